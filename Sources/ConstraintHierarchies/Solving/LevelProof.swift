// Why a rank's sum can be no smaller, read off the minimiser's prices.
//
// The forms of all rows, each times its multiple on the rank, add up to a constant: the rank's least
// sum (see `Minimizer.multiple`). What that leaves of the slacks is their derivatives. Where one is
// negative, a rank above holds it; so many times that rank's sum makes it good.

import Rationals
import Simplex

/// The proof of a rank's least sum, as multiples of the rows' forms and of the sums above.
struct LevelProof {
  /// A row of the minimiser, and which of its sides have a slack that may not be negative.
  struct Row {
    var row: Int
    var hasUpper: Bool
    var hasLower: Bool

    init(_ row: Int, relation: Relation, isRequired: Bool) {
      self.row = row
      hasUpper = !isRequired || relation == .atLeast
      hasLower = !isRequired || relation == .atMost
    }
  }

  /// For each row its multiple; zero for one that is not there.
  private(set) var multiples: [Rational]
  /// For each rank what its sum counts, the last one, which the proof is of, not counted.
  private(set) var weights: [Rational]

  /// - Parameters:
  ///   - rows: nil for one that is not there.
  ///   - ranks: from the one that counts most down to the one that the proof is of.
  /// - Complexity: O(ranks × rows).
  init(_ minimizer: Minimizer, _ rows: [Row?], ranks: [Int]) {
    var minimizer = minimizer
    minimizer.completePrices()
    func multiples(_ rank: Int) -> [Rational] {
      rows.map { $0.map { minimizer.multiple(ofRow: $0.row, rank: rank) } ?? 0 }
    }
    func derivatives(_ rank: Int) -> [Rational] {
      rows.flatMap { row -> [Rational] in
        guard let row, let (up, down) = minimizer.derivatives(ofRow: row.row, rank: rank)
        else { return [0, 0] }
        return [row.hasUpper ? up : 0, row.hasLower ? down : 0]
      }
    }
    weights = Array(repeating: 0, count: max(ranks.count - 1, 0))
    guard let own = ranks.last else {
      self.multiples = rows.map { _ in 0 }
      return
    }
    var sum = multiples(own)
    var rest = derivatives(own)
    for above in weights.indices.reversed() where rest.contains(where: { $0.signum < 0 }) {
      let prices = derivatives(ranks[above])
      var weight: Rational = 0
      for (number, price) in zip(rest, prices) where number.signum < 0 && price.signum > 0 {
        weight = max(weight, -number / price)
      }
      weights[above] = weight
      if weight.isZero { continue }
      for (index, price) in prices.enumerated() { rest[index].addProduct(weight, price) }
      for (index, multiple) in multiples(ranks[above]).enumerated() {
        sum[index].addProduct(weight, multiple)
      }
    }
    self.multiples = sum
  }
}
