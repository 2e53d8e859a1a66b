// The big-M method beside two phases: the first phase's cost row and the first objective's stand below one another, and count
// together as one objective, `objective + M · missing`, where M is larger than any number. So M itself is never chosen: a
// column's cost is a pair of numbers, what it adds to the multiple of M first.

import Rationals

extension Solver {
  /// What comes when the rows of the requirements are in.
  mutating func beginRequirements() -> Step? {
    switch rule {
    case .dual: return beginDual()
    case .bigM:
      let step = beginFirstPhase()
      guard step != nil, let objective = problem.objectives.first else { return step }
      if problem.rows.contains(where: { $0.stage == 1 }) {
        announcement = .penaltyRefused
      } else {
        tableau.costs.append(tableau.expressed(objective))
        announcement = .penalty
      }
      return step
    case .bland, .dantzig, .greatest: return beginFirstPhase()
    }
  }

  /// The rule that chooses among the columns of a rank.
  func ruleInUse(_ rank: Int) -> PivotRule {
    switch rule {
    case .dual: .dantzig
    case .bigM: hasPenalty && rank == 0 ? .bigM : .dantzig
    case .bland, .dantzig, .greatest: rule
    }
  }

  /// Whether the first objective stands below what is missing, and both are minimised as one.
  public var hasPenalty: Bool {
    guard rule == .bigM, case .minimize(0) = phase else { return false }
    return tableau.costs.count == 2
  }

  /// The rank of the cost row that is minimised.
  var rank: Int {
    if case .minimize(let rank) = phase { rank } else { tableau.costs.count - 1 }
  }
}

extension Tableau {
  /// The column whose cost, as a pair of rank 0 and rank 1, is the least, and below zero in rank 0. Ties go to the smallest number.
  ///
  /// - Complexity: O(n) for n entries of the first cost row.
  func penalized() -> Column? {
    var best: Int?
    for place in 0..<costs[0].count
    where costs[0].sign(at: place) < 0 && roles[Int(costs[0].columns[place])] == .nonnegative {
      guard let current = best else {
        best = place
        continue
      }
      if costs[0].isLess(at: place, than: current)
        || !costs[0].isLess(at: current, than: place)
          && costs[1][Int(costs[0].columns[place])] < costs[1][Int(costs[0].columns[current])]
      {
        best = place
      }
    }
    return best.map { Int(costs[0].columns[$0]) }
  }
}
