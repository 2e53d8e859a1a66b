// slackline lesson list: which lessons there are, and which ways lead through them.

import ArgumentParser
import Console
import Course
import Prompting
import Rendering

struct LessonList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the built-in lessons, or one way through them.".said,
    discussion: """
      --track minutes, class, course, engineer or layouts: a way through the course for twenty minutes, a class of 45, a course of \
      fourteen weeks, an engineer with a log, or somebody who lays out screens, with what a teacher should know.
      """.said)

  @Option(help: .said("One way through the course.", valueName: "name"))
  var track: String?

  func validate() throws {
    let names = BuiltInLessons.tracks().map { $0.name }
    if let track, !names.contains(track) { throw ValidationError(.noTrack(track, among: names)) }
  }

  func run() throws {
    let terminal = Terminal()
    guard let track, let document = LessonCatalogue.document(ofTrack: track, in: terminal.speech)
    else { return Self.list() }
    terminal.showToReader(document, terminal.presentation)
  }

  static func list() {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    terminal.showToReader(
      LessonCatalogue.document(progress, in: terminal.speech), terminal.presentation)
  }
}
