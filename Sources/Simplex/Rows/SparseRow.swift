// One row of a dictionary: a constant and the coefficients that are not zero, in order of column.
//
// The row is kept as whole numbers over one denominator, without a factor common to all of them:
//
//     denominator · basic = constant + Σ coefficient · column
//
// A pivot then is multiplication and one exact division for each number, and the greatest common
// divisors are one or two for a row instead of one for each number (J. Edmonds, *Systems of distinct
// representatives and linear algebra*, J. Res. Nat. Bur. Standards 71B, 1967, for one denominator
// for all rows; sparse rows are better off with one each). See `SparseRow+Sums`.

import ExactIntegers
public import Rationals

/// `constant + Σ value · column` over the nonbasic columns whose coefficient is not zero.
public struct SparseRow: Sendable {
  public struct Entry: Hashable, Sendable {
    public var column: Column
    public var value: Rational
  }

  /// In ascending order.
  var columns: [Int32]
  /// The denominator, the constant, the coefficients in order of column: `width` words for each, in
  /// two's complement (see `Limbs`).
  var words: [UInt64]
  /// No greater than the longest number of the row wants (`Limbs.width`).
  var width: Int
  /// No number is greater than 2 to this power in magnitude.
  var bits: Int

  /// The row `factor · column`, for a factor of 1 or −1.
  init(column: Column, isNegative: Bool = false) {
    columns = [Int32(column)]
    words = [1, 0, isNegative ? .max : 1]
    width = 1
    bits = 1
  }

  /// - Parameter entries: in order of column; no value is zero.
  init(constant: Rational = 0, entries: [Entry] = []) {
    columns = entries.map { Int32($0.column) }
    let values = [constant] + entries.map { $0.value }
    // The least common multiple of the denominators: lcm(a, b) = a · (b / gcd(a, b)).
    let denominator = values.reduce(Rational.one) { common, value in
      value.isInteger ? common : common * (common / value.denominator).denominator
    }
    let numbers = [denominator.numeratorWords] + values.map { ($0 * denominator).numeratorWords }
    bits = numbers.map { Self.bits(of: $0) }.max() ?? 1
    let width = Limbs.width(bits: bits)
    self.width = width
    words = []
    words.reserveCapacity(numbers.count * width)
    for number in numbers {
      let sign: UInt64 = Int64(bitPattern: number[number.count - 1]) < 0 ? .max : 0
      words += (0..<width).map { $0 < number.count ? number[$0] : sign }
    }
  }

  private static func bits(of number: [UInt64]) -> Int {
    number.withUnsafeBufferPointer { number in
      number.baseAddress.map { Limbs.bits($0, number.count) } ?? 0
    }
  }

  // MARK: Reading

  /// How many columns stand in the row.
  var count: Int { columns.count }

  public var constant: Rational { value(ofNumber: 1) }

  /// In order of column; no value is zero.
  ///
  /// - Complexity: O(n), with a greatest common divisor for each entry.
  public var entries: [Entry] {
    columns.indices.map { Entry(column: Int(columns[$0]), value: value(at: $0)) }
  }

  /// The coefficient of a column; zero where it does not stand.
  ///
  /// - Complexity: O(log n) for n entries.
  public subscript(column: Column) -> Rational {
    guard Int32(exactly: column) != nil, let place = place(of: column) else { return 0 }
    return value(at: place)
  }

  /// The coefficient at a place among the columns.
  func value(at place: Int) -> Rational { value(ofNumber: place + 2) }

  private func value(ofNumber index: Int) -> Rational {
    if width == 1 {
      return Rational(Int64(bitPattern: words[index]), over: Int64(bitPattern: words[0]))
    }
    return Rational(
      numeratorWords: words[index * width..<(index + 1) * width],
      denominatorWords: words[..<width])
  }

  /// A coefficient times the denominator of the row.
  func numerator(at place: Int) -> Rational { number(place + 2) }

  /// One of the whole numbers of the row: the denominator is the first.
  func number(_ index: Int) -> Rational {
    if width == 1 { return Rational(Int64(bitPattern: words[index])) }
    return Rational(
      numeratorWords: words[index * width..<(index + 1) * width], denominatorWords: [1])
  }

  /// A column's coefficient times the denominator of the row; zero where it does not stand.
  func numerator(of column: Int32) -> Rational {
    place(of: Int(column)).map { numerator(at: $0) } ?? 0
  }

  /// The magnitude of a coefficient times the denominator.
  func leadingBits(at place: Int) -> LeadingBits {
    words.withUnsafeBufferPointer { words in
      words.baseAddress.map { LeadingBits($0 + (place + 2) * width, width) } ?? .zero
    }
  }

  func place(of column: Column) -> Int? {
    let wanted = Int32(truncatingIfNeeded: column)
    return columns.withUnsafeBufferPointer { columns in
      var low = 0
      var count = columns.count
      while count > 0 {
        let half = count >> 1
        if columns[low + half] < wanted {
          low += half + 1
          count -= half + 1
        } else {
          count = half
        }
      }
      return low < columns.count && columns[low] == wanted ? low : nil
    }
  }

  // MARK: Signs and order

  var constantSign: Int { sign(ofNumber: 1) }

  /// The sign of a coefficient; it is never zero.
  @inline(__always)
  func sign(at place: Int) -> Int {
    Int64(bitPattern: words[(place + 3) * width - 1]) < 0 ? -1 : 1
  }

  private func sign(ofNumber index: Int) -> Int {
    if Int64(bitPattern: words[(index + 1) * width - 1]) < 0 { return -1 }
    for word in words[index * width..<(index + 1) * width] where word != 0 { return 1 }
    return 0
  }

  /// Whether one coefficient is less than another.
  func isLess(at place: Int, than other: Int) -> Bool {
    if width == 1 {
      return Int64(bitPattern: words[place + 2]) < Int64(bitPattern: words[other + 2])
    }
    return words.withUnsafeBufferPointer { words in
      guard let base = words.baseAddress else { return false }
      return Limbs.compare(base + (place + 2) * width, base + (other + 2) * width, width) < 0
    }
  }

  /// Compares −constant/coefficient of two rows, at places where coefficients are negative and constants
  /// are not: −1, 0 or 1. The denominators cancel.
  static func compareRatios(_ a: SparseRow, _ place: Int, _ b: SparseRow, _ other: Int) -> Int {
    if a.width == 1, b.width == 1 {
      let left = Int64(bitPattern: a.words[1]).multipliedFullWidth(
        by: 0 &- Int64(bitPattern: b.words[other + 2]))
      let right = Int64(bitPattern: b.words[1]).multipliedFullWidth(
        by: 0 &- Int64(bitPattern: a.words[place + 2]))
      if left.high != right.high { return left.high < right.high ? -1 : 1 }
      return left.low == right.low ? 0 : left.low < right.low ? -1 : 1
    }
    return compareLongRatios(a, place, b, other)
  }

  private static func compareLongRatios(
    _ a: SparseRow, _ place: Int, _ b: SparseRow, _ other: Int
  ) -> Int {
    if let order = compareLeadingBits(a, place, b, other) { return order }
    let width = a.width + b.width
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width) { scratch in
      a.words.withUnsafeBufferPointer { aWords in
        b.words.withUnsafeBufferPointer { bWords in
          guard let left = scratch.baseAddress, let x = aWords.baseAddress,
            let y = bWords.baseAddress
          else { return 0 }
          let right = left + width
          // constant · coefficient, both products with the sign turned.
          Limbs.multiply(to: left, y + (other + 2) * b.width, b.width, x + a.width, a.width)
          Limbs.multiply(to: right, x + (place + 2) * a.width, a.width, y + b.width, b.width)
          return Limbs.compare(right, left, width)
        }
      }
    }
  }

  private static func compareLeadingBits(
    _ a: SparseRow, _ place: Int, _ b: SparseRow, _ other: Int
  ) -> Int? {
    a.words.withUnsafeBufferPointer { aWords in
      b.words.withUnsafeBufferPointer { bWords in
        guard let x = aWords.baseAddress, let y = bWords.baseAddress else { return 0 }
        return LeadingBits.compare(
          LeadingBits(x + a.width, a.width) * LeadingBits(y + (other + 2) * b.width, b.width),
          LeadingBits(y + b.width, b.width) * LeadingBits(x + (place + 2) * a.width, a.width))
      }
    }
  }

  // MARK: Sign

  mutating func negate() {
    let width = width
    words.withUnsafeMutableBufferPointer { words in
      guard let base = words.baseAddress else { return }
      for start in stride(from: width, to: words.count, by: width) {
        Limbs.negate(base + start, width)
      }
    }
  }
}

extension Rational {
  /// The denominator of the fraction in lowest terms.
  var denominator: Rational {
    let words = denominatorWords
    return words.count == 1
      ? Rational(Int64(bitPattern: words[0]))
      : Rational(numeratorWords: words, denominatorWords: [1])
  }
}

extension SparseRow: Hashable {
  // Without common factors there is one way only to write a row, but for spare words above.
  public static func == (a: SparseRow, b: SparseRow) -> Bool {
    guard a.columns == b.columns else { return false }
    if a.width == b.width { return a.words == b.words }
    return a.constant == b.constant && a.entries == b.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(words[0])
    hasher.combine(words[width])
  }
}
