// conflict, prove: the requirements that contradict one another, and why a solution can be no better.

import ConstraintHierarchies
import Simplex

extension Session {
  /// The requirements in the contradiction that `expect` speaks of: the one that the last statement was refused for,
  /// or that of the state.
  mutating func idsOfConflict() throws(Failure) -> [String]? {
    if let refusal, !refusal.wasStopped { return refusal.ids }
    guard var search = try conflictSearch() else { return nil }
    let ids = try completed { () throws(Stop) in try search.conflict()?.ids }
    // What was found by then is not what was asked.
    if search.wasStopped { throw Failure(Stop.cancelled) }
    return ids
  }

  /// nil where the requirements agree, and no line was refused.
  mutating func conflict() throws(Failure) -> ConflictReport? {
    guard let search = try conflictSearch() else { return nil }
    return try completed { () throws(Stop) in
      try ConflictReport(
        all: refusal?.origin ?? .state, search, LayoutSettings(state),
        waysOut: refusal.flatMap { $0.wasStopped ? nil : $0.waysOut })
    }
  }

  /// nil where the requirements agree, and no line was refused.
  mutating func conflictSearch() throws(Failure) -> ConflictSearch? {
    // The problem that the line would have made may have names that the one kept has not.
    if let refusal { return solutions.conflictSearch(in: refusal.problem) }
    return try solutions.conflictSearch()
  }

  /// The proof of the last refusal, or else of the solution.
  mutating func prove() throws(Failure) -> ProofReport {
    if refusal != nil, let conflict = try conflict() {
      return ProofReport(
        levels: [], end: .contradiction(conflict), problem: state.hierarchy)
    }
    let contradiction = try solutions.conflictSearch().map { (search) throws(Failure) in
      try completed { () throws(Stop) in
        try ConflictReport(.state, search, LayoutSettings(state))
      }
    }
    return ProofReport(try solutions.traced, contradiction: contradiction)
  }
}
