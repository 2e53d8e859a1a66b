// conflict, prove: the requirements that contradict one another, and why a solution can be no better.

import ConstraintHierarchies
import Simplex

extension Session {
  /// A contradiction with the hierarchy that it was found in, which may have names that the one kept
  /// has not.
  struct Refusal: Sendable {
    var conflict: Conflict
    var hierarchy: Hierarchy
    var origin: Conflict.Origin
    /// Known for a line that was refused.
    var waysOut: WaysOut?
  }

  /// The contradiction that `conflict` and `expect unsatisfiable` speak of: the one that the last
  /// statement was refused for, or that of the state.
  mutating func conflictAtHand() -> Refusal? {
    if let refusal { return refusal }
    return solutions.conflict().map {
      Refusal(conflict: $0, hierarchy: state.hierarchy, origin: .state)
    }
  }

  /// nil where the requirements agree, and no line was refused.
  mutating func conflict() -> ConflictReport? {
    conflictAtHand().map {
      ConflictReport(
        all: $0.origin, ConflictSearch($0.hierarchy, control: control), waysOut: $0.waysOut)
    }
  }

  /// The proof of the last refusal, or else of the solution.
  mutating func prove() -> ProofReport {
    if refusal != nil, let conflict = conflict() {
      return ProofReport(
        levels: [], end: .contradiction(conflict), problem: state.hierarchy)
    }
    return ProofReport(
      solutions.traced,
      contradiction: solutions.conflict().map {
        ConflictReport($0, .state, ConflictSearch(state.hierarchy, control: control))
      })
  }
}
