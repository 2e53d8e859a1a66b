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

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// The lines of the help while exercises are asked.
enum CoachHelp: CaseIterable {
  case hint, answer, again, back, quit, help, anything

  /// What is typed, and what that does.
  func texts(in speech: Speech) -> (typed: String, does: String) {
    switch speech {
    case .english: English.texts(self)
    }
  }
}
