// slackline lesson new: the skeleton of one.

import ArgumentParser
import Console
import Lessons

struct LessonNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a skeleton of a lesson, to be filled in.")

  @Argument(help: "The file; it must not be there yet.", completion: .file())
  var file: String

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if (try? Files.read(file)) != nil {
      desk.refuse("\(file) is there already; name a new file")
      throw desk.exitCode
    }
    do throws(FileError) {
      try Files.write(Array(LessonSkeleton.text(forFile: file).utf8), to: file)
      terminal.write(
        "wrote \(file); slackline lesson check --promote \(file) fills in the replies\n")
    } catch {
      desk.refuse("\(error)", 66)
    }
    throw desk.exitCode
  }
}
