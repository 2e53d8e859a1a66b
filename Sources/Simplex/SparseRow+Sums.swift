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
    let column = columns[place]
    if width == 1, definition.width == 1 {
      let x = Int(bitPattern: definition.words[0])
      let y = Int(bitPattern: words[place + 2])
      let common = Int(greatestCommonDivisor(ofWord: UInt(x), y.magnitude))
      let denominator = Int(bitPattern: words[0])
      if let filled = addWords(
        x / common, y / common, definition, divisor: denominator, removing: column)
      {
        return filled
      }
    }
    let range = (place + 2) * width..<(place + 3) * width
    var x = Array(definition.words[..<definition.width]).trimmed
    var y = Array(words[range])
    let isNegative = sign(at: place) < 0
    if isNegative {
      y.withUnsafeMutableBufferPointer { y in y.baseAddress.map { Limbs.negate($0, y.count) } }
    }
    y = y.trimmed
    if x != [1] {
      let common = greatestCommonDivisor(ofWords: y, x)
      if common != [1] {
        let ratio = Rational(numeratorWords: y + [0], denominatorWords: x + [0])
        (x, y) = (ratio.denominatorWords.trimmed, ratio.numeratorWords.trimmed)
      }
    }
    return addLong(
      x, y, isNegative: isNegative, definition, divisor: Array(words[..<width]), removing: column)
  }

  /// Adds `factor` times `other`.
  ///
  /// - Returns: the columns that stand here now and did not before.
  /// - Complexity: O(m + n) for rows of m and n entries, times the square of their numbers' words.
  @discardableResult
  mutating func add(_ factor: Rational, times other: SparseRow) -> [Int32] {
    if factor.isZero { return [] }
    // y/x = factor · own denominator / other denominator
    let own = Rational(numeratorWords: words[..<width], denominatorWords: [1])
    let theirs = Rational(
      numeratorWords: other.words[..<other.width], denominatorWords: [1])
    let ratio = factor * own / theirs
    let x = ratio.denominatorWords
    // Any common factor divides the denominator.
    let divisor = own * Rational(numeratorWords: x, denominatorWords: [1])
    if width == 1, other.width == 1, let y = Int(words: ratio.numeratorWords),
      let x = Int(words: x), let divisor = Int(words: divisor.numeratorWords),
      let filled = addWords(x, y, other, divisor: divisor, removing: nil)
    {
      return filled
    }
    return addLong(
      x.trimmed, ratio.magnitude.numeratorWords.trimmed, isNegative: ratio.signum < 0, other,
      divisor: divisor.numeratorWords, removing: nil)
  }
}

extension Int {
  /// The number in two's complement if it has one word, and no more than 62 bits.
  fileprivate init?(words: [UInt]) {
    guard words.count == 1, (words[0] &+ SparseRow.longestWord) <= 2 * SparseRow.longestWord else {
      return nil
    }
    self.init(bitPattern: words[0])
  }
}

// MARK: - In machine words

extension SparseRow {
  /// The magnitude that a number of one word may have.
  static let longestWord: UInt = 1 << 62

  /// self ← (x·self + y·other) / (x·denominator), in lowest terms.
  ///
  /// - Parameters:
  ///   - x: positive, without a common factor with y.
  ///   - divisor: a multiple of every factor that the new numbers have in common.
  ///   - removed: a column that stands here but not in `other`.
  /// - Returns: the columns that are new here; nil where a number does not fit, and the row is as it was.
  private mutating func addWords(
    _ x: Int, _ y: Int, _ other: SparseRow, divisor: Int, removing removed: Int32?
  ) -> [Int32]? {
    if max(x, divisor) > Self.longestWord || y.magnitude > Self.longestWord { return nil }
    var division = WordDivision(divisor)
    let total = Int128(Int(bitPattern: words[0])) * Int128(x)
    var filled: [Int32] = []
    let capacity = columns.count + other.columns.count
    while true {
      filled.removeAll(keepingCapacity: true)
      var refused: Int128?
      var union: UInt = 0
      var written = 0
      var newColumns: [Int32] = Array(repeating: 0, count: capacity)
      var newWords: [UInt] = Array(repeating: 0, count: capacity + 2)
      newWords.withUnsafeMutableBufferPointer { target in
        newColumns.withUnsafeMutableBufferPointer { places in
          Self.merge(
            self, other, x, y, removed ?? -1, total, division, target, places, &written, &union,
            &refused, &filled)
        }
      }
      guard let refused else {
        newColumns.removeLast(capacity - written)
        newWords.removeLast(capacity - written)
        columns = newColumns
        words = newWords
        bits = UInt.bitWidth - union.leadingZeroBitCount
        return filled
      }
      // Too long, or the divisor is not one.
      if refused % Int128(division.divisor) == 0 { return nil }
      let rest = UInt((refused % Int128(division.divisor)).magnitude)
      division = WordDivision(Int(greatestCommonDivisor(ofWord: rest, UInt(division.divisor))))
    }
  }

  /// The loop of `addWords`: writes numbers and columns until a number refuses to be divided.
  @inline(__always)
  private static func merge(
    _ row: SparseRow, _ other: SparseRow, _ x: Int, _ y: Int, _ removed: Int32, _ total: Int128,
    _ division: WordDivision, _ target: UnsafeMutableBufferPointer<UInt>,
    _ places: UnsafeMutableBufferPointer<Int32>, _ written: inout Int, _ union: inout UInt,
    _ refused: inout Int128?, _ filled: inout [Int32]
  ) {
    row.words.withUnsafeBufferPointer { a in
      other.words.withUnsafeBufferPointer { r in
        row.columns.withUnsafeBufferPointer { mine in
          other.columns.withUnsafeBufferPointer { theirs in
            var bits: UInt = 0
            func product(_ words: UnsafeBufferPointer<UInt>, _ index: Int, _ factor: Int) -> Int128
            {
              Int128(Int(bitPattern: words[index])) &* Int128(factor)
            }
            guard let denominator = division.quotient(total, &bits) else {
              refused = total
              return
            }
            let sum = product(a, 1, x) &+ product(r, 1, y)
            guard let constant = division.quotient(sum, &bits) else {
              refused = sum
              return
            }
            target[0] = UInt(bitPattern: denominator)
            target[1] = UInt(bitPattern: constant)
            var (i, j, k) = (0, 0, 0)
            while i < mine.count || j < theirs.count {
              let left = i < mine.count ? mine[i] : .max
              let right = j < theirs.count ? theirs[j] : .max
              let column = min(left, right)
              var sum: Int128 = 0
              if left == column {
                i += 1
                if column == removed { continue }
                sum = product(a, i + 1, x)
              } else {
                filled.append(column)
              }
              if right == column {
                j += 1
                sum = sum &+ product(r, j + 1, y)
              }
              guard let number = division.quotient(sum, &bits) else {
                refused = sum
                return
              }
              target[k + 2] = UInt(bitPattern: number)
              places[k] = column
              if number != 0 { k += 1 }
            }
            written = k
            union = bits
          }
        }
      }
    }
  }
}

/// A positive number of one word to divide double words by, where it is hoped to be a divisor.
private struct WordDivision {
  let divisor: Int
  private let inverse: UInt
  private let twos: UInt

  init(_ divisor: Int) {
    self.divisor = divisor
    twos = UInt(divisor.trailingZeroBitCount)
    inverse = Limbs.inverse(ofOdd: UInt(divisor) &>> twos)
  }

  /// The quotient if the division is exact and the quotient has at most 62 bits; these are put into `bits`.
  @inline(__always)
  func quotient(_ number: Int128, _ bits: inout UInt) -> Int? {
    let low = UInt(truncatingIfNeeded: number &>> Int128(twos))
    let quotient = Int(bitPattern: low &* inverse)
    let magnitude = UInt(bitPattern: quotient ^ (quotient &>> 63))
    if Int128(quotient) &* Int128(divisor) != number || magnitude >= 1 << 62 { return nil }
    bits |= magnitude
    return quotient
  }
}
