// Finding a lesson, showing one, and those that are built in.

import Language
import Narration
import Rendering
import Testing
import Wording

@testable import Course
@testable import Lessons
@testable import Session

@Suite struct LessonTests {
  private static let lessons = [
    "01-rectangle", "02-linear-systems", "03-two-sides", "04-one-side", "09-between", "10-beyond",
  ].map { Lesson(name: $0, text: "") }

  @Test(
    "A lesson is found by what it may be called",
    arguments: [
      ("09-between", "09-between"), ("09-between.md", "09-between"), ("9", "09-between"),
      ("09", "09-between"), ("10", "10-beyond"), ("1", "01-rectangle"), ("between", "09-between"),
      ("BETWEEN", "09-between"), ("bet", "09-between"), ("01-", "01-rectangle"),
      ("systems", "02-linear-systems"), ("sys", "02-linear-systems"), ("two", "03-two-sides"),
      ("sides", "03-two-sides"), ("side", "04-one-side"),
    ])
  func found(_ wanted: String, _ name: String) throws {
    #expect(try Lesson.find(wanted, among: Self.lessons).name == name)
  }

  @Test("What could be several lessons, or none, is not guessed")
  func notFound() {
    #expect(throws: LessonSearchError.ambiguous("be", ["09-between", "10-beyond"])) {
      try Lesson.find("be", among: Self.lessons)
    }
    #expect(throws: LessonSearchError.unknown("betwen", nearest: "09-between")) {
      try Lesson.find("betwen", among: Self.lessons)
    }
    #expect(throws: LessonSearchError.unknown("77", nearest: nil)) {
      try Lesson.find("77", among: Self.lessons)
    }
    #expect(throws: LessonSearchError.unknown("", nearest: nil)) {
      try Lesson.find("", among: Self.lessons)
    }
  }

  @Test("The built-in lessons hold")
  func builtIn() throws {
    #expect(!BuiltInLessons.all.isEmpty)
    for lesson in BuiltInLessons.all {
      let verdict = LessonChecker.check(try lesson.document())
      #expect(verdict.failed == 0, "\(lesson.name): \(verdict.reports)")
    }
  }

  @Test("A lesson is shown with its prose and with replies that are worked out afresh")
  func view() throws {
    let lesson = try LessonDocument(
      path: "t.md",
      text: """
        # A *title*

        A [link](https://example.org), `code`
        and <!-- nothing -->[a neighbour](02.md).

        3. three
        4. four

           ```slackline
           > 1/3 + 1/3
           nonsense
           ```

        - tight
        - list

        ***

        ```slackline
        > style ascii
        > 1 >= 0
        ```

            verbatim  ≥
        """)
    let view = LessonView(lesson, presentation: Presentation())
    #expect(
      view.render(width: 60, theme: nil) == """
        A title
        ═══════

        A link (https://example.org), code and a neighbour.

        3. three

        4. four

          > 1/3 + 1/3
          1/3 + 1/3 = 2/3

        • tight
        • list

        * * *

        > style ascii
        drawn in plain ASCII

        > 1 >= 0
        a   1 = 0 + a   required
        there is no variable in a: it always holds

          verbatim  >=

        """)
    #expect(view.render(width: 60, theme: Theme()).contains("\u{1B}["))
  }

  struct Failed: Sendable {
    var typed: String
    var range: SourceRange
    var shown: String
    init(_ typed: String, _ lower: Int, _ upper: Int, _ shown: String) {
      self.typed = typed
      range = SourceRange(lower, upper)
      self.shown = shown
    }
  }

  @Test(
    "A caret stands under the place of an error",
    arguments: [
      Failed("X < 3", 2, 3, "    ^"),
      Failed("X = foo", 4, 7, "      ^~~"),
      Failed("X =", 3, 3, "     ^"),
      Failed("X =", 9, 12, "     ^"),
      Failed("寬 = 高度 + 1", 4, 6, "       ^~~~"),
      Failed("e\u{301} = b", 4, 5, "      ^"),
      Failed("", 0, 0, "  ^"),
    ])
  func carets(_ test: Failed) {
    let failure = Failure(
      Diagnostic(code: .syntax, message: "wrong", range: test.range, suggestion: "right"))
    let renderer = TextRenderer(presentation: Presentation(), width: 76, theme: nil)
    #expect(
      renderer.render(failure.document(in: .english, typed: test.typed, promptWidth: 2))
        == test.shown + "\nerror: wrong\ndid you mean right?\n")
  }

  @Test("Of a long line the place is shown again")
  func farCaret() {
    let typed = String(repeating: "x + ", count: 100) + "y z"
    let failure = Failure(
      Diagnostic(code: .syntax, message: "wrong", range: SourceRange(402, 403)))
    let renderer = TextRenderer(presentation: Presentation(), width: 76, theme: nil)
    let lines = renderer.render(failure.document(in: .english, typed: typed, promptWidth: 2)).split(
      separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix("y z") && lines[0].hasPrefix("…"))
    #expect(lines[1].count == lines[0].count && lines[1].hasSuffix(" ^"))
  }

  struct Broken: Sendable {
    var typed: String
    var place: Int
    var promptWidth: Int?
    var width: Int
    var shown: [String]
  }

  @Test(
    "Of a line that the terminal breaks the place is shown again, in less than its width",
    arguments: [
      Broken(
        typed: "X + Y < 3", place: 6, promptWidth: 11, width: 21, shown: ["                 ^"]),
      // The last column is taken, and the cursor on the next line.
      Broken(
        typed: "X + Y < 3", place: 6, promptWidth: 11, width: 20, shown: ["X + Y < 3", "      ^"]),
      Broken(
        typed: "X < 3 + Y + Z", place: 2, promptWidth: 2, width: 15, shown: ["X < 3 + …", "  ^"]),
      Broken(
        typed: "A + B + X < 3 + Y + Z", place: 10, promptWidth: 2, width: 15,
        shown: ["…B + X < 3 + …", "       ^"]),
      Broken(
        typed: "寬寬寬寬寬寬寬 < 3", place: 8, promptWidth: 2, width: 15, shown: ["…寬寬 < 3", "      ^"]),
      Broken(typed: "X < 3", place: 2, promptWidth: nil, width: 80, shown: ["X < 3", "  ^"]),
      Broken(
        typed: "X + Y + Z < 3", place: 10, promptWidth: nil, width: 12,
        shown: ["…+ Z < 3", "     ^"]),
    ])
  func brokenLine(_ test: Broken) {
    let failure = Failure(
      Diagnostic(code: .syntax, message: "m", range: SourceRange(test.place, test.place + 1)))
    let document = failure.document(
      in: .english, typed: test.typed, promptWidth: test.promptWidth, width: test.width)
    let renderer = TextRenderer(presentation: Presentation(), width: 76, theme: nil)
    #expect(
      renderer.render(document).split(separator: "\n")
        == (test.shown + ["error: m"]).map { $0[...] })
  }
}
