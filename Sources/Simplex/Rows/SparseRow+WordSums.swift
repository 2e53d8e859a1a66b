// Sums of rows whose numbers fit in machine words.

import ExactIntegers
import Rationals

extension SparseRow {
  /// The magnitude that a number of one word may have.
  static let longestWord: UInt64 = 1 << 62

  /// self ← (x·self + y·other) / (x·denominator), in lowest terms.
  ///
  /// - Parameters:
  ///   - x: positive, without a common factor with y.
  ///   - divisor: a multiple of every factor that the new numbers have in common.
  ///   - removed: a column that stands here but not in `other`.
  /// - Returns: the columns that are new here; nil where a number does not fit, and the row is as it was.
  mutating func addWords(
    _ x: Int64, _ y: Int64, _ other: SparseRow, divisor: Int64, removing removed: Int32?
  ) -> [Int32]? {
    if max(x, divisor) > Self.longestWord || y.magnitude > Self.longestWord { return nil }
    return withMerged(other, removing: removed) { row, merged in
      var division = WordDivision(divisor)
      while let refused = row.addWords(x, y, other, merged, division) {
        // Too long, or the divisor is not one.
        let rest = UInt64((refused % Int128(division.divisor)).magnitude)
        if rest == 0 { return nil }
        division = WordDivision(Int64(greatestCommonDivisor(rest, UInt64(division.divisor))))
      }
      return merged.filled
    }
  }

  /// - Returns: a number that cannot be divided; then the row is as it was.
  private mutating func addWords(
    _ x: Int64, _ y: Int64, _ other: SparseRow, _ merged: Merged, _ division: WordDivision
  ) -> Int128? {
    let count = merged.pairs.count
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { quotients in
      var union: UInt64 = 0
      var hasZeros = false
      let refused: Int128? = words.withUnsafeBufferPointer { mine in
        other.words.withUnsafeBufferPointer { theirs in
          for (place, pair) in merged.pairs.enumerated() {
            let a = pair.0 < 0 ? 0 : Int64(bitPattern: mine[Int(pair.0)])
            let r = pair.1 < 0 ? 0 : Int64(bitPattern: theirs[Int(pair.1)])
            let sum = Int128(a) &* Int128(x) &+ Int128(r) &* Int128(y)
            guard let quotient = division.quotient(sum, &union) else { return sum }
            quotients[place] = UInt64(bitPattern: quotient)
            hasZeros = hasZeros || quotient == 0
          }
          return nil
        }
      }
      if refused == nil {
        bits = 64 - union.leadingZeroBitCount
        replace(merged.columns, UnsafeBufferPointer(quotients), hasZeros: hasZeros)
      }
      return refused
    }
  }
}

/// A positive number of one word to divide double words by, where it is hoped to be a divisor.
private struct WordDivision {
  let divisor: Int64
  private let inverse: UInt64
  private let twos: UInt64

  init(_ divisor: Int64) {
    self.divisor = divisor
    twos = UInt64(divisor.trailingZeroBitCount)
    inverse = Limbs.inverse(ofOdd: UInt64(divisor) &>> twos)
  }

  /// The quotient if the division is exact and the quotient has at most 62 bits; these are put into `bits`.
  @inline(__always)
  func quotient(_ number: Int128, _ bits: inout UInt64) -> Int64? {
    let low = UInt64(truncatingIfNeeded: number &>> Int128(twos))
    let quotient = Int64(bitPattern: low &* inverse)
    let magnitude = UInt64(bitPattern: quotient ^ (quotient &>> 63))
    if Int128(quotient) &* Int128(divisor) != number || magnitude >= 1 << 62 { return nil }
    bits |= magnitude
    return quotient
  }
}
