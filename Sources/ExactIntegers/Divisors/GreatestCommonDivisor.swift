// Greatest common divisors of words, double words and natural numbers. Nearly all of the time that exact
// fractions take is spent here.

/// The greatest common divisor of two words, gcd(0, b) being b.
///
/// The binary algorithm: what is even is halved, and of two odd numbers the smaller is taken from
/// the larger, which leaves an even one. It needs no division (J. Stein, *Computational Problems
/// Associated with Racah Algebra*, J. Comp. Phys. 1, 1967; Knuth, TAOCP vol. 2, 4.5.2).
///
/// - Complexity: O(bit width) steps.
@inlinable
@inline(__always)
public func greatestCommonDivisor(_ a: UInt64, _ b: UInt64) -> UInt64 {
  if a == 0 { return b }
  if b == 0 { return a }
  let twos = min(a.trailingZeroBitCount, b.trailingZeroBitCount)
  var x = a &>> UInt64(truncatingIfNeeded: a.trailingZeroBitCount)
  var y = b &>> UInt64(truncatingIfNeeded: b.trailingZeroBitCount)
  while x != y {
    let difference = x > y ? x &- y : y &- x
    y = min(x, y)
    x = difference &>> UInt64(truncatingIfNeeded: difference.trailingZeroBitCount)
  }
  return x &<< UInt64(truncatingIfNeeded: twos)
}

/// The greatest common divisor of two double words, gcd(0, b) being b, by the same steps; from where
/// both fit in words, of words.
public func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  if a == 0 { return b }
  if b == 0 { return a }
  let twos = min(a.trailingZeroBitCount, b.trailingZeroBitCount)
  var x = a &>> UInt128(truncatingIfNeeded: a.trailingZeroBitCount)
  var y = b &>> UInt128(truncatingIfNeeded: b.trailingZeroBitCount)
  while (x | y) &>> 64 != 0 {
    if x == y { return x &<< UInt128(truncatingIfNeeded: twos) }
    let difference = x > y ? x &- y : y &- x
    y = min(x, y)
    x = difference &>> UInt128(truncatingIfNeeded: difference.trailingZeroBitCount)
  }
  let common = greatestCommonDivisor(
    UInt64(truncatingIfNeeded: x), UInt64(truncatingIfNeeded: y))
  return UInt128(truncatingIfNeeded: common) &<< UInt128(truncatingIfNeeded: twos)
}

extension Natural {
  /// The greatest common divisor of two numbers, that of zero and b being b.
  ///
  /// - Complexity: O(mn) for numbers of m and n words.
  public static func commonDivisor(_ a: Natural, _ b: Natural) -> Natural {
    if a.isOne || b.isOne { return .one }
    switch (a, b) {
    case (.short(let aLow, let aHigh), .short(let bLow, let bHigh)):
      return Natural(
        greatestCommonDivisor(doubleWord(aLow, aHigh), doubleWord(bLow, bHigh)))
    case (.short, .long): return commonDivisor(b, a)
    case (.long, .short):
      return b.isZero ? a : commonDivisor(b, a % b)
    case (.long, .long):
      // Lehmer's method is at its best on numbers of about the same length.
      let difference = a.bitLength - b.bitLength
      if difference >= 64 { return commonDivisor(b, a % b) }
      if difference <= -64 { return commonDivisor(a, b % a) }
      return commonDivisorByLehmer(a, b)
    }
  }

  /// Both numbers without their common factor. Neither is zero.
  public static func lowestTerms(_ a: Natural, _ b: Natural) -> (Natural, Natural) {
    let common = commonDivisor(a, b)
    if common.isOne { return (a, b) }
    return (a.divided(exactlyBy: common), b.divided(exactlyBy: common))
  }
}
