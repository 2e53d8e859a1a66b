// What is said of a tree of layouts.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

/// What is said of a tree of layouts, arranged either way.
enum SpecialisedWords {
  case arranged(Tally, layouts: Int)
  case solved(constraints: Int, levels: Int, pivots: Int)
  /// The two ways do not agree on these.
  case differing([String])
  case noRoom(least: AxisPair<Rational>, room: AxisPair<Rational?>)
  /// What only constraints can say, and what only code can.
  case onlyConstraints, onlyCode
  case priority(Priority)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
