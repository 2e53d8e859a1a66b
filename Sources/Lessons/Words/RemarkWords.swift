// What is said from the state of things.

import Rationals
import Rendering
import Wording

/// To a wrong number, to a task that is not done yet.
enum RemarkWords {
  /// - Parameter isLess: whether the number that was typed is less than the right one.
  case reply(NumberRemark, isLess: Bool)
  case bare(isLess: Bool)
  /// A value that is possible, and was left out.
  case alsoLeft(String, Rational)
  /// To a wrong yes or no.
  case no(ClaimStanding?)
  /// What keeps a task from being done.
  case notYet([ClaimStanding])

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
