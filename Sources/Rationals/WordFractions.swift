// Arithmetic on fractions that fit in machine words: what `Rational` does nearly always.
//
// A result is in lowest terms, or the fraction 0/0, which says that it does not fit. The usual case
// is one multiplication step with overflow checked and one greatest common divisor; what overflows
// there is done once more in 128 bits.

import ExactIntegers

/// A namespace for the arithmetic of small fractions, given and returned as bare words.
///
/// Arguments are canonical in the sense of `Rational.Storage.small`: lowest terms, positive
/// denominator, no `Int64.min`.
@usableFromInline
enum WordFractions {
  @usableFromInline
  typealias Pair = (numerator: Int64, denominator: Int64)

  /// What stands for a result that does not fit.
  @inlinable
  static var overflow: Pair { (0, 0) }

  /// c + a·b.
  @usableFromInline
  @inline(never)
  static func sum(_ c: Pair, addingProduct a: Pair, _ b: Pair) -> Pair {
    let (numerator, numeratorOverflows) = a.numerator.multipliedReportingOverflow(by: b.numerator)
    let (denominator, denominatorOverflows) =
      a.denominator.multipliedReportingOverflow(by: b.denominator)
    if numeratorOverflows || denominatorOverflows {
      let product = product(a, b)
      return product.denominator == 0 ? overflow : wideSum(c, product)
    }
    if numerator == 0 { return c }
    let result = sum(c, (numerator, denominator))
    if result.denominator != 0 { return result }
    let product = reduced(numerator, denominator)
    return product.denominator == 0 ? overflow : wideSum(c, product)
  }

  /// a + b.
  @usableFromInline
  @inline(never)
  static func sum(of a: Pair, and b: Pair) -> Pair {
    let result = sum(a, b)
    return result.denominator != 0 ? result : wideSum(a, b)
  }

  /// a·b.
  ///
  /// Common factors are cancelled crosswise before multiplying, so a result that does not fit is
  /// in lowest terms and truly too big.
  @usableFromInline
  @inline(never)
  static func product(_ a: Pair, _ b: Pair) -> Pair {
    if a.numerator == 0 || b.numerator == 0 { return (0, 1) }
    let left = reduced(a.numerator, b.denominator)
    let right = reduced(b.numerator, a.denominator)
    let (numerator, numeratorOverflows) =
      left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (denominator, denominatorOverflows) =
      left.denominator.multipliedReportingOverflow(by: right.denominator)
    if numeratorOverflows || denominatorOverflows || numerator == .min { return overflow }
    return (numerator, denominator)
  }

  /// a < b.
  @usableFromInline
  static func isLess(_ a: Pair, _ b: Pair) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }

  /// a + p/q in 64 bits, for any p and any positive q: 0/0 as soon as anything overflows.
  @inline(__always)
  private static func sum(_ a: Pair, _ b: Pair) -> Pair {
    let (p, q) = b
    if a.denominator == q {
      let (numerator, overflows) = a.numerator.addingReportingOverflow(p)
      return overflows ? overflow : reduced(numerator, q)
    }
    let (left, leftOverflows) = a.numerator.multipliedReportingOverflow(by: q)
    let (right, rightOverflows) = p.multipliedReportingOverflow(by: a.denominator)
    let (numerator, sumOverflows) = left.addingReportingOverflow(right)
    let (denominator, denominatorOverflows) = a.denominator.multipliedReportingOverflow(by: q)
    if leftOverflows || rightOverflows || sumOverflows || denominatorOverflows { return overflow }
    // gcd(n + p·d, d) = gcd(n, d) = 1: with an integer added, nothing can cancel.
    if q == 1 { return numerator == .min ? overflow : (numerator, denominator) }
    return reduced(numerator, denominator)
  }

  /// a + b by way of 128 bits.
  ///
  /// With g = gcd(d, e), n/d + m/e = (n·(e/g) + m·(d/g)) / (d·(e/g)), and what this can still have
  /// in common are factors of g (P. Henrici, *A Subroutine for Computations with Rational Numbers*,
  /// J. ACM 3, 1956; Knuth, TAOCP vol. 2, 4.5.1). So no greatest common divisor is longer than a
  /// word.
  @inline(never)
  private static func wideSum(_ a: Pair, _ b: Pair) -> Pair {
    let g = greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude)
    let cofactor = b.denominator / Int64(g)
    // Each product is less than 2¹²⁶ in magnitude.
    let numerator =
      Int128(a.numerator) * Int128(cofactor)
      + Int128(b.numerator) * Int128(a.denominator / Int64(g))
    if numerator == 0 { return (0, 1) }
    let common = Int64(greatestCommonDivisor(UInt64(numerator.magnitude % UInt128(g)), g))
    let (denominator, overflows) =
      (a.denominator / common).multipliedReportingOverflow(by: cofactor)
    guard !overflows, let numerator = Int64(exactly: numerator / Int128(common)),
      numerator != .min
    else { return overflow }
    return (numerator, denominator)
  }

  /// p/q in lowest terms, for any p and any positive q.
  @inline(__always)
  private static func reduced(_ p: Int64, _ q: Int64) -> Pair {
    if q == 1 { return p == .min ? overflow : (p, q) }
    let common = greatestCommonDivisor(p.magnitude, q.magnitude)
    if common == 1 { return p == .min ? overflow : (p, q) }
    // q < 2⁶³ bounds the common factor, and a common factor of 2 or more takes Int64.min away.
    return (p / Int64(common), q / Int64(common))
  }
}
