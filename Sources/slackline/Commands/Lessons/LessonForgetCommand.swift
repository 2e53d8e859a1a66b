// slackline lesson forget: begins anew.

import ArgumentParser
import Console
import Course
import Prompting

struct LessonForget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Forget the answers to a lesson, or to all of them.".said)

  @Flag(help: .said("All lessons."))
  var all = false

  @Argument(help: .said("The lesson's name."), completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String?

  func validate() throws {
    if all == (name != nil) { throw ValidationError(.forgetsNothing) }
  }

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    var forgotten: String?
    if let name {
      guard let lesson = desk.open(name)?.document else { throw desk.exitCode }
      forgotten = lesson.name
    }
    do throws(FileError) {
      try ProgressFile(terminal.environment)?.forget(forgotten)
      try ReviewFile(terminal.environment)?.forget(forgotten)
    } catch {
      desk.refuse(error.text(in: terminal.speech), 66)
    }
    throw desk.exitCode
  }
}
