// What is said of layout passes.

import Rationals
import Rendering
import Session
import Wording

enum PassWords {
  case noChangeYet
  /// The heads of the three passes, with how many views each is about.
  case updating(Int), layingOut(Int), drawing(Int)
  /// An edit is solved before any of that.
  case solvedAtOnce
  case updated(PassesReport.Updated)
  case isNew
  /// `t is 80 wide, so its text is 30 high, and not 0`
  case round(Int, PassesReport.TextRound)
  case lastRound(Int)
  case loops
  case nothingMoved

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
