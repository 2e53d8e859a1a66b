// What is said of plots and planes.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

/// What is said of a picture of a region or of an objective.
enum PlotWords {
  /// The objective of a level depends on more variables than can be drawn, or on none.
  case undrawable(Priority, variables: Int)
  /// `f(low) against X, with y = 2`; whether there are more others than are named.
  case against(Priority, variable: String, with: [Text], hasMore: Bool)
  /// The region of two variables, level by level.
  case regionTitle(String, String)
  /// The region of three variables, level by level.
  case spaceTitle([String])
  /// There are not three variables.
  case needsThree(Int)
  /// Of a region of three variables.
  case tooManyCorners(Int)
  /// `f(low) = … over x and y`
  case curvesTitle(Priority, sum: Text, String, String)
  /// The least value of a level's objective, in the part of the plane that is marked; and the greatest of
  /// what it maximises, where that is all that it counts.
  case leastThere(Priority, Rational, greatest: (Text, Rational)?)
  /// What is left after a level.
  case after(Priority)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
