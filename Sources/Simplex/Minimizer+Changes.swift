// What can change: rows come and go, constants and penalties move.

import Rationals

extension Minimizer.State {
  // MARK: Coming and going

  mutating func addColumn() -> Int {
    values.append(0)
    isCandidateColumn.append(false)
    return basis.addColumn()
  }

  mutating func addRow(
    _ terms: [LinearForm.Term], constant: Rational, penalty: Minimizer.Penalty
  ) -> Int {
    let row = basis.addRow(terms)
    if row == rows.count {
      rows.append(Row(constant: constant, penalty: penalty, side: 1))
      for _ in 0..<stride { prices.append(0) }
    } else {
      rows[row].constant = constant
      rows[row].penalty = penalty
    }
    epoch += 1
    let value = value(ofRow: row)
    if !penalty.kink.isZero, let term = terms.first(where: { isNew($0.column) }) {
      let length = -value * term.coefficient.reciprocal
      values[term.column] += length
      basis.enter(column: term.column, row: row)
      effort.notePivot(penalty.rank)
      // Nothing was weighed here: no derivative.
      record?.append(
        Minimizer.Exchange(
          entering: .column(term.column, direction: length.signum < 0 ? -1 : 1), derivative: [],
          leaving: row, length: length.magnitude, rank: penalty.rank, passed: []))
      return row
    }
    place(row, at: value)
    return row
  }

  /// Whether a column is parked and stands in one row only, so that nothing else moves with it.
  private func isNew(_ column: Int) -> Bool {
    basis.isParked(column) && basis.system.standsAlone(column)
  }

  /// Lets a row that is not tight count, on the side on which it is.
  private mutating func place(_ row: Int, at value: Rational) {
    let sign = value.signum
    let penalty = rows[row].penalty
    rows[row].side = sign > 0 || (sign == 0 && penalty.above <= penalty.below) ? 1 : -1
    if isSuspect(row) { suspects += 1 }
    let slope = penalty.slope(rows[row].side)
    if !slope.isZero { pending.append(Multiple(row: Int32(row), multiple: slope)) }
  }

  mutating func removeRow(_ row: Int) {
    withdraw(row)
    basis.system.removeRow(row)
    rows[row].penalty = Minimizer.Penalty(rank: 0, above: 0, below: 0)
    epoch += 1
  }

  /// Takes back all that a row does to the others.
  private mutating func withdraw(_ row: Int) {
    settlePrices()
    if basis.isTight(row) {
      loosen(row)
    } else {
      if isSuspect(row) { suspects -= 1 }
      let slope = rows[row].penalty.slope(rows[row].side)
      if !slope.isZero {
        pending.append(Multiple(row: Int32(row), multiple: -slope))
        settlePrices()
      }
    }
  }

  /// Parks a column in the place of a tight row; what the row held back presses on the others.
  private mutating func loosen(_ row: Int) {
    let parked = basis.park(row: row)
    for rank in order {
      let price = prices[row * stride + rank]
      if price.isZero { continue }
      prices[row * stride + rank] = 0
      basis.load(row: row, times: price)
      basis.combine(into: &combination)
      addToPrices(rank)
    }
    addCandidate(column: Int32(parked))
  }

  // MARK: Constants

  mutating func setConstant(ofRow row: Int, to constant: Rational) {
    let change = constant - rows[row].constant
    if change.isZero { return }
    rows[row].constant = constant
    guard basis.isTight(row) else {
      epoch += 1
      if isCrossed(row) { flip(row) }
      return
    }
    if motion.row != row || motion.epoch != epoch { findMotion(ofRow: row) }
    let position = motion.position - change
    let isFree =
      (motion.lower.map { position >= $0 } ?? true) && (motion.upper.map { position <= $0 } ?? true)
    follow(by: -change)
    motion.position = position
    if isFree { return }
    epoch += 1
    let place = place(ofRank: rows[row].penalty.rank)
    let crossesHigher = motion.rows.contains {
      isCrossed(Int($0)) && self.place(ofRank: rows[$0].penalty.rank) < place
    }
    if crossesHigher {
      // Ranks above have nothing to do with this change: stay where they are content, and let the row
      // pull from there.
      follow(by: change)
      loosen(row)
      self.place(row, at: value(ofRow: row))
    } else {
      for row in motion.rows where isCrossed(Int(row)) { flip(Int(row)) }
    }
  }

  /// Moves the columns of `motion` so that the row's form, without its constant, rises by a length.
  private func follow(by length: Rational) {
    for index in motion.columns.indices {
      values[motion.columns[index]].addProduct(length, motion.speeds[index])
    }
  }

  /// Whether a row that is not tight is on the other side of zero than it counts on.
  private func isCrossed(_ row: Int) -> Bool {
    value(ofRow: row).signum * Int(rows[row].side) < 0
  }

  /// How the columns follow a tight row, and how far they can before another row goes through zero.
  struct Motion {
    var row = -1
    var epoch = -1
    var columns: [Int32] = []
    var speeds: [Rational] = []
    /// The rows that are not tight and move.
    var rows: [Int32] = []
    /// How far the row's form without its constant has come since.
    var position: Rational = 0
    var lower: Rational?
    var upper: Rational?
  }

  private mutating func findMotion(ofRow row: Int) {
    basis.move(row: row)
    motion = Motion(row: row, epoch: epoch)
    motion.columns.reserveCapacity(basis.touched.count)
    motion.speeds.reserveCapacity(basis.touched.count)
    rowMark &+= 1
    for column in basis.touched {
      motion.columns.append(column)
      motion.speeds.append(basis.work[column])
      var place = basis.system.columns[column].head
      while place >= 0 {
        let other = Int(basis.system.entries[place].row)
        place = basis.system.entries[place].next
        guard !basis.isTight(other), rows[other].mark != rowMark else { continue }
        rows[other].mark = rowMark
        guard !rows[other].penalty.kink.isZero else { continue }
        let rate = rate(ofRow: other)
        guard !rate.isZero else { continue }
        motion.rows.append(Int32(other))
        let limit = -value(ofRow: other) / rate
        if rate.signum * Int(rows[other].side) < 0 {
          motion.upper = motion.upper.map { min($0, limit) } ?? limit
        } else {
          motion.lower = motion.lower.map { max($0, limit) } ?? limit
        }
      }
    }
    basis.clear()
  }

  // MARK: Penalties

  mutating func setPenalty(ofRow row: Int, to penalty: Minimizer.Penalty) {
    if penalty == rows[row].penalty { return }
    epoch += 1
    if basis.isTight(row), !penalty.kink.isZero {
      rows[row].penalty = penalty
      addCandidate(row: Int32(row))
      return
    }
    withdraw(row)
    rows[row].penalty = penalty
    place(row, at: value(ofRow: row))
  }

  // MARK: Prices

  /// Whether a row is a requirement that is not tight and counts on the side that costs something.
  func isSuspect(_ row: Int) -> Bool {
    rows[row].penalty.rank == 0
      && rows[row].penalty.slope(rows[row].side).signum * Int(rows[row].side) > 0
  }

  /// Lets a row that is not tight count on the other side of zero.
  mutating func flip(_ row: Int) {
    let side = rows[row].side
    if isSuspect(row) { suspects -= 1 }
    rows[row].side = -side
    if isSuspect(row) { suspects += 1 }
    let kink = rows[row].penalty.kink
    if !kink.isZero { pending.append(Multiple(row: Int32(row), multiple: side > 0 ? -kink : kink)) }
  }

  /// Works slopes that have changed into the prices.
  mutating func settlePrices() {
    if pending.isEmpty { return }
    for rank in order {
      var isConcerned = false
      for index in pending.indices where rows[pending[index].row].penalty.rank == rank {
        isConcerned = true
        basis.load(row: Int(pending[index].row), times: pending[index].multiple)
      }
      guard isConcerned else { continue }
      basis.combine(into: &combination)
      addToPrices(rank)
    }
    pending.removeAll()
  }

  /// Adds `combination` to the prices of a rank, and takes note of what that may move.
  private mutating func addToPrices(_ rank: Int) {
    effort.noteVisit(rank)
    for index in combination.indices {
      let row = combination[index].row
      prices[Int(row) * stride + rank] += combination[index].multiple
      if falls(Int(row)) { addCandidate(row: row) }
    }
    addParkedCandidates()
    basis.clear()
  }

  /// The parked columns that `combine` left something over for.
  mutating func addParkedCandidates() {
    for index in basis.touched.indices where basis.isParked(Int(basis.touched[index])) {
      addCandidate(column: basis.touched[index])
    }
  }

  mutating func addCandidate(row: Int32) {
    if rows[row].isCandidate { return }
    rows[row].isCandidate = true
    candidates.append(row)
  }

  mutating func addCandidate(column: Int32) {
    if isCandidateColumn[column] { return }
    isCandidateColumn[column] = true
    candidates.append(~column)
  }
}
