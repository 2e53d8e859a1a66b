// What is said between exercises, in English.

import Course
import Rendering
import Wording

extension English {
  static func text(_ words: CoachWords) -> Text {
    switch words {
    case .heading(let exercise): "\("Exercise:", .strong) \(exercise.name)"
    case .welcome: "Type the answer, or: hint, answer for the way to it, again for another, quit."
    case .another(wasShown: true): "Enter asks another; quit leaves."
    case .another(wasShown: false): "Enter asks another; answer shows the way; quit leaves."
    case .answer(let text): "\("Answer:", .strong) \(text, .code)"
    }
  }

  static func texts(_ help: CoachHelp) -> (typed: String, does: String) {
    switch help {
    case .hint: ("hint", "a nudge; again for more")
    case .answer: ("answer", "the way to the answer, step by step")
    case .again: ("again, skip", "another one of the kind, with the next seed")
    case .back: ("back", "the question once more")
    case .quit: ("quit", "leave")
    case .help: ("help WORD", "what a word or a command means")
    case .anything:
      ("any other line", "is an answer, or else tried out in the exercise's own problem")
    }
  }
}
