// Constants that change: the columns follow, as in a drag, as far as nothing that counts as much stops them.
//
// Tight rows are followed when the next solve, or another change, asks for it. Where many have changed (a whole drawing that
// is dragged along), one movement of the columns does for all of them.

import Rationals

extension Minimizer {
  /// A new constant for a tight row that the columns have not followed yet.
  struct Shift {
    var row: Int32
    var constant: Rational
  }
}

extension Minimizer.State {
  mutating func setConstant(ofRow row: Int, to constant: Rational) {
    if !rows[row].isPending, basis.isTight(row) {
      shifts.append(Minimizer.Shift(row: Int32(row), constant: constant))
      return
    }
    if rows[row].constant == constant { return }
    rows[row].constant = constant
    if rows[row].isPending { return }
    motion.invalidate()
    costs.forget()
    if isCrossed(row) {
      flip(row)
      queue.pending.append(Int32(row))
    } else {
      noteTurned(row)
    }
  }

  // MARK: Tight rows

  /// Lets the columns follow the tight rows whose constants have changed: all in one motion where no row that counts as
  /// much stops them, or else one after another.
  mutating func applyShifts() {
    if shifts.isEmpty { return }
    costs.forget()
    if shifts.count == 1 || !followShifts() {
      for index in shifts.indices { follow(Int(shifts[index].row), shifts[index].constant) }
    }
    shifts.removeAll()
  }

  /// - Returns: whether they could follow in one motion; nothing has changed if not.
  private mutating func followShifts() -> Bool {
    var place = Int.max
    for index in shifts.indices {
      let row = Int(shifts[index].row)
      basis.raise(row: row, by: rows[row].constant - shifts[index].constant)
      swap(&rows[row].constant, &shifts[index].constant)
      place = min(place, ranks.place(of: rows[row].penalty.rank))
    }
    defer { basis.clear() }
    guard basis.ftranRaised(), findCrossed(besidesBelow: place) else {
      for index in shifts.indices.reversed() {
        swap(&rows[shifts[index].row].constant, &shifts[index].constant)
      }
      return false
    }
    motion.invalidate()
    for index in basis.touched.indices {
      let column = basis.touched[index]
      values[column] += basis.work[column]
    }
    for row in ratioTest.passed.elements {
      flip(Int(row))
      queue.pending.append(row)
    }
    return true
  }

  /// Finds the rows that the movement in `basis.work` takes to the other side of zero, and leaves them in
  /// `ratioTest.passed`.
  ///
  /// - Returns: false if one of them counts as much as the rank at that place, or more: it may stop the movement.
  private mutating func findCrossed(besidesBelow place: Int) -> Bool {
    findMovingRows()
    ratioTest.passed.removeAll()
    for row in ratioTest.movingRows.elements {
      let rate = rate(ofRow: Int(row))
      if rate.isZero { continue }
      guard (value(ofRow: Int(row)) + rate).signum * Int(rows[row].side) < 0 else { continue }
      if ranks.place(of: rows[row].penalty.rank) <= place { return false }
      ratioTest.passed.append(row)
    }
    return true
  }

  /// Changes the constant of a tight row, and lets the columns follow.
  private mutating func follow(_ row: Int, _ constant: Rational) {
    let change = constant - rows[row].constant
    if change.isZero { return }
    guard basis.isTight(row) else {
      // What came before it has let go of it.
      setConstant(ofRow: row, to: constant)
      return
    }
    rows[row].constant = constant
    if !motion.isKnown(ofRow: row) { findMotion(ofRow: row) }
    let position = motion.position - change
    motion.findCrossed(goingTo: position)
    let place = ranks.place(of: rows[row].penalty.rank)
    let isHeld = motion.crossed.elements.contains {
      ranks.place(of: rows[motion.limits[$0].row].penalty.rank) <= place
    }
    if isHeld {
      // What counts as much or more may stop the row on its way: stay where all others are content,
      // and let it pull from there.
      motion.invalidate()
      deactivate(row)
      chooseSide(row, at: value(ofRow: row))
      queue.pending.append(Int32(row))
      return
    }
    followConstant(by: -change)
    motion.go(to: position)
    for index in motion.crossed.elements {
      flip(Int(motion.limits[index].row))
      queue.pending.append(motion.limits[index].row)
    }
  }

  /// Moves the columns of `motion` so that the row's form, without its constant, rises by a length.
  private mutating func followConstant(by length: Rational) {
    values.add(length, at: motion.unitSpeedColumns)
    for index in motion.columns.indices {
      values[motion.columns[index]].addProduct(length, motion.speeds[index])
    }
  }

  /// Whether a row that is not tight is on the other side of zero than it counts on.
  @inline(__always)
  private func isCrossed(_ row: Int) -> Bool {
    value(ofRow: row).signum * Int(rows[row].side) < 0
  }

  private mutating func findMotion(ofRow row: Int) {
    basis.ftran(row: row)
    motion.begin(row)
    for index in basis.touched.indices {
      let column = basis.touched[index]
      if basis.work[column].isOne {
        motion.unitSpeedColumns.append(column)
      } else {
        motion.columns.append(column)
        motion.speeds.append(basis.work[column])
      }
    }
    findMovingRows()
    for index in ratioTest.movingRows.indices {
      let other = Int(ratioTest.movingRows[index])
      let rate = rate(ofRow: other)
      guard !rate.isZero else { continue }
      motion.limits.append(
        Minimizer.ConstantMotion.Limit(
          position: -value(ofRow: other) / rate, row: Int32(other),
          isBehind: rate.signum * Int(rows[other].side) > 0))
    }
    basis.clear()
    motion.measure()
  }
}
