// Primal steps, from a basis that is within its bounds: for what is left when the costs are put back.

extension BoundedSimplex {
  /// Steps from a basis within its bounds until every reduced cost has the sign that it should have.
  mutating func takePrimalSteps(
    most: Int, check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> Ending {
    for variable in weights.indices { weights[variable] = 1 }
    var isFresh = factors.updateCount == 0
    while steps < most {
      if factors.isStale {
        refactor()
        isFresh = true
      }
      guard let entering = enteringVariable() else {
        if isFresh { return .optimal }
        refactor()
        isFresh = true
        continue
      }
      try check(steps)
      findColumn(of: entering)
      let isRising = reducedCosts[entering] < 0
      let own = upper[entering] - lower[entering]
      guard let (slot, length) = primalRatioTest(isRising ? 1 : -1, own) else {
        if isFresh { return .unbounded }
        refactor()
        isFresh = true
        continue
      }
      guard let slot else {
        move(entering, by: isRising ? own : -own)
        values[entering] = isRising ? upper[entering] : lower[entering]
        steps += 1
        continue
      }
      findRow(ofSlot: slot)
      let pivot = column.numbers[slot]
      if (pivot - line.numbers[entering]).magnitude > 1e-7 * (1 + pivot.magnitude), !isFresh {
        refactor()
        isFresh = true
        continue
      }
      reweigh(entering, slot, pivot)
      let leaving = basis[slot]
      let rises = (pivot > 0) != isRising
      let bound = rises ? upper[leaving] : lower[leaving]
      move(entering, by: isRising ? length : -length)
      exchange(entering, slot: slot, leavingAt: bound)
      isFresh = false
    }
    return .lost
  }

  private func enteringVariable() -> Int? {
    var best: Int?
    var bestScore = 0.0
    for variable in slots.indices where slots[variable] < 0 {
      let number = reducedCosts[variable]
      if number.magnitude <= Self.dualTolerance { continue }
      let mayMove =
        number < 0 ? values[variable] < upper[variable] : values[variable] > lower[variable]
      if !mayMove { continue }
      let score = number * number
      if score > bestScore * weights[variable] {
        bestScore = score / weights[variable]
        best = variable
      }
    }
    return best
  }

  /// How far it goes and the slot that stops it, or none if it reaches its other bound first; nil if nothing stops it.
  private func primalRatioTest(
    _ direction: Double, _ own: Double
  ) -> (slot: Int?, length: Double)? {
    var limit = Double.infinity
    for index in column.places.indices {
      let slot = column.places[index]
      let rate = -direction * column.numbers[slot]
      if rate.magnitude < Self.pivotTolerance { continue }
      let length = (distance(slot, rate) + Self.primalTolerance) / rate.magnitude
      if length < limit { limit = length }
    }
    if own <= limit { return own == .infinity ? nil : (nil, own) }
    var best = -1
    var bestRate = 0.0
    for index in column.places.indices {
      let slot = column.places[index]
      let rate = -direction * column.numbers[slot]
      if rate.magnitude <= max(bestRate, Self.pivotTolerance) { continue }
      if distance(slot, rate) <= limit * rate.magnitude {
        best = Int(slot)
        bestRate = rate.magnitude
      }
    }
    if best < 0 { return nil }
    return (best, max(distance(Int32(best), -direction * column.numbers[best]), 0) / bestRate)
  }

  /// How far the variable in a slot is from the bound that it goes to.
  @inline(__always)
  private func distance(_ slot: Int32, _ rate: Double) -> Double {
    let variable = basis[slot]
    return rate > 0 ? upper[variable] - values[variable] : values[variable] - lower[variable]
  }

  private mutating func reweigh(_ entering: Int, _ slot: Int, _ pivot: Double) {
    let own = weights[entering]
    for index in line.places.indices {
      let variable = line.places[index]
      let ratio = line.numbers[variable] / pivot
      weights[variable] = max(weights[variable], ratio * ratio * own)
    }
    weights[basis[slot]] = max(own / (pivot * pivot), 1)
  }
}
