// The steps of the minimiser: how far what enters goes, what leaves, and what that does to the
// prices.

import Rationals

extension Minimizer.State {
  /// A row that a step would bring to zero.
  struct Crossing {
    var time: Rational
    var row: Int32
    /// How fast its form comes nearer to zero.
    var speed: Rational
  }

  mutating func minimize(_ control: SolveControl) {
    if unsettled.isEmpty, candidates.isEmpty, !isShaken {
      escape = nil
      outcome = ending()
      return
    }
    // What came is taken into account in the order of coming: few at a time while that takes many
    // steps, as each is met by a step or two then; more and more at a time while it takes none.
    swap(&unsettled, &waiting)
    var index = 0
    var portion = 1
    var isInterrupted = false
    repeat {
      let end = min(index + portion, waiting.count)
      activate(waiting.elements, index..<end)
      settle(waiting.elements, index..<end, .needed)
      index = end
      escape = nil
      let steps = takeSteps(control)
      isInterrupted = control.isCancelled
      if isInterrupted { break }
      if suspects > 0, isContradictory() { break }
      portion = 8 * steps <= portion ? 2 * portion : max(1, portion / 2)
    } while index < waiting.count
    while index < waiting.count {
      unsettled.append(waiting[index])
      index += 1
    }
    waiting.removeAll()
    outcome = isInterrupted ? .interrupted : ending()
  }

  /// - Returns: how many.
  private mutating func takeSteps(_ control: SolveControl) -> Int {
    if isShaken || !candidates.isEmpty { settleDeferred() }
    var taken = 0
    var stalled = 0
    // A small problem that stalls for long goes in circles.
    let patience = min(20 + rows.count, Self.longestPatience)
    while let choice = choose(bland: stalled > patience, amongAll: taken < Self.thorough) {
      if control.mustStop(reporting: progress(choice)) { break }
      guard let isMoving = step(choice, short: stalled > patience) else { break }
      stalled = isMoving ? 0 : stalled + 1
      taken += 1
    }
    return taken
  }

  private func progress(_ choice: Choice) -> Progress {
    Progress(
      pivots: effort.pivots.reduce(0, +), rank: choice.place,
      cost: cost(ofRank: order[choice.place]))
  }

  /// So many steps in a row may leave everything in place before Bland's rule takes over.
  private static let longestPatience = 200
  /// In so many steps the best of all candidates is chosen, as a small change deserves; where there
  /// is more to do, the best of some.
  static let thorough = 8
  static let some = 32

  // MARK: How far

  /// Moves until the sum would rise again.
  ///
  /// - Parameter short: stop at the first kink, as Bland's rule needs.
  /// - Returns: whether anything moved; nil where nothing stops the fall.
  private mutating func step(_ choice: Choice, short: Bool) -> Bool? {
    if choice.mover >= 0 {
      basis.move(row: Int(choice.mover))
    } else {
      basis.move(parked: Int(~choice.mover))
    }
    findCrossings(choice.direction)
    slope.removeAll()
    for place in order.indices {
      slope.append(derivative(choice.mover, choice.direction, order[place]))
    }
    let fall = record == nil ? [] : Array(slope.elements)
    passed.removeAll()
    crossing.heapify()
    var stop = -1
    var isStopped = false
    var end = crossing.count
    while end > 0 {
      end -= 1
      crossing.moveFirst(to: end)
      let row = crossing[end].row
      let place = place(ofRank: rows[row].penalty.rank)
      passed.append(row)
      // What is not settled yet, or of a rank that was dropped, has no say.
      let isSettled = rows[row].settled == rows[row].penalty.slope(rows[row].side)
      if place >= order.count || !isSettled { continue }
      slope[place].addProduct(rows[row].penalty.kink, crossing[end].speed)
      stop = end
      if short || firstFall == nil {
        isStopped = true
        break
      }
    }
    // What falls for ever may be a lower rank than what made it move; that one's end comes first.
    guard stop >= 0, isStopped || firstFall != choice.place else {
      basis.clear()
      escape = Minimizer.Escape(rank: order[choice.place], mover: Minimizer.Mover(choice))
      return nil
    }
    let leaving = crossing[stop].row
    let time = crossing[stop].time
    if !time.isZero {
      let length = choice.direction > 0 ? time : -time
      for index in basis.touched.indices {
        let column = basis.touched[index]
        values[column].addProduct(length, basis.work[column])
      }
    }
    basis.clear()
    let changes = record == nil ? [] : changes(fall, until: time, passing: end..<crossing.count)
    // Behind the stop nothing was reached; what shares its time, and comes later, may stay as it is.
    while let last = passed.last, last != leaving { _ = passed.removeLast() }
    _ = passed.removeLast()
    for index in passed.indices { flip(Int(passed[index])) }
    settle(passed.elements, passed.indices, .now)
    exchange(choice, for: Int(leaving))
    effort.notePivot(order[choice.place])
    if record != nil {
      let exchange = Minimizer.Exchange(
        entering: Minimizer.Mover(choice), derivative: fall, leaving: Int(leaving), length: time,
        rank: order[choice.place], passed: passed.elements.map { Int($0) }, changes: changes)
      record?.append(exchange)
    }
    epoch += 1
    return !time.isZero
  }

  /// What the sums change by along a movement: as steeply as at its start, and less so behind each kink.
  private func changes(
    _ start: [Rational], until end: Rational, passing: Range<Int>
  ) -> [Rational] {
    var changes = start.map { $0 * end }
    for index in passing where crossing[index].time < end {
      let row = crossing[index].row
      let penalty = rows[row].penalty
      let place = place(ofRank: penalty.rank)
      if place >= order.count || rows[row].settled != penalty.slope(rows[row].side) { continue }
      changes[place].addProduct(
        penalty.kink * crossing[index].speed, end - crossing[index].time)
    }
    return changes
  }

  /// The place of the first rank that is not zero in `slope`, if it falls there.
  @inline(__always)
  private var firstFall: Int? {
    for place in slope.indices where !slope[place].isZero {
      return slope[place].signum < 0 ? place : nil
    }
    return nil
  }

  /// Collects in `moving` the rows that are not tight, have a kink, and hold a column that the movement
  /// in `basis.work` moves.
  mutating func findMovingRows() {
    moving.removeAll()
    rowMark &+= 1
    for index in basis.touched.indices {
      var cursor = basis.system.columns[basis.touched[index]].head
      while cursor >= 0 {
        let row = basis.system.entries[cursor].row
        cursor = basis.system.entries[cursor].next
        guard !basis.isTight(Int(row)), rows[row].mark != rowMark else { continue }
        rows[row].mark = rowMark
        if !rows[row].penalty.kink.isZero { moving.append(row) }
      }
    }
  }

  /// Collects the rows that the movement in `basis.work` brings nearer to zero.
  private mutating func findCrossings(_ direction: Int8) {
    crossing.removeAll()
    findMovingRows()
    if basis.movingDense >= 0 { return findWholeCrossings(direction) }
    for index in moving.indices { noteCrossing(ofRow: Int(moving[index]), direction) }
  }

  /// Takes note of a row if the movement in `basis.work` brings it nearer to zero.
  @inline(__always)
  mutating func noteCrossing(ofRow row: Int, _ direction: Int8) {
    var rate = rate(ofRow: row)
    if direction < 0 { rate.negate() }
    guard rate.signum * Int(rows[row].side) < 0 else { return }
    let speed = rate.magnitude
    let distance = value(ofRow: row).magnitude
    crossing.append(
      Crossing(time: speed.isOne ? distance : distance / speed, row: Int32(row), speed: speed))
  }

  /// Where a rank stands in `order`.
  @inline(__always)
  func place(ofRank rank: Int) -> Int { Int(places[rank]) }

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

  // MARK: What leaves

  /// Makes `leaving` tight in the place of what entered.
  private mutating func exchange(_ choice: Choice, for leaving: Int) {
    basis.load(row: leaving, times: 1)
    basis.combine(into: &combination)
    let own = rows[leaving].penalty
    // What entered has this multiple in the leaving row; its force goes over to it.
    let element: Rational
    if choice.mover >= 0 {
      element = combination.elements.first { $0.row == choice.mover }?.multiple ?? 0
    } else {
      element = basis.work[~choice.mover]
    }
    let inverse = element.reciprocal
    for place in order.indices {
      let rank = order[place]
      var force: Rational
      if choice.mover >= 0 {
        force = derivative(choice.mover, choice.direction, rank)
        if choice.direction < 0 { force.negate() }
      } else {
        force = gradient(parked: Int(~choice.mover), rank)
      }
      var price = force.isZero ? 0 : force * inverse
      if !price.isZero {
        effort.noteVisit(rank)
        let negated = -price
        for index in combination.indices {
          prices[Int(combination[index].row) * stride + rank].addProduct(
            negated, combination[index].multiple)
        }
      }
      if own.rank == rank { price -= rows[leaving].settled }
      prices[leaving * stride + rank] = price
    }
    for index in combination.indices where falls(Int(combination[index].row)) {
      addCandidate(row: combination[index].row)
    }
    addCandidate(row: Int32(leaving))
    addParkedCandidates()
    basis.clear()

    if isSuspect(leaving) { suspects -= 1 }
    rows[leaving].settled = 0
    if choice.mover >= 0 {
      let row = Int(choice.mover)
      for rank in order.indices { prices[row * stride + rank] = 0 }
      basis.exchange(leaving: row, entering: leaving)
      rows[row].side = choice.direction
      rows[row].settled = rows[row].penalty.slope(choice.direction)
      if isSuspect(row) { suspects += 1 }
    } else {
      basis.enter(column: Int(~choice.mover), row: leaving)
    }
    shake()
  }
}

extension Minimizer.Effort {
  mutating func notePivot(_ rank: Int) {
    while pivots.count <= rank { pivots.append(0) }
    pivots[rank] += 1
  }

  mutating func noteVisit(_ rank: Int) {
    while visits.count <= rank { visits.append(0) }
    visits[rank] += 1
  }
}

extension Minimizer.Mover {
  init(_ choice: Minimizer.State.Choice) {
    self =
      choice.mover >= 0
      ? .row(Int(choice.mover), direction: Int(choice.direction))
      : .column(Int(~choice.mover), direction: Int(choice.direction))
  }
}

/// Crossings in order of time, then of row, as far as they are asked for: a heap in place.
extension Buffer where Element == Minimizer.State.Crossing {
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
    self[a].time == self[b].time
      ? self[a].row < self[b].row : self[a].time < self[b].time
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
