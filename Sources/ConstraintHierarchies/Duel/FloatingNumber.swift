// Numbers of the machine from exact ones, and back; and how they are written.

public import Rationals

/// A number of the machine.
public struct FloatingNumber: Hashable, Sendable {
  public let value: Double

  public init(_ value: Double) { self.value = value }

  /// The nearest one, a tie going to the even one; beyond the greatest, infinity.
  public init(nearestTo number: Rational) {
    guard !number.isZero else {
      self.init(0)
      return
    }
    // number = scaled · 2^exponent, with 53 bits before the point.
    var (scaled, exponent) = (number.magnitude, 0)
    for step in [512, 64, 8, 1] {
      let unit = Self.power(step)
      while scaled >= Self.power(53) * (step == 1 ? 1 : unit), exponent < 1100 {
        scaled = scaled / unit
        exponent += step
      }
      while scaled * unit < Self.power(53), exponent > -1100 {
        scaled = scaled * unit
        exponent -= step
      }
    }
    var whole = scaled.floor
    let rest = scaled - whole
    let half = Rational(1) / 2
    let isOdd = !(whole / 2).isInteger
    if rest > half || (rest == half && isOdd) { whole += 1 }
    guard let bits = whole.asInt64, exponent <= 971, exponent >= -1074 else {
      self.init(exponent > 0 ? (number.signum < 0 ? -.infinity : .infinity) : 0)
      return
    }
    var value = Double(bits)
    for _ in 0..<abs(exponent) { value *= exponent > 0 ? 2 : 0.5 }
    self.init(number.signum < 0 ? -value : value)
  }

  private static func power(_ exponent: Int) -> Rational {
    var power: Rational = 1
    var base: Rational = 2
    var left = exponent
    while left > 0 {
      if left & 1 == 1 { power = power * base }
      base = base * base
      left >>= 1
    }
    return power
  }

  /// What it stands for, exactly; nil of infinity and of what is no number.
  public var exact: Rational? {
    guard value.isFinite else { return nil }
    if value == 0 { return 0 }
    let exponent = Int(value.exponent) - 52
    let bits = Int64(value.magnitude.significand * 0x1p52)
    let unit = Self.power(abs(exponent))
    let magnitude = exponent < 0 ? Rational(bits) / unit : Rational(bits) * unit
    return value < 0 ? -magnitude : magnitude
  }

  /// The shortest decimal that is nearer to it than to any other: `0.1`, `1.0000000000000002`, `2.5e-17`.
  public var text: String {
    guard let exact else { return value > 0 ? "inf" : value < 0 ? "-inf" : "nan" }
    for digits in 1..<17 {
      let text = Self.text(exact, digits: digits)
      if let number = Rational(text), FloatingNumber(nearestTo: number) == self { return text }
    }
    return Self.text(exact, digits: 17)
  }

  /// A number to so many significant digits, with an exponent if it is very small or very large.
  public static func text(_ number: Rational, digits: Int) -> String {
    if number.isZero { return "0" }
    var (scaled, exponent) = (number.magnitude, 0)
    while scaled >= 10, exponent < 400 { (scaled, exponent) = (scaled / 10, exponent + 1) }
    while scaled < 1, exponent > -400 { (scaled, exponent) = (scaled * 10, exponent - 1) }
    var mantissa = scaled.decimal(places: digits - 1)
    if mantissa == "10" { (mantissa, exponent) = ("1", exponent + 1) }
    let sign = number.signum < 0 ? "-" : ""
    if exponent < -4 || exponent > 15 { return "\(sign)\(mantissa)e\(exponent)" }
    guard let rounded = Rational(mantissa) else { return mantissa }
    var value = rounded
    for _ in 0..<abs(exponent) { value = exponent > 0 ? value * 10 : value / 10 }
    return sign + value.decimal(places: max(digits - 1 - exponent, 0))
  }
}
