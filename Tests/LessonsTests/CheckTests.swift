// Checking and promoting, on small lessons and on random ones.

import TestSupport
import Testing

@testable import Course
@testable import Lessons

@Suite struct CheckTests {
  private func check(_ text: String) throws -> LessonVerdict {
    LessonChecker.check(try LessonDocument(path: "t.md", text: text))
  }

  private func promoted(_ text: String) throws -> String {
    try LessonDocument(path: "t.md", text: text).promoted()
  }

  @Test("A lesson whose replies hold passes, block by block")
  func passes() throws {
    let verdict = try check(
      """
      # Two blocks

      ```slackline
      > 1/3 + 1/6
      1/3 + 1/6 = 1/2
      ```

      ```slackline
      > 2 + 2
      [..] = 4
      > 3 + 3
      ...
      ```
      """)
    #expect(verdict.summary == "2 passed, 0 failed")
    #expect(verdict.reports.isEmpty)
  }

  @Test("Blocks share one session until one is fresh")
  func sharing() throws {
    let shared = """
      # Sharing

      ```slackline
      > X = 3
      ...
      ```

      ```slackline
      > expect X = 3
      ```

      """
    #expect(try check(shared).summary == "2 passed, 0 failed")
    let fresh = shared.replacing("slackline\n> expect", with: "slackline fresh\n> expect")
    #expect(try check(fresh).summary == "1 passed, 1 failed")
  }

  @Test("An error is reported where none is expected, and the lack of one where one is")
  func errors() throws {
    let unexpected = try check("# T\n\n```slackline\n> X <\n...\n```\n")
    #expect(unexpected.summary == "0 passed, 1 failed")
    #expect(unexpected.reports.map(\.line) == [4])
    #expect(unexpected.reports.first?.description.hasPrefix("t.md:4: an error in a block") == true)

    #expect(
      try check("# T\n\n```slackline fails\n> X <\n...\n```\n").summary == "1 passed, 0 failed")

    let missing = try check("# T\n\n```slackline fails\n> X = 1\n...\n```\n")
    #expect(missing.summary == "0 passed, 1 failed")
    #expect(missing.reports.map(\.fact) == [.reply(.nothingFailed)])
    #expect(missing.reports.map(\.line) == [3])
  }

  @Test("A lesson cannot load files, and quit does nothing")
  func requests() throws {
    let text = try promoted("# T\n\n```slackline fails\n> load f\n> quit\n> 1 + 1\n```\n")
    #expect(
      text == """
        # T

        ```slackline fails
        > load f
          ^~~~~~
        error: a lesson cannot load files; type the lines themselves
        > quit
        > 1 + 1
        1 + 1 = 2
        ```

        """)
  }

  private static let shown = """
    # T

    ```slackline
    > 1 + 1
    1 + 1 = 2
    ```

    - A file:

      ```slack near.slack
      b - a = 0.000000001
      b - a = 0.000000002
      ```

      ```console
      $ slackline duel near.slack
      ...
      Floating point finds a solution where there is none, and breaks the
      requirement d (b - a = 0.000000002), by about 1e-9.
      ```

    ```log two.log
    "<NSLayoutConstraint:0x1 UIView:0x2.height == 60>"
    "<NSLayoutConstraint:0x3 UIView:0x2.height == 80>"
    ```

    ```console
    $ slackline explain two.log
    ...
    1 and 2 cannot hold together:
      60 = View.height = 80
    ...
    ```

    """

  @Test("What a command says of a file that a lesson shows is checked, and promoted")
  func commands() throws {
    #expect(try check(Self.shown).summary == "3 passed, 0 failed")
    for (right, wrong) in [("by about 1e-9", "by about 1e-8"), ("and 2 cannot", "and 3 cannot")] {
      let changed = Self.shown.replacing(right, with: wrong)
      #expect(try check(changed).summary == "2 passed, 1 failed")
      #expect(try promoted(changed) == Self.shown)
    }
    for (right, wrong) in [
      ("duel near", "duel far"), ("explain two", "verify two"), ("$ slackline duel", "$ rm"),
    ] {
      let changed = try check(Self.shown.replacing(right, with: wrong))
      #expect(changed.summary == "2 passed, 1 failed")
      guard case .reply(.cannotBeShown) = try #require(changed.reports.first).fact else {
        Issue.record("\(changed.reports)")
        continue
      }
    }
  }

  // MARK: Promoting

  @Test("Promoting touches the replies only, and keeps the wildcards that still hold")
  func promoting() throws {
    let text = try promoted(
      "# T \r\n\r\n1. in a list\r\n\r\n   ~~~ slackline\r\n   > 1 + 1\r\n   1 + 1 = 3\r\n\r\n"
        + "   > 2 + 2\r\n   [..] = 4\r\n   > 3 + 3\r\n   ...\r\n   nonsense\r\n   ~~~\r\n\r\nend")
    #expect(
      text
        == "# T \r\n\r\n1. in a list\r\n\r\n   ~~~ slackline\r\n   > 1 + 1\r\n   1 + 1 = 2\r\n\r\n"
        + "   > 2 + 2\r\n   [..] = 4\r\n   > 3 + 3\r\n   ...\r\n   3 + 3 = 6\r\n   ~~~\r\n\r\nend")
  }

  @Test("A changed line beside a ... is replaced, not swallowed")
  func wildcardsStayBesideChanges() throws {
    let text = try promoted("# T\n\n```slackline\n> X = 1\na   X = 2   required\n...\n```\n")
    #expect(text == "# T\n\n```slackline\n> X = 1\na   X = 1   required\n...\n```\n")
  }

  @Test(
    "What is promoted passes, but for errors where none is expected",
    arguments: 0..<Trials.count(60))
  func promotedPasses(seed: UInt64) throws {
    var random = RandomLesson(seed: seed)
    let text = try promoted(random.file())
    let differences = try check(text).reports.filter {
      if case .reply(.difference) = $0.fact { true } else { false }
    }
    #expect(differences.isEmpty, "seed \(seed): \(differences)")
  }

  @Test("Promoting what was promoted changes nothing", arguments: 0..<Trials.count(60))
  func idempotent(seed: UInt64) throws {
    var random = RandomLesson(seed: seed)
    let once = try promoted(random.file())
    #expect(try Array(promoted(once).utf8) == Array(once.utf8))
  }

  @Test("Nothing but expected replies is ever changed", arguments: 0..<Trials.count(60))
  func proseStays(seed: UInt64) throws {
    var random = RandomLesson(seed: seed)
    let text = random.file()
    func outside(_ text: String) throws -> [String] {
      let lesson = try LessonDocument(path: "t.md", text: text)
      let replies = Set(lesson.blocks.flatMap(\.steps).flatMap { Array($0.expectedLines) })
      return lesson.source.lines.enumerated()
        .filter { !replies.contains($0.offset + 1) }.map { $0.element.text + $0.element.ending }
    }
    #expect(try outside(promoted(text)) == outside(text))
  }

  @Test("A digit changed in any expected reply is found")
  func changedDigits() throws {
    let text = try promoted(
      """
      # Digits

      ```slackline
      > point X0 = 0, X1 = 10, X2 = 20, X3 = 30
      > X = X1 @low
      > X >= X2 @high
      > lo: X >= X0
      > hi: X <= X3
      > list
      > solve
      > trace
      ```

      ```slackline fails
      > X = 99
      ```

      """)
    let lesson = try LessonDocument(path: "t.md", text: text)
    #expect(LessonChecker.check(lesson).summary == "2 passed, 0 failed")
    var random = SeededGenerator(seed: 1)
    var changed = 0
    for line in lesson.blocks.flatMap(\.steps).flatMap({ Array($0.expectedLines) }) {
      var source = lesson.source
      let digits = source.lines[line - 1].text.indices.filter {
        ("0"..."9").contains(source.lines[line - 1].text[$0])
      }
      guard !digits.isEmpty else { continue }
      let place = random.element(of: digits)
      let digit = source.lines[line - 1].text[place]
      source.lines[line - 1].text.replaceSubrange(place...place, with: digit == "7" ? "8" : "7")
      #expect(try check(source.text).failed == 1, "line \(line): \(source.lines[line - 1].text)")
      changed += 1
    }
    #expect(changed > 20)
  }
}
