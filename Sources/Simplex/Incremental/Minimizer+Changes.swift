// What can change: rows come and go, constants and penalties move.

import Rationals

extension Minimizer.State {
  // MARK: Coming and going

  mutating func addColumn() -> Int {
    values.append(0)
    candidates.addColumn()
    lazyPrices.addColumn()
    return basis.addColumn()
  }

  mutating func addRow(
    _ terms: [LinearForm.Term], constant: Rational, penalty: Minimizer.Penalty
  ) -> Int {
    let row = basis.addRow(terms)
    if row == rows.count {
      rows.append(Row(constant: constant, penalty: penalty))
      prices.addRow()
    } else {
      rows[row].constant = constant
      rows[row].penalty = penalty
    }
    rows[row].isPending = true
    queue.pending.append(Int32(row))
    return row
  }

  /// Brings in pending rows: tight where a column comes with them that stands nowhere else,
  /// or else on the side of zero on which they are.
  mutating func activate(_ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>) {
    for index in range {
      let row = Int(list[index])
      guard rows[row].isPending else { continue }
      rows[row].isPending = false
      basis.system.link(row: row)
      motion.invalidate()
      let value = value(ofRow: row)
      let penalty = rows[row].penalty
      if !penalty.slopeChange.isZero, let place = placeOfNewColumn(inRow: row) {
        let column = basis.system.entries[place].column
        let coefficient = basis.system.entries[place].coefficient
        if coefficient.isOne {
          values[column] -= value
        } else {
          values[column].addProduct(-value, coefficient.reciprocal)
        }
        basis.enter(column: Int(column), row: row)
        effort.notePivot(penalty.rank)
        if trace.isOn {
          // Nothing was weighed here: no derivative.
          let length = coefficient.isOne ? -value : -value * coefficient.reciprocal
          trace.append(
            Minimizer.Exchange(
              entering: .column(Int(column), direction: length.signum < 0 ? -1 : 1),
              derivative: [], leaving: row, length: length.magnitude, rank: penalty.rank,
              passed: [], changes: []))
        }
      } else {
        chooseSide(row, at: value)
        if let exchanges = trace.exchanges {
          trace.append(
            Minimizer.Arrival(
              row: row, place: exchanges.count, value: value, rank: penalty.rank,
              cost: penalty.slope(rows[row].side) * value))
        }
      }
    }
  }

  /// Where a row holds a superbasic column that stands in no other row, so that nothing else moves with it.
  @inline(__always)
  private func placeOfNewColumn(inRow row: Int) -> Int? {
    for place in basis.system.rows[row].places {
      let column = Int(basis.system.entries[place].column)
      if basis.isSuperbasic(column), basis.system.standsAlone(column) { return place }
    }
    return nil
  }

  /// Lets a row that is not tight count on the side on which it is.
  mutating func chooseSide(_ row: Int, at value: Rational) {
    rows[row].side = rows[row].penalty.side(at: value)
    if countsAsViolated(row) { violatedRequirementCount += 1 }
    noteLoose(row)
    noteCost(ofRow: row, value)
  }

  mutating func removeRow(_ row: Int) {
    applyShifts()
    if !rows[row].isPending {
      withdraw(row)
      basis.system.unlink(row: row)
    }
    rows[row].isPending = false
    basis.system.removeRow(row)
    rows[row].penalty = Minimizer.Penalty(rank: 0, above: 0, below: 0)
    motion.invalidate()
  }

  /// Takes back all that a row does to the others.
  private mutating func withdraw(_ row: Int) {
    if basis.isTight(row) {
      deactivate(row)
      return
    }
    noteHeld(row)
    if costs.isKnown { noteCost(ofRow: row, value(ofRow: row), times: -1) }
    if countsAsViolated(row) { violatedRequirementCount -= 1 }
    if rows[row].deferral >= 0 { cancelDeferral(row) }
    let rank = rows[row].penalty.rank
    let slope = rows[row].pricedSlope
    if slope.isZero { return }
    rows[row].pricedSlope = 0
    basis.load(row: row, times: -slope)
    basis.btran(into: &combination)
    effort.noteVisit(rank)
    addToPrices(rank)
  }

  /// Releases a column in the place of a tight row; what the row held back presses on the others.
  mutating func deactivate(_ row: Int) {
    let superbasic = basis.release(row: row)
    lazyPrices.invalidate()
    for rank in ranks.order.elements {
      let price = prices[row, rank]
      if price.isZero { continue }
      prices[row, rank] = 0
      basis.load(row: row, times: price)
      basis.btran(into: &combination)
      effort.noteVisit(rank)
      addToPrices(rank)
    }
    addCandidate(column: Int32(superbasic))
  }

  // MARK: Penalties

  mutating func setPenalty(ofRow row: Int, to penalty: Minimizer.Penalty) {
    if penalty == rows[row].penalty { return }
    applyShifts()
    if rows[row].isPending {
      rows[row].penalty = penalty
      return
    }
    motion.invalidate()
    if basis.isTight(row), !penalty.slopeChange.isZero {
      rows[row].penalty = penalty
      lazyPrices.invalidate()
      addCandidate(row: Int32(row))
      return
    }
    withdraw(row)
    rows[row].penalty = penalty
    chooseSide(row, at: value(ofRow: row))
    queue.pending.append(Int32(row))
  }

  // MARK: Prices

  /// Whether a row is a requirement that is not tight and counts on the side that costs something.
  @inline(__always)
  func countsAsViolated(_ row: Int) -> Bool {
    rows[row].penalty.isUnmetRequirement(rows[row].side)
  }

  /// Lets a row that is not tight count on the other side of zero.
  mutating func flip(_ row: Int) {
    if rows[row].deferral >= 0 { cancelDeferral(row) }
    let side = rows[row].side
    if countsAsViolated(row) { violatedRequirementCount -= 1 }
    rows[row].side = -side
    if countsAsViolated(row) { violatedRequirementCount += 1 }
    noteTurned(row)
  }

  /// When slopes are worked into the prices.
  enum Timing {
    /// Now, if they cannot be deferred.
    case needed
    case now
    /// After they were deferred: their ranks count as visited already.
    case late
  }

  /// Works slopes that have changed into the prices.
  ///
  /// - Parameter list: of a buffer that this does not change.
  mutating func applySlopes(
    _ list: UnsafeBufferPointer<Int32>, _ range: Range<Int>, _ timing: Timing
  ) {
    var next = range.lowerBound
    // One rank at a time; mostly there is only one.
    while next < range.upperBound {
      let rank = rows[list[next]].penalty.rank
      let first = next
      next = range.upperBound
      for index in first..<range.upperBound {
        let row = Int(list[index])
        if rows[row].deferral >= 0 { continue }
        let slope = rows[row].penalty.slope(rows[row].side)
        let change = slope - rows[row].pricedSlope
        if change.isZero || basis.isTight(row) { continue }
        if rows[row].penalty.rank != rank {
          next = min(next, index)
          continue
        }
        if timing != .late { effort.noteVisit(rank) }
        if timing == .needed, tryToDefer(row, change) { continue }
        rows[row].pricedSlope = slope
        basis.load(row: row, times: change)
      }
      if basis.touched.isEmpty { continue }
      basis.btran(into: &combination)
      addToPrices(rank)
    }
  }

  /// Adds `combination` to the prices of a rank, and takes note of what that may move.
  private mutating func addToPrices(_ rank: Int) {
    if rank == 0 { lazyPrices.invalidate() }
    for index in combination.indices {
      let row = combination[index].row
      prices[Int(row), rank] += combination[index].multiple
      if isAttractive(Int(row)) { addCandidate(row: row) }
    }
    addSuperbasicCandidates()
    basis.clear()
  }

  /// The superbasic columns that `combine` left something over for.
  mutating func addSuperbasicCandidates() {
    for index in basis.touched.indices where basis.isSuperbasic(Int(basis.touched[index])) {
      addCandidate(column: basis.touched[index])
    }
  }
}
