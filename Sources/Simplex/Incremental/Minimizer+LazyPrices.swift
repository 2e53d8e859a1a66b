// Slopes that the prices need not know of yet.
//
// A preference presses on the columns that it holds, and through them on every tight row that they
// depend on: a wish at the end of a chain alters the price of each link. But what a tight row feels is
// compared with what it costs to give way, and where that is a requirement's penalty, which counts
// more than all preferences together, no preference moves the row. So a preference that presses on
// nothing but such rows, and on no superbasic column, can be taken into account without a look at them:
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

extension Minimizer {
  /// The rows whose slopes are deferred, and what is known of which may be.
  struct LazyPrices: ~Copyable {
    /// Which way a force on a column may be deferred.
    struct Directions {
      var upward = false
      var downward = false

      @inline(__always)
      func contains(_ sign: Int) -> Bool { sign > 0 ? upward : downward }
    }

    /// `Directions` as they were found in a version of the basis.
    struct Known {
      var version = -1
      var directions = Directions()
    }

    /// A column on the way to those that it depends on.
    struct PathLink {
      var column: Int32
      /// Whether a force upwards on the column is one downwards on the next.
      var isTurned = false
      /// What the column's own row allows.
      var own: Directions
    }

    /// Rows whose slope the prices know only in part, and need not know better yet; each knows its place.
    private(set) var deferred = Buffer<Int32>()
    /// Those that are being worked into the prices; empty between steps.
    private(set) var applying = Buffer<Int32>()
    /// Whether the basis has changed since the slopes were deferred.
    private(set) var isInvalid = false
    /// Counts what alters which slopes may be deferred.
    private var basisVersion = 0
    /// For each column what was found last.
    private var known = Buffer<Known>()
    /// Working storage.
    var path = Buffer<PathLink>()

    func clone() -> LazyPrices {
      LazyPrices(
        deferred: deferred.clone(), isInvalid: isInvalid, basisVersion: basisVersion,
        known: known.clone())
    }

    mutating func addColumn() { known.append(Known()) }

    /// Notes that the basis, or a price of rank 0, is another one.
    @inline(__always)
    mutating func invalidate() {
      basisVersion += 1
      isInvalid = true
    }

    // MARK: Rows

    mutating func insert(_ row: Int, of rows: borrowing Buffer<State.Row>) {
      rows[row].deferral = Int32(deferred.count)
      deferred.append(Int32(row))
    }

    mutating func remove(_ row: Int, of rows: borrowing Buffer<State.Row>) {
      let last = deferred.removeLast()
      let place = rows[row].deferral
      if last != row {
        deferred[place] = last
        rows[last].deferral = place
      }
      rows[row].deferral = -1
    }

    /// Moves all rows to `applying`.
    mutating func beginApplying(_ rows: borrowing Buffer<State.Row>) {
      isInvalid = false
      swap(&deferred, &applying)
      for row in applying.elements { rows[row].deferral = -1 }
    }

    mutating func endApplying() { applying.removeAll() }

    // MARK: Directions

    /// What is known of a column in this version of the basis.
    @inline(__always)
    func directions(ofColumn column: Int32) -> Directions? {
      known[column].version == basisVersion ? known[column].directions : nil
    }

    @inline(__always)
    func setDirections(ofColumn column: Int32, to directions: Directions) {
      known[column] = Known(version: basisVersion, directions: directions)
    }
  }
}

extension Minimizer.State {
  /// Defers the slope of a row that is not tight, if what it has changed by may be deferred.
  @inline(__always)
  mutating func tryToDefer(_ row: Int, _ change: Rational) -> Bool {
    if rows[row].penalty.rank == 0 { return false }
    let sign = change.signum
    for place in basis.system.rows[row].places {
      let column = basis.system.entries[place].column
      let force = sign * basis.system.entries[place].coefficient.signum
      guard deferrableDirections(of: column).contains(force) else { return false }
    }
    lazyPrices.insert(row, of: rows)
    return true
  }

  /// Forgets that a row's slope is deferred; the prices never knew of it.
  mutating func cancelDeferral(_ row: Int) {
    effort.noteVisit(rows[row].penalty.rank)
    lazyPrices.remove(row, of: rows)
  }

  /// Works the deferred slopes into the prices.
  ///
  /// - Complexity: what they press on, once for each rank.
  mutating func applyDeferred() {
    lazyPrices.beginApplying(rows)
    if lazyPrices.applying.isEmpty { return }
    applySlopes(lazyPrices.applying.elements, lazyPrices.applying.indices, .late)
    lazyPrices.endApplying()
  }

  /// Which way a force on a column may be deferred, found along the path of those that it depends on.
  ///
  /// - Complexity: O(1) where this was asked before about what it depends on; else the path's length.
  private mutating func deferrableDirections(of start: Int32) -> Minimizer.LazyPrices.Directions {
    var column = start
    var found = Minimizer.LazyPrices.Directions()
    lazyPrices.path.removeAll()
    // Down to where it is known, or where the path ends; from a superbasic column or a fork nothing is.
    while true {
      if basis.isSuperbasic(Int(column)) { break }
      if let known = lazyPrices.directions(ofColumn: column) {
        found = known
        break
      }
      // This ends the search where it comes round a circle; nothing on one may be deferred.
      lazyPrices.setDirections(ofColumn: column, to: found)
      let step = basis.pathStep(from: column)
      if step.isFork || basis.holdsSuperbasic(step) { break }
      let isReversed = basis.system.entries[step.own].coefficient.signum < 0
      let own = deferrableDirections(ofRow: step.row, reversed: isReversed)
      guard own.upward || own.downward else { break }
      lazyPrices.path.append(.init(column: column, own: own))
      guard step.predecessor >= 0 else {
        found = Minimizer.LazyPrices.Directions(upward: true, downward: true)
        break
      }
      let isPredecessorReversed = basis.system.entries[step.predecessor].coefficient.signum < 0
      lazyPrices.path[lazyPrices.path.count - 1].isTurned = isReversed == isPredecessorReversed
      column = basis.system.entries[step.predecessor].column
    }
    while !lazyPrices.path.isEmpty {
      let link = lazyPrices.path.removeLast()
      let (up, down) =
        link.isTurned ? (found.downward, found.upward) : (found.upward, found.downward)
      found = Minimizer.LazyPrices.Directions(
        upward: link.own.upward && up, downward: link.own.downward && down)
      lazyPrices.setDirections(ofColumn: link.column, to: found)
    }
    return found
  }

  /// Which way a tight row's price may move on the ranks below 0; `reversed` with the signs exchanged.
  @inline(__always)
  private mutating func deferrableDirections(
    ofRow row: Int, reversed: Bool
  ) -> Minimizer.LazyPrices.Directions {
    // A price that rises makes it less dear to lower the row, and the other way round.
    let upward = derivative(Int32(row), -1, 0).signum > 0
    let downward = derivative(Int32(row), 1, 0).signum > 0
    return reversed
      ? .init(upward: downward, downward: upward)
      : .init(upward: upward, downward: downward)
  }
}
