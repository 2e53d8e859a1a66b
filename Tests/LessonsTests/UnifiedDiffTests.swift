// The difference as it is printed.

import Testing

@testable import Course
@testable import Lessons

@Suite struct UnifiedDiffTests {
  private func diff(_ expected: [String], _ actual: [String], margin: String = "") throws -> String
  {
    let text =
      (["# T", "", "\(margin)```slackline", "\(margin)> X"] + expected.map { margin + $0 }
      + ["\(margin)```"]).joined(separator: "\n")
    let lesson = try LessonDocument(path: "t.md", text: text)
    return UnifiedDiff(lesson.blocks[0].steps[0], actual, in: lesson).text
  }

  private static let head = "--- t.md\texpected\n+++ t.md\tcomputed\n"

  @Test("No difference is no text")
  func same() throws {
    #expect(try diff(["a", "...", "[..]"], ["a", "b", "c", "d"]) == "")
  }

  @Test("A changed line stands between its neighbours, with the numbers of the file's lines")
  func changed() throws {
    #expect(
      try diff(["a", "b", "c"], ["a", "B", "c"]) == Self.head + """
        @@ -4,4 +4,4 @@
         > X
         a
        -b
        +B
         c
        """)
  }

  @Test("Of a run of changed lines the missing ones come first")
  func runs() throws {
    #expect(
      try diff(["a", "b"], ["c", "d", "e"]) == Self.head + """
        @@ -4,3 +4,4 @@
         > X
        -a
        -b
        +c
        +d
        +e
        """)
  }

  @Test("The lines in common are as many as can be")
  func common() throws {
    #expect(
      try diff(["a", "b", "c"], ["x", "y", "a"]) == Self.head + """
        @@ -4,4 +4,4 @@
         > X
        +x
        +y
         a
        -b
        -c
        """)
  }

  @Test("Three lines stand around a change, and changes far apart are hunks of their own")
  func hunks() throws {
    let expected = (1...14).map { "line \($0)" }
    var actual = expected
    actual[0] = "first"
    actual.insert("new", at: 5)
    actual[14] = "last"
    #expect(
      try diff(expected, actual) == Self.head + """
        @@ -4,9 +4,10 @@
         > X
        -line 1
        +first
         line 2
         line 3
         line 4
         line 5
        +new
         line 6
         line 7
         line 8
        @@ -15,4 +16,4 @@
         line 11
         line 12
         line 13
        -line 14
        +last
        """)
  }

  @Test("Wildcards that hold are no differences")
  func wildcards() throws {
    #expect(
      try diff(["a", "...", "X = [..]", "z"], ["a", "p", "q", "X = 5", "y"]) == Self.head + """
        @@ -5,4 +5,4 @@
         a
         ...
         X = [..]
        -z
        +y
        """)
  }

  @Test("A changed line beside a ... is replaced by the line most like it")
  func besideWildcards() throws {
    #expect(
      try diff(["...", "X = 1", "..."], ["p", "X = 2", "q"]) == Self.head + """
        @@ -4,4 +4,4 @@
         > X
         ...
        -X = 1
        +X = 2
         ...
        """)
  }

  @Test("A reply that is missing altogether is added below what was typed")
  func missing() throws {
    #expect(
      try diff([], ["a"], margin: "   ") == Self.head + """
        @@ -4 +4,2 @@
            > X
        +   a
        """)
  }
}
