// list, decompose, objectives: what there is.

public import ConstraintHierarchies
public import Rationals

/// All points, variables, constraints and objectives.
public struct Listing: Sendable {
  public let problem: Hierarchy
  /// One for each constraint of the problem: its left side less its right side; none where there is no
  /// solution.
  public let errors: [Rational]
  /// One for each objective of the problem: the value of its expression; none where there is no solution.
  public let values: [Rational]
}

/// Constraints as equations in slacks, with the numbers of the solution.
public struct Decomposition: Sendable {
  public struct Row: Sendable {
    public let constraint: Constraint
    /// The values of its two sides; nil where there is no solution.
    public let sides: (left: Rational, right: Rational)?
  }

  public let rows: [Row]
  /// The name that was typed, if it was nothing else.
  public private(set) var name: String? = nil

  /// The same as the answer to a name alone, of one constraint.
  var ofName: Decomposition {
    var copy = self
    copy.name = rows.first?.constraint.id
    return copy
  }
}

/// What each level minimises, and what that comes to.
public struct ObjectivesReport: Sendable {
  public let problem: Hierarchy
  /// Highest first.
  public let levels: [(priority: Priority, minimum: Rational?)]
}
