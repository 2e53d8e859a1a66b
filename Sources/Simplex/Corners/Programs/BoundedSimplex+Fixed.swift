// Equations that follow from others. One of those has to be basic, at the value that it is bound to, and which one makes no difference to a
// program. To exact numbers it does: an equation that holds without being tight counts as if it might be broken.

extension BoundedSimplex {
  /// Takes variables that cannot move out of the basis, as far as they can be: an equation that holds without being tight would
  /// count as one that may be broken. Nothing moves, and reduced costs keep their signs.
  mutating func releaseFixed() {
    for _ in 0..<Self.mostReleases {
      var fixed: [Int] = []
      for slot in basis.indices where lower[basis[slot]] == upper[basis[slot]] {
        fixed.append(Int(basis[slot]))
      }
      var hasChanged = false
      for variable in fixed where release(fixed: variable) { hasChanged = true }
      if !hasChanged { return }
    }
  }

  private static let mostReleases = 4

  /// - Returns: whether another one has taken its place.
  private mutating func release(fixed leaving: Int) -> Bool {
    if factors.isStale { refactor() }
    let slot = Int(slots[leaving])
    if slot < 0 { return false }
    findRow(ofSlot: slot)
    guard let entering = substitute(forFixed: leaving) else { return false }
    findColumn(of: entering)
    if (column.numbers[slot] - line.numbers[entering]).magnitude > 1e-7 { return false }
    exchange(entering, slot: slot, leavingAt: lower[leaving])
    return true
  }

  /// The variables that are basic although they cannot move, and whether each counts as too great: on that side they press on the
  /// others by no more than those bear, if there is such a side, and else where it costs the least.
  mutating func looseVariables() -> [(variable: Int, isAbove: Bool)] {
    var found: [(variable: Int, isAbove: Bool)] = []
    var pressures = Array(repeating: 0.0, count: program.variableCount)
    for slot in basis.indices where lower[basis[slot]] == upper[basis[slot]] {
      let variable = Int(basis[slot])
      findRow(ofSlot: slot)
      var (below, above, sum) = (0.0, 0.0, 0.0)
      for index in line.places.indices {
        let other = Int(line.places[index])
        let share = -line.numbers[other] * program.scales[variable] / program.scales[other]
        let pressure = pressures[other]
        above += max((pressure + share).magnitude - 1, 0)
        below += max((pressure - share).magnitude - 1, 0)
        sum -= line.numbers[other] * reducedCosts[other]
      }
      let isAbove = (above - below).magnitude > 1e-6 ? above < below : sum < 0
      for index in line.places.indices {
        let other = Int(line.places[index])
        let share = -line.numbers[other] * program.scales[variable] / program.scales[other]
        pressures[other] += isAbove ? share : -share
      }
      found.append((variable, isAbove))
    }
    return found
  }

  /// What may enter for a variable that cannot move; nil if it may as well stay.
  private mutating func substitute(forFixed leaving: Int) -> Int? {
    let falling = dualRatioTest(sign: -1, 0)
    let rising = dualRatioTest(sign: 1, 0)
    if let falling, let rising {
      return line.numbers[falling].magnitude > line.numbers[rising].magnitude ? falling : rising
    }
    if let found = falling ?? rising { return found }
    // It depends on others that cannot move, and one of these has to be left out. It is to weigh the most, so that it presses on
    // the others by no more than they bear. Among those that weigh the same it is the one whose reduced cost is the
    // first on one side, so that all others are on the other.
    var best: Int?
    var (bestWeight, bestPlace) = (1.0, 0.0)
    for index in line.places.indices {
      let variable = Int(line.places[index])
      let number = line.numbers[variable]
      if lower[variable] != upper[variable] || number.magnitude < Self.pivotTolerance { continue }
      let weight = number.magnitude * program.scales[leaving] / program.scales[variable]
      let place = -reducedCosts[variable] / number
      if weight > bestWeight + 1e-6
        || weight > bestWeight - 1e-6 && place < bestPlace - Self.dualTolerance
      {
        best = variable
        (bestWeight, bestPlace) = (weight, place)
      }
    }
    return best
  }
}
