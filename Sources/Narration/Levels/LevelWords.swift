// What is said of the levels, one after another, and of the solution that they come to.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What is said of levels and of solutions.
enum LevelWords {
  // Levels.
  /// The region before any constraint.
  case start, noConstraintYet
  case pivots(Int)
  /// There are no requirements, or more than are shown.
  case noRequirements
  case requirements(Int)
  /// `f(low) = a⁺ + a⁻  →  10`; nil: it has no least value.
  case minimum(Priority, sum: Text, Rational?)
  /// The same of what a level maximises.
  case maximum(Text, Rational?)
  /// What stands in the place of a region that there is not.
  case nothingLeft, unboundedBelow, unboundedAbove
  case unchanged

  // The solution.
  /// So many variables have more than one value.
  case ambiguous(Int)
  /// What is known of other solutions where no intervals were asked for.
  case unmeasured(SolvedReport.Uniqueness)
  /// What an objective comes to.
  case gives(id: String, text: String, Rational)
  /// How far a preference is from holding.
  case violated(Constraint, error: Rational)
  /// The one of several solutions at which constraints are judged.
  case forInstance([Text])
  case everythingHolds, everythingElseHolds

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
