// The phases of the search, from some basis to a corner.

extension BoundedSimplex {
  /// The corner where the sum is probably least; nil where it was not found.
  ///
  /// - Parameters:
  ///   - attempt: every attempt moves costs by other amounts.
  ///   - isChange: whether the basis is nearly the best one, so that few costs are wrong.
  ///   - check: called before each step, with how many there were.
  mutating func search(
    most: Int, attempt: UInt64, isChange: Bool, check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> Ending {
    moveCosts(attempt)
    refactor()
    if !isChange, hasWrongSigns {
      guard try takeFirstPhase(most: most, check: check) != .lost else { return .lost }
    }
    for _ in 0..<Self.mostRounds {
      settleSigns()
      let ending = try takeDualSteps(most: most, check: check)
      if ending != .optimal { return ending }
      if isMoved {
        putBackCosts()
        findReducedCosts()
      }
      let last = try takePrimalSteps(most: most, check: check)
      if last == .optimal, isFeasible { releaseFixed() }
      if last != .optimal || isFeasible { return last }
    }
    return .lost
  }

  private static let mostRounds = 5

  /// Moves the costs a little, so that few reduced costs are zero at once, and none of those that are right is wrong
  /// afterwards.
  private mutating func moveCosts(_ attempt: UInt64) {
    var state = Self.seed(attempt)
    for variable in 0..<program.columnCount {
      let chance = Self.chance(&state)
      if lower[variable] == upper[variable] { continue }
      let size = Self.move * chance * (1 + cost[variable].magnitude)
      if upper[variable] == .infinity {
        if lower[variable] == -.infinity { continue }
        cost[variable] += size
      } else if lower[variable] == -.infinity {
        cost[variable] -= size
      } else {
        cost[variable] += cost[variable] >= 0 ? size : -size
      }
    }
    isMoved = true
  }

  static let move = 5e-6

  /// Any fixed sequence from 1 to 2 that looks like chance.
  static func seed(_ attempt: UInt64) -> UInt64 {
    0x9E37_79B9_7F4A_7C15 &+ attempt &* 0xD134_2543_DE82_EF95
  }

  static func chance(_ state: inout UInt64) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Double(state >> 40) / Double(1 << 24)
  }

  mutating func putBackCosts() {
    for variable in cost.indices { cost[variable] = program.cost[variable] }
    isMoved = false
  }

  /// Whether some reduced cost is wrong at every bound that its variable has.
  private var hasWrongSigns: Bool {
    for variable in slots.indices where slots[variable] < 0 && isWrong(variable) { return true }
    return false
  }

  @inline(__always)
  private func isWrong(_ variable: Int) -> Bool {
    let number = reducedCosts[variable]
    return number > Self.dualTolerance && lower[variable] == -.infinity
      || number < -Self.dualTolerance && upper[variable] == .infinity
  }

  /// Takes the variables that are not basic to the bounds that their reduced costs want. Where there is none, the cost is
  /// moved until it wants none.
  mutating func settleSigns() {
    var hasMoved = false
    for variable in slots.indices where slots[variable] < 0 {
      let number = reducedCosts[variable]
      let (least, greatest) = (lower[variable], upper[variable])
      if least == greatest { continue }
      if isWrong(variable) {
        cost[variable] -= number
        reducedCosts[variable] = 0
        isMoved = true
      }
      var wanted = values[variable]
      if least > -.infinity, number > Self.dualTolerance || wanted < least { wanted = least }
      if greatest < .infinity, number < -Self.dualTolerance || wanted > greatest {
        wanted = greatest
      }
      if wanted != least, wanted != greatest { wanted = nearestBound(variable, to: wanted) }
      if wanted != values[variable] {
        values[variable] = wanted
        hasMoved = true
      }
    }
    if hasMoved { findValues() }
  }

  private func nearestBound(_ variable: Int, to value: Double) -> Double {
    let (below, above) = (value - lower[variable], upper[variable] - value)
    if below == .infinity && above == .infinity { return value }
    return below <= above ? lower[variable] : upper[variable]
  }

  /// Looks for a basis where the reduced costs have the right signs, on bounds that say how wrong they are.
  private mutating func takeFirstPhase(
    most: Int, check: (Int) throws(Stop) -> Void
  ) throws(Stop) -> Ending {
    for variable in lower.indices {
      let hasLower = lower[variable] > -.infinity
      let hasUpper = upper[variable] < .infinity
      lower[variable] = hasLower ? 0 : hasUpper ? -1 : -1000
      upper[variable] = hasUpper ? 0 : hasLower ? 1 : 1000
      if slots[variable] < 0 {
        values[variable] = reducedCosts[variable] >= 0 ? lower[variable] : upper[variable]
      }
    }
    findValues()
    let ending = try takeDualSteps(most: most, check: check)
    for variable in lower.indices {
      lower[variable] = program.lower[variable]
      upper[variable] = program.upper[variable]
      if slots[variable] < 0 { values[variable] = nearestBound(variable) }
    }
    refactor()
    return ending
  }

  /// Whether all basic variables are within their bounds.
  private var isFeasible: Bool {
    for slot in excesses.indices where excesses[slot] > 0 { return false }
    return true
  }
}
