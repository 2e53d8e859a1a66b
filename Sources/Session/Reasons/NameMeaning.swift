// What a name in use stands for.

public import ConstraintHierarchies
public import Rationals

/// What a name in use stands for.
public enum NameMeaning: Sendable {
  case variable
  case point(Rational)
  case constraint(Constraint)
  case objective(Objective)
}
