// What a learner is asked, and what is said to a guess.

import Rendering
import Session
import Wording

/// Questions about a pivot, and what is said to guesses.
enum GuessWords {
  case predictOn, predictOff
  case score(Score)
  /// The question in one line.
  case question(QuestionReport)
  /// The same with the number of the pivot.
  case numbered(QuestionReport)
  case stillAsked(QuestionReport)
  /// What to look for, in place of the first question.
  case hint(QuestionReport)
  /// The head of a table of costs.
  case costIn
  /// What is said of a guess that was not given up.
  ///
  /// - Parameter pivot: the answer.
  case verdict(GuessVerdict, PivotReport)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
