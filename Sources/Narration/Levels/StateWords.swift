// What is said of what there is, and where there is nothing to show yet.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

/// What is said of the problem as it stands.
enum StateWords {
  // Where there is nothing to show yet.
  case noConstraints
  /// Sizes that are never negative, by their names.
  case implied([String])
  case noPreferences
  case noVariables
  case nothingToSolve
  /// The presentation takes a whole screen.
  case needsScreen
  /// How an exercise of one of the kinds is asked for.
  case howToExercise

  // Lists.
  case points, variables
  /// The heads of the columns that tell what a constraint is.
  case constraint, level, weight, error
  case disabled, holds, violated

  // Values.
  case ambiguous
  /// The greatest value of what a level maximises, after the least value of its opposite.
  case greatest(Text, Rational)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
