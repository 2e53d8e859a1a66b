// trace change: the last change by itself, from where the solution stood before it.

public import ConstraintHierarchies

/// The last change, told pivot by pivot.
public struct ChangeTrace: Sendable {
  /// What was done, undone or done again.
  public enum Cause: Sendable {
    case done(String)
    /// The lines that were taken back, the nearest first.
    case undone([String])
    case redone([String])
  }

  /// Why there is no solution at the end of it.
  public enum Ending: Equatable, Sendable {
    case contradictory
    case unbounded(Priority)
  }

  public let cause: Cause
  /// The edits, the pivots with what each weighed, and the moves; nil where nothing is left to solve.
  public let update: IncrementalSolution.Update?
  /// nil where there is a solution.
  public let ending: Ending?
  /// Variables that moved and could be elsewhere as well.
  public let ambiguous: [String]
  /// nil where nothing was edited.
  public let cost: ChangeCost?

  /// So many pivots are told one by one.
  public static let limit = 20
}
