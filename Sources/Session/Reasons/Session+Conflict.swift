// conflict, prove: the requirements that contradict one another, and why a solution can be no better.

import ConstraintHierarchies
import Simplex

extension Session {
  /// The requirements in the contradiction that `expect` speaks of: the one that the last statement was refused for,
  /// or that of the state.
  mutating func idsOfConflict() throws(Failure) -> [String]? {
    if let refusal { return refusal.ids }
    return try solutions.conflict()?.ids
  }

  /// nil where the requirements agree, and no line was refused.
  mutating func conflict() throws(Failure) -> ConflictReport? {
    if try idsOfConflict() == nil { return nil }
    // The problem that the line would have made may have names that the one kept has not.
    let search = ConflictSearch(refusal?.problem ?? state.hierarchy, control: control)
    return try completed { () throws(Stop) in
      try ConflictReport(
        all: refusal?.origin ?? .state, search, LayoutSettings(state), waysOut: refusal?.waysOut)
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
      try completed { () throws(Stop) in
        try ConflictReport(conflict, .state, search, LayoutSettings(state))
      }
    }
    return ProofReport(try solutions.traced, contradiction: contradiction)
  }
}
