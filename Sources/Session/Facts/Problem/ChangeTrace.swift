// trace change: the last change by itself, from where the solution stood before it.

public import ConstraintHierarchies
import Simplex

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

extension Session {
  /// The story of the change that was made, undone or done again last; nil before the first.
  mutating func changeTrace() throws(Failure) -> ChangeTrace? {
    guard let latest else { return nil }
    if state.hierarchy.isEmpty {
      return ChangeTrace(cause: latest, update: nil, ending: nil, ambiguous: [], cost: nil)
    }
    let update = try solutions.lastUpdate(heldInFirst: ChangeTrace.limit)
    let ending: ChangeTrace.Ending? =
      if try solutions.outcome == .infeasible { .contradictory } else {
        try solutions.unboundedLevel.map { .unbounded($0) }
      }
    return ChangeTrace(
      cause: latest, update: update, ending: ending, ambiguous: try ambiguousMoves(update),
      cost: update.edits.isEmpty ? nil : try latestCost())
  }

  /// A variable that moved may have stopped at one of many values that are equally good.
  private mutating func ambiguousMoves(
    _ update: IncrementalSolution.Update
  ) throws(Failure) -> [String] {
    guard try solutions.outcome == .optimal else { return [] }
    var names: [String] = []
    for move in update.moves.prefix(12) {
      if try solutions.interval(of: move.variable)?.isAmbiguous ?? false {
        names.append(state.hierarchy.name(of: move.variable))
      }
    }
    return names
  }
}

extension Hierarchy {
  fileprivate var isEmpty: Bool {
    variableNames.isEmpty && constraints.isEmpty && objectives.isEmpty
  }
}
