// A problem and its two children, each with one more line: a step of branch and bound.

public import ConstraintHierarchies
public import Rationals

/// A problem beside its children.
public struct BranchReport: Sendable {
  /// What one of them comes to.
  public struct Node: Sendable {
    public enum Ending: String, Sendable {
      case optimal, unsatisfiable, unbounded
    }

    /// The line that makes it; nil for the problem itself.
    public let line: String?
    public let ending: Ending
    /// For each objective of the problem the value of its expression; empty where there is no solution.
    public let objectives: [Rational?]
    /// For each variable of the problem what it can be; empty where there is no solution.
    public let intervals: [Interval]
  }

  /// The objectives of the problem itself.
  public let objectives: [Objective]
  /// The variables of the problem itself, the first `limit` of them.
  public let variables: [String]
  /// The problem, and its children.
  public let nodes: [Node]

  /// Of more variables only so many are told.
  public static let limit = 20
}
