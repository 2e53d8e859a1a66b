// How many pivots the textbook's method takes, without waiting for it where that is long.

package import Simplex

/// How many pivots each level takes, as far as they were counted.
package struct PivotCounts: Hashable, Sendable {
  private let counts: [Int]
  private let isComplete: Bool

  /// - Parameter counts: of each level, the requirements first.
  package init(_ counts: [Int]) {
    self.counts = counts
    isComplete = true
  }

  fileprivate init(_ solver: Solver) {
    counts = solver.pivotCounts
    isComplete = solver.outcome != nil
  }

  /// How many pivots were counted of a level; 0: of the requirements, k: of the k-th level after them.
  package func count(ofRank rank: Int) -> Int { rank < counts.count ? counts[rank] : 0 }

  /// Whether the level may take more than were counted.
  package func hasMore(ofRank rank: Int) -> Bool { !isComplete && rank >= counts.count - 1 }
}

extension TracedSolution {
  /// The pivots of all levels.
  package var pivotCounts: PivotCounts { PivotCounts(solver) }

  /// Counts pivots until they have gone through so many numbers.
  ///
  /// - Parameter work: how many words of numbers; what the dictionary holds changes with each pivot, so that in large problems it
  ///   takes far longer than to find the solution.
  /// - Returns: what was counted, and the solution, if the method came to its end.
  /// - Throws: where the control stops it.
  package static func counting(
    _ hierarchy: Hierarchy, rule: PivotRule = .dantzig, within work: Int = countedWork,
    control: SolveControl = .uninterruptible
  ) throws(Stop) -> (counts: PivotCounts, solution: TracedSolution?) {
    let model = Model(hierarchy)
    var solver = Solver(model.problem, rule: rule, control: control)
    let outcome = try solver.solve(within: work)
    let solution = outcome.map { TracedSolution(hierarchy, model, solver, $0) }
    return (PivotCounts(solver), solution)
  }
}
