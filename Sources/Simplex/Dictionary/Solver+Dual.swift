// The dual simplex method in place of the first phase, where the start allows it: no cost is negative, so the basis is
// already as good as the objective can have it, and only some basic columns are below zero. One of them leaves, and
// the column enters that costs least for what it mends; no cost becomes negative by that. When nothing is below zero any
// more, the first objective is at its least without having been minimised (C. E. Lemke, *The dual method of solving the
// linear programming problem*, 1954).

import Rationals

extension Solver {
  /// Begins dual steps, if requirements do not hold yet and the start has no negative cost; otherwise the first phase.
  mutating func beginDual() -> Step? {
    let rows = problem.rows.indices.filter { problem.rows[$0].stage == 0 && tableauRows[$0] != nil }
    func basic(_ index: Int) -> Column { tableauRows[index].map { tableau.basis[$0] } ?? 0 }
    func constantSign(_ index: Int) -> Int {
      tableauRows[index].map { tableau.rows[$0].constantSign } ?? 0
    }
    let equations = rows.filter { tableau.roles[basic($0)] == .artificial }
    let broken = rows.filter {
      tableau.roles[basic($0)] == .nonnegative && constantSign($0) < 0
    }
    let lacks = !broken.isEmpty || equations.contains { constantSign($0) != 0 }
    guard lacks, let objective = problem.objectives.first else { return beginFirstPhase() }
    let cost = tableau.expressed(objective)
    if let obstacle = obstacle(equations, cost) {
      announcement = beginFirstPhase()
      return .dualRefused(obstacle)
    }
    tableau.costs = [tableau.expressed(LinearForm()), cost]
    phase = .dual
    return .dualPhase(rows: broken)
  }

  private func obstacle(_ equations: [Int], _ cost: SparseRow) -> DualObstacle? {
    if !equations.isEmpty { return .equations }
    if problem.rows.contains(where: { $0.stage == 1 }) { return .wishes }
    let lowering = cost.columns.indices.filter {
      tableau.roles[Int(cost.columns[$0])] == .free || cost.sign(at: $0) < 0
    }
    return lowering.isEmpty ? nil : .costs(lowering.map { Int(cost.columns[$0]) })
  }

  mutating func dualStep(looking: Bool) throws(Stop) -> Step? {
    let lacking = tableau.rows.indices.filter {
      tableau.roles[tableau.basis[$0]] == .nonnegative && tableau.rows[$0].constantSign < 0
    }
    guard let row = leavingRow(lacking) else {
      phase = .beginStage(1)
      return .feasible
    }
    guard let entering = tableau.dualEntering(row: row, growing: true) else {
      let blocked = tableau.basis[row]
      tableau.costs = []
      phase = .minimize(0)
      announcement = beginFirstPhase()
      return .dualBlocked(blocked)
    }
    try control.check(bits: tableau.bits)
    var pivot = Pivot(
      reason: .dual, entering: entering, leaving: tableau.basis[row], row: row, rank: 1,
      candidates: [], ratios: [], length: tableau.length(of: entering, in: row), costBefore: 0,
      costAfter: 0)
    if looking {
      pivot.lacking = lacking.map {
        .init(row: $0, basic: tableau.basis[$0], constant: tableau.rows[$0].constant)
      }
      pivot.dualRatios = dualRatios(row)
    }
    pivot.costBefore = tableau.costs[1].constant
    tableau.pivot(entering: entering, row: row)
    pivot.costAfter = tableau.costs[1].constant
    pivotCounts[0] += 1
    dualStall = pivot.costAfter == pivot.costBefore ? dualStall + 1 : 0
    return .pivot(pivot)
  }

  /// The row that is furthest below zero; after many steps that changed nothing the one with the smallest basic column,
  /// which never cycles (as Bland's rule for the dual problem).
  private func leavingRow(_ lacking: [Int]) -> Int? {
    let isStalled = dualStall > tableau.rows.count + tableau.roles.count
    return lacking.min { one, other in
      let (first, second) = (tableau.rows[one].constant, tableau.rows[other].constant)
      return isStalled || first == second
        ? tableau.basis[one] < tableau.basis[other] : first < second
    }
  }

  private func dualRatios(_ row: Int) -> [Pivot.DualRatio] {
    tableau.rows[row].entries.compactMap { entry in
      guard tableau.roles[entry.column] == .nonnegative, entry.value.signum > 0 else { return nil }
      let cost = tableau.costs[1][entry.column]
      return Pivot.DualRatio(
        column: entry.column, cost: cost, coefficient: entry.value, ratio: cost / entry.value)
    }
  }
}
