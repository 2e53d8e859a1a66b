// Sums of rows in numbers of any length.

import Rationals

extension SparseRow {
  /// As `addWords`, for numbers of any length.
  ///
  /// - Parameters:
  ///   - x: without leading zero words.
  ///   - y: the magnitude, without leading zero words.
  mutating func addLong(
    _ x: [UInt], _ y: [UInt], isNegative: Bool, _ other: SparseRow, divisor: [UInt],
    removing removed: Int32?
  ) -> [Int32] {
    let factors = (x: x, y: y, mask: isNegative ? UInt.max : 0)
    return withMerged(other, removing: removed) { row, merged in
      var divisor = ExactDivisor(divisor)
      while let refused = row.addLong(factors, other, merged, divisor) {
        divisor = ExactDivisor(greatestCommonDivisor(ofWords: refused, divisor.number))
      }
      return merged.filled
    }
  }

  /// - Returns: the magnitude of a number that the divisor does not divide; then the row is as it was.
  private mutating func addLong(
    _ factors: (x: [UInt], y: [UInt], mask: UInt), _ other: SparseRow, _ merged: Merged,
    _ divisor: ExactDivisor
  ) -> [UInt]? {
    let sumBits = max(bits + factors.x.bitLength, other.bits + factors.y.bitLength) + 1
    let quotientBits = sumBits - divisor.number.bitLength + 1
    // Two factors, or quotient and divisor, then fit in what they have together.
    let factorWidth = max(factors.x.count, factors.y.count, divisor.odd.count)
    let newWidth = max(width, other.width, factorWidth, Limbs.width(bits: quotientBits))
    let count = merged.pairs.count
    var refused: [UInt]?
    var newBits = 0
    let newWords = withUnsafeTemporaryAllocation(
      of: UInt.self, capacity: 3 * factorWidth + newWidth
    ) { scratch in
      for (index, number) in [factors.x, factors.y, divisor.odd].enumerated() {
        for i in 0..<factorWidth {
          scratch[index * factorWidth + i] = i < number.count ? number[i] : 0
        }
      }
      guard let scratch = scratch.baseAddress else { return [UInt]() }
      let union = scratch + 3 * factorWidth
      return words.withUnsafeBufferPointer { mine in
        other.words.withUnsafeBufferPointer { theirs in
          [UInt](unsafeUninitializedCapacity: count * newWidth) { target, written in
            guard let mine = mine.baseAddress, let theirs = theirs.baseAddress,
              let quotients = target.baseAddress
            else { return }
            let a = LongCombination.Numbers(words: mine, width: width)
            let r = LongCombination.Numbers(words: theirs, width: other.width)
            let combination = LongCombination(
              width: newWidth, factorWidth: factorWidth, factors: scratch, mask: factors.mask,
              divisor: divisor)
            if let place = combination.run(
              merged.pairs, a, r, quotients: quotients, union: union)
            {
              refused = combination.magnitude(ofSum: merged.pairs[place], a, r)
            } else {
              newBits = Limbs.bits(UnsafePointer(union), newWidth)
              written = count * newWidth
            }
          }
        }
      }
    }
    if refused != nil { return refused }
    columns = Array(merged.columns)
    words = newWords
    bits = newBits
    width = newWidth
    let wanted = Limbs.width(bits: bits)
    if wanted < width { narrow(to: wanted) }
    removeZeros()
    return nil
  }

  private mutating func narrow(to wanted: Int) {
    let old = width
    let count = columns.count + 2
    words.withUnsafeMutableBufferPointer { words in
      for index in 0..<count {
        for i in 0..<wanted { words[index * wanted + i] = words[index * old + i] }
      }
    }
    words.removeLast(count * (old - wanted))
    width = wanted
  }
}
