// Which lesson is chosen by what is typed at the menu.

import Course
import LineEditing
import Prompting
import Testing

@Suite("The menu of lessons")
struct LessonMenuTests {
  private let fresh = CourseStanding(BuiltInLessons.all, LessonProgress())

  @Test(
    "What is typed chooses a lesson, or none",
    arguments: [
      ([""], "00-the-article-in-20-minutes"), ([" 4 "], "04-at-least"), (["04"], "04-at-least"),
      (["flat"], "06-the-flat-stretch"),
      (["lesson 04"], "04-at-least"), (["nothing such", "", "04"], "00-the-article-in-20-minutes"),
      (["list", "07"], "07-priorities"), (["quit", ""], nil), (["q"], nil), (["exit"], nil),
      ([], nil),
    ] as [([String], String?)])
  func choosing(lines: [String], name: String?) throws {
    let desk = try Desk()
    var typist = Typist()
    typist.inputs = lines.map { .line($0) }
    let lesson = LessonMenu(terminal: desk.terminal, standing: fresh).choose(&typist)
    #expect(lesson?.name == name)
    let shown = try desk.shown()
    #expect(shown.contains("Enter begins with 00."))
    #expect(shown.contains("no lesson is called nothing") == lines.contains("nothing such"))
  }

  @Test(
    "What is due to come back is said",
    arguments: [
      (0, ""), (1, "One question that you missed comes"), (3, "3 questions that you missed"),
    ])
  func due(count: Int, words: String) throws {
    let desk = try Desk()
    var typist = Typist()
    _ = LessonMenu(terminal: desk.terminal, standing: fresh, due: count).choose(&typist)
    let shown = try desk.shown()
    #expect(shown.contains(words) && shown.contains("lesson review") == (count > 0))
  }

  @Test("Ctrl-C leaves it")
  func interrupted() throws {
    var typist = Typist()
    typist.inputs = [.interrupted, .line("01")]
    let desk = try Desk()
    #expect(LessonMenu(terminal: desk.terminal, standing: fresh).choose(&typist) == nil)
  }

  @Test("Where all is answered, Enter chooses nothing, and a name still does")
  func allDone() throws {
    let lesson = Lesson(name: "01-only", text: "# Only\n\n```slackline\n> X = 1\n...\n```\n")
    let standing = CourseStanding([lesson], LessonProgress())
    #expect(standing.next == nil)
    let desk = try Desk()
    var typist = Typist("", "04")
    let chosen = LessonMenu(terminal: desk.terminal, standing: standing).choose(&typist)
    #expect(chosen?.name == "04-at-least" && typist.prompts.count == 2)
    #expect(try desk.shown().contains("Everything is answered."))
  }
}
