// What enters: prices and penalties make derivatives, and the least vector of derivatives is chosen.

import Rationals

extension Minimizer.State {
  struct Choice {
    /// A row, or a superbasic column as `~column`.
    var mover: Int32
    var direction: Int8
    /// The place in `order` of the first rank whose derivative is not zero; it is negative there.
    var place: Int
  }

  /// What the sum of a rank rises by, for each unit that a tight row or a superbasic column moves by.
  @inline(__always)
  mutating func derivative(_ mover: Int32, _ direction: Int8, _ rank: Int) -> Rational {
    guard mover >= 0 else {
      let gradient = gradient(superbasic: Int(~mover), rank)
      return direction > 0 ? gradient : -gradient
    }
    let row = Int(mover)
    var sum = prices[row, rank]
    if direction < 0 { sum.negate() }
    if rows[row].penalty.rank == rank {
      sum += direction > 0 ? rows[row].penalty.above : rows[row].penalty.below
    }
    return sum
  }

  @inline(__always)
  func gradient(superbasic column: Int, _ rank: Int) -> Rational {
    var sum: Rational = 0
    var place = basis.system.columns[column].head
    while place >= 0 {
      let row = Int(basis.system.entries[place].row)
      if basis.isTight(row) {
        sum.addProduct(-prices[row, rank], basis.system.entries[place].coefficient)
      } else if rows[row].penalty.rank == rank {
        sum.addProduct(
          rows[row].pricedSlope, basis.system.entries[place].coefficient)
      }
      place = basis.system.entries[place].next
    }
    return sum
  }

  /// The first rank that is not zero, if it is negative there.
  @inline(__always)
  private mutating func firstDecrease(_ mover: Int32, _ direction: Int8) -> Int? {
    for place in ranks.order.indices {
      let sign = derivative(mover, direction, ranks.order[place]).signum
      if sign < 0 { return place }
      if sign > 0 { return nil }
    }
    return nil
  }

  /// Whether a tight row's derivative is negative in one of the two directions.
  @inline(__always)
  mutating func isAttractive(_ row: Int) -> Bool {
    var isUpOpen = true
    var isDownOpen = true
    for place in ranks.order.indices {
      let rank = ranks.order[place]
      let price = prices[row, rank]
      var up = price.signum
      var down = -up
      if rows[row].penalty.rank == rank {
        if up == 0 {
          up = rows[row].penalty.above.signum
          down = rows[row].penalty.below.signum
        } else {
          up = (rows[row].penalty.above + price).signum
          down = (rows[row].penalty.below - price).signum
        }
      }
      if isUpOpen {
        if up < 0 { return true }
        isUpOpen = up == 0
      }
      if isDownOpen {
        if down < 0 { return true }
        isDownOpen = down == 0
      }
      if !isUpOpen, !isDownOpen { return false }
    }
    return false
  }

  /// The candidate whose vector of derivatives is the least in lexicographic order; with `bland` the
  /// first in order (R. G. Bland, *New finite pivoting rules for the simplex method*, 1977) of those whose derivative is
  /// negative in the first rank where there is one. That ends, too: what enters leaves the derivatives of the ranks above
  /// as they are, so among bases that come round again the same rank is always the first.
  ///
  /// - Parameter amongAll: if not, among the first that are found.
  mutating func selectEntering(bland: Bool, amongAll: Bool) -> Choice? {
    var best: Choice?
    var found = 0
    var index = 0
    while index < candidates.count {
      let mover = candidates[index]
      guard let choice = choice(mover) else {
        candidates.remove(at: index, of: rows)
        continue
      }
      index += 1
      if let current = best {
        let isBetter =
          bland && choice.place == current.place
          ? precedes(choice, current) : isSteeper(choice, than: current)
        if isBetter { best = choice }
      } else {
        best = choice
      }
      found += 1
      if found == Self.some, !amongAll, !bland { break }
    }
    guard let best else { return nil }
    // What does not satisfy the requirements need not be good for the preferences.
    if best.place > 0, violatedRequirementCount > 0, isContradictory() {
      return amongAll ? nil : selectEntering(bland: bland, amongAll: true)
    }
    return best
  }

  @inline(__always)
  private mutating func choice(_ mover: Int32) -> Choice? {
    if mover >= 0 {
      guard basis.isTight(Int(mover)) else { return nil }
    } else {
      guard basis.isSuperbasic(Int(~mover)) else { return nil }
    }
    if let place = firstDecrease(mover, 1) {
      return Choice(mover: mover, direction: 1, place: place)
    }
    if let place = firstDecrease(mover, -1) {
      return Choice(mover: mover, direction: -1, place: place)
    }
    return nil
  }

  @inline(__always)
  private mutating func isSteeper(_ a: Choice, than b: Choice) -> Bool {
    if a.place != b.place { return a.place < b.place }
    for place in a.place..<ranks.order.count {
      let rank = ranks.order[place]
      let mine = derivative(a.mover, a.direction, rank)
      let theirs = derivative(b.mover, b.direction, rank)
      if mine != theirs { return mine < theirs }
    }
    return precedes(a, b)
  }

  /// Columns before rows, each in order.
  @inline(__always)
  private func precedes(_ a: Choice, _ b: Choice) -> Bool {
    switch (a.mover < 0, b.mover < 0) {
    case (true, true): ~a.mover < ~b.mover
    case (false, false): a.mover < b.mover
    case (true, false): true
    case (false, true): false
    }
  }
}
