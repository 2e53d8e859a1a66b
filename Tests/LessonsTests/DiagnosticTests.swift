// What is said of files that are no lessons, and how those that are are read.

import Rendering
import Testing

@testable import Course
@testable import Lessons

@Suite struct DiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var flaws: [String]

    init(_ description: String, _ text: String, _ flaws: [String]) {
      testDescription = description
      self.text = text
      self.flaws = flaws
    }
  }

  @Test(
    "What is wrong with a file is said with its line",
    arguments: [
      Case("nothing", "", ["1 the lesson has no title", "1 the lesson has nothing to type"]),
      Case("no title", "Prose\n\n```slackline\n> X\n```\n", ["1 the lesson has no title"]),
      Case("no block", "# T\n\n```\n> X\n```\n", ["1 the lesson has nothing to type"]),
      Case(
        "text before what is typed", "# T\n```slackline\n\nhello\n> X\n```\n",
        ["4 this stands before anything is typed"]),
      Case("only a >", "# T\n```slackline\n>X\n```\n", ["3 this stands before anything is typed"]),
      Case("an empty block", "# T\n```slackline\n```\n", ["2 nothing is typed"]),
      Case(
        "an empty block that is given, but in no new session", "# T\n```slackline given\n```\n",
        ["2 nothing is typed"]),
      Case(
        "an unknown word", "# T\n```slackline frehs\n> X\n```\n",
        ["2 slackline blocks know the words fresh, fails and given, not frehs; did you mean fresh?"]
      ),
      Case(
        "an unknown word like no other", "# T\n```slackline quickly fails\n> X\n```\n",
        ["2 slackline blocks know the words fresh, fails and given, not quickly"]),
      Case(
        "a misspelled mark", "# T\n```slacklin\n> X\n```\n",
        ["2 no block is marked slacklin; did you mean slackline?"]),
      Case("an unclosed fence", "# T\n```slackline\n> X\n", ["2 this block is never closed"]),
      Case(
        "a fence closed too shortly", "# T\n````slackline\n> X\n```\n", ["2 this block is never"]),
      Case("a fence closed by another", "# T\n```slackline\n> X\n~~~\n", ["2 this block is never"]),
      Case(
        "a fence that ends with its list", "# T\n- ```slackline\n  > X\n\nProse\n",
        ["2 this block is never closed"]),
      Case(
        "a fence that the fence of another block seems to close",
        "# T\n- ```slackline\n  > X\n```\n",
        ["2 this block is never closed", "4 this block is never closed"]),
      Case(
        "an unclosed block of another kind", "# T\n```slackline\n> X\n```\n```\ntext", ["5 this"]),
      Case("a NUL", "# T\n\nX\u{0}Y\n", ["3 this line holds a NUL"]),
      Case(
        "two flaws", "# T\n```slackline wrong\n```\n", ["2 slackline blocks know", "2 nothing is"]),
    ])
  func flaws(_ test: Case) throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "t.md", text: test.text)
    }
    let found = error?.reports ?? []
    #expect(found.count == test.flaws.count, "\(found)")
    for (text, expected) in zip(error?.texts ?? [], test.flaws) {
      let line = expected.prefix { $0 != " " }
      #expect(text.hasPrefix("t.md:\(line): error: \(expected.dropFirst(line.count + 1))"))
    }
  }

  @Test(
    "A code tells what kind of thing it is",
    arguments: [
      ("", LessonFact.Code.incomplete), ("# T\n\nX\u{0}Y\n", .encoding),
      ("# T\n```slackline\n> X\n", .block),
      ("# T\n```slackline\n> X\n```\n```ask\nX: 3\n```\n", .key),
      ("# T\n\n" + String(repeating: ">", count: 101) + "X", .limit),
    ])
  func codes(_ text: String, _ code: LessonFact.Code) {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "t.md", text: text)
    }
    #expect(error?.reports.first?.code == code)
  }

  @Test(
    "What is nested deeper than the program goes is refused where it stands, however deep",
    arguments: [
      String(repeating: ">", count: 101) + " word", String(repeating: "> ", count: 1_200) + "word",
      String(repeating: ">", count: 1_000_000) + " word",
      String(repeating: "- ", count: 101) + "word", String(repeating: "- ", count: 3_000) + "word",
      String(repeating: "1. > ", count: 2_000) + "word",
      (0..<3_000).map { String(repeating: " ", count: 2 * $0) + "- word" }.joined(separator: "\n"),
      String(repeating: "*a **b ", count: 20_000) + String(repeating: "c** d*", count: 20_000),
      String(repeating: "![", count: 5_000) + "a" + String(repeating: "](b)", count: 5_000),
    ])
  func nesting(_ block: String) throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "t.md", text: "# T\n\n" + block + "\n\n```slackline\n> X\n```\n")
    }
    let found = error?.reports.first { $0.code == .limit }
    #expect(found?.description.contains("nested more than 100 deep") ?? false, "\(found as Any)")
    // Where the hundred-and-first begins.
    #expect((3...103).contains(found?.line ?? 0))
  }

  @Test(
    "What is nested as deep as the program goes is read and drawn",
    arguments: [
      String(repeating: ">", count: 100) + " word", String(repeating: "- ", count: 100) + "word",
      String(repeating: "> 1. ", count: 50) + "word",
      String(repeating: "*a **b ", count: 50) + "word" + String(repeating: "c** d*", count: 50),
    ], [8, 80, 300])
  func deepest(_ block: String, width: Int) throws {
    let document = try LessonDocument(
      path: "t.md", text: "# T\n\n" + block + "\n\n```slackline\n> X\n```\n")
    let shown = LessonView(document, presentation: Presentation()).render(width: width, theme: nil)
    #expect(shown.contains("w"))
  }

  @Test("A lesson as long as a book is read, shown and played")
  func long() throws {
    let prose = String(repeating: "A paragraph with *some* words.\n\n", count: 20_000)
    let questions = String(
      repeating: "```ask\nprompt: Where?\nexpect: X\nhint: h\n```\n\n", count: 300)
    let document = try LessonDocument(
      path: "t.md", text: "# T\n\n\(prose)```slackline\n> X = 3\n```\n\n\(questions)\(prose)")
    #expect(document.items.count == 301)
    // Each ends with a question, and what comes after the last is one more.
    #expect(LessonView(document, presentation: Presentation()).sections.count == 301)
    var player = try LessonPlayer(document, presentation: Presentation())
    _ = player.begin()
    #expect(player.score.count == 300)
  }

  @Test("Bytes that are not UTF-8 are found on their line")
  func invalidUTF8() throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "t.md", bytes: Array("# T\n\nabc".utf8) + [0xFF, 0x0A])
    }
    #expect(error?.reports.map(\.line) == [3])
  }

  @Test(
    "Fences of other blocks are closed where CommonMark says so",
    arguments: [
      "# T\n```slackline\n> X\n```\n", "# T\n   ```slackline\n   > X\n ```  \n",
      "# T\n~~~~slackline\n> X\n```\n~~~~~\n", "# T\n\n    ```\n\n```slackline\n> X\n```\n",
      "# T\n````\n```\n````\n```slackline\n> X\n```", "# T\n```\n```\n```slackline\n> X\n```",
      "# T\r\n```slackline\r\n> X\r\n```\r\n", "# T\r```slackline\r> X\r```\r",
      "\u{FEFF}# T\n> ```slackline\n> > X\n> ```\n",
    ])
  func wellFormed(_ text: String) throws {
    #expect(
      try LessonDocument(path: "t.md", text: text).blocks.map { $0.steps.map(\.typed) } == [["X"]])
  }

  @Test("Blocks are read with their lines, words and replies")
  func blocks() throws {
    let lesson = try LessonDocument(
      path: "lessons/09-between.md",
      text: """
        Prose

        ## Between *two* `points`

        - item

          ```slackline fresh fails
          > one

            two
          three

          >
          > > four
          ```
        """)
    #expect(lesson.name == "09-between")
    #expect(lesson.title == "Between two points")
    let block = try #require(lesson.blocks.first)
    #expect(block.line == 7)
    #expect(block.isFresh && block.fails)
    #expect(block.steps.map(\.typed) == ["one", "", "> four"])
    #expect(block.steps.map(\.line) == [8, 13, 14])
    #expect(block.steps.map(\.expected) == [["", "  two", "three"], [], []])
    #expect(block.steps.map(\.margin) == ["  ", "  ", "  "])
  }
}
