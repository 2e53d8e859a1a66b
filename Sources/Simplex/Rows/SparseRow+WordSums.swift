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

  /// `substitute(at:_:)` in one pass, which mostly does: where all numbers are of one word, and this row's denominator
  /// divides the new numbers.
  ///
  /// - Returns: the columns that are new here; nil where it does not, and the row is as it was.
  mutating func substituteWords(at place: Int, _ definition: WordRow) -> [Int32]? {
    let own = Int64(bitPattern: words[place + 2])
    let common = Int64(greatestCommonDivisor(UInt64(definition.denominator), own.magnitude))
    let (x, y) = (definition.denominator / common, own / common)
    let division = WordDivision(Int64(bitPattern: words[0]))
    if max(x, division.divisor) > Self.longestWord || y.magnitude > Self.longestWord { return nil }
    var filled: [Int32] = []
    let most = columns.count + definition.columns.count
    let isDone = withUnsafeTemporaryAllocation(of: Int32.self, capacity: most) { newColumns in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: most + 2) { numbers in
        var union: UInt64 = 0
        let sum = columns.withUnsafeBufferPointer { columns in
          words.withUnsafeBufferPointer { words in
            definition.sum(
              columns, words, at: place, x, y, division, newColumns, numbers, &union, &filled)
          }
        }
        guard let sum else { return false }
        bits = 64 - union.leadingZeroBitCount
        put(
          UnsafeBufferPointer(rebasing: newColumns[..<sum]),
          UnsafeBufferPointer(rebasing: numbers[..<(sum + 2)]))
        return true
      }
    }
    return isDone ? filled : nil
  }

  /// Takes columns and numbers of one word, in the memory that is there if it is enough.
  private mutating func put(
    _ newColumns: UnsafeBufferPointer<Int32>, _ numbers: UnsafeBufferPointer<UInt64>
  ) {
    guard newColumns.count == columns.count else {
      return replace(newColumns, numbers, hasZeros: false)
    }
    columns.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: newColumns) }
    words.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: numbers) }
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

/// A row whose numbers are of one word, where it lies in memory; good within `with`.
struct WordRow {
  let columns: UnsafeBufferPointer<Int32>
  private let words: UnsafeBufferPointer<UInt64>

  /// Calls the body with a row; with nil if its numbers are longer.
  static func with<Result>(_ row: SparseRow, _ body: (WordRow?) -> Result) -> Result {
    if row.width != 1 { return body(nil) }
    return row.columns.withUnsafeBufferPointer { columns in
      row.words.withUnsafeBufferPointer { words in
        body(WordRow(columns: columns, words: words))
      }
    }
  }

  var denominator: Int64 { Int64(bitPattern: words[0]) }

  /// (x·row + y·this) / divisor, without the column at a place, which does not stand here.
  ///
  /// - Parameters:
  ///   - newColumns: gets the columns; `numbers` the denominator, the constant and the coefficients.
  ///   - union: gets the bits of all of them.
  ///   - filled: gets the columns that the row does not have.
  /// - Returns: how many columns there are; nil if something cannot be divided.
  @inline(__always)
  fileprivate func sum(
    _ rowColumns: UnsafeBufferPointer<Int32>, _ rowWords: UnsafeBufferPointer<UInt64>,
    at place: Int, _ x: Int64, _ y: Int64, _ division: WordDivision,
    _ newColumns: UnsafeMutableBufferPointer<Int32>,
    _ numbers: UnsafeMutableBufferPointer<UInt64>, _ union: inout UInt64, _ filled: inout [Int32]
  ) -> Int? {
    func quotient(_ a: Int64, _ r: Int64, _ union: inout UInt64) -> Int64? {
      division.quotient(Int128(a) &* Int128(x) &+ Int128(r) &* Int128(y), &union)
    }
    func number(_ words: UnsafeBufferPointer<UInt64>, _ index: Int) -> Int64 {
      Int64(bitPattern: words[index])
    }
    guard let denominator = quotient(number(rowWords, 0), 0, &union),
      let constant = quotient(number(rowWords, 1), number(words, 1), &union)
    else { return nil }
    numbers[0] = UInt64(bitPattern: denominator)
    numbers[1] = UInt64(bitPattern: constant)
    var (i, j, count) = (0, 0, 0)
    while i < rowColumns.count || j < columns.count {
      let left = i < rowColumns.count ? rowColumns[i] : .max
      let right = j < columns.count ? columns[j] : .max
      var (a, r): (Int64, Int64) = (0, 0)
      if left <= right {
        i &+= 1
        if i &- 1 == place { continue }
        a = number(rowWords, i &+ 1)
      } else {
        filled.append(right)
      }
      if right <= left {
        r = number(words, j &+ 2)
        j &+= 1
      }
      guard let quotient = quotient(a, r, &union) else { return nil }
      if quotient == 0 { continue }
      newColumns[count] = min(left, right)
      numbers[count &+ 2] = UInt64(bitPattern: quotient)
      count &+= 1
    }
    return count
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
