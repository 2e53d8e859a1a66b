// What it would mean if an expression had another value than it has.

public import ConstraintHierarchies
public import Rationals

/// Why an expression does not have a value in the solution.
public struct Consequence: Sendable {
  public enum Effect: Sendable {
    /// The requirements that would not hold.
    case breaks([Constraint])
    /// The highest level that would be worse off, and whose preferences would not hold.
    case costs(Cost)
  }

  public struct Cost: Sendable {
    public let level: Priority
    /// What the level minimises would be this,
    public let value: Rational
    /// and need not be more than this.
    public let least: Rational
    /// Those of the level that would not hold, with their left side less their right side.
    public let violated: [(constraint: Constraint, error: Rational)]
  }

  public let expression: String
  public let value: Rational
  public let effect: Effect
  /// The problem that it was asked in.
  public let problem: Hierarchy
}
