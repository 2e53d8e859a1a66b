// What gives way in floating point: derivatives, and the weights that they are compared by.

extension FloatMinimizer {
  struct Choice {
    var variable: Int
    /// 1 or −1.
    var direction: Double
    /// The place of the rank whose sum falls.
    var rank: Int
    /// Its derivative.
    var slope: Double
  }

  /// Closes the ways on which a sum of a rank above would rise.
  mutating func begin(_ rank: Int) {
    prices = nil
    if rank == 0 {
      for variable in mayRise.indices {
        mayRise[variable] = true
        mayFall[variable] = true
      }
      return
    }
    let prices = prices(ofRank: rank - 1)
    for variable in mayRise.indices where basis.slots[variable] < 0 {
      let (up, down) = slopes(of: variable, rank - 1, prices)
      let least = Self.slopeTolerance * lengths[variable]
      if up > least { mayRise[variable] = false }
      if down > least { mayFall[variable] = false }
    }
  }

  /// What falls steepest, by the weights.
  mutating func choose(_ rank: Int) -> Choice? {
    if let prices, let choice = choose(rank, prices) { return choice }
    // That nothing falls is not said by prices that were added to.
    let prices = prices(ofRank: rank)
    self.prices = prices
    return choose(rank, prices)
  }

  private func choose(_ rank: Int, _ prices: [Double]) -> Choice? {
    var best: Choice?
    var bestScore = 0.0
    for variable in mayRise.indices where basis.slots[variable] < 0 {
      let (canRise, canFall) = (mayRise[variable], mayFall[variable])
      if !canRise, !canFall { continue }
      let (up, down) = slopes(of: variable, rank, prices)
      let slope = canRise && (up < down || !canFall) ? up : down
      if slope >= -Self.slopeTolerance * lengths[variable] { continue }
      let score = slope * slope / weights[variable]
      if score <= bestScore { continue }
      bestScore = score
      best = Choice(
        variable: variable, direction: canRise && (up < down || !canFall) ? 1 : -1, rank: rank,
        slope: slope)
    }
    return best
  }

  /// What the sum of a rank rises by where a variable goes up, and where it goes down.
  @inline(__always)
  private func slopes(of variable: Int, _ rank: Int, _ prices: [Double]) -> (Double, Double) {
    if variable >= columnCount {
      let row = variable - columnCount
      if model.rows[row].rank != rank { return (-prices[row], prices[row]) }
      return (model.rows[row].above - prices[row], model.rows[row].below + prices[row])
    }
    var slope = 0.0
    for term in model.byColumn[variable] { slope += prices[Int(term.place)] * term.coefficient }
    return (slope, -slope)
  }

  /// What each row's constant adds to the cost of a rank.
  private func prices(ofRank rank: Int) -> [Double] {
    var costs = Array(repeating: 0.0, count: model.rows.count)
    for (slot, variable) in basis.variables.enumerated() where Int(variable) >= columnCount {
      let row = Int(variable) - columnCount
      if model.rows[row].rank == rank {
        costs[slot] = model.rows[row].slope(isAbove: isAbove[row])
      }
    }
    return basis.btran(&costs)
  }

  /// Brings the prices up to date, after a variable took a slot and no other one in the basis has come to cost anything else.
  ///
  /// - Parameters:
  ///   - line: what each row was worth for a unit in the slot before.
  ///   - pivot: how far the variable in the slot moved, for each unit of the one that came.
  mutating func updatePrices(_ choice: Choice, _ line: [Double], pivot: Double) {
    guard var prices else { return }
    self.prices = nil
    // What it costs there, less what the prices say that it does.
    let (up, down) = slopes(of: choice.variable, choice.rank, prices)
    let slope = choice.direction > 0 ? up : -down
    let multiple = slope / pivot
    for row in prices.indices { prices[row] += multiple * line[row] }
    self.prices = prices
  }

  /// Brings the weights up to date, before a variable takes a slot.
  ///
  /// - Parameter pivot: how far the variable in the slot moves, for each unit of the one that comes.
  /// - Returns: what each row is worth for a unit in the slot.
  mutating func reweigh(_ entering: Int, slot: Int, pivot: Double) -> [Double] {
    var unit = Array(repeating: 0.0, count: model.rows.count)
    unit[slot] = 1
    let line = basis.btran(&unit)
    let own = weights[entering]
    if own > Self.greatestWeight {
      for variable in weights.indices { weights[variable] = 1 }
    } else {
      let scale = own / (pivot * pivot)
      for variable in weights.indices where basis.slots[variable] < 0 {
        if !mayRise[variable], !mayFall[variable] { continue }
        var number = 0.0
        if variable >= columnCount {
          number = line[variable - columnCount]
        } else {
          for term in model.byColumn[variable] {
            number += line[Int(term.place)] * term.coefficient
          }
        }
        if number != 0 { weights[variable] = max(weights[variable], number * number * scale) }
      }
    }
    weights[Int(basis.variables[slot])] = max(own / (pivot * pivot), 1)
    return line
  }

  /// Where weights have grown so far from where they began, they begin anew.
  private static let greatestWeight = 1e9
}
