// Number lines in lessons: in a file, and while a lesson is played.

import Course
import Lessons
import Rendering
import Testing

@Suite("The scale of number lines in a lesson")
struct ScaleTests {
  private static let wide = "```slackline\n> X >= 0\n> X <= 100\n```\n\n"

  private func document(_ blocks: String) throws -> LessonDocument {
    try LessonDocument(path: "t.md", text: "# Scale\n\n" + blocks)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("◀") }
  }

  @Test("Blocks share it")
  func shared() throws {
    let text = try document(Self.wide + "```slackline\n> X <= 50\n```\n").promoted()
    let lines = lines(text)
    #expect(lines.count == 3)
    // The right end has moved, and the left one has not.
    #expect(lines[1].prefix { $0 != "━" } == lines[2].prefix { $0 != "━" })
    #expect(lines[2].count { $0 == "━" } < lines[1].count { $0 == "━" } * 2 / 3)
  }

  @Test("A fresh block has its own")
  func fresh() throws {
    let own = "```slackline fresh\n> X >= 0\n> X <= 50\n```\n"
    let alone = lines(try document(own).promoted())
    #expect(alone.count == 2)
    #expect(lines(try document(Self.wide + own).promoted()).suffix(2) == alone[...])
  }

  @Test("What is tried out begins with that of the lesson, and does not change it")
  func tried() throws {
    let task = """
      ```try
      prompt: Make X 30.
      expect: X = 30
      solution: X = 30
      hint: It is an equation.
      ```

      """
    var player = try LessonPlayer(
      try document(Self.wide + task), presentation: Presentation())
    func say(_ line: String) -> String {
      player.take(line).sections.map {
        TextRenderer(presentation: $0.presentation, width: 76, theme: nil).render($0.document)
      }.joined()
    }
    _ = player.begin()
    let lesson = lines(say("") + say(""))
    func left(_ line: Substring?) -> Int { line.map { $0.prefix { $0 != "●" }.count } ?? 0 }
    func right(_ line: Substring?) -> Int? { line.flatMap { Array($0).lastIndex(of: "●") } }
    let first = lines(say("X >= 60"))
    #expect(first.count == 1)
    // Its right end is that of the lesson's last picture.
    #expect(lesson.count == 2 && right(first.first) == right(lesson.last))
    // A picture that cannot be on that scale; then the task begins anew.
    #expect(left(lines(say("X >= 199/2")).first) < left(first.first))
    _ = say("again")
    #expect(lines(say("X >= 60")) == first)
  }
}
