// Dual steps: what is farthest outside its bounds leaves, and what keeps all reduced costs right enters.

extension BoundedSimplex {
  /// Steps from a dual feasible basis until all variables are within their bounds.
  ///
  /// - Parameters:
  ///   - mayBreak: whether bounds may be broken; weights are right then.
  ///   - check: called before each step.
  mutating func takeDualSteps(
    most: Int, mayBreak: Bool = false, check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> Ending {
    if !mayBreak {
      for slot in basis.indices { weights[basis[slot]] = 1 }
    }
    var isFresh = factors.updateCount == 0
    while steps < most {
      if factors.isStale {
        refactor()
        settleSigns()
        isFresh = true
      }
      guard let slot = leavingSlot() else {
        if isFresh { return .optimal }
        refactor()
        settleSigns()
        isFresh = true
        continue
      }
      try check(steps)
      switch mayBreak ? takeBreakingStep(slot) : takeDualStep(slot) {
      case .taken: isFresh = false
      case .unstopped where isFresh: return .infeasible
      case .inexact where isFresh:
        // Not even fresh factors agree; the row is left for later.
        return .lost
      case .unstopped, .inexact:
        refactor()
        settleSigns()
        isFresh = true
      }
    }
    return .lost
  }

  enum DualStep {
    case taken, unstopped, inexact
  }

  /// The slot whose variable is the farthest outside its bounds, by its weight.
  private func leavingSlot() -> Int? {
    var best: Int?
    var bestScore = 0.0
    for slot in excesses.indices where excesses[slot] > 0 {
      let variable = basis[slot]
      if excesses[slot] > bestScore * weights[variable] {
        bestScore = excesses[slot] / weights[variable]
        best = slot
      }
    }
    return best
  }

  private mutating func takeDualStep(_ slot: Int) -> DualStep {
    let leaving = Int(basis[slot])
    findRow(ofSlot: slot)
    let isBelow = values[leaving] < lower[leaving]
    let excess =
      isBelow ? lower[leaving] - values[leaving] : values[leaving] - upper[leaving]
    guard let entering = dualRatioTest(sign: isBelow ? -1 : 1, excess) else { return .unstopped }
    findColumn(of: entering)
    let pivot = column.numbers[slot]
    let difference = (pivot - line.numbers[entering]).magnitude
    if difference > 1e-7 * (1 + pivot.magnitude) || pivot.magnitude < 1e-9 {
      if factors.updateCount > 0 || pivot.magnitude < 1e-9 { return .inexact }
    }
    flipBounds()
    shiftCosts(entering, sign: isBelow ? -1 : 1)
    updateWeights(entering, slot, pivot)
    let bound = isBelow ? lower[leaving] : upper[leaving]
    move(entering, by: (values[leaving] - bound) / pivot)
    exchange(entering, slot: slot, leavingAt: bound)
    return .taken
  }

  /// What enters: the first whose reduced cost would change its sign, or, while what left is still outside its bounds
  /// after that variable has gone to its other bound, one after it (the *long-step* or bound flipping ratio test: I. Maros,
  /// *A generalized dual phase-2 simplex algorithm*, 2003). Among those that come nearly together it is the
  /// one with the greatest pivot (P. M. J. Harris, 1973).
  ///
  /// `flips` gets what goes to its other bound.
  mutating func dualRatioTest(sign: Double, _ excess: Double) -> Int? {
    flips.removeAll()
    candidates.removeAll()
    for index in line.places.indices {
      let variable = line.places[index]
      let number = line.numbers[variable] * sign
      if number.magnitude < Self.pivotTolerance || lower[variable] == upper[variable] { continue }
      let mayRise = values[variable] < upper[variable]
      let mayFall = values[variable] > lower[variable]
      if mayRise && number > 0 || mayFall && number < 0 { candidates.append(variable) }
    }
    var slope = excess
    while !candidates.isEmpty {
      var limit = Double.infinity
      var nearest: Int32 = -1
      for index in candidates.indices {
        let variable = candidates[index]
        let number = line.numbers[variable].magnitude
        let distance = margin(variable, sign) + Self.dualTolerance
        if distance < limit * number {
          limit = distance / number
          nearest = variable
        }
      }
      var rest = 0
      var best = -1
      var bestNumber = 0.0
      var passed = slope
      let firstFlip = flips.count
      for index in candidates.indices {
        let variable = candidates[index]
        let number = line.numbers[variable].magnitude
        // Beside a long margin the tolerance is lost in rounding, but the nearest one is within the limit all the same.
        if variable != nearest, margin(variable, sign) > limit * number {
          candidates[rest] = variable
          rest += 1
          continue
        }
        if number > bestNumber {
          bestNumber = number
          best = Int(variable)
        }
        passed -= number * (upper[variable] - lower[variable])
        flips.append(variable)
      }
      candidates.truncate(to: rest)
      if passed < 0 || rest == 0 || excess == 0 {
        // All may go to their other bounds, and it is outside of its own all the same.
        if passed > Self.primalTolerance { return nil }
        flips.truncate(to: firstFlip)
        return best < 0 ? nil : best
      }
      slope = passed
    }
    return nil
  }

  /// How far a candidate's reduced cost is from zero, on the side where it may be.
  @inline(__always)
  private func margin(_ variable: Int32, _ sign: Double) -> Double {
    max(line.numbers[variable] * sign > 0 ? reducedCosts[variable] : -reducedCosts[variable], 0)
  }

  /// Reduced costs that the step would take beyond zero stop there: their costs are moved.
  mutating func shiftCosts(_ entering: Int, sign: Double) {
    var multiple = reducedCosts[entering] / line.numbers[entering]
    if multiple * sign < 0 {
      // It was beyond zero itself.
      cost[entering] -= reducedCosts[entering]
      reducedCosts[entering] = 0
      isMoved = true
      multiple = 0
    }
    for index in line.places.indices {
      let variable = line.places[index]
      if Int(variable) == entering { continue }
      let after = reducedCosts[variable] - multiple * line.numbers[variable]
      if after == 0 || lower[variable] == upper[variable] { continue }
      let mayRise = values[variable] < upper[variable]
      let mayFall = values[variable] > lower[variable]
      if mayRise && mayFall || mayRise && after < 0 || mayFall && after > 0 {
        cost[variable] -= after
        reducedCosts[variable] -= after
        isMoved = true
      }
    }
  }

  /// Takes what `flips` has to the other bounds, and the basic variables along.
  private mutating func flipBounds() {
    if flips.isEmpty { return }
    steepest.clear()
    for index in flips.indices {
      let variable = Int(flips[index])
      let other = values[variable] == lower[variable] ? upper[variable] : lower[variable]
      let length = other - values[variable]
      values[variable] = other
      if variable >= program.columnCount {
        steepest.add(-length, to: Int32(variable - program.columnCount))
      } else {
        for index in program.column(variable) {
          steepest.add(-program.columnNumbers[index] * length, to: program.columnRows[index])
        }
      }
    }
    factors.ftran(&steepest)
    for index in steepest.places.indices {
      let slot = steepest.places[index]
      values[basis[slot]] += steepest.numbers[slot]
      noteExcess(slot)
    }
  }

  mutating func updateWeights(_ entering: Int, _ slot: Int, _ pivot: Double) {
    steepest.copy(inverseRow)
    factors.ftran(&steepest)
    var own = 0.0
    for index in inverseRow.places.indices {
      let number = inverseRow.numbers[inverseRow.places[index]]
      own += number * number
    }
    for index in column.places.indices {
      let other = Int(column.places[index])
      if other == slot { continue }
      let ratio = column.numbers[other] / pivot
      let variable = basis[other]
      weights[variable] = max(
        weights[variable] + ratio * (ratio * own - 2 * steepest.numbers[other]), 1e-4)
    }
    weights[entering] = max(own / (pivot * pivot), 1e-4)
  }
}
