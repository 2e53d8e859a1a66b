// Where the constraints contradict one another, exact numbers want the corner where they are broken the least, for its prices prove
// that they are. So each variable may be outside its bounds, at what that costs, and dual steps go on from where no step was found:
// a reduced cost may not be greater than it costs to break the bound that it presses on. Whichever comes first, of the basic variable
// that is outside and those that press on it, is *broken* from there on: it has the other side of its bound to itself.

extension BoundedSimplex {
  /// Goes to the corner where bounds are broken the least.
  ///
  /// - Returns: what presses on the variables there, as `balanceFixed` has it; nil if it was not found.
  mutating func breakLeast(
    most: Int, attempt: UInt64, check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> [Double]? {
    for variable in cost.indices { program.cost[variable] = 0 }
    putBackCosts()
    moveOuterCosts(attempt)
    refactor()
    guard try takeDualSteps(most: most, mayBreak: true, check: check) == .optimal else {
      return nil
    }
    putBackCosts()
    findReducedCosts()
    guard try takePrimalSteps(most: most, check: check) == .optimal else { return nil }
    for variable in slots.indices where slots[variable] < 0 { setBroken(variable, 0) }
    var pressures = program.cost
    for variable in cost.indices {
      if slots[variable] < 0 { pressures[variable] = reducedCosts[variable] }
      cost[variable] = 0
      reducedCosts[variable] = 0
    }
    return balanceFixed(pressures)
  }

  /// Moves costs a little of variables that are not basic, so that reduced costs are within what may be from the beginning.
  private mutating func moveOuterCosts(_ attempt: UInt64) {
    var state = Self.seed(attempt)
    for variable in slots.indices where slots[variable] < 0 {
      if lower[variable] == upper[variable] { continue }
      let size = Self.move * Self.chance(&state)
      if values[variable] == lower[variable] {
        cost[variable] = size * min(program.lowerBearings[variable], 1)
      } else if values[variable] == upper[variable] {
        cost[variable] = -size * min(program.upperBearings[variable], 1)
      }
    }
    isMoved = true
  }

  /// Lets a variable be above its upper bound only (1), below its lower one (−1), or between them (0).
  private mutating func setBroken(_ variable: Int, _ side: Int) {
    let force =
      side == 0 ? 0 : side > 0 ? program.upperBearings[variable] : -program.lowerBearings[variable]
    let change = force - program.cost[variable]
    program.cost[variable] = force
    cost[variable] += change
    if slots[variable] < 0 { reducedCosts[variable] += change }
    let (least, greatest) = (program.lower[variable], program.upper[variable])
    lower[variable] = side == 0 ? least : side > 0 ? greatest : -.infinity
    upper[variable] = side == 0 ? greatest : side < 0 ? least : .infinity
  }

  /// As `takeDualStep`, but that what leaves may be broken instead, and so may what enters.
  mutating func takeBreakingStep(_ slot: Int) -> DualStep {
    let leaving = Int(basis[slot])
    findRow(ofSlot: slot)
    let isBelow = values[leaving] < lower[leaving]
    let sign: Double = isBelow ? -1 : 1
    let force = program.cost[leaving]
    let own =
      force != 0
      ? force.magnitude : isBelow ? program.lowerBearings[leaving] : program.upperBearings[leaving]
    guard let entering = breakingRatioTest(sign, own) else {
      setBroken(leaving, force == 0 ? (isBelow ? -1 : 1) : 0)
      let change = program.cost[leaving] - force
      for index in line.places.indices {
        let variable = line.places[index]
        reducedCosts[variable] -= change * line.numbers[variable]
      }
      noteExcess(Int32(slot))
      steps += 1
      return .taken
    }
    findColumn(of: entering)
    let pivot = column.numbers[slot]
    let difference = (pivot - line.numbers[entering]).magnitude
    if pivot.magnitude < Self.pivotTolerance / 100 || difference > 1e-7 * (1 + pivot.magnitude) {
      return .inexact
    }
    let number = line.numbers[entering] * sign
    if !isInside(entering, number) { setBroken(entering, number > 0 ? 1 : -1) }
    shiftCosts(entering, sign: sign)
    updateWeights(entering, slot, pivot)
    let bound = isBelow ? lower[leaving] : upper[leaving]
    move(entering, by: (values[leaving] - bound) / pivot)
    exchange(entering, slot: slot, leavingAt: bound)
    if force != 0 { setBroken(leaving, 0) }
    return .taken
  }

  /// Whether a variable that is at a bound would move to the inside.
  @inline(__always)
  private func isInside(_ variable: Int, _ number: Double) -> Bool {
    number > 0 ? values[variable] < upper[variable] : values[variable] > lower[variable]
  }

  /// How far a reduced cost is from zero, if it goes there, or from what it costs to break the variable's bound.
  @inline(__always)
  private func room(_ variable: Int, _ number: Double) -> Double {
    let reducedCost = number > 0 ? reducedCosts[variable] : -reducedCosts[variable]
    if isInside(variable, number) { return max(reducedCost, 0) }
    let bearing = number > 0 ? program.upperBearings[variable] : program.lowerBearings[variable]
    return max(bearing + reducedCost, 0)
  }

  /// What enters; nil if what leaves comes to its own end first.
  private func breakingRatioTest(_ sign: Double, _ own: Double) -> Int? {
    var limit = Double.infinity
    for index in line.places.indices {
      let variable = Int(line.places[index])
      let number = line.numbers[variable] * sign
      if number.magnitude < Self.pivotTolerance { continue }
      limit = min(limit, (room(variable, number) + Self.dualTolerance) / number.magnitude)
    }
    if own <= limit { return nil }
    var best: Int?
    var bestNumber = Self.pivotTolerance
    for index in line.places.indices {
      let variable = Int(line.places[index])
      let number = line.numbers[variable] * sign
      if number.magnitude < bestNumber { continue }
      if room(variable, number) <= limit * number.magnitude {
        best = variable
        bestNumber = number.magnitude
      }
    }
    return best
  }
}
