// The solution as it stands, as values: what `solve --format json` tells, and `"solution"` beside each reply.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// How a problem ends.
public enum SolutionStatus: String, Sendable {
  case optimal, unsatisfiable, unbounded

  init(_ outcome: Outcome) {
    switch outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    }
  }
}

/// The whole solution of a problem.
public struct SolutionReport: Sendable {
  public let status: SolutionStatus
  /// The names of the variables, in the order of their coming.
  public let variables: [String]
  /// One value for each variable; nil where there is no solution.
  public let values: [Rational]?
  /// The requirements, and every level down to the first one without a least value.
  public let levels: [Level]
  /// Those that take part.
  public let constraints: [ConstraintReport]
  /// Those that take part.
  public let objectives: [ObjectiveReport]
  /// The requirements that contradict one another, by ID; none where they do not.
  public let conflict: [String]
  /// Where no intervals were asked for, whether the solution is the only one, as far as that is told at once; nil
  /// where they were, or there is no solution.
  public let uniqueness: SolvedReport.Uniqueness?
  /// Where the views are; none where no view was named, or there is no solution.
  public let frames: [ViewFrame]

  /// A level, and the region that it left.
  public struct Level: Sendable {
    public let priority: Priority
    /// The least value of what the level minimises; nil for the requirements, and where there is none.
    public let minimum: Rational?
    public let pivots: Int
    /// Whether it may take more: they were not counted to the end.
    public let hasMorePivots: Bool
    /// The interval of each variable in the region after this level; empty where there is no region, or it was
    /// not asked for.
    public let region: [Interval]
  }

  public struct ConstraintReport: Sendable {
    public let constraint: Constraint
    /// Its left side less its right side; nil where there is no solution.
    public let error: Rational?
  }

  public struct ObjectiveReport: Sendable {
    public let objective: Objective
    /// The value of its own expression; nil where there is no solution.
    public let value: Rational?
  }

  /// The interval of each variable when all is done; empty where there is no region at all.
  public var intervals: [Interval] { levels.last { !$0.region.isEmpty }?.region ?? [] }
}
