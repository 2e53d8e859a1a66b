// Sums of rows: what pivots, forms and proofs are made of.
//
// A row a over d and a multiple of a row r, brought to whole numbers: (x·a + y·r) / (d·x), x and y without a
// common factor. What remains is to divide out the greatest common divisor of the new numbers. In a
// pivot, r stands for the entering column, x is r's denominator and y the column's coefficient, both
// after division by gcd(x, y). Then the divisor divides d: a prime factor of x that divided all of
// x·a + y·r would, y having no such factor, divide r's numbers as well as its denominator, but they have
// none in common. So d itself is tried first, by exact division, which tells at once whether it
// is one. On dense rows it nearly always is, or nearly so (E. H. Bareiss, *Sylvester's identity and
// multistep integer-preserving Gaussian elimination*, Math. Comp. 22, 1968); where it is not, greatest
// common divisors with the numbers that refuse bring it down.

import ExactIntegers
import Rationals

extension SparseRow {
  /// For a row of `leaving`, what `entering` is, in terms of `leaving` and the others:
  ///
  ///     leaving = b + a·entering + …    becomes    entering = −b/a + (1/a)·leaving − …/a
  ///
  /// The numbers stay as they are; what changes is which of them is the denominator.
  ///
  /// - Precondition: `entering` stands in the row.
  func solved(for entering: Column, leaving: Column) -> SparseRow {
    guard let place = place(of: entering) else {
      // The ratio test takes a row only where the column's coefficient in it is not zero.
      preconditionFailure("the entering column must stand in the pivot row")
    }
    var result = self
    // Now the denominator counts as the coefficient of the leaving column, with its sign turned.
    let isNegative = sign(at: place) < 0
    if !isNegative { result.negate() }
    let element = (place + 2) * width
    for i in 0..<width { result.words[i] = words[element + i] }
    var inserted = Array(words[..<width])
    if isNegative {
      result.words.withUnsafeMutableBufferPointer { words in
        if let base = words.baseAddress { Limbs.negate(base, width) }
      }
      inserted.withUnsafeMutableBufferPointer { words in
        if let base = words.baseAddress { Limbs.negate(base, width) }
      }
    }
    let target = columns.firstIndex { $0 > Int32(leaving) } ?? columns.count
    result.columns.remove(at: place)
    result.words.removeSubrange(element..<element + width)
    let newPlace = target > place ? target - 1 : target
    result.columns.insert(Int32(leaving), at: newPlace)
    result.words.insert(contentsOf: inserted, at: (newPlace + 2) * width)
    return result
  }

  /// Puts a row in the place of the column that it says what is.
  ///
  /// - Parameter place: of the column in this row. The column does not stand in `definition`.
  /// - Returns: the columns that stand here now and did not before.
  /// - Complexity: O(m + n) for rows of m and n entries, times the square of their numbers' words.
  mutating func substitute(at place: Int, _ definition: SparseRow) -> [Int32] {
    WordRow.with(definition) { substitute(at: place, definition, $0) }
  }

  /// The same, for a definition that is put into many rows.
  ///
  /// - Parameter short: the definition as it lies in memory; nil if its numbers are longer than a word.
  mutating func substitute(
    at place: Int, _ definition: SparseRow, _ short: WordRow?
  ) -> [Int32] {
    let column = columns[place]
    if width == 1, let short {
      if let filled = substituteWords(at: place, short) { return filled }
      let x = Int64(bitPattern: definition.words[0])
      let y = Int64(bitPattern: words[place + 2])
      let common = Int64(greatestCommonDivisor(UInt64(x), y.magnitude))
      let denominator = Int64(bitPattern: words[0])
      if let filled = addWords(
        x / common, y / common, definition, divisor: denominator, removing: column)
      {
        return filled
      }
    }
    let range = (place + 2) * width..<(place + 3) * width
    let (y, x) = words.withUnsafeBufferPointer { mine in
      definition.words.withUnsafeBufferPointer { theirs in
        Natural.lowestTerms(
          Natural(magnitudeOf: UnsafeBufferPointer(rebasing: mine[range])),
          Natural(UnsafeBufferPointer(rebasing: theirs[..<definition.width])))
      }
    }
    return addLong(
      x, y, isSubtracted: sign(at: place) < 0, definition, divisor: denominator,
      removing: column)
  }

  private var denominator: Natural {
    words.withUnsafeBufferPointer { Natural(UnsafeBufferPointer(rebasing: $0[..<width])) }
  }

  /// Adds `factor` times `other`.
  ///
  /// - Returns: the columns that stand here now and did not before.
  /// - Complexity: O(m + n) for rows of m and n entries, times the square of their numbers' words.
  @discardableResult
  mutating func add(_ factor: Rational, times other: SparseRow) -> [Int32] {
    if factor.isZero { return [] }
    // y/x = factor · own denominator / other denominator
    let own = number(0)
    let ratio = factor * own / other.number(0)
    // Any common factor divides the denominator.
    let divisor = own * ratio.denominator
    let x = ratio.denominatorWords
    if width == 1, other.width == 1, let y = Int64(words: ratio.numeratorWords),
      let x = Int64(words: x), let divisor = Int64(words: divisor.numeratorWords),
      let filled = addWords(x, y, other, divisor: divisor, removing: nil)
    {
      return filled
    }
    return addLong(
      Natural(x), Natural(ratio.magnitude.numeratorWords), isSubtracted: ratio.signum < 0, other,
      divisor: Natural(divisor.numeratorWords), removing: nil)
  }
}

extension Int64 {
  /// The number in two's complement if it has one word, and no more than 62 bits.
  fileprivate init?(words: [UInt64]) {
    guard words.count == 1, (words[0] &+ SparseRow.longestWord) <= 2 * SparseRow.longestWord else {
      return nil
    }
    self.init(bitPattern: words[0])
  }
}
