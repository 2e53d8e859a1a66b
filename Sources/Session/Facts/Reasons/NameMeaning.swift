// What a name in use stands for.

public import ConstraintHierarchies
public import Layouts
public import Rationals

/// What a name in use stands for.
public enum NameMeaning: Sendable {
  case variable
  case point(Rational)
  case constraint(Constraint)
  case objective(Objective)
  /// An edge, a size or a centre of a view that is no variable of its own.
  case attribute(of: String)
  /// - Parameter superview: nil for the screen.
  case view(View.Kind, superview: String?)
}
