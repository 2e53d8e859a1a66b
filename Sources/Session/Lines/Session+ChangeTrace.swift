// trace change: the last change by itself, from where the solution stood before it.

import ConstraintHierarchies
import Simplex

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
