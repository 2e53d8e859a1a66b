// slackline lesson map: which lesson builds on which.

import ArgumentParser
import Console
import Course
import Prompting
import Rendering

struct LessonMapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: "Show which lesson builds on which, and which can be begun now.".said)

  func run() throws {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    terminal.showToReader(
      CourseMap(BuiltInLessons.all(in: terminal.speech), progress).document(in: terminal.speech),
      terminal.presentation)
  }
}
