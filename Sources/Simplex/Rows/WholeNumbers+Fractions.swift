// Fractions as whole numbers over a common denominator, and back.

import ExactIntegers
import Rationals

extension WholeNumbers {
  /// The values times a common denominator, which is the least.
  ///
  /// - Complexity: O(n), with a few greatest common divisors for each value that is not whole.
  static func numerators(of values: [Rational]) -> (numbers: WholeNumbers, denominator: Rational) {
    var words: [UInt64] = []
    words.reserveCapacity(values.count)
    for value in values {
      guard let word = value.asInt64 else { break }
      words.append(UInt64(bitPattern: word))
    }
    if words.count == values.count { return (WholeNumbers(words: words, width: 1), 1) }
    // The row of a dictionary is kept in just this way; only zeros do not stand there.
    let row = SparseRow(
      entries: values.indices.lazy.filter { !values[$0].isZero }.map {
        SparseRow.Entry(column: $0, value: values[$0])
      })
    words = Array(repeating: 0, count: values.count * row.width)
    for (place, column) in row.columns.enumerated() {
      for i in 0..<row.width {
        words[Int(column) * row.width + i] = row.words[(place + 2) * row.width + i]
      }
    }
    return (
      WholeNumbers(words: words, width: row.width),
      Rational(numeratorWords: row.words[..<row.width], denominatorWords: CollectionOfOne(1))
    )
  }

  /// The values times a common denominator: this one, if it is one, else the least.
  static func numerators(
    of values: [Rational], over denominator: Rational
  ) -> (numbers: WholeNumbers, denominator: Rational) {
    var numerators: [[UInt64]] = []
    numerators.reserveCapacity(values.count)
    for value in values {
      let product = value.isZero ? value : value * denominator
      guard product.isInteger else { return Self.numerators(of: values) }
      numerators.append(product.numeratorWords)
    }
    let width = numerators.reduce(1) { max($0, $1.count) }
    var words: [UInt64] = []
    words.reserveCapacity(values.count * width)
    for number in numerators {
      words += number
      let sign: UInt64 = Int64(bitPattern: number[number.count - 1]) < 0 ? .max : 0
      for _ in number.count..<width { words.append(sign) }
    }
    return (WholeNumbers(words: words, width: width), denominator)
  }

  /// A number divided by a positive whole number.
  func fraction(at index: Int, over denominator: [UInt64]) -> Rational {
    Rational(
      numeratorWords: words[index * width..<(index + 1) * width], denominatorWords: denominator)
  }
}
