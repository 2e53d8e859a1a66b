// What the tests compare with: fractions as pairs of whole numbers, computed in the plainest way,
// by the formulas of the schoolbook and one reduction at the end.

import Rationals
import TestSupport

struct Reference: CustomStringConvertible {
  var numerator: SchoolbookInteger
  var denominator: SchoolbookInteger

  init(_ numerator: SchoolbookInteger, _ denominator: SchoolbookInteger) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ text: String) {
    let parts = text.split(separator: "/").map { SchoolbookInteger(String($0))! }
    self.init(parts[0], parts.count > 1 ? parts[1] : 1)
  }

  static func + (a: Self, b: Self) -> Self {
    Self(
      a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
  }
  static func - (a: Self, b: Self) -> Self { a + Self(-b.numerator, b.denominator) }
  static func * (a: Self, b: Self) -> Self {
    Self(a.numerator * b.numerator, a.denominator * b.denominator)
  }
  static func / (a: Self, b: Self) -> Self {
    Self(a.numerator * b.denominator, a.denominator * b.numerator)
  }
  static func < (a: Self, b: Self) -> Bool {
    a.numerator * b.denominator < b.numerator * a.denominator
  }

  var floor: SchoolbookInteger {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// In lowest terms, the sign in the numerator.
  var description: String {
    let common = SchoolbookInteger.greatestCommonDivisor(numerator, denominator)
    let sign: SchoolbookInteger = denominator < 0 ? -1 : 1
    let n = (sign * numerator).quotientAndRemainder(dividingBy: common).quotient
    let d = (sign * denominator).quotientAndRemainder(dividingBy: common).quotient
    return d == 1 ? "\(n)" : "\(n)/\(d)"
  }
}

/// A random number, as it is tested and as the reference has it.
struct Sample {
  var value: Rational
  var reference: Reference

  init(_ generator: inout SeededGenerator) {
    let text = generator.rationalText()
    value = Rational(text)!
    reference = Reference(text)
  }
}

/// So many seeds are enough to meet each pair of the sizes that the samples come in.
let seeds: Range<UInt64> = 0..<20

/// Random numbers for one seed, `count` sets of them.
func samples(_ seed: UInt64, count: Int = 50, _ body: (inout SeededGenerator) throws -> Void)
  rethrows
{
  var generator = SeededGenerator(seed: seed)
  for _ in 0..<count { try body(&generator) }
}
