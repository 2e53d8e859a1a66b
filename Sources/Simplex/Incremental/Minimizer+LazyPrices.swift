// Slopes that the prices need not know of yet.
//
// A preference presses on the columns that it holds, and through them on every tight row that they
// depend on: a wish at the end of a chain alters the price of each link. But what a tight row feels is
// compared with what it costs to give way, and where that is a requirement's penalty, which counts
// more than all preferences together, no preference moves the row. So a preference that presses on
// nothing but such rows, and on no parked column, can be taken into account without a look at them:
// its slope is *deferred*.
//
// Why that is sound: let D be a derivative of a tight row without the deferred slopes, and L what they
// add to it. D is not negative. If D is above 0 on rank 0, then so is D + L, whatever L is, as no
// requirement's slope is deferred. If D is 0 there, only slopes that make L no smaller than 0 on every
// rank were deferred. Either way D + L is not negative; and it stays so if a deferred slope is taken
// away again.
//
// The deferred slopes are worked into the prices before anybody reads a price below rank 0, and when
// the basis or a price of rank 0 changes; one walk then does for all of them. Until then a wish in a
// chain of 1,000 links comes and goes in a tenth of a microsecond.

import Rationals

extension Minimizer.State {
  /// Which way a force on a column may be deferred.
  struct Bearing {
    /// The `upheaval` that it was found in.
    var upheaval = -1
    var upward = false
    var downward = false

    @inline(__always)
    func takes(_ sign: Int) -> Bool { sign > 0 ? upward : downward }
  }

  /// A column on the way to those that it depends on.
  struct Support {
    var column: Int32
    /// Whether a force upwards on the column is one downwards on the next.
    var isTurned = false
    /// What the column's own row bears.
    var own: Bearing
  }

  /// Defers the slope of a row that is not tight, if what it has changed by may be deferred.
  @inline(__always)
  mutating func tryToDefer(_ row: Int, _ change: Rational) -> Bool {
    if rows[row].penalty.rank == 0 { return false }
    let sign = change.signum
    for place in basis.system.rows[row].places {
      let column = basis.system.entries[place].column
      let force = sign * basis.system.entries[place].coefficient.signum
      guard bearing(of: column).takes(force) else { return false }
    }
    rows[row].deferral = Int32(deferred.count)
    deferred.append(Int32(row))
    return true
  }

  /// Forgets that a row's slope is deferred; the prices never knew of it.
  mutating func cancelDeferral(_ row: Int) {
    effort.noteVisit(rows[row].penalty.rank)
    let last = deferred.removeLast()
    let place = rows[row].deferral
    if last != row {
      deferred[place] = last
      rows[last].deferral = place
    }
    rows[row].deferral = -1
  }

  /// Works the deferred slopes into the prices.
  ///
  /// - Complexity: what they press on, once for each rank.
  mutating func settleDeferred() {
    isShaken = false
    if deferred.isEmpty { return }
    swap(&deferred, &resumed)
    for row in resumed.elements { rows[row].deferral = -1 }
    settle(resumed.elements, resumed.indices, .late)
    resumed.removeAll()
  }

  /// Notes that the basis, or a price of rank 0, is another one.
  @inline(__always)
  mutating func shake() {
    upheaval += 1
    isShaken = true
  }

  /// Which way a force on a column may be deferred, found along the path of those that it depends on.
  ///
  /// - Complexity: O(1) where this was asked before about what it depends on; else the path's length.
  private mutating func bearing(of start: Int32) -> Bearing {
    var column = start
    var found = Bearing()
    supports.removeAll()
    // Down to where it is known, or where the path ends; from a parked column or a fork nothing is.
    while true {
      if basis.isParked(Int(column)) { break }
      if bearings[column].upheaval == upheaval {
        found = bearings[column]
        break
      }
      // Lest a circle be followed for ever; what lies on one bears nothing.
      bearings[column] = Bearing(upheaval: upheaval)
      let step = basis.pathStep(from: column)
      if step.isFork || basis.holdsParked(step) { break }
      let isReversed = basis.system.entries[step.own].coefficient.signum < 0
      let own = bearing(ofRow: step.row, reversed: isReversed)
      guard own.upward || own.downward else { break }
      supports.append(Support(column: column, own: own))
      guard step.leader >= 0 else {
        found = Bearing(upward: true, downward: true)
        break
      }
      let isLeaderReversed = basis.system.entries[step.leader].coefficient.signum < 0
      supports[supports.count - 1].isTurned = isReversed == isLeaderReversed
      column = basis.system.entries[step.leader].column
    }
    while !supports.isEmpty {
      let support = supports.removeLast()
      let (up, down) =
        support.isTurned ? (found.downward, found.upward) : (found.upward, found.downward)
      found = Bearing(
        upheaval: upheaval, upward: support.own.upward && up,
        downward: support.own.downward && down)
      bearings[support.column] = found
    }
    return found
  }

  /// Which way a tight row's price may move on the ranks below 0; `reversed` with the signs exchanged.
  @inline(__always)
  private mutating func bearing(ofRow row: Int, reversed: Bool) -> Bearing {
    // A price that rises makes it less dear to lower the row, and the other way round.
    let upward = derivative(Int32(row), -1, 0).signum > 0
    let downward = derivative(Int32(row), 1, 0).signum > 0
    return reversed
      ? Bearing(upward: downward, downward: upward)
      : Bearing(upward: upward, downward: downward)
  }
}
