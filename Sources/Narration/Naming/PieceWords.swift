// Short pieces that more than one reply needs.

import ConstraintHierarchies
import Rendering
import Wording

/// What many replies say.
enum PieceWords {
  /// `and 7 more`, below the first of many.
  case andMore(Int)
  /// There is no solution, since the requirements contradict one another.
  case contradictory
  /// There is none, since a level's objective has no least value: of the one expression that it maximises,
  /// where that is all that the level counts.
  case unbounded(Priority, maximized: Text?)
  case noLeastValue

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
