// What is said of a log of constraints that cannot hold together.

import Layouts
import Rationals
import Rendering
import Wording

/// What is said of logs. Constraints are called by their number in the list, from 1.
enum LogWords {
  // The table.
  /// The log with that number, of several in one file.
  case log(Int, line: Int)
  case number, whose, says
  case owner(LogOwner, LayoutLog.SourceLine?, isCell: Bool)
  case phrase(LayoutLog.Entry, LayoutLog)
  case repeats(Int)
  case mayGiveWay(priority: Int)
  /// What the short names stand for.
  case names

  // The verdict.
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

  // The ways out.
  case waysOut
  case lower([Int], shortfall: Rational)
  case withoutMask(item: String, entries: [Int], cures: Bool)
  case drop([Int])
  case noneAlone

  // A log that can hold.
  case satisfiable
  case assumed(LogAssumptions)
  case notPrinted([String])
  case guess(LogAssumptions, [Int])
  case noGuess(LogAssumptions)
  case howToAssume

  // What was not read.
  case unread(Int)
  case reason(LayoutLog.Unread.Reason)
  case line(Int)
  case verdictOfTheRest

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
