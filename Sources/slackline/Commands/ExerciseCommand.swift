// slackline exercise: questions with new numbers each time.

import ArgumentParser
import Console
import Course
import Language
import LineEditing
import Narration
import Prompting
import Rendering
import Scripts
import Session
import Wording

struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise", abstract: "Ask an exercise, or list the kinds there are.".said,
    discussion: """
      Type the answer, in any form that means the same; hint, answer, again and quit do what they say. The \
      seed is printed: with it, the same exercise comes again. If standard input is no terminal, its lines \
      are the answers, and the exit status is 1 unless each exercise that was asked is answered right.
      """.said)

  @Option(help: .said("Which exercise; without it, any.", valueName: "n"))
  var seed: UInt64?

  @Option(help: .said("How hard: 1, 2 or 3.", valueName: "1-3"))
  var level = 1

  @Argument(
    help: .said("The kind; without one, they are listed."),
    completion: .list(ExerciseKind.allCases.map { $0.rawValue }))
  var kind: String?

  func validate() throws {
    if let kind, ExerciseKind(rawValue: kind) == nil {
      let near = Suggestion.nearest(to: kind, among: ExerciseKind.allCases.map { $0.rawValue })
      throw ValidationError(.unknownExercise(kind, nearest: near))
    }
    if ExerciseLevel(rawValue: level) == nil {
      throw ValidationError(.unknownLevel(level))
    }
  }

  func run() throws {
    let terminal = Terminal()
    guard let kind = kind.flatMap({ ExerciseKind(rawValue: $0) }) else {
      var session = Session(presentation: terminal.presentation)
      return terminal.showToReader(
        session.run("exercise").document(in: terminal.speech), session.presentation)
    }
    var coach = Coach(
      ExerciseRequest(kind, level: ExerciseLevel(rawValue: level), seed: seed), terminal)
    if terminal.inputIsTerminal {
      var editor = PromptEditor(terminal)
      _ = coach.ask(&editor, editor.completer)
      editor.saveHistory()
    } else {
      var editor = PlainEditor(splitting: Lines.of)
      let results = coach.ask(&editor)
      if results.contains(where: { $0.outcome != .right }) { throw ExitCode(1) }
    }
  }
}
