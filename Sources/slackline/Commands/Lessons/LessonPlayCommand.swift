// slackline lesson play: one to go through.

import ArgumentParser
import Console
import Course
import Language
import LineEditing
import Prompting

struct LessonPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a lesson: read, type, answer.".said,
    discussion: """
      Enter goes on; next, back, hint, answer, skip and quit do what they say, and again begins a task \
      anew; any other line is an answer where something is asked, and tried out elsewhere. Answers are \
      kept, and the lesson goes on after them next time.
      """.said)

  @Flag(help: .said("Begin at the beginning, whatever was answered before."))
  var restart = false

  @Option(
    name: .customLong("at"),
    help: .said("Begin at what leads to this question or task.", valueName: "number"))
  var number: Int?

  @Flag(name: .customLong("type"), help: .said("Type every line yourself; Enter does not run it."))
  var mustType = false

  @Option(name: .customLong("today"), help: .hidden)
  var today: Day?

  @Option(
    help: .said("Write the answers into this file, for lesson grade.", valueName: "file"),
    completion: .file())
  var transcript: String?

  @Argument(
    help: .said(
      """
      The lesson's name, its number, a word of its name, or a Markdown file; without one, there is a menu, \
      which goes on where you stopped.
      """),
    completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String?

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if terminal.inputIsTerminal {
      var editor = PromptEditor(terminal)
      play(&editor, editor.completer, &desk, terminal)
      editor.saveHistory()
    } else {
      var editor = PlainEditor(splitting: Lines.of)
      play(&editor, nil, &desk, terminal)
    }
    throw desk.exitCode
  }

  private func play(
    _ editor: inout some LineEditor, _ completer: Completer?, _ desk: inout LessonDesk,
    _ terminal: Terminal
  ) {
    guard let lesson = chosen(&editor, completer, &desk, terminal) else { return }
    do throws(MalformedLesson) {
      var tutor = try Tutor(lesson, terminal, mustType: mustType, on: today ?? .today)
      let results = tutor.play(&editor, completer, restarts: restart, at: number)
      if let transcript {
        desk.write(LessonTranscript(of: lesson, results).text, to: transcript)
      }
    } catch {
      desk.refuse(error)
    }
  }

  private func due(_ terminal: Terminal) -> Int {
    (ReviewFile(terminal.environment)?.load() ?? ReviewSchedule()).due(on: today ?? .today).count
  }

  private func chosen(
    _ editor: inout some LineEditor, _ completer: Completer?, _ desk: inout LessonDesk,
    _ terminal: Terminal
  ) -> LessonDocument? {
    if let name { return desk.open(name)?.document }
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    let standing = CourseStanding(BuiltInLessons.all(in: terminal.speech), progress)
    let lesson =
      terminal.inputIsTerminal
      ? LessonMenu(terminal: terminal, standing: standing, due: due(terminal)).choose(
        &editor, completer)
      : standing.nextLesson ?? BuiltInLessons.all(in: terminal.speech).first
    return lesson.flatMap { desk.open($0.name)?.document }
  }
}
