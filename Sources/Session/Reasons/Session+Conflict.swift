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
  mutating func conflictAtHand() throws(Failure) -> Refusal? {
    if let refusal { return refusal }
    return try solutions.conflict().map {
      Refusal(conflict: $0, hierarchy: state.hierarchy, origin: .state)
    }
  }

  /// nil where the requirements agree, and no line was refused.
  mutating func conflict() throws(Failure) -> ConflictReport? {
    guard let refusal = try conflictAtHand() else { return nil }
    let search = ConflictSearch(refusal.hierarchy, control: control)
    return try completed { () throws(Stop) in
      try ConflictReport(all: refusal.origin, search, waysOut: refusal.waysOut)
    }
  }

  /// The proof of the last refusal, or else of the solution.
  mutating func prove() throws(Failure) -> ProofReport {
    if refusal != nil, let conflict = try conflict() {
      return ProofReport(
        levels: [], end: .contradiction(conflict), problem: state.hierarchy)
    }
    let search = ConflictSearch(state.hierarchy, control: control)
    let contradiction = try solutions.conflict().map { (conflict) throws(Failure) in
      try completed { () throws(Stop) in try ConflictReport(conflict, .state, search) }
    }
    return ProofReport(try solutions.traced, contradiction: contradiction)
  }
}
