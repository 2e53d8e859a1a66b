// What is said of layout passes.

import Rationals
import Rendering
import Session
import Wording

enum PassWords {
  case noChangeYet
  /// An edit is solved before any of the three passes.
  case solvedAtOnce
  /// The heads of the three passes, with how many views each is about.
  case updating(Int)
  case layingOut(Int)
  case drawing(Int)
  /// The constraints that a view has updated.
  case updated([String])
  case isNew
  /// `pass 1: t is 80 wide, so its text is 30 high`
  case round(Int, [TextPasses.Height])
  /// So many passes are not told.
  case roundsBetween(Int)
  case lastRound(Int)
  /// A pass comes to the heights that another has come to.
  case circle(pass: Int, again: Int)
  case limit(passes: Int, isNarrowing: Bool)
  /// The heights of a text that does not settle: `t: 24 → 48 → 24 → …`
  case course(String, [Rational])
  case wayOut
  case waiting(TextPasses.Waiting)
  /// A width that is open, and the value of it that was taken.
  case open(String, width: Text, taken: Text)
  case nothingMoved

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
