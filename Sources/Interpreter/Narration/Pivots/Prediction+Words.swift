// What a learner is asked, and what is said to his guess.

import Language
import Rationals
import Rendering
import Simplex

extension Prediction {
  /// The question in one line.
  var question: Text {
    switch part {
    case .entering: "Which column enters?"
    case .leaving: "\(name(pivot.entering)) enters. Which column leaves?"
    case .value:
      "\(name(pivot.entering)) grows to \(pivot.length). What does \(objective), now "
        + "\(pivot.costBefore), become?"
    }
  }

  /// What to look for, in place of the first question.
  var hint: Text {
    pivot.rank > 1
      ? "Its cost in \(objective) is below 0, and 0 in every level above."
      : "Its cost in \(objective) is below 0."
  }

  /// `f(high): 20 + (−1) × 20 = 0.`
  var arithmetic: Text {
    "\(objective): \(pivot.costBefore) + (\(cost)) × \(pivot.length) = \(pivot.costAfter, .strong), "
      + "its value plus the cost of \(name(pivot.entering)) for each of its \(pivot.length)."
  }
}

enum PredictionWords {
  static let right: Text = "\("Right.", .good)"
  static let wrong: Text = "\("No.", .error)"

  /// - Parameter reason: as for a pivot of the learner's own.
  static func impossible(_ reason: String) -> Text { "\(wrong) \(reason)." }

  static func raises(
    _ column: Text, _ objective: Text, by cost: Rational, isLegal: Bool = false
  ) -> Text {
    let start: Text =
      isLegal ? "\(wrong) Legal, but it does not improve" : "\(wrong) It does not improve"
    return start + ": the cost of \(column) is \(cost), so "
      + (cost.isZero
        ? "\(objective) does not care." : "each unit of it would raise \(objective) by \(cost).")
  }

  static func asGood(_ column: Text, instead chosen: Text) -> Text {
    "\(right) \(column) is as good; of equals the rule takes the one that came first, \(chosen)."
  }

  static let otherRule: Text = "\("Not by the rule.", .note) Legal, and it improves, but "

  static func first(_ chosen: Text, _ guessed: Text) -> Text {
    "Bland's rule takes the first column that improves: \(chosen) comes before \(guessed)."
  }

  static func steepest(
    _ chosen: Text, _ rate: Rational, _ guessed: Text, _ itsRate: Rational
  ) -> Text {
    "the rule takes \(chosen): it lowers by \(rate) a unit, \(guessed) by \(itsRate)."
  }

  static func greatest(
    _ chosen: Text, _ gain: Rational, _ guessed: Text, _ itsGain: Rational
  ) -> Text {
    "the rule takes \(chosen): its pivot lowers by \(gain), that of \(guessed) by \(itsGain)."
  }

  static func tie(_ column: Text, _ chosen: Text) -> Text {
    "\(right) \(column) reaches 0 at the same time; of equals the one that came first leaves, "
      + "\(chosen)."
  }

  static func doesNotFall(_ column: Text, _ entering: Text) -> Text {
    "\(wrong) Legal, for \(column) is at 0; but it does not fall as \(entering) grows, so it does not "
      + "stop it, and nothing would move."
  }

  static func onlyChange(from value: Rational) -> Text {
    "\(wrong) That is only the change; it starts from \(value)."
  }

  static func wrongWay(_ objective: Text, _ column: Text) -> Text {
    "\(wrong) The other way: the cost of \(column) is negative, so \(objective) falls."
  }
}

extension Words {
  static let predictOn =
    "predict is on: before each pivot step asks for your guess; an empty line or ? shows it instead"
  static let predictOff = "predict is off: step shows each pivot at once"

  static func stillAsked(_ number: Int) -> Text { "still to guess, pivot \(number): " }
}
