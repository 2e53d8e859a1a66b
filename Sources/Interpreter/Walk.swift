// The trace of a solve, walked pivot by pivot. The steps are values; the tableau at any of them is
// made again by taking the same steps from the beginning.

import ConstraintHierarchies
import Simplex

/// A place in the trace: after so many pivots.
struct Walk: Sendable {
  /// Everything told between one pivot and the next.
  struct Leg: Sendable {
    /// What came before the pivot: rows that came in, a minimum reached, the end.
    var preamble: [Step]
    /// nil behind the last pivot.
    var pivot: Pivot?
  }

  let resolution: Resolution
  let naming: Naming
  /// One for each pivot, and the last for what comes behind them.
  let legs: [Leg]
  private let beginning: Solver
  /// How many pivots have been made.
  private(set) var position = 0
  /// The solver after those pivots.
  private(set) var solver: Solver

  var pivotCount: Int { legs.count - 1 }

  /// - Complexity: one more solve.
  init(_ resolution: Resolution) {
    self.resolution = resolution
    naming = Naming(resolution)
    beginning = Solver(resolution.model.problem, rule: resolution.solver.rule)
    var solver = beginning
    var legs: [Leg] = []
    var preamble: [Step] = []
    while let step = solver.step() {
      if case .pivot(let pivot) = step {
        legs.append(Leg(preamble: preamble, pivot: pivot))
        preamble = []
      } else {
        preamble.append(step)
      }
    }
    legs.append(Leg(preamble: preamble, pivot: nil))
    self.legs = legs
    self.solver = beginning
  }

  /// Goes to after so many pivots, which must be at most `pivotCount`.
  ///
  /// - Complexity: the pivots from here, or from the beginning for a way back.
  mutating func go(to position: Int) {
    if position < self.position {
      solver = beginning
      self.position = 0
    }
    while self.position < position, let step = solver.step() {
      if case .pivot = step { self.position += 1 }
    }
  }

  /// The solver just before the next pivot, or at the end: rows that come in before it are in.
  var solverAtNextPivot: Solver {
    var ahead = solver
    for _ in legs[position].preamble { _ = ahead.step() }
    ahead.settle()
    return ahead
  }
}
