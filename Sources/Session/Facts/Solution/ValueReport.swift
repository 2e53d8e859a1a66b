// What an expression comes to.

public import ConstraintHierarchies

/// The values that an expression can take in the solution.
public struct ValueReport: Sendable {
  /// As it would be written on paper: `x + 2y`.
  public let expression: String
  /// One value, or many that are equally good.
  public let interval: Interval
  /// Whether it is a name alone, whose value may be called by the point that stands there.
  public let isName: Bool
  /// Whether it holds no variable, so that it is what it is without a solution.
  public let isConstant: Bool
  /// The problem that it was asked in, by whose points values are named.
  public let problem: Hierarchy
}
