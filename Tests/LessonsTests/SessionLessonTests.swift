// A session told as a lesson.

import Course
import Lessons
import Session
import Testing
import Wording

struct SessionLessonTests {
  private static let lines = [
    "X = 1 @low", "X >= 3", "X <= 2", "X <= 1 ```", "list", "prove", "sovle", "> x", "", "undo",
  ]

  @Test(
    "What is written is what somebody who reads it finds", arguments: ["a", "1. *b* #", "-", " "])
  func read(name: String) throws {
    var session = Session()
    for line in Self.lines { _ = session.run(line) }
    let path = "lessons/\(name).md"
    let text = try #require(SessionLesson.text(of: session.transcript, path: path, in: .english))
    let lesson = try LessonDocument(path: path, text: text)
    #expect(lesson.title == (name == " " ? "A session" : name))
    #expect(
      lesson.blocks.map { $0.steps.map { $0.typed } } == [
        ["X = 1 @low", "X >= 3"], ["X <= 2"], ["list", "prove", "undo"],
      ])
    #expect(lesson.blocks.map { $0.fails } == [false, true, false])
    #expect(lesson.promoted() == text)
    #expect(LessonChecker.check(lesson).failed == 0)
  }

  @Test("Of a session in which nothing holds nothing is told")
  func nothing() {
    var session = Session()
    _ = session.run("sovle")
    #expect(SessionLesson.text(of: session.transcript, path: "a.md", in: .english) == nil)
  }
}
