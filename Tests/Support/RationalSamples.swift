// Numbers for property tests of exact arithmetic, most of them where it might go wrong: at the
// edges of machine words, on both sides.

public import Rationals

extension SeededGenerator {
  /// The text of an integer of at most some hundred digits, very often at a power of two where a
  /// representation ends.
  public mutating func integerText() -> String {
    let sign = Bool.random(using: &self) ? "-" : ""
    switch Int.random(in: 0..<10, using: &self) {
    case 0...2: return sign + String(Int.random(in: 0...20, using: &self))
    case 3: return sign + String(Int.random(in: 0...1_000_000, using: &self))
    case 4: return sign + String(next() >> UInt64.random(in: 0..<64, using: &self))
    case 5...7: return sign + Self.edges[Int.random(in: 0..<Self.edges.count, using: &self)]
    case 8: return sign + digits(count: Int.random(in: 15...45, using: &self))
    default: return sign + digits(count: Int.random(in: 100...300, using: &self))
    }
  }

  /// The text of a fraction, not always in lowest terms: the quotient of two integers as
  /// `integerText` makes them.
  public mutating func rationalText() -> String {
    let numerator = integerText()
    if Int.random(in: 0..<4, using: &self) == 0 { return numerator }
    var denominator = integerText()
    if denominator.hasPrefix("-") { denominator.removeFirst() }
    return denominator == "0" ? numerator : "\(numerator)/\(denominator)"
  }

  /// A number as `rationalText` names it.
  public mutating func rational() -> Rational {
    let text = rationalText()
    // For tests only, and `rationalText` writes numbers alone: this would be a mistake in one of the two.
    guard let value = Rational(text) else { preconditionFailure("\(text) is no number") }
    return value
  }

  private mutating func digits(count: Int) -> String {
    String(Int.random(in: 1...9, using: &self))
      + (1..<count).map { _ in String(Int.random(in: 0...9, using: &self)) }.joined()
  }

  /// At and beside 2³¹, 2³², 2⁶², 2⁶³, 2⁶⁴, 2¹²⁶, 2¹²⁷, 2¹²⁸, and 10¹⁸ and 10¹⁹.
  private static let edges = [
    "2147483647", "2147483648", "2147483649", "4294967295", "4294967296", "4294967297",
    "4611686018427387903", "4611686018427387904", "4611686018427387905",
    "9223372036854775806", "9223372036854775807", "9223372036854775808", "9223372036854775809",
    "18446744073709551615", "18446744073709551616", "18446744073709551617",
    "85070591730234615865843651857942052863", "85070591730234615865843651857942052864",
    "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
    "340282366920938463463374607431768211455", "340282366920938463463374607431768211456",
    "1000000000000000000", "10000000000000000000",
  ]
}
