// The session's problem as something that can be proven, and the proof.

public import ProgramSolving

extension Session {
  /// The problem, with the names that a proof of it uses.
  ///
  /// - Complexity: linear in the size of the problem; nothing is solved.
  public var provableProblem: ProvableProblem { ProvableProblem(state.hierarchy) }

  /// The proof of how the problem ends.
  ///
  /// - Throws: if the solve is stopped.
  /// - Complexity: O(levels² × constraints), besides a solve.
  public mutating func writtenProof() throws(Failure) -> WrittenProof {
    let problem = provableProblem
    return WrittenProof(try solutions.certificate(problem.model), of: problem)
  }
}
