// Notices a basis that comes back. Only pivots that do not move (degenerate ones) can lead back to
// an earlier basis, so only those are remembered.

/// The pivots since the cost last fell.
struct CycleDetector: Sendable {
  private struct Exchange: Sendable {
    var entering: Column
    var leaving: Column
  }

  private var exchanges: [Exchange] = []
  /// The basis after each of the exchanges, as a sum of marks of the columns that differ from the
  /// basis at the beginning; equal bases have equal sums. nil before the first.
  private var sums: [UInt64: [Int]]?
  private var sum: UInt64 = 0

  var length: Int { exchanges.count }

  mutating func reset() {
    guard !exchanges.isEmpty else { return }
    self = CycleDetector()
  }

  /// Takes note of a degenerate pivot.
  ///
  /// - Returns: how many pivots ago the basis was the same, if it ever was in this stall.
  /// - Complexity: O(1), and O(length) when a basis comes back.
  mutating func note(entering: Column, leaving: Column) -> Int? {
    exchanges.append(Exchange(entering: entering, leaving: leaving))
    sum = sum &+ Self.mark(entering) &- Self.mark(leaving)
    var known = sums.take() ?? [0: [0]]
    defer { sums = known }
    let same = known[sum]?.last { isSameBasis(after: $0) }
    known[sum, default: []].append(exchanges.count)
    return same.map { exchanges.count - $0 }
  }

  /// The sums agree; now make sure: every column that has entered since has left again.
  private func isSameBasis(after count: Int) -> Bool {
    var balance: [Column: Int] = [:]
    for exchange in exchanges[count...] {
      balance[exchange.entering, default: 0] += 1
      balance[exchange.leaving, default: 0] -= 1
    }
    return balance.values.allSatisfy { $0 == 0 }
  }

  /// Bits that look random but are the same on every machine (SplitMix64's last steps).
  static func mark(_ column: Column) -> UInt64 {
    var z = UInt64(column + 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
