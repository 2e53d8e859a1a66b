// Tasks that must hold in other states, too: how they are written, judged, told, checked, and reviewed.

import Course
import Language
import Rendering
import Testing
import Wording

@testable import Lessons

@Suite struct MovedStateTests {
  /// A box that is to be in the middle, whatever the window does.
  private static func lesson(_ keys: String) -> String {
    """
    # A lesson

    ```slackline
    > W = 240 @high
    ...
    > x + w/2 <= W
    ...
    > w = 80
    ...
    ```

    ```try
    prompt: Put it in the middle.
    \(keys)
    hint: h
    ```
    """
  }

  private static let keys = """
    expect: x = 80
    then: suggest W = 300 @999
    expect: x = 110
    expect: not x ambiguous
    then: set c 60
    then: suggest W = 100 @999
    expect: x = 20
    solution: x + w/2 = W/2 @low
    """

  private static func document(_ keys: String = keys) throws -> LessonDocument {
    try LessonDocument(path: "a.md", text: lesson(keys))
  }

  private static func said(_ lines: [String], _ keys: String = keys) throws -> String {
    try TaskTalk.said(lines, lesson(keys))
  }

  @Test("A task has states, each with its lines and its claims")
  func read() throws {
    let task = try #require(
      Self.document().items.compactMap { if case .task(let task) = $0 { task } else { nil } }.first)
    #expect(task.claims.map(\.claim.text) == ["x = 80"])
    #expect(
      task.moved.map { $0.lines.map(\.text) }
        == [["suggest W = 300 @999"], ["set c 60", "suggest W = 100 @999"]])
    #expect(
      task.moved.map { $0.claims.map(\.claim.text) } == [["x = 110", "x ambiguous"], ["x = 20"]])
  }

  @Test(
    "What is wrong with them is said at its line",
    arguments: [
      ("expect: x = 80\nthen: w = 3\nsolution: x = 80", 15, "below then: comes what must hold"),
      ("then: w = 3\nexpect: x = 80\nsolution: x = 80", 14, "what holds in the end comes first"),
      (
        "expect: x = 80\nonly: preference\nthen: w = 3\nexpect: x = 3\nsolution: x = 80", 16,
        "then comes before only"
      ),
      ("expect: x = 80\nthen: w = 3\nexpect: x =\nsolution: x = 80", 16, ""),
    ])
  func malformed(keys: String, line: Int, words: String) throws {
    let error = #expect(throws: MalformedLesson.self) { try Self.document(keys) }
    let reports = error?.reports ?? []
    #expect(reports.contains { $0.line == line && $0.message.contains(words) }, "\(reports)")
  }

  @Test(
    "What holds now alone is told with what was moved, and with what is so there",
    arguments: [
      ("x + w/2 = W/2 @low", "Done."),
      ("x = 80 @low", "That holds now. But after suggest W = 300 @999, x is 80, not 110."),
      ("x = (W - 80)/2", "after set c 60 and suggest W = 100 @999, x is 10, not 20."),
      ("x = 80", "after suggest W = 300 @999, x is 80, not 110."),
      ("x = 3", "Not yet: x is 3, not 80."),
    ])
  func told(line: String, words: String) throws {
    let said = try Self.said([line])
    #expect(said.contains(words), "\(said)")
  }

  @Test("A line that is refused in that state is told as well")
  func refused() throws {
    let keys = "expect: x = 80\nthen: x >= 90\nexpect: x = 90\nsolution: x = 80 @low"
    let said = try Self.said(["x = 80"], keys)
    #expect(said.contains("That holds now. But x >= 90 is not possible then: "), "\(said)")
    #expect(try Self.said(["x = 80 @low"], keys).contains("Done."))
  }

  @Test("What was tried has moved nothing, and a task goes on from there")
  func stays() throws {
    #expect(try Self.said(["x = 80 @low", "W"]).contains("240"))
    #expect(try Self.said(["x = 80 @low", "undo", "x + w/2 = W/2 @low"]).contains("Done."))
    let one = Self.keys.replacing("solution", with: "lines: 1\nsolution")
    let said = try Self.said(["x = 80 @low"], one)
    #expect(said.contains("That holds now.") && said.contains("One line is all"), "\(said)")
  }

  @Test("A list of answers is judged in the same way, and a right one has nothing said against it")
  func sitting() throws {
    let document = try Self.document()
    let lucky = LessonSitting(document, answers: ["x = 80 @low"]).answered
    #expect(lucky.map(\.outcome) == [.wrong])
    #expect(lucky[0].comment.textInLesson().contains("That holds now."))
    let right = LessonSitting(document, answers: ["x <= 200", "x + w/2 = W/2 @low"]).answered
    #expect(right.map(\.outcome) == [.right] && right.map(\.comment) == [Document()])
  }

  @Test(
    "A solution that fails in one of them, and a way that is called as good and fails, are found",
    arguments: [
      (
        "expect: x = 80\nthen: suggest W = 300 @999\nexpect: x = 110\nsolution: x = 80 @low", 16,
        "x = 110 does not hold"
      ),
      ("expect: x = 80\nthen: drop nobody\nexpect: x = 80\nsolution: x = 80", 15, "nobody"),
      ("\(keys)\nalso: x = 80 @low", 22, "x = 80 @low is called as good as the solution"),
      ("\(keys)\nalso: x = 90; x = 80", 22, "x = 90; x = 80 is called"),
    ])
  func checked(keys: String, line: Int, words: String) throws {
    let verdict = LessonChecker.check(try Self.document(keys))
    #expect(verdict.failed == 1)
    #expect(
      verdict.reports.contains { $0.line == line && $0.message.contains(words) },
      "\(verdict.reports)")
    #expect(LessonChecker.check(try Self.document(Self.keys)).failed == 0)
  }

  @Test("A review has them, with its numbers")
  func review() throws {
    let document = try Self.document()
    let stop = try #require(LessonRun.stops(of: document).last)
    let cards = ReviewCard.all(of: document, stop, in: .english)
    #expect(!cards.isEmpty && cards.allSatisfy(\.isMoved))
    for card in cards {
      #expect(
        card.text.contains("then: set c ") && !card.text.contains("then: set c 60"), "\(card.text)")
      #expect(ReviewChecker.flaws(of: card.text, from: stop.item, isMoved: true, .english).isEmpty)
      let broken = card.text.replacing("expect: x = 20", with: "expect: x = 21")
        .replacing("\nexpect: not x", with: "\nexpect: x = 1\nexpect: not x")
      #expect(!ReviewChecker.flaws(of: broken, from: stop.item, isMoved: true, .english).isEmpty)
    }
  }
}
