// A certificate as sums that a hand can add up.

public import ConstraintHierarchies
public import Rationals

/// Why the solution is as good as it can be, or why there is none.
public struct ProofReport: Sendable {
  public enum End: Sendable {
    /// Each level is at its least.
    case optimal
    /// After the levels that are proved comes one without a least value.
    case unbounded(Ray)
    case contradiction(ConflictReport)
  }

  /// The levels that have a least value, highest first.
  public let levels: [LevelProof]
  public let end: End
  /// The problem whose solution it is.
  public let problem: Hierarchy
}

/// Why the objective of a level can be no smaller.
///
/// The objective, the multiples of the objectives above, each less its least value, and the multiples of the
/// equations add up to `total`. Where the levels above are at their least, all that is added is zero; and no
/// slack in the total can be below zero. So the objective is at least the total's constant.
public struct LevelProof: Sendable {
  /// A multiple of the objective of a level above.
  public struct Above: Sendable {
    public let level: Priority
    /// Above zero.
    public let multiplier: Rational
    /// The least value of its objective.
    public let value: Rational
    public let objective: NamedForm
  }

  /// A multiple of a constraint as an equation with its slacks.
  public struct Equation: Sendable {
    /// What a learner types to mean the constraint.
    public let id: String
    /// Of either sign, not zero.
    public let multiplier: Rational
    /// Zero at every solution.
    public let form: NamedForm
  }

  public let level: Priority
  public let objective: NamedForm
  public let above: [Above]
  public let equations: [Equation]
  /// Its constant is the level's least value.
  public let total: NamedForm

  /// The level's least value.
  public var value: Rational { total.constant }
}

/// A way along which every requirement holds, no level above changes, and the objective of a level decreases
/// without end.
public struct Ray: Sendable {
  public let level: Priority
  /// What the steps are counted by: a name that nothing has.
  public let parameter: String
  /// What changes along the way, and by how much for each unit.
  public let steps: [NamedForm.Term]
  /// By how much the objective changes for each unit; below zero.
  public let change: Rational
}
