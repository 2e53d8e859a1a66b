// Fractions too long for machine words. This file alone knows which big integers are used.
//
// Only `Rational` calls these functions, when words do not suffice. They take `Rational`s, of which
// at least one is big or the result may be, and give a canonical one back, small if it fits.

internal import BigInt

/// A fraction in lowest terms that does not fit in machine words.
@usableFromInline
final class BigFraction: Sendable {
  fileprivate let parts: Parts

  fileprivate init(_ parts: Parts) { self.parts = parts }
}

/// Numerator and denominator of any length: coprime, the denominator positive.
private struct Parts {
  var numerator: BigInt
  var denominator: BigUInt

  init(_ numerator: BigInt, _ denominator: BigUInt) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: Rational) {
    switch value.storage {
    case .small(let numerator, let denominator):
      // The literal initializers are the conversions from a word that allocate nothing.
      self.numerator = BigInt(
        sign: numerator < 0 ? .minus : .plus,
        magnitude: BigUInt(integerLiteral: numerator.magnitude))
      self.denominator = BigUInt(integerLiteral: denominator.magnitude)
    case .big(let fraction): self = fraction.parts
    }
  }

  /// p/q in lowest terms.
  init(reducing p: BigInt, _ q: BigUInt) {
    let common = gcd(p.magnitude, q)
    self.init(quotient(p, common), quotient(q, common))
  }

  var isInteger: Bool { denominator.isOne }

  /// The value as a `Rational`: the one place that decides between small and big.
  var canonical: Rational {
    let length = max(numerator.magnitude.bitWidth, denominator.bitWidth)
    guard length < Int64.bitWidth else { return Rational(storage: .big(BigFraction(self))) }
    let magnitude = Int64(truncatingIfNeeded: numerator.magnitude.words.first ?? 0)
    return Rational(
      canonical: (
        numerator.sign == .minus ? -magnitude : magnitude,
        Int64(truncatingIfNeeded: denominator.words.first ?? 0)
      ))
  }
}

// MARK: - Arithmetic

// Common factors are looked for before multiplying, where numbers are short (P. Henrici, 1956;
// Knuth, TAOCP vol. 2, 4.5.1), since finding them costs more than all else together.

private func sum(_ a: Parts, _ b: Parts) -> Parts {
  if b.isInteger {
    return Parts(a.numerator + times(b.numerator, a.denominator), a.denominator)
  }
  if a.isInteger { return sum(b, a) }
  if a.denominator == b.denominator {
    return Parts(reducing: a.numerator + b.numerator, a.denominator)
  }
  let g = gcd(a.denominator, b.denominator)
  let cofactor = quotient(b.denominator, g)
  let numerator =
    times(a.numerator, cofactor) + times(b.numerator, quotient(a.denominator, g))
  let common = gcd(numerator.magnitude, g)
  return Parts(quotient(numerator, common), quotient(a.denominator, common) * cofactor)
}

private func product(_ a: Parts, _ b: Parts) -> Parts {
  let (left, right) = (
    gcd(a.numerator.magnitude, b.denominator), gcd(b.numerator.magnitude, a.denominator)
  )
  return Parts(
    quotient(a.numerator, left) * quotient(b.numerator, right),
    quotient(a.denominator, right) * quotient(b.denominator, left))
}

extension BigFraction {
  @usableFromInline
  static func sum(_ a: Rational, _ b: Rational) -> Rational {
    Rationals.sum(Parts(a), Parts(b)).canonical
  }

  @usableFromInline
  static func product(_ a: Rational, _ b: Rational) -> Rational {
    Rationals.product(Parts(a), Parts(b)).canonical
  }

  /// c + a·b.
  @usableFromInline
  static func sum(_ c: Rational, addingProduct a: Rational, _ b: Rational) -> Rational {
    Rationals.sum(Parts(c), Rationals.product(Parts(a), Parts(b))).canonical
  }

  @usableFromInline
  var negated: Rational { Parts(-parts.numerator, parts.denominator).canonical }

  @usableFromInline
  var reciprocal: Rational {
    Parts(
      BigInt(sign: parts.numerator.sign, magnitude: parts.denominator),
      parts.numerator.magnitude
    ).canonical
  }

  /// The greatest integer that is not greater.
  var floor: Rational {
    let (quotient, remainder) = parts.numerator.quotientAndRemainder(
      dividingBy: BigInt(parts.denominator))
    // The division rounds towards zero.
    return Parts(remainder.sign == .minus ? quotient - 1 : quotient, 1).canonical
  }
}

// MARK: - Properties and order

extension BigFraction {
  @usableFromInline
  var isInteger: Bool { parts.isInteger }

  @usableFromInline
  var signum: Int { parts.numerator.sign == .minus ? -1 : parts.numerator.isZero ? 0 : 1 }

  var asInt: Int? { parts.isInteger ? Int(exactly: parts.numerator) : nil }

  @usableFromInline
  static func isEqual(_ a: BigFraction, _ b: BigFraction) -> Bool {
    a === b || a.parts.numerator == b.parts.numerator && a.parts.denominator == b.parts.denominator
  }

  @usableFromInline
  static func isLess(_ a: Rational, _ b: Rational) -> Bool {
    let (a, b) = (Parts(a), Parts(b))
    if a.numerator.sign != b.numerator.sign { return a.numerator.sign == .minus }
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    return times(a.numerator, b.denominator) < times(b.numerator, a.denominator)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts.numerator)
    hasher.combine(parts.denominator)
  }

  static func integer(_ value: some BinaryInteger) -> Rational {
    Parts(BigInt(value), 1).canonical
  }
}

// MARK: - Words

extension BigFraction {
  var numeratorWords: [UInt] { Array(parts.numerator.words) }
  var denominatorWords: [UInt] { Array(BigInt(parts.denominator).words) }

  /// The fraction of two whole numbers in two's complement, the second of them positive.
  static func fraction(
    _ numerator: some Sequence<UInt>, _ denominator: some Sequence<UInt>
  ) -> Rational {
    Parts(reducing: BigInt(words: numerator), BigInt(words: denominator).magnitude).canonical
  }

  static func greatestCommonDivisor(_ a: [UInt], _ b: [UInt]) -> [UInt] {
    Array(gcd(BigUInt(words: a), BigUInt(words: b)).words)
  }
}

// MARK: - Text

extension BigFraction {
  var numeratorText: String { String(parts.numerator) }
  var denominatorText: String { String(parts.denominator) }

  var digitCount: Int {
    String(parts.numerator.magnitude).utf8.count + denominatorText.utf8.count
  }

  /// The number `digits`/`divisor` · 10^`exponent`, for ASCII digits; nil if that divides by zero.
  static func fraction(
    isNegative: Bool, digits: some Collection<UInt8>, divisor: some Collection<UInt8>, exponent: Int
  ) -> Rational? {
    var (numerator, denominator) = (natural(digits), natural(divisor))
    if denominator.isZero { return nil }
    if numerator.isZero { return .zero }
    let power = powerOfTen(abs(exponent))
    if exponent < 0 { denominator *= power } else { numerator *= power }
    let sign: BigInt.Sign = isNegative ? .minus : .plus
    return Parts(reducing: BigInt(sign: sign, magnitude: numerator), denominator).canonical
  }

  /// The natural number that ASCII digits name, as many of them at a time as fit in a word.
  private static func natural(_ digits: some Collection<UInt8>) -> BigUInt {
    var value = BigUInt()
    var (chunk, scale): (UInt, UInt) = (0, 1)
    for digit in digits {
      chunk = chunk * 10 + UInt(digit - UInt8(ascii: "0"))
      scale *= 10
      if scale > UInt.max / 10 {
        value.multiply(byWord: scale)
        value += BigUInt(words: [chunk])
        (chunk, scale) = (0, 1)
      }
    }
    value.multiply(byWord: scale)
    return value + BigUInt(words: [chunk])
  }

  /// |value|·10^`places`, rounded half to even, as digits.
  static func scaledDigits(_ value: Rational, places: Int) -> String {
    let parts = Parts(value)
    let scaled = parts.numerator.magnitude * powerOfTen(places)
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: parts.denominator)
    let twice = rest << 1
    let roundsUp =
      twice > parts.denominator || twice == parts.denominator && whole.words[0] & 1 == 1
    return String(roundsUp ? whole + 1 : whole)
  }

  /// Whether the denominator divides 10^`places`.
  static func isExact(_ value: Rational, places: Int) -> Bool {
    let denominator = Parts(value).denominator
    // A denominator of n bits has no prime factor more than n times.
    let exponent = BigUInt(min(places, denominator.bitWidth))
    return denominator.isOne || BigUInt(10).power(exponent, modulus: denominator).isZero
  }
}

// MARK: - Big integers

extension BigUInt {
  fileprivate var isOne: Bool { bitWidth == 1 }
}

private func powerOfTen(_ exponent: Int) -> BigUInt { BigUInt(5).power(exponent) << exponent }

private func times(_ a: BigInt, _ b: BigUInt) -> BigInt {
  b.isOne ? a : BigInt(sign: a.sign, magnitude: a.magnitude * b)
}

/// a/b, known to be exact.
private func quotient(_ a: BigInt, _ b: BigUInt) -> BigInt {
  b.isOne ? a : BigInt(sign: a.sign, magnitude: a.magnitude / b)
}

private func quotient(_ a: BigUInt, _ b: BigUInt) -> BigUInt { b.isOne ? a : a / b }

/// The greatest common divisor, for a positive b.
private func gcd(_ a: BigUInt, _ b: BigUInt) -> BigUInt {
  if a.isOne || b.isOne { return 1 }
  var (x, y) = (a, b)
  // The long-number algorithms are at their best on numbers of about the same length.
  if abs(x.bitWidth - y.bitWidth) >= UInt.bitWidth || y.bitWidth <= UInt.bitWidth {
    if x < y { swap(&x, &y) }
    if y.isZero { return x }
    (x, y) = (y, x % y)
  }
  if max(x.bitWidth, y.bitWidth) <= 2 * UInt.bitWidth {
    func doubleWord(_ value: BigUInt) -> UInt128 {
      let words = value.words
      return UInt128(words[0]) | UInt128(words[1]) << UInt.bitWidth
    }
    let divisor = greatestCommonDivisor(doubleWord(x), doubleWord(y))
    return BigUInt(words: [
      UInt(truncatingIfNeeded: divisor), UInt(truncatingIfNeeded: divisor >> UInt.bitWidth),
    ])
  }
  return BigUInt(words: greatestCommonDivisor(Array(x.words), Array(y.words)))
}
