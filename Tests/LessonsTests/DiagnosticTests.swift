// What is said of files that are no lessons, and how those that are are read.

import Testing

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
        "an unknown word", "# T\n```slackline frehs\n> X\n```\n",
        ["2 slackline blocks know the words fresh and fails, not frehs; did you mean fresh?"]),
      Case(
        "an unknown word like no other", "# T\n```slackline quickly fails\n> X\n```\n",
        ["2 slackline blocks know the words fresh and fails, not quickly"]),
      Case(
        "a misspelled mark", "# T\n```slacklin\n> X\n```\n", ["2 this block is marked slacklin"]),
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
    let found = error?.diagnostics ?? []
    #expect(found.count == test.flaws.count, "\(found)")
    for (diagnostic, expected) in zip(found, test.flaws) {
      let line = expected.prefix { $0 != " " }
      #expect(
        diagnostic.description.hasPrefix(
          "t.md:\(line): error: \(expected.dropFirst(line.count + 1))"))
    }
  }

  @Test("Bytes that are not UTF-8 are found on their line")
  func invalidUTF8() throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "t.md", bytes: Array("# T\n\nabc".utf8) + [0xFF, 0x0A])
    }
    #expect(error?.diagnostics.map(\.line) == [3])
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
