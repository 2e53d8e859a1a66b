// The first 64 bits of a long magnitude, and how far it may lie above them.
//
// Which of two ratios of long numbers is the smaller, the first bits nearly always tell; only where their
// bounds overlap must the numbers themselves be multiplied. So comparisons stay exact (H. Brönnimann,
// C. Burnikel and S. Pion, *Interval arithmetic yields efficient dynamic filters for computational
// geometry*, 1998, with whole numbers in place of floating point).

/// A number that is not negative, from `mantissa` · 2^`exponent` to (`mantissa` + `error`) · 2^`exponent`.
public struct LeadingBits: Sendable {
  /// Its highest bit is set, or it is zero and the number is.
  @usableFromInline let mantissa: UInt64
  @usableFromInline let exponent: Int
  @usableFromInline let error: UInt64

  @inlinable
  init(_ mantissa: UInt64, _ exponent: Int, error: UInt64) {
    self.mantissa = mantissa
    self.exponent = exponent
    self.error = error
  }

  @inlinable
  public static var zero: LeadingBits { LeadingBits(0, 0, error: 0) }

  @inlinable
  public var isZero: Bool { mantissa == 0 }

  /// The magnitude of a number of `width` words in two's complement.
  @inlinable
  @inline(__always)
  public init(_ number: Limbs.Source, _ width: Int) {
    let sign: UInt64 = Limbs.isNegative(number, width) ? .max : 0
    var top = width - 1
    while top > 0, number[top] == sign { top -= 1 }
    var high = number[top] ^ sign
    // Turned over, a negative number is by one less than its magnitude.
    if top == 0, sign != 0, high != .max { high += 1 }
    let shift = high.leadingZeroBitCount
    if shift == 64 {
      self = .zero
      return
    }
    let next = top > 0 ? number[top - 1] ^ sign : 0
    self.init(
      (high << shift) | (next >> (64 - shift)), 64 * top - shift,
      error: top == 0 && !(sign != 0 && high == .max) ? 0 : 1)
  }

  @inlinable
  @inline(__always)
  public static func * (a: LeadingBits, b: LeadingBits) -> LeadingBits {
    let product = a.mantissa.multipliedFullWidth(by: b.mantissa)
    let exponent = a.exponent + b.exponent + 64
    // (a + e)(b + f) = ab + af + be + ef, in units of 2⁶⁴, a and b being less than that.
    let error = a.error + b.error + 2
    if product.high == 0 { return .zero }
    if product.high >> 63 == 1 {
      return LeadingBits(product.high, exponent, error: error)
    }
    return LeadingBits(
      (product.high << 1) | (product.low >> 63), exponent - 1, error: 2 * error)
  }

  /// Compares two numbers: −1, 0 or 1; nil where the bits do not tell.
  @inlinable
  @inline(__always)
  public static func compare(_ a: LeadingBits, _ b: LeadingBits) -> Int? {
    if a.mantissa == 0 || b.mantissa == 0 {
      return a.mantissa == b.mantissa ? 0 : a.mantissa == 0 ? -1 : 1
    }
    if isSurelyLess(a, b) { return -1 }
    if isSurelyLess(b, a) { return 1 }
    return nil
  }

  @inlinable
  @inline(__always)
  static func isSurelyLess(_ a: LeadingBits, _ b: LeadingBits) -> Bool {
    let distance = b.exponent - a.exponent
    if distance < 0 { return false }
    // Errors are small, so that twice the exponent decides.
    if distance > 1 { return true }
    let most = (a.mantissa >> distance).addingReportingOverflow((a.error >> distance) + 1)
    return !most.overflow && most.partialValue < b.mantissa
  }
}
