// What is said of a log of constraints that cannot hold together. Constraints are called by their number in
// the list, from 1.

import Layouts
import Rationals
import Rendering
import Wording

/// What is said of the list, and of what could not be read of it.
enum LogWords {
  /// The log with that number, of several in one file.
  case log(Int, line: Int)
  case number, whose, says
  case owner(LogOwner, LayoutLog.SourceLine?)
  case phrase(LayoutLog.Entry, LayoutLog)
  case repeats(Int)
  case mayGiveWay(priority: Int)
  /// What the short names stand for.
  case names

  case unread(Int)
  case reason(LayoutLog.Unread.Reason)
  case line(Int)
  case verdictOfTheRest
  /// These lines have a `|` of which the log does not say what it stands for.
  case nameless([Int])

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of a conflict.
enum LogVerdictWords {
  case conflict([Int])
  /// It is not known whether fewer would do.
  case perhapsFewer
  case alwaysHeld([String])
  case otherConflicts(Int, areAll: Bool)
  case innocent([Int])
  case perhapsRounded
  case broke(Int, cures: Bool)
  case brokeUnlisted
  case interrupted

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of the ways out of a conflict.
enum LogWayWords {
  case heading
  case lower([Int], shortfall: Rational)
  case withoutMask(item: String, entries: [Int], cures: Bool)
  case drop([Int])
  /// No line alone ends it.
  case noneAlone

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of a log that can hold as printed, and of what is assumed.
enum LogGuessWords {
  case satisfiable
  case assumed(LogAssumptions)
  case notPrinted([String])
  case conflict(LogAssumptions, [Int])
  case noConflict(LogAssumptions)
  case howToAssume

  /// What stands behind a number in a sum that was assumed.
  static func assumedPart(in speech: Speech) -> String {
    switch speech {
    case .english: English.assumedPart
    }
  }

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
