// slackline lesson review: what was missed comes back.

import ArgumentParser
import Console
import Course
import Language
import LineEditing
import Prompting
import Wording

struct LessonReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Ask again what was missed.".said,
    discussion: """
      What was not right at once comes back a day later, three days after that, and seven after that; what is \
      missed again begins anew. The numbers are others where all that is said follows from them, and the solver \
      works out what is right. What only its lesson tells enough of is asked there: lesson play, with --at.
      """.said)

  @Option(
    help: .said("Write the answers into this file, for lesson grade.", valueName: "file"),
    completion: .file())
  var transcript: String?

  @Option(
    help: .said(
      "Write the review into this file, as a lesson, instead of asking.", valueName: "file"),
    completion: .file())
  var write: String?

  @Option(name: .customLong("today"), help: .hidden)
  var today: Day?

  @Argument(
    help: .said("Files of lessons that are not built in.", valueName: "file"),
    completion: .file(extensions: ["md"]))
  var files: [String] = []

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    let day = today ?? .today
    let review: Review
    switch DueReview(
      on: day, terminal, own: files.compactMap { desk.open($0)?.document })
    {
    case .review(let due): review = due
    case .places(let places):
      for place in places { terminal.write(place.text(in: terminal.speech) + "\n") }
      throw desk.exitCode
    case .nothing(let why):
      terminal.write(why.text(in: terminal.speech) + "\n")
      throw desk.exitCode
    }
    if let write {
      desk.write(review.document.text, to: write)
      throw desk.exitCode
    }
    if terminal.inputIsTerminal {
      var editor = PromptEditor(terminal)
      play(review, &editor, editor.completer, &desk, terminal)
      editor.saveHistory()
    } else {
      var editor = PlainEditor(splitting: Lines.of)
      play(review, &editor, nil, &desk, terminal)
    }
    throw desk.exitCode
  }

  private func play(
    _ review: Review, _ editor: inout some LineEditor, _ completer: Completer?,
    _ desk: inout LessonDesk, _ terminal: Terminal
  ) {
    do throws(MalformedLesson) {
      var tutor = try Tutor(review, terminal)
      let results = tutor.play(&editor, completer)
      if let transcript {
        desk.write(LessonTranscript(of: review, results).text, to: transcript)
      }
    } catch {
      desk.refuse(error)
    }
  }
}
