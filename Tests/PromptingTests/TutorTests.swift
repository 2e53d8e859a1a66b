// A lesson played without a terminal: what is shown, and what is kept.

import Console
import Course
import Prompting
import TestSupport
import Testing

@Suite("Playing a lesson")
struct TutorTests {
  private static let text = """
    # Small

    Two questions.

    ```slackline
    > X = 1
    ...
    ```

    ```ask
    prompt: What is X + 1?
    expect: X + 1
    hint: One more.
    ```

    ```ask
    prompt: What is X + 2?
    expect: X + 2
    hint: Two more.
    ```

    """

  private func lesson() throws -> LessonDocument {
    try LessonDocument(path: "small.md", text: Self.text)
  }

  @Test("Answers are kept, and the next time it goes on after them")
  func progress() throws {
    let desk = try Desk()
    var first = Typist("", "2", "quit")
    var tutor = try Tutor(try lesson(), desk.terminal)
    let results = tutor.play(&first)
    #expect(results.map(\.outcome) == [.right])
    #expect(try desk.shown().contains("1 of 2 answered, which is kept"))
    let file = try #require(ProgressFile(desk.terminal.environment))
    #expect(file.load().known.count == 1)

    var second = Typist("3", "quit")
    tutor = try Tutor(try lesson(), desk.terminal)
    #expect(tutor.play(&second).map(\.outcome) == [.right])
    #expect(try desk.shown().contains("1 of 2 answered. back shows"))
    try file.forget("small")
    #expect(file.load().known.isEmpty)
  }

  @Test("Somebody who must answer is missing where the input ends, and it says so")
  func endOfInput() throws {
    let desk = try Desk()
    var nobody = Typist()
    var tutor = try Tutor(try lesson(), desk.terminal)
    #expect(tutor.play(&nobody).isEmpty)
    #expect(nobody.prompts.count == 1)
  }
}
