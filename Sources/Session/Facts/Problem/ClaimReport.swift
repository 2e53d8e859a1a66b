// Whether something is so.

public import ConstraintHierarchies

/// Whether a relation holds in the solution.
public struct ClaimReport: Sendable {
  /// As it was typed.
  public let text: String
  public let verdict: ConstraintReason.Verdict
  /// Its expressions, apart from those that are numbers, with the values that they can take.
  public let values: [(expression: String, interval: Interval)]
  /// The constraints and objectives whose names stand in it as numbers.
  public let meanings: [Constraint]
  /// The problem that it was asked in.
  public let problem: Hierarchy
}
