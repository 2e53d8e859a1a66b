// From nothing to a corner in one leap: where many rows come at once, floating point says which of them are probably
// tight at the least sums, and that corner is worked out in exact numbers. Then it is a vertex like any other: prices and
// derivatives are exact, and if they do not prove it the best, steps go on from there. So no answer rests on how numbers
// were rounded, only how soon it is found.

import Rationals

extension Minimizer.State {
  /// So many steps in floating point for each row and column are more than any sound search takes.
  private static let mostSteps = 20

  /// Goes to the corner that floating point proposes, with all rows in.
  ///
  /// - Parameters:
  ///   - attempt: which leap it is in this solve; each finds a way of its own.
  ///   - isRefining: whether it goes on from a corner that is nearly the best; false if it finds no other.
  /// - Returns: whether it did; if not, nothing has changed.
  mutating func leap(
    _ control: SolveControl, attempt: UInt64 = 0, isRefining: Bool = false
  ) throws(Stop) -> Bool {
    var rows: [Int] = []
    let model = isRefining ? changeModel(&rows) : floatModel(&rows)
    guard model.isSound else { return false }
    let before = effort.pivots.reduce(0, +)
    let costs = ranks.order.elements.map { cost(ofRank: $0) }
    let most = Self.mostSteps * (rows.count + values.count)
    func check(_ steps: Int, _ rank: Int) throws(Stop) {
      try control.check(
        reporting: Progress(pivots: before + steps, rank: rank, cost: costs[rank]))
    }
    var found = try BoundedSimplex.corner(
      of: model, steps: most, attempt: attempt, isWarm: attempt > 0 || isRefining
    ) { (steps) throws(Stop) in try check(steps, 0) }
    if found == nil {
      if isRefining { return false }
      var search = FloatMinimizer(model, attempt: attempt)
      found = try search.corner(steps: most, check: check)
    }
    guard let corner = found else { return false }
    if isRefining, corner.tight.allSatisfy({ basis.isTight(rows[$0]) }) { return false }
    var sides = cheaperSides
    for (place, row) in rows.enumerated() { sides[row] = corner.isAbove[place] ? 1 : -1 }
    return go(toTight: corner.tight.map { rows[$0] }, moving: corner.columns, sides)
  }

  /// The rows in floating point.
  ///
  /// - Parameter list: gets which rows they are.
  func floatModel(_ list: inout [Int]) -> FloatModel {
    var model = FloatModel(
      columns: values.elements.map { $0.approximation }, ranks: ranks.order.count)
    var isHeld = Array(repeating: false, count: values.count)
    for row in rows.indices where basis.system.rows[row].count > 0 {
      let penalty = rows[row].penalty
      let place = ranks.place(of: penalty.rank)
      if place >= ranks.order.count { continue }
      let terms = basis.system.rows[row].places.map { place in
        FloatModel.Term(
          place: basis.system.entries[place].column,
          coefficient: basis.system.entries[place].coefficient.approximation)
      }
      if let column = heldColumn(by: row, isHeld) {
        isHeld[column] = true
        model.tight.append((list.count, column))
      }
      list.append(row)
      model.addRow(
        .init(
          constant: rows[row].constant.approximation, rank: place,
          above: penalty.above.approximation, below: penalty.below.approximation), terms)
    }
    return model
  }

  /// The rows in floating point, as what changes from here: what they are here, and what they are worth, is exact before it is
  /// rounded.
  ///
  /// - Parameter list: gets which rows they are.
  private func changeModel(_ list: inout [Int]) -> FloatModel {
    var model = floatModel(&list)
    var prices = Array(repeating: 0.0, count: list.count)
    var gradients = Array(repeating: 0.0, count: values.count)
    let places = 1..<max(ranks.order.count, 1)
    for (place, row) in list.enumerated() {
      model.rows[place].constant = basis.isTight(row) ? 0 : value(ofRow: row).approximation
      for rank in places { prices[place] += self.prices[row, ranks.order[rank]].approximation }
    }
    for column in values.indices {
      model.start[column] = 0
      if !basis.isSuperbasic(column) { continue }
      for rank in places {
        gradients[column] += gradient(superbasic: column, ranks.order[rank]).approximation
      }
    }
    model.prices = (prices, gradients)
    return model
  }

  /// The column that a row decides where things stand: by the basis, or because the row is a bound that is reached.
  private func heldColumn(by row: Int, _ isHeld: [Bool]) -> Int? {
    if basis.isTight(row) { return Int(basis.system.rows[row].mate) }
    // What costs nothing off zero is never tight.
    if rows[row].penalty.slopeChange.isZero { return nil }
    guard basis.system.rows[row].count == 1, let place = basis.system.rows[row].places.first else {
      return nil
    }
    let column = Int(basis.system.entries[place].column)
    let isFree = basis.isSuperbasic(column) && !isHeld[column]
    return isFree && value(ofRow: row).isZero ? column : nil
  }

  /// Makes those of the rows tight that are independent, and no others, and brings in all rows.
  ///
  /// - Parameters:
  ///   - proposed: rows that cost something off zero.
  ///   - columns: the columns that may move.
  ///   - sides: where each row counts that turns out to be zero and not tight: 1 above, −1 below.
  /// - Returns: false if the numbers there are too long to be worked out so; nothing has changed then.
  mutating func go(toTight proposed: [Int], moving columns: [Int], _ sides: [Int8]) -> Bool {
    var mayMove = Array(repeating: false, count: values.count)
    for column in columns { mayMove[column] = true }
    var lines: [(number: Int32, line: ExactBasis.Line)] = []
    for row in proposed {
      guard let line = basis.line(ofRow: row) else { return false }
      lines.append((Int32(row), line))
    }
    let matrix = ExactBasis(lines, mayBePivot: mayMove)
    guard let corner = corner(matrix), let sides = self.sides(at: corner, matrix, sides),
      let found = prices(matrix, sides)
    else { return false }
    settle(matrix, at: corner, sides)
    for (place, found) in found.enumerated() {
      let rank = ranks.order[place]
      effort.noteVisit(rank)
      for (slot, owner) in matrix.owners.enumerated() where owner >= 0 {
        prices[Int(owner), rank] = matrix.lines[slot].scaled(found[slot])
      }
    }
    for owner in matrix.owners {
      if owner >= 0 { addCandidate(row: owner) } else { addCandidate(column: ~owner) }
    }
    return true
  }

  /// The value of each column, if the rows are zero and the other columns stay; nil if it takes numbers that are too long.
  private func corner(_ matrix: ExactBasis) -> ExactSolution? {
    matrix.solution(
      matrix.owners.map { owner in
        owner >= 0 ? -rows[owner].constant : values[~owner]
      })
  }

  /// Where each row counts at a corner, if it is not tight.
  ///
  /// - Parameter zeros: where it counts if it is zero.
  /// - Returns: nil if the numbers of a row are too long.
  private func sides(
    at corner: ExactSolution, _ matrix: ExactBasis, _ zeros: [Int8]
  ) -> [Int8]? {
    var isTight = Array(repeating: false, count: rows.count)
    for owner in matrix.owners where owner >= 0 { isTight[Int(owner)] = true }
    var places: [Int] = []
    var loose: [(line: ExactBasis.Line, constant: Rational)] = []
    for row in rows.indices where !isTight[row] {
      guard let line = basis.line(ofRow: row) else { return nil }
      places.append(row)
      loose.append((line, rows[row].constant))
    }
    var sides = zeros
    for (row, sign) in zip(places, corner.signs(of: loose)) where sign != 0 {
      sides[row] = Int8(sign)
    }
    return sides
  }

  /// What each slot is worth on each rank, by place in the order of the ranks; nil if it takes numbers that are too long.
  private func prices(_ matrix: ExactBasis, _ sides: [Int8]) -> [ExactSolution]? {
    var isTight = Array(repeating: false, count: rows.count)
    for owner in matrix.owners where owner >= 0 { isTight[Int(owner)] = true }
    var forces = Array(
      repeating: Array(repeating: Rational.zero, count: values.count), count: ranks.order.count)
    for row in rows.indices where !isTight[row] {
      let place = ranks.place(of: rows[row].penalty.rank)
      guard place < ranks.order.count else { continue }
      let slope = rows[row].penalty.slope(sides[row])
      if slope.isZero { continue }
      for entry in basis.system.rows[row].places {
        let column = Int(basis.system.entries[entry].column)
        forces[place][column].addProduct(slope, basis.system.entries[entry].coefficient)
      }
    }
    var found: [ExactSolution] = []
    for force in forces {
      guard let prices = matrix.multiples(force) else { return nil }
      found.append(prices)
    }
    return found
  }

  /// For each row the side of zero on which it costs less.
  var cheaperSides: [Int8] {
    rows.indices.map { rows[$0].penalty.above <= rows[$0].penalty.below ? 1 : -1 }
  }

  /// Makes these rows tight and no others, moves their columns to the corner, and lets all others count where they are.
  private mutating func settle(
    _ matrix: ExactBasis, at corner: ExactSolution, _ sides: [Int8]
  ) {
    for row in rows.indices {
      if rows[row].isPending {
        rows[row].isPending = false
        basis.system.link(row: row)
      }
      if rows[row].deferral >= 0 { lazyPrices.remove(row, of: rows) }
      basis.system.rows[row].mate = -1
      for place in ranks.order.indices { prices[row, ranks.order[place]] = 0 }
    }
    for column in values.indices { basis.system.columns[column].mate = -1 }
    basis.forgetInverses()
    for column in matrix.order {
      let owner = matrix.owners[column]
      basis.enter(column: column, row: Int(owner))
      values[column] = corner[column]
      rows[owner].pricedSlope = 0
      effort.notePivot(rows[owner].penalty.rank)
    }
    violatedRequirementCount = 0
    for row in rows.indices where !basis.isTight(row) {
      rows[row].side = sides[row]
      rows[row].pricedSlope = rows[row].penalty.slope(rows[row].side)
      if countsAsViolated(row) { violatedRequirementCount += 1 }
    }
    queue.pending.removeAll()
    queue.current.removeAll()
    ladders.removeAll()
    costs.forget()
    lazyPrices.invalidate()
    motion.invalidate()
    trace.leap()
  }
}

extension Minimizer {
  /// Makes rows tight, as many as are independent, and no others: a corner that may be a wrong one.
  ///
  /// - Returns: false if the numbers there are too long to be worked out so.
  package mutating func go(toTight rows: [Int]) -> Bool {
    let sides = own().state.pointee.cheaperSides
    let columns = Array(0..<own().state.pointee.values.count)
    return own().state.pointee.go(toTight: rows, moving: columns, sides)
  }

  /// Goes to the corner that floating point proposes.
  ///
  /// - Returns: whether it found one.
  package mutating func leap() throws(Stop) -> Bool { try own().state.pointee.leap(control) }
}

extension Rational {
  /// The nearest number of the machine, or one near it.
  var approximation: Double {
    if let value = asInt64 { return Double(value) }
    if signum < 0 { return -(-self).approximation }
    let (above, below) = (Self.leadingWords(numeratorWords), Self.leadingWords(denominatorWords))
    return above.mantissa / below.mantissa * Self.power(above.skipped - below.skipped)
  }

  /// A number above zero is the mantissa times 2⁶⁴ to the power of `skipped`, but for what is rounded.
  private static func leadingWords(_ words: [UInt64]) -> (mantissa: Double, skipped: Int) {
    let skipped = max(words.count - 3, 0)
    let mantissa = words[skipped...].reversed().reduce(0) { $0 * 0x1p64 + Double($1) }
    return (mantissa, skipped)
  }

  private static func power(_ words: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(abs(words), 40) { power *= words > 0 ? 0x1p64 : 0x1p-64 }
    return power
  }
}
