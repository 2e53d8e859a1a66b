// What can change: rows come and go, constants and penalties move.

public import Rationals

extension Minimizer {
  // MARK: Coming and going

  /// Adds a column at zero.
  public mutating func addColumn() -> Int {
    values.append(0)
    isCandidateColumn.append(false)
    return basis.addColumn()
  }

  /// Adds the row `constant + Σ terms` with what it costs to be off zero.
  ///
  /// Nothing else moves before `minimize`.
  ///
  /// - Parameter terms: at most one for a column, none zero.
  /// - Returns: what names the row from here on.
  /// - Complexity: O(terms).
  public mutating func addRow(
    _ terms: [LinearForm.Term], constant: Rational, penalty: Penalty
  ) -> Int {
    let row = basis.addRow(terms)
    if row == rows.count {
      rows.append(Row(constant: constant, penalty: penalty, side: 1))
      for _ in 0..<stride { prices.append(0) }
      isCandidateRow.append(false)
      rowMarks.append(0)
    } else {
      rows[row].constant = constant
      rows[row].penalty = penalty
    }
    epoch += 1
    let value = value(ofRow: row)
    if !penalty.kink.isZero, let term = terms.first(where: { isNew($0.column) }) {
      values[term.column].addProduct(-value, term.coefficient.reciprocal)
      basis.enter(column: term.column, row: row)
      effort.notePivot(penalty.rank)
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
    if !slope.isZero { pending.append((Int32(row), slope)) }
  }

  /// Takes a row away.
  public mutating func removeRow(_ row: Int) {
    withdraw(row)
    basis.system.removeRow(row)
    rows[row].penalty = Penalty(rank: 0, above: 0, below: 0)
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
        pending.append((Int32(row), -slope))
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
      addToPrices(1, rank)
    }
    addCandidate(column: Int32(parked))
  }

  // MARK: Constants

  /// Changes the constant of a row's form. A tight row stays tight, and the columns follow.
  ///
  /// - Complexity: O(columns that follow) as long as no row goes through zero and nothing else has
  ///   changed since the last time; else what those columns reach.
  public mutating func setConstant(ofRow row: Int, to constant: Rational) {
    let change = constant - rows[row].constant
    if change.isZero { return }
    rows[row].constant = constant
    guard basis.isTight(row) else {
      epoch += 1
      let value = value(ofRow: row)
      if value.signum * Int(rows[row].side) < 0 { flip(row) }
      return
    }
    if motion.row != row || motion.epoch != epoch { findMotion(ofRow: row) }
    let position = motion.position - change
    let isFree =
      (motion.lower.map { position >= $0 } ?? true) && (motion.upper.map { position <= $0 } ?? true)
    let length = -change
    for index in motion.columns.indices {
      values[Int(motion.columns[index])].addProduct(length, motion.speeds[index])
    }
    motion.position = position
    if isFree { return }
    epoch += 1
    for row in motion.rows {
      let sign = value(ofRow: Int(row)).signum
      if sign * Int(rows[Int(row)].side) < 0 { flip(Int(row)) }
    }
  }

  /// How the columns follow a tight row, and how far they can before another row goes through zero.
  struct Motion: Sendable {
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
      motion.speeds.append(basis.work[Int(column)])
      var place = basis.system.heads[Int(column)]
      while place >= 0 {
        let other = Int(basis.system.entries[Int(place)].row)
        place = basis.system.entries[Int(place)].next
        guard !basis.isTight(other), rowMarks[other] != rowMark else { continue }
        rowMarks[other] = rowMark
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

  /// Changes what a row costs where it is off zero.
  public mutating func setPenalty(ofRow row: Int, to penalty: Penalty) {
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
    if !kink.isZero { pending.append((Int32(row), side > 0 ? -kink : kink)) }
  }

  /// Works slopes that have changed into the prices.
  mutating func settlePrices() {
    if pending.isEmpty { return }
    for rank in order {
      var isConcerned = false
      for (row, slope) in pending where rows[Int(row)].penalty.rank == rank {
        isConcerned = true
        basis.load(row: Int(row), times: slope)
      }
      guard isConcerned else { continue }
      basis.combine(into: &combination)
      addToPrices(1, rank)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Adds a multiple of `combination` to the prices of a rank, and takes note of what that may move.
  private mutating func addToPrices(_ factor: Rational, _ rank: Int) {
    effort.noteVisit(rank)
    for (row, multiple) in combination {
      prices[Int(row) * stride + rank].addProduct(factor, multiple)
      addCandidate(row: row)
    }
    addParkedCandidates()
    basis.clear()
  }

  /// The parked columns that `combine` left something over for.
  mutating func addParkedCandidates() {
    for column in basis.touched where basis.isParked(Int(column)) { addCandidate(column: column) }
  }

  mutating func addCandidate(row: Int32) {
    if isCandidateRow[Int(row)] { return }
    isCandidateRow[Int(row)] = true
    candidates.append(row)
  }

  mutating func addCandidate(column: Int32) {
    if isCandidateColumn[Int(column)] { return }
    isCandidateColumn[Int(column)] = true
    candidates.append(~column)
  }
}
