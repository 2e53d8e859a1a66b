// What is said of plots and planes.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
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
}

extension PlotWords: Phrase {
  var english: Text {
    switch self {
    case .undrawable(let level, 0):
      "\(Naming.objective(level)) contains no variable, so there is nothing to draw"
    case .undrawable(let level, let count):
      "\(Naming.objective(level)) depends on \(count) variables; name one or two of them, as in plot "
        + "\(level.name) X"
    case .against(let level, let variable, let others, let hasMore):
      "\(ObjectiveName.colored(level)) against \(formula: variable, .strong)"
        + (others.isEmpty
          ? "" : ", with " + others.joined(separator: ", ") + (hasMore ? ", …" : ""))
    case .regionTitle(let x, let y): "The region of \(formula: x) and \(formula: y), level by level"
    case .spaceTitle(let names):
      "The region of \(EnglishGrammar.list(names.map { Text(formula: $0) })), level by level"
    case .needsThree(let count):
      "wireframe shows three variables, and there \(EnglishGrammar.agreeing(count, "is", "are")) \(count): name three, as in wireframe x y z"
    case .tooManyCorners(let most):
      "the region of these three variables has more than \(most) corners: region of two of them is a polygon"
    case .curvesTitle(let level, let sum, let x, let y):
      "\(ObjectiveName.colored(level)) = \(sum) over \(formula: x) and \(formula: y)"
    case .leastThere(let level, let value, nil):
      "\(ObjectiveName.colored(level)) is least there: \(value, .strong)."
    case .leastThere(let level, let value, let (expression, greatest)?):
      "\(ObjectiveName.colored(level)) is least there: \(value). So \(expression) is greatest there: "
        + "\(greatest, .strong)."
    case .after(let level): "after \(level.name, Naming.role(level))"
    }
  }
}
