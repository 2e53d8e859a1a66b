// Bounds of columns that rows show by themselves, one after another: what a row leaves to one of its columns when all others are as
// far as their own bounds let them (*feasibility-based bound tightening*: P. Belotti et al., *Branching and bounds tightening techniques
// for non-convex MINLP*, 2009). Where a point of the face has a column at such a bound, that is the end, with no search: in
// an assignment every variable is at most 1 so, and in a chain each is at least where the head pushes it.

import Rationals

/// For each column how far it can go at most.
struct FaceBounds {
  private(set) var lower: [Rational?]
  private(set) var upper: [Rational?]

  /// After so many passes what is still found is hardly ever where something ends.
  private static let mostPasses = 3

  /// - Complexity: linear in the entries of the rows.
  init(_ face: Face) {
    lower = face.point.map { _ in nil }
    upper = lower
    for _ in 0..<Self.mostPasses {
      var isBetter = false
      // Long bounds help little, and long rows have hardly any others.
      for row in face.rows where row.line.long == nil {
        let constant = row.line.scaled(row.constant)
        if row.sense != .notAbove, tighten(row.line.entries, constant, sign: 1) { isBetter = true }
        if row.sense != .notBelow, tighten(row.line.entries, constant, sign: -1) { isBetter = true }
      }
      if !isBetter { break }
    }
  }

  /// Takes note of what `sign · (Σ entries + constant) ≥ 0` says of each column.
  ///
  /// - Returns: whether that is more than was known.
  private mutating func tighten(
    _ entries: [ExactBasis.Entry], _ constant: Rational, sign: Int
  ) -> Bool {
    // The greatest value of the sum, but for the one column that has no end there.
    var greatest = sign > 0 ? constant : -constant
    var endless: Int?
    for (place, entry) in entries.enumerated() {
      if let share = share(entry, sign) {
        greatest += share
      } else if endless == nil {
        endless = place
      } else {
        return false
      }
    }
    var isBetter = false
    for (place, entry) in entries.enumerated() where endless == nil || endless == place {
      var rest = greatest
      if endless == nil, let share = share(entry, sign) { rest -= share }
      let bound = -rest / Rational(Int64(sign) * entry.number)
      if note(bound, Int(entry.column), isLower: (entry.number > 0) == (sign > 0)) {
        isBetter = true
      }
    }
    return isBetter
  }

  /// The most that a column can add to the sum; nil where there is no end.
  private func share(_ entry: ExactBasis.Entry, _ sign: Int) -> Rational? {
    let isRising = (entry.number > 0) == (sign > 0)
    let bound = isRising ? upper[Int(entry.column)] : lower[Int(entry.column)]
    return bound.map { $0 * Rational(Int64(sign) * entry.number) }
  }

  private mutating func note(_ bound: Rational, _ column: Int, isLower: Bool) -> Bool {
    if bound.longBitCount > 0 { return false }
    if isLower {
      if let known = lower[column], known >= bound { return false }
      lower[column] = bound
    } else {
      if let known = upper[column], known <= bound { return false }
      upper[column] = bound
    }
    return true
  }
}
