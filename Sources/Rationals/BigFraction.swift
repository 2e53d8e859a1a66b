// Fractions too long for machine words.
//
// Only `Rational` calls these functions, when words do not suffice. They take `Rational`s, of which
// at least one is big or the result may be, and give a canonical one back, small if it fits.

internal import ExactIntegers

/// A fraction in lowest terms that does not fit in machine words.
@usableFromInline
final class BigFraction: Sendable {
  fileprivate let parts: Parts

  fileprivate init(_ parts: Parts) { self.parts = parts }
}

/// Numerator and denominator of any length: coprime, the denominator positive.
private struct Parts {
  var numerator: WholeNumber
  var denominator: Natural

  init(_ numerator: WholeNumber, _ denominator: Natural) {
    self.numerator = numerator
    self.denominator = denominator
  }

  init(_ value: Rational) {
    switch value.storage {
    case .small(let numerator, let denominator):
      self.numerator = WholeNumber(
        isNegative: numerator < 0, Natural(numerator.magnitude))
      self.denominator = Natural(denominator.magnitude)
    case .big(let fraction): self = fraction.parts
    }
  }

  /// p/q in lowest terms.
  init(reducing p: WholeNumber, _ q: Natural) {
    let common = Natural.commonDivisor(p.magnitude, q)
    self.init(p.divided(exactlyBy: common), q.divided(exactlyBy: common))
  }

  var isInteger: Bool { denominator.isOne }

  /// The value as a `Rational`: the one place that decides between small and big.
  var canonical: Rational {
    guard case .short(let magnitude, 0) = numerator.magnitude,
      case .short(let divisor, 0) = denominator, (magnitude | divisor) >> 63 == 0
    else { return Rational(storage: .big(BigFraction(self))) }
    let word = Int64(truncatingIfNeeded: magnitude)
    return Rational(
      canonical: (numerator.isNegative ? -word : word, Int64(truncatingIfNeeded: divisor)))
  }
}

// MARK: - Arithmetic

// Common factors are looked for before multiplying, where numbers are short (P. Henrici, 1956;
// Knuth, TAOCP vol. 2, 4.5.1), since finding them costs more than all else together.

private func sum(_ a: Parts, _ b: Parts) -> Parts {
  if b.isInteger {
    return Parts(a.numerator + b.numerator * a.denominator, a.denominator)
  }
  if a.isInteger { return sum(b, a) }
  if a.denominator == b.denominator {
    return Parts(reducing: a.numerator + b.numerator, a.denominator)
  }
  let g = Natural.commonDivisor(a.denominator, b.denominator)
  let cofactor = b.denominator.divided(exactlyBy: g)
  let numerator =
    a.numerator * cofactor + b.numerator * a.denominator.divided(exactlyBy: g)
  let common = Natural.commonDivisor(numerator.magnitude, g)
  return Parts(
    numerator.divided(exactlyBy: common), a.denominator.divided(exactlyBy: common) * cofactor)
}

private func product(_ a: Parts, _ b: Parts) -> Parts {
  let left = Natural.commonDivisor(a.numerator.magnitude, b.denominator)
  let right = Natural.commonDivisor(b.numerator.magnitude, a.denominator)
  return Parts(
    a.numerator.divided(exactlyBy: left) * b.numerator.divided(exactlyBy: right),
    a.denominator.divided(exactlyBy: right) * b.denominator.divided(exactlyBy: left))
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
      WholeNumber(isNegative: parts.numerator.isNegative, parts.denominator),
      parts.numerator.magnitude
    ).canonical
  }

  /// The greatest integer that is not greater.
  var floor: Rational {
    let (quotient, remainder) = parts.numerator.quotientAndRemainder(
      dividingBy: WholeNumber(parts.denominator))
    // The division rounds towards zero.
    return Parts(remainder.isNegative ? quotient - 1 : quotient, 1).canonical
  }
}

// MARK: - Properties and order

extension BigFraction {
  @usableFromInline
  var isInteger: Bool { parts.isInteger }

  @usableFromInline
  var signum: Int { parts.numerator.signum }

  var asInt64: Int64? { parts.isInteger ? parts.numerator.asInt64 : nil }

  @usableFromInline
  static func isEqual(_ a: BigFraction, _ b: BigFraction) -> Bool {
    a === b || a.parts.numerator == b.parts.numerator && a.parts.denominator == b.parts.denominator
  }

  @usableFromInline
  static func isLess(_ a: Rational, _ b: Rational) -> Bool {
    let (a, b) = (Parts(a), Parts(b))
    if a.numerator.isNegative != b.numerator.isNegative { return a.numerator.isNegative }
    if a.denominator == b.denominator { return a.numerator < b.numerator }
    return a.numerator * b.denominator < b.numerator * a.denominator
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts.numerator)
    hasher.combine(parts.denominator)
  }

  static func integer(_ value: some BinaryInteger) -> Rational {
    Parts(WholeNumber(value), 1).canonical
  }
}

// MARK: - Words

extension BigFraction {
  var numeratorWords: [UInt64] { parts.numerator.words }
  var denominatorWords: [UInt64] { WholeNumber(parts.denominator).words }

  /// The fraction of two whole numbers in two's complement, the second of them positive.
  static func fraction(
    _ numerator: UnsafeBufferPointer<UInt64>, _ denominator: UnsafeBufferPointer<UInt64>
  ) -> Rational {
    Parts(reducing: WholeNumber(words: numerator), Natural(denominator)).canonical
  }
}

// MARK: - Text

extension BigFraction {
  var numeratorText: String { parts.numerator.description }
  var denominatorText: String { parts.denominator.description }

  var digitCount: Int { parts.numerator.magnitude.digitCount + parts.denominator.digitCount }

  var bitCount: Int { parts.numerator.magnitude.bitLength + parts.denominator.bitLength }

  /// Whether `digitCount` is greater than that. As a rule the lengths in binary tell.
  func hasMoreDigits(than most: Int) -> Bool {
    // Numbers of b bits have about b·log₁₀2 digits: 1292913986 / 2³² is just below that.
    let digits = Int((UInt64(bitCount) * 1_292_913_986) >> 32)
    if digits > most + 1 { return true }
    return digits + 2 > most && digitCount > most
  }

  /// The number `digits`/`divisor` · 10^`exponent`, for ASCII digits; nil if that divides by zero.
  static func fraction(
    isNegative: Bool, digits: ArraySlice<UInt8>, divisor: ArraySlice<UInt8>, exponent: Int
  ) -> Rational? {
    guard var numerator = Natural(decimal: digits), var denominator = Natural(decimal: divisor)
    else { return nil }
    if denominator.isZero { return nil }
    if numerator.isZero { return .zero }
    let power = Natural.powerOfTen(abs(exponent))
    if exponent < 0 {
      denominator = denominator * power
    } else {
      numerator = numerator * power
    }
    return Parts(reducing: WholeNumber(isNegative: isNegative, numerator), denominator).canonical
  }

  /// |value|·10^`places`, rounded half to even, as digits.
  static func scaledDigits(_ value: Rational, places: Int) -> String {
    let parts = Parts(value)
    let scaled = parts.numerator.magnitude * Natural.powerOfTen(places)
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: parts.denominator)
    let twice = rest << 1
    let roundsUp =
      twice > parts.denominator || twice == parts.denominator && whole.lowestWord & 1 == 1
    return (roundsUp ? whole + 1 : whole).description
  }

  /// Whether the denominator divides 10^`places`: whether it is 2ᵃ·5ᵇ, with a and b no greater than that.
  static func isExact(_ value: Rational, places: Int) -> Bool {
    let denominator = Parts(value).denominator
    let twos = denominator.trailingZeroBitCount
    if twos > places { return false }
    let odd = denominator >> twos
    // 5ᵇ has ⌊b·log₂5⌋ + 1 bits, so that its length tells b, or b − 1 where it is near a power of two:
    // 1849741732 / 2³² is just below 1/log₂5.
    let fives = Int((UInt64(odd.bitLength) * 1_849_741_732) >> 32)
    if fives > places { return false }
    let power = Natural(5).power(fives)
    return power == odd || fives < places && power * 5 == odd
  }
}
