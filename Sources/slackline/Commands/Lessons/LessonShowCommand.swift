// slackline lesson show: one to read.

import ArgumentParser
import Console
import Course
import Lessons
import Rendering

struct LessonShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a lesson, with every reply worked out afresh.".said)

  @Argument(
    help: .said("The lesson's name, its number, a word of its name, or a Markdown file."),
    completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String

  func run() throws { throw Self.show(name) }

  /// - Returns: how it went.
  static func show(_ name: String) -> ExitCode {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if let lesson = desk.open(name)?.document {
      let presentation = terminal.presentation
      let sections = LessonView(lesson, presentation: presentation).sections
      terminal.showToReader(sections.map { ($0.document, $0.presentation) })
    }
    return desk.exitCode
  }
}
