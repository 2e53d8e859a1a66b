// Exercises at the terminal: the player's lines in, what it shows out.

public import Console
public import Course
public import Language
import Lessons
public import LineEditing
import Rendering
import Scripts
import Session
import Wording

/// Asks exercises of whoever types.
public struct Coach {
  private var terminal: Terminal
  private var player: ExercisePlayer

  /// - Parameter wish: a seed that it does not name is drawn.
  public init(_ wish: ExerciseRequest, _ terminal: Terminal) {
    self.terminal = terminal
    self.terminal.isStopped = { LongWork.isStopped }
    // Short enough to be typed again.
    let seed = wish.seed ?? UInt64.random(in: 1...9999)
    player = ExercisePlayer(
      Exercise(wish.kind, level: wish.level ?? .one, seed: seed),
      presentation: terminal.presentation, control: LongWork.control)
  }

  /// Asks until the learner leaves, or the input ends.
  ///
  /// - Returns: what became of each exercise.
  public mutating func ask(
    _ editor: inout some LineEditor, _ completer: Completer? = nil
  ) -> [LessonResult] {
    show(player.begin())
    while true {
      completer?.session = player.sandbox
      let input = editor.readLine(prompt: terminal.coloured(player.prompt, as: .strong))
      completer?.session = nil
      switch input {
      case .endOfInput: return player.results
      case .interrupted: continue
      case .line(let line):
        editor.remember(line)
        if answer(line) { return player.results }
      }
    }
  }

  /// - Returns: whether the learner has left.
  private mutating func answer(_ line: String) -> Bool {
    terminal.noteTyped(line)
    return LongWork.stoppable {
      let before = player
      let output = LongWork.showingProgress(terminal) { player.take(line) }
      if LongWork.isStopped {
        LongWork.startAfresh()
        player = before
        terminal.write(ScriptWords.stopped.text(in: terminal.speech) + "\n")
        return false
      }
      show(output)
      return output.isOver
    }
  }

  private func show(_ output: ExercisePlayer.Output) {
    for (index, section) in output.sections.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.showToReader(section.document, section.presentation)
    }
    if let words = output.request.flatMap({ Self.refusal($0) }) {
      terminal.write(words.text(in: terminal.speech) + "\n")
    }
  }

  /// Why what a line asks for is not done here.
  private static func refusal(_ request: Command.Request) -> ExercisePlayWords? {
    switch request {
    case .load, .save, .log, .importing, .exporting: .filesWait
    case .lesson: .lessonWaits
    case .exercise: .otherExerciseWaits
    case .present, .quit: nil
    }
  }
}
