// Numerators and denominators as machine words, for those who compute with whole rows of them.

extension Rational {
  /// The numerator in two's complement, words from the lowest up; its top bit is the sign.
  ///
  /// - Complexity: O(n).
  public var numeratorWords: [UInt] {
    switch storage {
    case .small(let numerator, _): [UInt(bitPattern: Int(numerator))]
    case .big(let fraction): fraction.numeratorWords
    }
  }

  /// The denominator in two's complement, words from the lowest up. The top bit is zero.
  ///
  /// - Complexity: O(n).
  public var denominatorWords: [UInt] {
    switch storage {
    case .small(_, let denominator): [UInt(bitPattern: Int(denominator))]
    case .big(let fraction): fraction.denominatorWords
    }
  }

  /// The fraction of two whole numbers, each in two's complement with words from the lowest up.
  ///
  /// - Precondition: the denominator is positive.
  /// - Complexity: O(n²), for the greatest common divisor.
  public init(numeratorWords: some Sequence<UInt>, denominatorWords: some Sequence<UInt>) {
    self = BigFraction.fraction(numeratorWords, denominatorWords)
  }
}

/// The greatest common divisor of two words, gcd(0, b) being b.
package func greatestCommonDivisor(ofWord a: UInt, _ b: UInt) -> UInt {
  greatestCommonDivisor(a, b)
}

/// The greatest common divisor of two double words, gcd(0, b) being b.
package func greatestCommonDivisor(ofDoubleWord a: UInt128, _ b: UInt128) -> UInt128 {
  greatestCommonDivisor(a, b)
}

/// The greatest common divisor of two natural numbers, given by their words from the lowest up, of
/// any lengths; the second is not zero.
///
/// - Complexity: O(n²).
package func greatestCommonDivisor(ofWords a: [UInt], _ b: [UInt]) -> [UInt] {
  if a.count <= 2, b.count <= 2 {
    func doubleWord(_ words: [UInt]) -> UInt128 {
      UInt128(words[0]) | (words.count > 1 ? UInt128(words[1]) << 64 : 0)
    }
    let divisor = greatestCommonDivisor(doubleWord(a), doubleWord(b))
    let high = UInt(divisor >> 64)
    return high == 0 ? [UInt(divisor)] : [UInt(truncatingIfNeeded: divisor), high]
  }
  return BigFraction.greatestCommonDivisor(a, b)
}
