// The largest number that measures several others, for making fractions whole.

extension Rational {
  /// The greatest number of which all values are whole multiples, by Euclid's algorithm (*Elements*,
  /// book X, proposition 3); zero if all of them are zero. Dividing by it makes the values whole
  /// numbers without a common factor.
  ///
  /// - Complexity: O(n) divisions with remainder for each digit.
  public static func greatestCommonMeasure(_ values: some Sequence<Rational>) -> Rational {
    values.reduce(zero) { measure($0, $1.magnitude) }
  }

  private static func measure(_ a: Rational, _ b: Rational) -> Rational {
    var (a, b) = (a, b)
    while !b.isZero { (a, b) = (b, a - (a / b).floor * b) }
    return a
  }
}
