// What is said between exercises.

import Course
import Rendering
import Wording

/// What is said between exercises.
enum CoachWords {
  /// `Exercise: ratio, level 2, seed 7`
  case heading(Exercise)
  case welcome
  /// - Parameter wasShown: the way to the answer.
  case another(wasShown: Bool)
  case answer(String)
}

extension CoachWords: Phrase {
  var english: Text {
    switch self {
    case .heading(let exercise): "\("Exercise:", .strong) \(exercise.name)"
    case .welcome: "Type the answer, or: hint, answer for the way to it, again for another, quit."
    case .another(wasShown: true): "Enter asks another; quit leaves."
    case .another(wasShown: false): "Enter asks another; answer shows the way; quit leaves."
    case .answer(let text): "\("Answer:", .strong) \(text, .code)"
    }
  }
}

/// The lines of the help while exercises are asked.
enum CoachHelp: CaseIterable {
  case hint, answer, again, back, quit, help, anything
}

extension CoachHelp: Phrase {
  var english: (typed: String, does: String) {
    switch self {
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
