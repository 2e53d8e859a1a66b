// Answers in the notation of the course: read as what they are meant for, or answered by what to type instead; never run
// as something else without a word.

import Rendering
import TestSupport
import Testing
import Wording

@testable import Course
@testable import Lessons

@Suite struct AnswerNotationTests {
  private static let lesson = """
    # A lesson

    ```slackline
    > point X1 = 10, X2 = 24
    ...
    > X = X1 @low
    ...
    > X >= X2 @low
    ...
    > var y
    ...
    ```

    ```ask
    prompt: Where can X be?
    expect: X in [10, 24]
    hint: h
    hint: h
    answer: There.
    ```

    ```ask
    prompt: And X2 − y, if y is 5 at most?
    after: y <= 5
    expect: X2 - y in [19, inf]
    hint: h
    hint: h
    answer: There.
    ```

    ```ask
    prompt: What is 7/12?
    expect: 7/12
    hint: h
    hint: h
    answer: That.
    ```

    ```ask
    prompt: How much is it?
    expect: 500*1000
    hint: h
    hint: h
    answer: That much.
    ```

    ```ask
    prompt: Is it flat?
    expect: yes: X ambiguous
    hint: h
    answer: It is.
    ```

    """

  /// Plays up to the question of that number, and answers.
  private func answered(_ number: Int, _ line: String) throws -> (Bool, String, LessonPlayer) {
    let document = try LessonDocument(path: "t.md", text: Self.lesson)
    var player = try LessonPlayer(document, presentation: Presentation())
    player.begin(atQuestion: number)
    _ = player.begin()
    for _ in 0..<20 where !player.prompt.hasPrefix("answer") { _ = player.take("") }
    let output = player.take(line)
    let text = output.sections.map { $0.document.textInLesson() }.joined(separator: "\n")
    return (output.finished?.outcome == .right, text, player)
  }

  @Test(
    "A dash, a comparison, a chain and words say an interval",
    arguments: [
      (1, "10 - 24"), (1, "10–24"), (1, "10-24"), (1, "[10 - 24]"), (1, "10.0 – 24"),
      (1, "10 <= X <= 24"), (1, "24 >= X >= 10"), (1, "X1 <= X <= X2"), (1, "10 ≤ X ≤ 24"),
      (1, "[10, 24]."), (2, "X2 - y >= 19"), (2, ">= 19"), (2, "19 <= X2 - y"), (2, "at least 19"),
      (2, "19 and above"), (2, "19 or more"), (2, "≥ 38/2"),
    ])
  func intervals(number: Int, line: String) throws {
    #expect(try answered(number, line).0)
  }

  @Test(
    "What is no interval, or another one, is told, and is not right",
    arguments: [
      (1, "{10, 24}", "braces"), (1, "[24, 10]", "smaller end"), (1, "24 - 10", "No"),
      (1, "10 - 25", "No"), (1, "10 <= X <= 30", "No"), (1, "X >= X1", "No"), (1, "X = 10", "No"),
      (1, "at most 24", "No"), (1, "10 < X <= 24", "parenthesis"),
      (2, "at most 19", "No"), (2, "5 - 19", "No"),
    ])
  func notIntervals(number: Int, line: String, what: String) throws {
    let (isRight, text, _) = try answered(number, line)
    #expect(!isRight && text.contains(what), "\(text)")
  }

  @Test(
    "A line about something else is tried out, and the question is said to be open",
    arguments: ["y >= 3", "10 <= X <= 24 @low", "Z = 3", "minimize X"])
  func triedOut(line: String) throws {
    var (isRight, text, player) = try answered(1, line)
    #expect(!isRight && text.contains("tried out; the question is still open"), "\(text)")
    #expect(player.take("[10, 24]").finished?.outcome == .right)
  }

  @Test("A question is no line that is tried out")
  func questions() throws {
    #expect(try !answered(1, "list").1.contains("tried out"))
  }

  @Test(
    "A decimal number that is nearly right is told so",
    arguments: ["0.5833", "0.58", "0.583333333333", "0.5833."])
  func nearly(line: String) throws {
    let (isRight, text, player) = try answered(3, line)
    #expect(!isRight && text.contains("Nearly. Exactly, please"), "\(text)")
    #expect(player.results.isEmpty)
  }

  @Test("One that is not is not", arguments: ["0.57", "0.59", "0.6833", "-0.5833", "0.5", "5833"])
  func notNearly(line: String) throws {
    #expect(try !answered(3, line).1.contains("Nearly"))
  }

  @Test("Digits in groups are told", arguments: ["500,000", "500.000", "500 000", "500'000"])
  func groups(line: String) throws {
    let (isRight, text, _) = try answered(4, line)
    #expect(!isRight && text.contains("500000"), "\(text)")
  }

  @Test("A full stop behind an answer is none of it", arguments: [(4, "500000."), (5, "yes.")])
  func fullStop(number: Int, line: String) throws { #expect(try answered(number, line).0) }

  @Test("What is said of a right answer or a task that is done is about that")
  func comments() throws {
    let text =
      Self.lesson + """
        ```try
        prompt: Bring X to 5.
        expect: X = 5
        any: way
        solution: X = 5
        hint: h
        ```

        """
    let lesson = try LessonDocument(path: "t.md", text: text)
    let sitting = LessonSitting(
      lesson, answers: ["[10, 24]", "[19, inf)", "7/12", "500000", "yes", "X = 5"])
    #expect(sitting.answered.map(\.outcome) == Array(repeating: .right, count: 6))
    #expect(sitting.answered.allSatisfy { $0.comment.isEmpty })
    let wrong = LessonSitting(lesson, answers: ["", "[10, 25]"])
    #expect(wrong.answered.first.map { !$0.comment.isEmpty } == true)
  }
}
