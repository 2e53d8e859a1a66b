// slackline lesson play: one to go through.

import ArgumentParser
import Console
import Language
import Lessons
import LineEditing

struct LessonPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a lesson: read, type, answer.",
    discussion: """
      Enter goes on; next, back, hint, answer, skip and quit do what they say; any other line is an answer \
      where something is asked, and tried out elsewhere. Answers are kept, and the lesson goes on after \
      them next time.
      """)

  @Flag(help: "Begin at the beginning, whatever was answered before.")
  var restart = false

  @Option(
    help: ArgumentHelp("Write the answers into this file, for lesson grade.", valueName: "file"),
    completion: .file())
  var transcript: String?

  @Argument(
    help: "The lesson's name, its number, a word of its name, or a Markdown file.",
    completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    guard let lesson = desk.open(name)?.document else { throw desk.exitCode }
    let results: [LessonResult]
    do throws(MalformedLesson) {
      var tutor = try Tutor(lesson, terminal)
      if terminal.inputIsTerminal {
        var editor = ReadlineEditor(name: "slackline", splitting: Lines.of)
        let asker = Asker()
        editor.setCompleter { line, cursor in asker.completion(of: line, cursor: cursor) }
        let history = StateFiles.history(terminal.environment)
        if let history { editor.loadHistory(from: history, limit: StateFiles.historyLimit) }
        results = tutor.play(&editor, asker, restarts: restart)
        if let history { editor.appendHistory(to: history, limit: StateFiles.historyLimit) }
      } else {
        var editor = PlainEditor(splitting: Lines.of)
        results = tutor.play(&editor, restarts: restart)
      }
    } catch {
      for diagnostic in error.diagnostics { terminal.complain("\(diagnostic)\n") }
      throw ExitCode(65)
    }
    if let transcript {
      do throws(FileError) {
        try Files.write(Array(LessonTranscript(of: lesson, results).text.utf8), to: transcript)
      } catch {
        desk.refuse("\(error)", 66)
      }
    }
    throw desk.exitCode
  }
}
