// Sums of rows in numbers of any length.

import ExactIntegers
import Rationals

extension SparseRow {
  /// As `addWords`, for numbers of any length.
  ///
  /// - Parameters:
  ///   - x: positive, without a common factor with y.
  ///   - y: positive; `isSubtracted` tells its sign.
  mutating func addLong(
    _ x: Natural, _ y: Natural, isSubtracted: Bool, _ other: SparseRow, divisor: Natural,
    removing removed: Int32?
  ) -> [Int32] {
    withMerged(other, removing: removed) { row, merged in
      var divisor = ExactDivisor(divisor)
      while let refused = row.addLong(x, y, isSubtracted, other, merged, divisor) {
        divisor = ExactDivisor(Natural.commonDivisor(refused, divisor.number))
      }
      return merged.filled
    }
  }

  /// - Returns: the magnitude of a number that the divisor does not divide; then the row is as it was.
  private mutating func addLong(
    _ x: Natural, _ y: Natural, _ isSubtracted: Bool, _ other: SparseRow, _ merged: Merged,
    _ divisor: ExactDivisor
  ) -> Natural? {
    let sumBits = max(bits + x.bitLength, other.bits + y.bitLength) + 1
    let quotientBits = sumBits - divisor.number.bitLength + 1
    let factorWidth = max(x.count, y.count, divisor.odd.count)
    let newWidth = max(width, other.width, factorWidth, Limbs.width(bits: quotientBits))
    let size = merged.pairs.count * newWidth
    return withUnsafeTemporaryAllocation(
      of: UInt64.self, capacity: 3 * factorWidth + newWidth + size
    ) { scratch in
      guard let factors = scratch.baseAddress else { return nil }
      let union = factors + 3 * factorWidth
      let quotients = union + newWidth
      let combination = LongCombination(
        width: newWidth, factorWidth: factorWidth, x: x, y: y, isSubtracted: isSubtracted,
        divisor: divisor, scratch: factors)
      let refused: Natural? = words.withUnsafeBufferPointer { mine in
        other.words.withUnsafeBufferPointer { theirs in
          guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return nil }
          let a = LongCombination.Numbers(words: mine, width: width)
          let r = LongCombination.Numbers(words: theirs, width: other.width)
          return combination.run(merged.pairs, a, r, quotients: quotients, union: union).map {
            combination.magnitude(ofSum: merged.pairs[$0], a, r)
          }
        }
      }
      if refused == nil {
        bits = Limbs.bits(union, newWidth)
        width = min(newWidth, Limbs.width(bits: bits))
        Limbs.narrow(quotients, newWidth, to: width, count: merged.pairs.count)
        replace(
          merged.columns,
          UnsafeBufferPointer(start: quotients, count: merged.pairs.count * width))
      }
      return refused
    }
  }
}
