// slackline lesson list: which lessons there are.

import ArgumentParser
import Console
import Course
import Prompting
import Rendering

struct LessonList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the built-in lessons.")

  func run() throws { Self.list() }

  static func list() {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    terminal.showToReader(
      LessonCatalogue.document(progress, in: terminal.speech), terminal.presentation)
  }
}
