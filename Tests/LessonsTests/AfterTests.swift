// Questions about what lines that are still to come will leave: asked before, judged after.

import Course
import Lessons
import Rendering
import Testing

@Suite struct AfterTests {
  private static func lesson(_ question: String) -> String {
    """
    # A lesson

    ```slackline
    > X >= 0
    ...
    ```

    ```ask
    \(question)
    ```
    """
  }

  private static let question = """
    prompt: What will be left?
    after: Y = 2X
    after: X <= 7
    expect: Y in [0, 14]
    miss [0, 7]: That is X.
    hint: Y is twice X.
    hint: How far does X go?
    answer: Twice what is left of X.
    """

  private func said(_ lines: [String]) throws -> String {
    var player = try LessonPlayer(
      try LessonDocument(path: "a.md", text: Self.lesson(Self.question)),
      presentation: Presentation())
    _ = player.begin()
    let sections = lines.map { player.take($0).sections }.last ?? []
    return sections.map {
      TextRenderer(presentation: $0.presentation, width: 100, theme: nil).render($0.document)
    }.joined()
  }

  @Test(
    "It is judged in what the lines leave, and asked in what was before them",
    arguments: [
      ([""], "  > Y = 2X\n  > X <= 7"), (["", "[0, 14]"], "Right."),
      (["", "[0, 7]"], "That is X."),
      (["", "X + 1"], "type an interval"), (["", "value X"], "X in [0, +∞)"),
      (["", "X = 3", "again", "value X"], "X in [0, +∞)"), (["", "value Y"], "called 'Y'"),
    ])
  func judged(lines: [String], words: String) throws {
    let reply = try said(lines)
    #expect(reply.contains(words), "\(reply)")
  }

  @Test("It passes the check, unless a line fails or the end is another")
  func checked() throws {
    func reports(_ question: String) throws -> [String] {
      LessonChecker.check(
        try LessonDocument(path: "a.md", text: Self.lesson(question))
      ).reports.map { "\($0.line): \($0.description)" }
    }
    #expect(try reports(Self.question).isEmpty)
    func broken(_ old: String, _ new: String) throws -> String {
      try reports(Self.question.replacing(old, with: new)).joined()
    }
    #expect(try broken("X <= 7", "X <= -7").hasPrefix("11: "))
    #expect(try broken("14]", "13]").hasPrefix("12: "))
    #expect(try broken("Y is twice X.", "[0, 14]").contains("gives the answer away"))
  }

  @Test("Another line that comes next makes it another question")
  func marked() throws {
    func mark(_ question: String) throws -> String? {
      let lesson = try LessonDocument(path: "a.md", text: Self.lesson(question))
      return lesson.items.lazy.compactMap {
        if case .question(let question) = $0 { question.mark } else { nil }
      }.first
    }
    #expect(try mark(Self.question) != mark(Self.question.replacing("X <= 7", with: "2X <= 14")))
  }
}
