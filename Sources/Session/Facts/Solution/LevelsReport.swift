// Level by level: what was minimised, what it came to, and what is left of the region.

public import ConstraintHierarchies
public import Rationals

/// The regions that the levels leave, one after another.
public struct LevelsReport: Sendable {
  public struct Level: Sendable {
    /// 0: the requirements; k: the k-th level after them.
    public let rank: Int
    public let priority: Priority
    /// The least value of what the level minimises; nil for the requirements, and where there is none.
    public let minimum: Rational?
    /// How many pivots the level took; nil where they are not told.
    public let pivots: Int?
    /// Whether it may take more: they were not counted to the end.
    public let hasMorePivots: Bool
    /// The interval of each variable of the problem in the region that is left; nil where there is no region:
    /// the requirements contradict one another, or the level's objective has no least value.
    public let region: [Interval]?
    /// Whether the region was worked out; otherwise it is nil although there may be one.
    public let isMeasured: Bool
  }

  public let problem: Hierarchy
  /// The variables that it is about.
  public let variables: [Variable]
  /// The requirements, then the levels down to the first without a least value.
  public let levels: [Level]
  public let isFeasible: Bool
}

/// What `solve` tells.
public struct SolveReport: Sendable {
  public let levels: LevelsReport
  public let ending: Ending

  public enum Ending: Sendable {
    /// There is nothing to solve yet.
    case nothing
    case solved(SolvedReport)
    case unbounded(Priority)
    case contradictory(ConflictReport)
  }
}

/// The values of a solution, and how its constraints fare.
public struct SolvedReport: Sendable {
  public let problem: Hierarchy
  /// The interval of each variable when all is done; the value alone where no intervals were asked for.
  public let intervals: [Interval]
  /// Where no intervals were asked for, whether the solution is the only one, as far as that is told at once; nil
  /// where they were.
  public let uniqueness: Uniqueness?
  /// The solution, or one of several, by which constraints are judged.
  public let valuation: Valuation

  /// What is known of other solutions.
  public enum Uniqueness: Sendable {
    case only, oneOfSeveral, unknown
  }

  /// The variables that have more than one value.
  public var ambiguous: [Variable] {
    problem.variables.filter { intervals[$0.index].isAmbiguous }
  }
}
