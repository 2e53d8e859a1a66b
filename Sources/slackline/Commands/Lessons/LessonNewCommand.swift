// slackline lesson new: the skeleton of one.

import ArgumentParser
import Console
import Lessons
import Wording

struct LessonNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a skeleton of a lesson, to be filled in.".said)

  @Argument(
    help: .said("The file; it must not be there yet. - is standard output."), completion: .file())
  var file: String

  private var isOutput: Bool { file == "-" }

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if !isOutput, FileIdentity(file) != nil {
      desk.refuse(CommandWords.isThere(file).text(in: terminal.speech))
      throw desk.exitCode
    }
    do throws(FileError) {
      try Files.write(Array(LessonSkeleton.text(forFile: file, in: terminal.speech).utf8), to: file)
      if isOutput { return }
      terminal.write(CommandWords.wroteSkeleton(file).text(in: terminal.speech) + "\n")
    } catch {
      desk.refuse(error.text(in: terminal.speech), 66)
    }
    throw desk.exitCode
  }
}
