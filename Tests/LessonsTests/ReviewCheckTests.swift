// Every review that can be is played and judged: what is asked can be answered from what is shown, and what is right is
// taken, and nothing else. What is broken on purpose is found.

import Language
import Rendering
import TestSupport
import Testing
import Wording

@testable import Course
@testable import Lessons

@Suite struct ReviewCheckTests {
  private static func lesson(_ number: String) throws -> LessonDocument {
    try #require(BuiltInLessons.all.first { $0.name.hasPrefix(number + "-") }).document()
  }

  private static func stop(_ lesson: LessonDocument, _ prompt: String) throws -> LessonRun.Stop {
    try #require(
      LessonRun.stops(of: lesson).first { $0.item.prompt?.hasPrefix(prompt) ?? false })
  }

  private static func flaws(
    _ text: String, _ stop: LessonRun.Stop, isMoved: Bool = true, before: Bool = true
  ) -> [LessonFact.ReviewFlaw] {
    ReviewChecker.flaws(
      of: text, from: stop.item, isMoved: isMoved,
      before: before ? ReviewChecker.number(at: stop) : nil, .english)
  }

  /// Whether a review takes an answer.
  private static func takes(_ answer: String, _ card: ReviewCard) throws -> Bool {
    let document = try LessonDocument(path: "r.md", text: "# R\n\n" + card.text)
    var player = try LessonPlayer(document, presentation: Presentation())
    _ = player.begin()
    for _ in 0..<20 where !player.prompt.hasPrefix("answer") { _ = player.take("") }
    return player.take(answer).finished?.outcome == .right
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var lesson: String
    var prompt: String
    var right: String
    /// What was taken instead, at some time.
    var wrong: String
    var testDescription: String { "\(lesson), \(prompt)" }
  }

  @Test(
    "A number that counts, or comes from the lesson's prose, is the same in a review",
    arguments: [
      Case(lesson: "32", prompt: "How many of the three prices", right: "2", wrong: "10"),
      Case(lesson: "55", prompt: "The line becomes ordinary", right: "6", wrong: "24"),
      Case(lesson: "59", prompt: "In the animation the bar", right: "10", wrong: "-80"),
      Case(lesson: "60", prompt: "How much room does this", right: "16", wrong: "48"),
      Case(lesson: "35", prompt: "Round both numbers", right: "46", wrong: "138"),
      Case(lesson: "56", prompt: "How high would the view", right: "94", wrong: "188"),
      Case(lesson: "61", prompt: "There is a square", right: "50", wrong: "100"),
      Case(lesson: "28", prompt: "A third product would", right: "5/2", wrong: "4"),
      Case(lesson: "41", prompt: "Where can xl be now?", right: "[0, 45]", wrong: "[1, 49]"),
      Case(
        lesson: "20", prompt: "How small and how great can x + 2y", right: "[0, 5]",
        wrong: "[0, 12]"),
    ])
  func counts(_ test: Case) throws {
    let lesson = try Self.lesson(test.lesson)
    let stop = try Self.stop(lesson, test.prompt)
    let cards = ReviewCard.all(of: lesson, stop, in: .english)
    #expect(cards.count == 1 && cards.first?.isMoved == false)
    for card in cards {
      #expect(try Self.takes(test.right, card))
      #expect(try !Self.takes(test.wrong, card))
      #expect(Self.flaws(card.text, stop, isMoved: false) == [])
    }
  }

  @Test(
    "What only the prose tells enough of is asked with its context, or else in its lesson",
    arguments: [
      ("31", "How little, and how much"), ("32", "What is the equation for the shelf"),
      ("32", "What are the materials"), ("56", "The fourth entry asks"), ("56", "How high would"),
      ("61", "How high is it when it is 75"), ("62", "How wide is the row"),
      ("62", "And how high is the whole"), ("62", "The whole gets a width"),
      ("33", "At which probability"), ("57", "A third view is from 60"),
    ])
  func context(number: String, prompt: String) throws {
    let lesson = try Self.lesson(number)
    let stop = try Self.stop(lesson, prompt)
    #expect(ReviewCard.all(of: lesson, stop, in: .english).count == 1)
    var lines = lesson.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.hasPrefix("prompt: " + prompt.prefix(20)) })
    let context = try #require(lines[..<start].lastIndex { $0.hasPrefix("context: ") })
    lines.removeSubrange(context..<start)
    let bare = try LessonDocument(path: lesson.path, text: lines.joined(separator: "\n"))
    let again = try Self.stop(bare, prompt)
    #expect(ReviewCard.all(of: bare, again, in: .english).isEmpty)
    let mark = try #require(again.item.mark)
    guard
      case .places(let places) = Review.due(
        [(lesson: lesson.name, mark: mark)], on: Day(number: 0), in: .english, from: { _ in bare })
    else {
      Issue.record("it is not asked in its lesson")
      return
    }
    #expect(places.map(\.title) == [bare.title])
    let marked = bare.items.filter { $0.mark != nil }
    #expect(marked[places[0].number - 1].mark == mark)
  }

  @Test(
    "What a prompt points back to is said in a review",
    arguments: [
      ("55", "Type one line that says exactly this", "b.left >= a.right + 8"),
      ("51", "Before it is typed", "photo.centerX = screen.centerX"),
      ("22", "Oranges become dear", "At corner C x is"),
      ("30", "Do it: add one objective", "sheets of steel"),
      ("54", "How wide is the glue after the comma", "g2 that after a comma"),
      ("42", "The row of t leaves", "t = −1 + 1/6·q + 1/3·r"),
      ("23", "Overtime on the second", "t those of the second"),
      ("21", "The company would like to make 4", "y of windows"),
    ])
  func pointing(number: String, prompt: String, said: String) throws {
    let lesson = try Self.lesson(number)
    let cards = ReviewCard.all(of: lesson, try Self.stop(lesson, prompt), in: .english)
    #expect(cards.allSatisfy { $0.text.contains(said) } && !cards.isEmpty)
  }

  // MARK: Broken on purpose

  /// A question with other numbers: `x1 is dragged to 10. Where will x5 be?`
  private static func moved() throws -> (card: ReviewCard, stop: LessonRun.Stop) {
    let lesson = try lesson("10")
    let stop = try stop(lesson, "x1 is dragged")
    let cards = ReviewCard.all(of: lesson, stop, in: .english)
    return (try #require(cards.first { $0.text.contains("dragged to 10.") }), stop)
  }

  @Test(
    "What is wrong with a review is found",
    arguments: [
      ("after: suggest x1 = 10", "after: suggest x1 = 5"), ("> x4 >= x3 + 20", "> x4 >= x3 + 10"),
      ("> x3 >= x2 + 20\n", ""), ("x2 is at least x1 + 20", "x2 is at least x1 + 17"),
      ("answer: 10 + 20", "answer: 5 + 20"), ("expect: x5", "expect: x4"),
      ("miss 80:", "miss 90:"), ("expect: x5", "expect: 90"), ("miss 80:", "miss 81:"),
      ("expect: x5", "expect: x9"), ("> x5 >= x4 + 20", "> x5 >= x4 +"),
      ("Four links, of 20 each", "Four links, of 19 each"),
    ])
  func broken(what: String, other: String) throws {
    let (card, stop) = try Self.moved()
    #expect(Self.flaws(card.text, stop) == [])
    let broken = card.text.replacing(what, with: other)
    #expect(broken != card.text)
    #expect(Self.flaws(broken, stop) != [], "\(broken)")
  }

  @Test("A number of the answer that is not shown is found")
  func hidden() throws {
    let lesson = try Self.lesson("61")
    let stop = try Self.stop(lesson, "How high is it when it is 75")
    let card = try #require(ReviewCard.all(of: lesson, stop, in: .english).first)
    let hidden = card.text.replacing("a room of 6000", with: "some room")
    #expect(Self.flaws(hidden, stop, isMoved: false) == [.hidden("6000")])
    guard case .question(var question) = stop.item else { return }
    question.context = nil
    #expect(
      ReviewChecker.flaws(of: card.text, from: .question(question), isMoved: false, .english)
        == [.noContext])
  }

  @Test("Words that keep their numbers while the lines have others are found, in every lesson")
  func forgottenWords() throws {
    var (broken, found) = (0, 0)
    for lesson in try Trials.some(of: BuiltInLessons.all).map({ try $0.document() }) {
      for stop in LessonRun.stops(of: lesson) {
        guard ReviewCard.all(of: lesson, stop, in: .english).contains(where: \.isMoved),
          case .question(let question) = stop.item, case .value = question.expectation,
          let source = CardSource(lesson, stop, .english)
        else { continue }
        for moves in MovedNumbers.all.prefix(3) {
          guard let text = CardWriter(source, moves, nil).text else { continue }
          broken += 1
          if !Self.flaws(text, stop).isEmpty { found += 1 }
        }
      }
    }
    #expect(broken >= 5 && found == broken, "\(found) of \(broken)")
  }

  @Test("A context that is not enough is a flaw of the lesson, at its line")
  func notEnough() throws {
    let lesson = try LessonDocument(
      path: "t.md",
      text: """
        # T

        ```slackline
        > X = 3
        ...
        ```

        ```ask
        context: There is some room.
        prompt: How much is it by 75?
        expect: 6000/75
        miss 3: That is X.
        hint: Divide.
        hint: By 75.
        answer: It is divided.
        ```

        """)
    let verdict = LessonChecker.check(lesson, playsReviews: true)
    #expect(verdict.reports.map(\.fact) == [.review(.notEnough)])
    #expect(verdict.reports.map(\.line) == [9])
  }
}
