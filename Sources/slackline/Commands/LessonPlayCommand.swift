// Lessons for a learner: played, with the progress listed and forgotten.

import ArgumentParser
import Console
import Language
import Lessons
import LineEditing
import Rendering

struct LessonPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a lesson: read, type, answer.",
    discussion: """
      Enter goes on; next, back, hint, answer, skip and quit do what they say; any other line is an answer \
      where something is asked, and tried out elsewhere. Answers are kept, and the lesson goes on behind \
      them next time.
      """)

  @Flag(help: "Begin at the beginning, whatever was answered before.")
  var restart = false

  @Option(help: "Write the answers into this file, for lesson grade.", completion: .file())
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

struct LessonProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "List what has been answered so far.")

  func run() throws {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    let rows = BuiltInLessons.all.compactMap { lesson -> [Text]? in
      guard let document = try? lesson.document() else { return nil }
      let (right, count) = progress.score(in: document)
      guard count > 0 else { return nil }
      return [
        Text(lesson.name, .code), Text("\(right) of \(count)", right == count ? .good : .plain),
        Text(document.title),
      ]
    }
    terminal.show(Document([.grid(Grid(rows))]), Presentation(isASCII: terminal.isASCII))
  }
}

struct LessonForget: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget", abstract: "Forget the answers to a lesson, or to all of them.")

  @Flag(help: "All lessons.")
  var all = false

  @Argument(help: "The lesson's name.", completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String?

  func validate() throws {
    if all == (name != nil) { throw ValidationError("name a lesson, or say --all") }
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
    } catch {
      desk.refuse("\(error)", 66)
    }
    throw desk.exitCode
  }
}
