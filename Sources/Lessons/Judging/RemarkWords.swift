// What is said from the state of things.

import Rationals
import Rendering
package import Wording

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

extension Speech {
  /// The word for yes, or for no.
  func yesOrNo(_ holds: Bool) -> String {
    switch self {
    case .english: English.yesOrNo(holds)
    }
  }

  /// Yes and no, as people type them.
  package func yesOrNo(_ text: String) -> Bool? {
    switch self {
    case .english: English.yesOrNo(text)
    }
  }
}
