// The steps of the minimiser: what enters (`Minimizer+Pricing`) moves as far as it pays
// (`Minimizer+RatioTest`), and the row that stops it is tight in its place.

import Rationals

extension Minimizer.State {
  mutating func minimize(_ control: SolveControl) throws(Stop) {
    outcome = nil
    applyShifts()
    if queue.pending.isEmpty, candidates.isEmpty, !lazyPrices.isInvalid {
      unboundedRay = nil
      outcome = ending()
      return
    }
    // What came is taken into account in the order of coming: few at a time while that takes many steps, as each is met by a
    // step or two then; more and more at a time while it takes none. After the first step it is asked whether what is left had
    // better come all at once.
    swap(&queue.pending, &queue.current)
    var index = 0
    defer { leaveForNextTime(from: index) }
    var portion = 1
    var isAsked = false
    let (start, most) = (totalWork, isHasty ? workBeforeLeap / 8 : workBeforeLeap)
    var hasLeapt = false
    defer { noteLeap(hasLeapt, doing: totalWork - start, of: most) }
    var allowance = min(most, Self.mostForProgram)
    var limit = totalWork + allowance
    repeat {
      let end = min(index + portion, queue.current.count)
      activate(queue.current.elements, index..<end)
      applySlopes(queue.current.elements, index..<end, .needed)
      index = end
      queue.isAllIn = index == queue.current.count
      var steps = try takeSteps(control, doing: limit)
      var attempt: UInt64 = 0
      while totalWork > limit {
        // Whether it is one is asked only of what takes long.
        if allowance < most, !isProgram {
          limit += most - allowance
          allowance = most
          steps += try takeSteps(control, doing: limit)
          continue
        }
        // A leap takes all rows along; where there was none, steps go on from here. And where its corner is not the best and
        // steps get lost there, the next leap goes from where they are.
        if try leap(control, attempt: attempt) {
          hasLeapt = true
          index = queue.current.count
          try refine(control)
        }
        attempt += 1
        allowance *= 2
        limit = totalWork + allowance
        steps += try takeSteps(control, doing: limit)
      }
      if violatedRequirementCount > 0, isContradictory() { break }
      portion = 8 * steps <= portion ? 2 * portion : max(1, portion / 2)
      if steps > 0, !isAsked, comeBestAtOnce(from: index) { portion = queue.current.count - index }
      isAsked = isAsked || steps > 0
    } while index < queue.current.count
    outcome = ending()
  }

  /// What has not been taken into account, because they contradict one another or it was stopped, waits again.
  private mutating func leaveForNextTime(from first: Int) {
    if first < queue.current.count { costs.forget() }
    for index in first..<queue.current.count { queue.pending.append(queue.current[index]) }
    queue.current.removeAll()
  }

  /// Where a leap has come to a corner that is not the best one, what was lost in rounding is looked for from there.
  private mutating func refine(_ control: SolveControl) throws(Stop) {
    guard isProgram else { return }
    for _ in 0..<Self.mostRefinements {
      if selectEntering(bland: false, amongAll: true) == nil { return }
      guard try leap(control, isRefining: true) else { return }
    }
  }

  private static let mostRefinements = 6

  /// How many numbers all steps so far have gone through.
  private var totalWork: Int { work + basis.blockWork }

  /// How many numbers the steps of one solve may go through before a leap is tried, and twice as many before the next one: so
  /// many as have probably taken longer than it takes, however few rows have come. In a linear program they are no more than
  /// `mostForProgram`.
  private var workBeforeLeap: Int {
    let size = rows.count + values.count
    return Self.leastWorkBeforeLeap + 16 * size + min(rows.count, Self.mostForProduct) * size / 40
  }

  /// Where one change after the other took a leap the next one probably does, too, and need not be waited for as long. Every
  /// eighth is, as it may be otherwise by then.
  private var isHasty: Bool { leapStreak >= 2 && leapStreak % 8 != 0 }

  /// - Parameters:
  ///   - work: what the solve has done.
  ///   - most: what it might do before a leap.
  private mutating func noteLeap(_ hasLeapt: Bool, doing work: Int, of most: Int) {
    if hasLeapt {
      leapStreak += 1
    } else if 8 * work > most {
      // What took next to nothing says nothing.
      leapStreak = 0
    }
  }

  /// Whether there are only requirements and sums to be minimised, which is what the dual simplex method is for.
  private var isProgram: Bool {
    rows.indices.allSatisfy { rows[$0].penalty.rank == 0 || rows[$0].penalty.slopeChange.isZero }
  }

  /// What a leap takes where there is next to nothing to be gone through.
  private static let leastWorkBeforeLeap = 2_000

  /// - Returns: how many.
  /// - Parameter most: how much all steps may have done; after that they end.
  private mutating func takeSteps(_ control: SolveControl, doing most: Int) throws(Stop) -> Int {
    // What had no end before a leap, or before other rows were taken into account, may have one now.
    unboundedRay = nil
    if lazyPrices.isInvalid || !candidates.isEmpty { applyDeferred() }
    var taken = 0
    var stalled = 0
    // A small problem that stalls for long goes in circles.
    let patience = min(20 + rows.count, longestPatience)
    while let choice = selectEntering(bland: stalled > patience, amongAll: taken < Self.thorough) {
      try control.check(reporting: progress(choice))
      guard let isMoving = try step(choice, control, short: stalled > patience) else { break }
      stalled = isMoving ? 0 : stalled + 1
      taken += 1
      if totalWork > most { break }
    }
    return taken
  }

  /// What a number counts, beside one that is a word, whose longest neighbour has so many bits.
  private static func workOfNumber(_ bits: Int) -> Int { bits == 0 ? 1 : 4 + bits / 32 }

  private func progress(_ choice: Choice) -> Progress {
    Progress(
      pivots: effort.pivots.reduce(0, +), rank: choice.place,
      cost: cost(ofRank: ranks.order[choice.place]))
  }

  /// From so many rows on what is allowed before a leap grows no faster than the problem.
  private static let mostForProduct = 1000
  /// And for a linear program, whose leaps are short.
  private static let mostForProgram = 6000
  /// In the first steps the best of all candidates is chosen, as a small change deserves; where there is
  /// more to do, the best of some.
  static let thorough = 8
  static let some = 32

  /// Moves until the sum would rise again.
  ///
  /// - Parameter short: stop at the first breakpoint, as Bland's rule needs.
  /// - Returns: whether anything moved; nil where nothing stops it.
  private mutating func step(
    _ choice: Choice, _ control: SolveControl, short: Bool
  ) throws(Stop) -> Bool? {
    ftran(choice.mover)
    do throws(Stop) {
      try control.check(bits: longestMove)
    } catch {
      basis.clear()
      throw error
    }
    findBreakpoints(choice.direction)
    work += (basis.touched.count + ratioTest.movingCount) * Self.workOfNumber(longestMove)
    findSlope(of: choice)
    let isTold = trace.isOn || costs.isKnown
    let derivative = isTold ? Array(ratioTest.slope.elements) : []
    guard let stop = findStop(for: choice, short: short) else {
      basis.clear()
      unboundedRay = Minimizer.UnboundedRay(
        rank: ranks.order[choice.place], mover: Minimizer.Mover(choice))
      return nil
    }
    let leaving = ratioTest.breakpoints[stop].row
    let length = ratioTest.breakpoints[stop].length
    if !length.isZero { moveColumns(by: choice.direction > 0 ? length : -length) }
    basis.clear()
    if !length.isZero, !isPriced { costs.forget() }
    let changes = isTold ? changes(derivative, until: length, passing: stop) : []
    noteCosts(changes)
    flipPassed(before: leaving)
    exchange(choice, for: Int(leaving))
    effort.notePivot(ranks.order[choice.place])
    if trace.isOn {
      trace.append(
        Minimizer.Exchange(
          entering: Minimizer.Mover(choice), derivative: derivative, leaving: Int(leaving),
          length: length, rank: ranks.order[choice.place],
          passed: ratioTest.passed.elements.map { Int($0) }, changes: changes))
    }
    motion.invalidate()
    return !length.isZero
  }

  /// How the columns move with a tight row, or with a superbasic column (as `~column`).
  mutating func ftran(_ mover: Int32) {
    if mover >= 0 {
      basis.ftran(row: Int(mover))
    } else {
      basis.ftran(superbasic: Int(~mover))
    }
  }

  /// The bits of the longest number in `basis.work` that is longer than a word.
  var longestMove: Int {
    var longest = 0
    for index in basis.touched.indices {
      longest = max(longest, basis.work[basis.touched[index]].longBitCount)
    }
    return longest
  }

  private mutating func moveColumns(by length: Rational) {
    for index in basis.touched.indices {
      let column = basis.touched[index]
      values[column].addProduct(length, basis.work[column])
    }
  }

  /// Rows that were passed count on the other side from here on. What shares the step length of the row
  /// that leaves, and comes after it, may stay as it is.
  private mutating func flipPassed(before leaving: Int32) {
    while let last = ratioTest.passed.last, last != leaving { _ = ratioTest.passed.removeLast() }
    _ = ratioTest.passed.removeLast()
    for index in ratioTest.passed.indices { flip(Int(ratioTest.passed[index])) }
    applySlopes(ratioTest.passed.elements, ratioTest.passed.indices, .now)
  }

  /// Makes `leaving` tight in the place of what entered.
  private mutating func exchange(_ choice: Choice, for leaving: Int) {
    basis.load(row: leaving, times: 1)
    basis.btran(into: &combination)
    work += combination.count
    let own = rows[leaving].penalty
    // What entered has this multiple in the leaving row; its force goes over to it.
    let element: Rational
    if choice.mover >= 0 {
      element = combination.elements.first { $0.row == choice.mover }?.multiple ?? 0
    } else {
      element = basis.work[~choice.mover]
    }
    let inverse = element.reciprocal
    for place in ranks.order.indices {
      let rank = ranks.order[place]
      var force: Rational
      if choice.mover >= 0 {
        force = derivative(choice.mover, choice.direction, rank)
        if choice.direction < 0 { force.negate() }
      } else {
        force = gradient(superbasic: Int(~choice.mover), rank)
      }
      var price = force.isZero ? 0 : force * inverse
      if !price.isZero {
        effort.noteVisit(rank)
        let negated = -price
        for index in combination.indices {
          prices[Int(combination[index].row), rank].addProduct(
            negated, combination[index].multiple)
        }
      }
      if own.rank == rank { price -= rows[leaving].pricedSlope }
      prices[leaving, rank] = price
    }
    for index in combination.indices where isAttractive(Int(combination[index].row)) {
      addCandidate(row: combination[index].row)
    }
    addCandidate(row: Int32(leaving))
    addSuperbasicCandidates()
    basis.clear()

    noteHeld(leaving)
    if countsAsViolated(leaving) { violatedRequirementCount -= 1 }
    rows[leaving].pricedSlope = 0
    if choice.mover >= 0 {
      let row = Int(choice.mover)
      for rank in ranks.order.indices { prices[row, rank] = 0 }
      basis.exchange(leaving: row, entering: leaving)
      rows[row].side = choice.direction
      rows[row].pricedSlope = rows[row].penalty.slope(choice.direction)
      if countsAsViolated(row) { violatedRequirementCount += 1 }
      noteLoose(row)
    } else {
      basis.enter(column: Int(~choice.mover), row: leaving)
    }
    lazyPrices.invalidate()
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
