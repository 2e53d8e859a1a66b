// The long-step ratio test: how far what enters goes.
//
// A sum of penalties is piecewise linear along a movement. Its *breakpoints* are where rows come to zero;
// after each one it falls less steeply. The movement goes on past breakpoints until the sum would rise
// again, and the row that stops it leaves (R. Fourer, *A simplex algorithm for piecewise-linear
// programming I*, 1985; I. Maros, *Computational Techniques of the Simplex Method*, 2003, chapter 9).

import Rationals

extension Minimizer {
  /// Where a movement brings a row to zero.
  struct Breakpoint {
    /// The step length at which it does so.
    var length: Rational
    var row: Int32
    /// How fast the row's form comes nearer to zero.
    var speed: Rational
  }

  /// Working storage of a ratio test, of no use between steps.
  struct RatioTest: ~Copyable {
    /// The rows that the movement moves, as far as they may matter.
    var movingRows = Buffer<Int32>()
    /// How many rows it moves; there is no list of those on a ladder.
    var movingCount = 0
    /// The ladder that the movement goes along, or −1.
    var ladder: Int32 = -1
    var breakpoints = Buffer<Breakpoint>()
    /// The rows of the breakpoints that were passed, in order.
    var passed = Buffer<Int32>()
    /// What each sum changes by for each unit of the movement, in order of the ranks.
    var slope = Buffer<Rational>()
    /// Tells rows that were found in this test from others (`Row.mark`).
    private(set) var mark: Int32 = 0

    func clone() -> RatioTest { RatioTest(mark: mark) }

    mutating func beginSearch() {
      movingRows.removeAll()
      mark &+= 1
    }

    /// The place of the first rank whose slope is not zero, if that is negative.
    var decreasingPlace: Int? {
      @inline(__always) get {
        for place in slope.indices where !slope[place].isZero {
          return slope[place].signum < 0 ? place : nil
        }
        return nil
      }
    }
  }
}

extension Minimizer.State {
  mutating func findSlope(of choice: Choice) {
    ratioTest.slope.removeAll()
    for place in ranks.order.indices {
      ratioTest.slope.append(derivative(choice.mover, choice.direction, ranks.order[place]))
    }
  }

  /// Passes breakpoints, which lie in order at the end of the list then, until the sum would rise.
  ///
  /// - Parameter short: stop at the first one.
  /// - Returns: the place of the breakpoint to stop at; nil if the rank that made the choice falls on
  ///   after all of them. A rank below it may do so: that one's end comes first.
  mutating func findStop(for choice: Choice, short: Bool) -> Int? {
    ratioTest.passed.removeAll()
    if ratioTest.ladder >= 0 { return findStopOnLadder(for: choice, short: short) }
    ratioTest.breakpoints.heapify()
    var stop: Int?
    var end = ratioTest.breakpoints.count
    while end > 0 {
      end -= 1
      ratioTest.breakpoints.moveFirst(to: end)
      guard passBreakpoint(end) else { continue }
      stop = end
      if short || ratioTest.decreasingPlace == nil { return end }
    }
    return ratioTest.decreasingPlace == choice.place ? nil : stop
  }

  /// Makes the sum fall less steeply, as it does after a breakpoint.
  ///
  /// - Returns: whether the row has a say.
  @inline(__always)
  mutating func passBreakpoint(_ index: Int) -> Bool {
    let row = ratioTest.breakpoints[index].row
    ratioTest.passed.append(row)
    guard let place = placeOfCost(ofRow: row) else { return false }
    ratioTest.slope[place].addProduct(
      rows[row].penalty.slopeChange, ratioTest.breakpoints[index].speed)
    return true
  }

  /// The place of a row's rank; nil where the row has no say, its slope not being in the prices yet, or its
  /// rank left out.
  @inline(__always)
  private func placeOfCost(ofRow row: Int32) -> Int? {
    let penalty = rows[row].penalty
    let place = ranks.place(of: penalty.rank)
    let counts = rows[row].pricedSlope == penalty.slope(rows[row].side)
    return counts && place < ranks.order.count ? place : nil
  }

  /// What the sums change by along a movement: as steeply as at its start, and less so after each
  /// breakpoint.
  ///
  /// - Parameter stop: the place of the last breakpoint.
  func changes(_ start: [Rational], until end: Rational, passing stop: Int) -> [Rational] {
    var changes = start.map { $0 * end }
    for index in stop..<ratioTest.breakpoints.count
    where ratioTest.breakpoints[index].length < end {
      let row = ratioTest.breakpoints[index].row
      guard let place = placeOfCost(ofRow: row) else { continue }
      changes[place].addProduct(
        rows[row].penalty.slopeChange * ratioTest.breakpoints[index].speed,
        end - ratioTest.breakpoints[index].length)
    }
    return changes
  }

  /// Collects the rows that are not tight, cost something, and hold a column that the movement in
  /// `basis.work` moves.
  mutating func findMovingRows() {
    ratioTest.beginSearch()
    for index in basis.touched.indices {
      var cursor = basis.system.columns[basis.touched[index]].head
      while cursor >= 0 {
        let row = basis.system.entries[cursor].row
        cursor = basis.system.entries[cursor].next
        guard !basis.isTight(Int(row)), rows[row].mark != ratioTest.mark else { continue }
        rows[row].mark = ratioTest.mark
        if !rows[row].penalty.slopeChange.isZero { ratioTest.movingRows.append(row) }
      }
    }
  }

  /// Collects the rows that the movement in `basis.work` brings nearer to zero.
  mutating func findBreakpoints(_ direction: Int8) {
    ratioTest.breakpoints.removeAll()
    if findLadder() {
      ratioTest.movingCount = ladders[ratioTest.ladder].count
      return
    }
    findMovingRows()
    ratioTest.movingCount = ratioTest.movingRows.count
    addLadderIfMany()
    if basis.movingDense >= 0 { return findWholeBreakpoints(direction) }
    for index in ratioTest.movingRows.indices {
      addBreakpoint(ofRow: Int(ratioTest.movingRows[index]), direction)
    }
  }

  /// Takes note of a row if the movement in `basis.work` brings it nearer to zero.
  @inline(__always)
  mutating func addBreakpoint(ofRow row: Int, _ direction: Int8) {
    var rate = rate(ofRow: row)
    if direction < 0 { rate.negate() }
    guard rate.signum * Int(rows[row].side) < 0 else { return }
    let speed = rate.magnitude
    let distance = value(ofRow: row).magnitude
    ratioTest.breakpoints.append(
      Minimizer.Breakpoint(
        length: speed.isOne ? distance : distance / speed, row: Int32(row), speed: speed))
  }

  /// What a row's form rises by along the movement in `basis.work`.
  @inline(__always)
  func rate(ofRow row: Int) -> Rational {
    var sum: Rational = 0
    for place in basis.system.rows[row].places {
      let column = basis.system.entries[place].column
      if !basis.work[column].isZero {
        sum.addProduct(basis.system.entries[place].coefficient, basis.work[column])
      }
    }
    return sum
  }
}

/// Breakpoints in order of step length, then of row, as far as they are asked for: a heap in place.
extension Buffer where Element == Minimizer.Breakpoint {
  /// - Complexity: O(n).
  fileprivate func heapify() {
    var index = count / 2 - 1
    while index >= 0 {
      sink(index, below: count)
      index -= 1
    }
  }

  /// Puts the first element in order at the end of a heap; those before it are a heap again.
  ///
  /// - Complexity: O(log n).
  fileprivate func moveFirst(to last: Int) {
    if last == 0 { return }
    let first = self[0]
    self[0] = self[last]
    self[last] = first
    sink(0, below: last)
  }

  private func precedes(_ a: Int, _ b: Int) -> Bool {
    self[a].length == self[b].length
      ? self[a].row < self[b].row : self[a].length < self[b].length
  }

  private func sink(_ start: Int, below end: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      guard child < end else { return }
      if child + 1 < end, precedes(child + 1, child) { child += 1 }
      guard precedes(child, index) else { return }
      let element = self[child]
      self[child] = self[index]
      self[index] = element
      index = child
    }
  }
}
