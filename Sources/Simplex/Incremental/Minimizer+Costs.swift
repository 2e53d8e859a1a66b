// The sums of the ranks, for one who asks for them after each change: kept up to date where that takes no look at all rows.

import Rationals

extension Minimizer {
  /// What all rows together cost on each rank, as long as it is known.
  struct Costs: ~Copyable {
    private(set) var isKnown = false
    private var sums = Buffer<Rational>()

    /// Nothing is known of a copy.
    func clone() -> Costs { Costs() }

    /// - Precondition: they are known.
    @inline(__always)
    subscript(rank: Int) -> Rational { rank < sums.count ? sums[rank] : 0 }

    mutating func forget() { isKnown = false }

    /// Knows them from here on, each being 0 so far.
    mutating func begin() {
      isKnown = true
      sums.removeAll()
    }

    /// Adds to a sum, if it is known.
    @inline(__always)
    mutating func add(_ change: Rational, toRank rank: Int) {
      guard isKnown, !change.isZero else { return }
      while sums.count <= rank { sums.append(0) }
      sums[rank] += change
    }
  }

  /// Keeps `cost(ofRank:)` up to date from here on, as far as changes are of a kind that lets it, so that it takes no look at
  /// all rows; others make it forget the sums.
  ///
  /// A copy that shares its state is left as it is: to make it one of its own would take longer.
  ///
  /// - Complexity: O(terms of all rows) where the sums are not known.
  package mutating func followCosts() {
    guard !box.state.pointee.costs.isKnown, isKnownUniquelyReferenced(&box) else { return }
    box.state.pointee.findCosts()
  }
}

extension Minimizer.State {
  mutating func findCosts() {
    // What has not been taken into account yet has no side.
    guard queue.pending.isEmpty else { return }
    costs.begin()
    for row in rows.indices where !basis.isTight(row) { noteCost(ofRow: row, value(ofRow: row)) }
  }

  /// Notes what a row costs that comes in with that value; with `times` −1, of one that goes.
  @inline(__always)
  mutating func noteCost(ofRow row: Int, _ value: Rational, times sign: Int = 1) {
    if !costs.isKnown || value.isZero { return }
    let slope = rows[row].penalty.slope(rows[row].side)
    if slope.isZero { return }
    costs.add(sign > 0 ? slope * value : -(slope * value), toRank: rows[row].penalty.rank)
  }

  /// Whether all that counts pulls with all its slope, so that what a step says of the sums is all that happens to them.
  var isPriced: Bool { queue.isAllIn && lazyPrices.deferred.isEmpty }

  /// Notes what a step has changed the sums by.
  ///
  /// - Parameter changes: one for each rank, in order.
  mutating func noteCosts(_ changes: [Rational]) {
    for (place, change) in changes.enumerated() { costs.add(change, toRank: ranks.order[place]) }
  }

  // MARK: Invariants

  func checkCosts(_ flaws: inout [String]) {
    guard costs.isKnown, queue.pending.isEmpty else { return }
    for rank in ranks.order.elements where costs[rank] != sum(ofRank: rank) {
      flaws.append("rank \(rank) costs \(sum(ofRank: rank)), not \(costs[rank])")
    }
  }
}
