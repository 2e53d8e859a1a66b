// Where a learner stands in a course: what is answered, and where to go on.

import Rendering
import Testing
import Wording

@testable import Course

@Suite("Where one stands in the course")
struct CourseStandingTests {
  private static func lesson(_ name: String, part: Int = 1, questions: Int) -> Lesson {
    let asked = (0..<questions).map { number in
      "```ask\nprompt: What is X + \(number) in \(name)?\nexpect: X + \(number)\nhint: Add.\n```\n"
    }
    return Lesson(
      name: name,
      text: "# Title of \(name)\n\n*Part \(part), Number \(part). About 5 minutes.*\n\n"
        + "```slackline\n> X = 1\n...\n```\n\n" + asked.joined(separator: "\n"))
  }

  private let lessons = [
    lesson("01-one", questions: 2), lesson("02-two", questions: 1), lesson("03-none", questions: 0),
    lesson("04-four", part: 2, questions: 2), Lesson(name: "05-broken", text: "nothing"),
  ]

  /// - Parameter answers: how many of the questions of each lesson are answered, one lesson after another.
  private func progress(_ answers: [(lesson: Int, count: Int)]) throws -> LessonProgress {
    var lines: [String] = []
    for (index, count) in answers {
      let document = try lessons[index].document()
      for mark in document.items.compactMap(\.mark).prefix(count) {
        lines.append([lessons[index].name, mark, "right", "0", "0"].joined(separator: "\t"))
      }
    }
    return LessonProgress(lines: lines)
  }

  @Test(
    "One goes on with the lesson of the latest answer, or where something is left",
    arguments: [
      ([], "01-one"), ([(0, 1)], "01-one"), ([(0, 2)], "02-two"), ([(3, 1)], "04-four"),
      ([(3, 1), (0, 1)], "01-one"), ([(0, 1), (1, 1)], "04-four"), ([(0, 1), (3, 2)], "01-one"),
      ([(0, 2), (1, 1), (3, 2)], nil),
    ] as [([(lesson: Int, count: Int)], String?)])
  func next(answers: [(lesson: Int, count: Int)], name: String?) throws {
    let standing = CourseStanding(lessons, try progress(answers))
    #expect(standing.nextLesson?.name == name)
    #expect(standing.entries.count == 4, "the broken one is left out")
    #expect(standing.isBegun == !answers.isEmpty)
  }

  @Test("A lesson that has another number now is known by the rest of its name")
  func renumbered() throws {
    let mark = try #require(try lessons[1].document().items.compactMap(\.mark).first)
    let lines = ["17-two\t\(mark)\tright\t0\t0", "17-two\tgone\tright\t0\t0"]
    #expect(CourseStanding(lessons, LessonProgress(lines: lines)).nextLesson?.name == "04-four")
    #expect(LessonProgress.lines(lines, forgetting: "02-two").isEmpty)
    #expect(LessonProgress.lines(lines, forgetting: "02-too") == lines)
    #expect(LessonProgress.lines(["no entry"], forgetting: "02-two") == ["no entry"])
  }

  @Test("It is shown part by part, with the lessons of the part in which one is")
  func document() throws {
    func text(_ answers: [(lesson: Int, count: Int)]) throws -> String {
      let standing = CourseStanding(lessons, try progress(answers))
      return TextRenderer(presentation: Presentation(), width: 80, theme: nil)
        .render(standing.document(in: .english))
    }
    #expect(
      try text([(0, 2), (1, 0), (3, 1)]) == """
        3 of 5 questions are answered; 2 of 4 lessons are done.

        Part 1: Number 1  2 of 3 lessons
        Part 2: Number 2  0 of 1 lesson

        ▶  04-four  5 min  1 of 2  Title of 04-four

        """)
    let all = try text([(0, 2), (1, 1), (3, 2)])
    #expect(all.contains("5 of 5 questions are answered; 4 of 4 lessons are done."))
    #expect(!all.contains("▶"))
    #expect(try !text([]).contains("answered"))
  }
}
