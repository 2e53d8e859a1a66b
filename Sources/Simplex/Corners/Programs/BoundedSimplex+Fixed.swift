// Equations that follow from others. One of those has to be basic, at the value that it is bound to, and which one makes no
// difference to a program. To exact numbers it does: an equation that holds without being tight is *loose*, and counts as if
// it were broken on one side; so it presses on what is tight, and none of these can bear more than what breaking it costs.
//
// So each that is loose is given as much pressure, from none at all, as it and the others bear, and the first of them that bears
// no more is loose from there on: the way from any multipliers to those of a basis (N. Megiddo, *On finding primal- and
// dual-optimal bases*, 1991). Where several bear no more at once, their reduced costs tell which one comes first.

extension BoundedSimplex {
  /// Takes variables that cannot move out of the basis, as far as others that can may come in. Nothing moves, and reduced costs
  /// keep their signs.
  mutating func releaseFixed() {
    for _ in 0..<Self.mostReleases {
      var hasChanged = false
      for variable in fixedBasics where release(fixed: variable) { hasChanged = true }
      if !hasChanged { return }
    }
  }

  private static let mostReleases = 4

  /// The variables that are basic although they cannot move.
  private var fixedBasics: [Int] {
    var found: [Int] = []
    for slot in basis.indices where lower[basis[slot]] == upper[basis[slot]] {
      found.append(Int(basis[slot]))
    }
    return found
  }

  /// - Returns: whether another one has taken its place.
  private mutating func release(fixed leaving: Int) -> Bool {
    if factors.isStale { refactor() }
    let slot = Int(slots[leaving])
    if slot < 0 { return false }
    findRow(ofSlot: slot)
    let falling = dualRatioTest(sign: -1, 0)
    let rising = dualRatioTest(sign: 1, 0)
    guard var entering = rising ?? falling else { return false }
    if let falling, line.numbers[falling].magnitude > line.numbers[entering].magnitude {
      entering = falling
    }
    return exchange(fixed: leaving, slot, for: entering)
  }

  /// - Returns: false if their numbers do not agree; nothing has changed then.
  private mutating func exchange(fixed leaving: Int, _ slot: Int, for entering: Int) -> Bool {
    findColumn(of: entering)
    if (column.numbers[slot] - line.numbers[entering]).magnitude > 1e-7 { return false }
    exchange(entering, slot: slot, leavingAt: lower[leaving])
    return true
  }

  /// Chooses which variables are basic of those that cannot move, so that they and the others bear one another.
  ///
  /// - Parameter start: what presses on each already.
  /// - Returns: for each variable how much presses on it, if it is not basic; for one that is basic and counts as outside its
  ///   bounds a number above zero if as too great, below it if as too small.
  mutating func balanceFixed(_ start: [Double]) -> [Double] {
    var pressures = start
    for variable in fixedBasics {
      if factors.isStale { refactor() }
      let slot = Int(slots[variable])
      if slot < 0 { continue }
      findRow(ofSlot: slot)
      var (length, stopping) = longestPush(variable, 1, pressures)
      if stopping != nil {
        let other = longestPush(variable, -1, pressures)
        if other.stopping == nil { (length, stopping) = (-other.length, nil) }
      }
      for index in line.places.indices {
        let other = line.places[index]
        pressures[Int(other)] -= length * line.numbers[other]
      }
      pressures[variable] = length
      guard let stopping, exchange(fixed: variable, slot, for: stopping) else { continue }
      pressures[stopping].negate()
      pressures[variable].negate()
    }
    return pressures
  }

  /// How much a variable in the basis can press on the others of its `line`, and which of these bears no more then; nil if
  /// it is itself.
  private func longestPush(
    _ variable: Int, _ direction: Double, _ pressures: [Double]
  ) -> (length: Double, stopping: Int?) {
    let own = direction > 0 ? program.upperBearings[variable] : program.lowerBearings[variable]
    var best: (length: Double, further: Double, stopping: Int?) = (own, 0, nil)
    for index in line.places.indices {
      let other = Int(line.places[index])
      let rate = -direction * line.numbers[other]
      if rate.magnitude < Self.pivotTolerance { continue }
      let pressure = rate > 0 ? pressures[other] : -pressures[other]
      let length = (bearing(of: other, isRising: rate > 0) - pressure) / rate.magnitude
      let difference = length - best.length
      if difference > Self.sameLength * best.length { continue }
      let further = -reducedCosts[other] / rate
      if difference < -Self.sameLength * best.length
        || further < best.further - Self.dualTolerance
      {
        best = (max(length, 0), further, other)
      }
    }
    return (best.length, best.stopping)
  }

  /// How much may press on a variable that is at a bound.
  @inline(__always)
  private func bearing(of variable: Int, isRising: Bool) -> Double {
    // What presses down is a pressure above zero, and the lower bound bears it.
    if isRising { return values[variable] == lower[variable] ? program.lowerBearings[variable] : 0 }
    return values[variable] == upper[variable] ? program.upperBearings[variable] : 0
  }

  private static let sameLength = 1e-9
}
