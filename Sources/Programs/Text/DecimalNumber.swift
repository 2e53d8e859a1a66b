// Decimal numbers out of the bytes of a file, exactly: 0.1 is one tenth.

import Rationals

/// Reads numbers such as `20`, `-1.5`, `.5`, `2.`, `1e-3` and `1.5E+2`, and quotients of two such as `7/2`.
enum DecimalNumber {
  /// No number may have more digits, nor an exponent beyond this: eight characters can otherwise ask for a
  /// number of a million digits. What a machine's floating point writes stays far below.
  static let limit = 1_000

  enum Fault: Error {
    case isNone
    /// It has, or would have if it were written out, more digits than the limit.
    case isLong
  }

  /// Where the number without a sign ends that begins at `start`; `start` itself if none does. An `e` belongs to
  /// it only if digits come after it.
  ///
  /// - Complexity: linear in its length.
  static func end(in bytes: [UInt8], from start: Int) -> Int {
    let whole = endOfDigits(bytes, start)
    var end = whole
    var hasDigits = whole > start
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      let fraction = endOfDigits(bytes, end + 1)
      hasDigits = hasDigits || fraction > end + 1
      if hasDigits { end = fraction }
    }
    guard hasDigits else { return start }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent].isSign { exponent += 1 }
      let last = endOfDigits(bytes, exponent)
      if last > exponent { end = last }
    }
    return end
  }

  /// The same of a number, or of two with `/` between them and no blanks.
  static func endOfFraction(in bytes: [UInt8], from start: Int) -> Int {
    let end = end(in: bytes, from: start)
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return end }
    let last = self.end(in: bytes, from: end + 1)
    return last > end + 1 ? last : end
  }

  private static func endOfDigits(_ bytes: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }

  /// The value of a number, or of a quotient of two, that takes the whole of a place, with a sign or without.
  ///
  /// - Complexity: linear in its length up to 18 digits, quadratic beyond, and there is the limit.
  static func value(in bytes: [UInt8], _ place: Range<Int>) throws(Fault) -> Rational {
    guard let bar = bytes[place].firstIndex(of: UInt8(ascii: "/")) else {
      return try decimal(in: bytes, place)
    }
    // The sign belongs to the whole.
    guard bar + 1 < place.upperBound, !bytes[bar + 1].isSign else { throw .isNone }
    let divisor = try decimal(in: bytes, bar + 1..<place.upperBound)
    if divisor.isZero { throw .isNone }
    return try decimal(in: bytes, place.lowerBound..<bar) / divisor
  }

  private static func decimal(in bytes: [UInt8], _ place: Range<Int>) throws(Fault) -> Rational {
    var start = place.lowerBound
    let isNegative = start < place.upperBound && bytes[start] == UInt8(ascii: "-")
    if start < place.upperBound, bytes[start].isSign { start += 1 }
    guard start < place.upperBound, end(in: bytes, from: start) >= place.upperBound else {
      throw .isNone
    }
    // Leading zeros and zeros at the end do not count.
    var mantissa: Int64 = 0
    var digits = 0
    var places = 0
    var exponent = 0
    var isFraction = false
    var isExponent = false
    var isExponentNegative = false
    for byte in bytes[start..<place.upperBound] {
      if byte.isDigit {
        let digit = Int(byte &- 0x30)
        if isExponent {
          exponent = min(exponent * 10 + digit, 10 * limit)
        } else {
          if isFraction { places += 1 }
          if digits > 0 || digit > 0 { digits += 1 }
          if digits <= 18 { mantissa = mantissa * 10 + Int64(digit) }
        }
      } else if byte == UInt8(ascii: ".") {
        isFraction = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        isExponent = true
      } else {
        isExponentNegative = byte == UInt8(ascii: "-")
      }
    }
    guard digits <= limit, places <= limit, exponent <= limit else { throw .isLong }
    if mantissa == 0 { return .zero }
    let scale = (isExponentNegative ? -exponent : exponent) - places
    let magnitude =
      digits <= 18
      ? value(mantissa, scale)
      : Rational(String(decoding: bytes[start..<place.upperBound], as: UTF8.self).regular)
    guard let magnitude else { throw .isNone }
    return isNegative ? -magnitude : magnitude
  }

  /// `mantissa` · 10^`scale`
  private static func value(_ mantissa: Int64, _ scale: Int) -> Rational? {
    var (mantissa, scale) = (mantissa, scale)
    while scale < 0, mantissa % 10 == 0 { (mantissa, scale) = (mantissa / 10, scale + 1) }
    if scale == 0 { return Rational(mantissa) }
    if scale < 0, scale >= -18 { return Rational(mantissa, over: power(-scale)) }
    if scale > 0, scale <= 18 {
      let (product, overflows) = mantissa.multipliedReportingOverflow(by: power(scale))
      if !overflows { return Rational(product) }
    }
    return Rational("\(mantissa)e\(scale)")
  }

  /// 10^`exponent`, which fits a word.
  private static func power(_ exponent: Int) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}

extension String {
  /// The number with digits on both sides of its point, as `Rational` wants it: `2.` is `2.0`.
  fileprivate var regular: String {
    var text = ""
    var isAfterPoint = false
    for scalar in unicodeScalars {
      if isAfterPoint, !("0"..."9" ~= scalar) { text += "0" }
      isAfterPoint = scalar == "."
      text.unicodeScalars.append(scalar)
    }
    return isAfterPoint ? text + "0" : text
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// Whether it is a control character; a tab is one, too.
  var isControl: Bool { self < 0x20 || self == 0x7F }
}
