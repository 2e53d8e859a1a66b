// Numbers as decimals, exactly: those whose denominator has no prime factors but 2 and 5.

import Rationals

extension Rational {
  /// The denominator as 2^a · 5^b · `rest`, where 10 has no factor in common with `rest`; `places`, the greater
  /// of a and b, is how many decimals the number has when `rest` is 1.
  ///
  /// - Complexity: a + b divisions.
  var decimalPlaces: (places: Int, rest: Rational) {
    if isInteger { return (0, 1) }
    let denominator = Rational(
      numeratorWords: denominatorWords, denominatorWords: CollectionOfOne(1))
    if var word = denominator.asInt64 {
      var (twos, fives) = (0, 0)
      while word % 2 == 0 { (word, twos) = (word / 2, twos + 1) }
      while word % 5 == 0 { (word, fives) = (word / 5, fives + 1) }
      return (max(twos, fives), Rational(word))
    }
    var rest = denominator
    func removeAll(_ prime: Int64) -> Int {
      var count = 0
      while true {
        let quotient = rest / Rational(prime)
        guard quotient.isInteger else { return count }
        (rest, count) = (quotient, count + 1)
      }
    }
    let (twos, fives) = (removeAll(2), removeAll(5))
    return (max(twos, fives), rest)
  }

  /// The number in digits, with a point or an exponent where there is none to need: `0.125`, `12`, `1e30`.
  ///
  /// - Precondition: the number is a finite decimal.
  var decimalText: String {
    let (places, rest) = decimalPlaces
    // Each row is scaled until all its numbers are decimals, and what cannot be is refused, before a writer
    // begins.
    precondition(rest.isOne, "a number that is no finite decimal")
    if places > 18 {
      return "\((self * Self.powerOfTen(places)).numeratorText)e-\(places)"
    }
    if places > 0 { return decimal(places: places) }
    let digits = numeratorText
    let significant = digits.utf8.reversed().drop { $0 == UInt8(ascii: "0") }.count
    let zeros = digits.utf8.count - significant
    return zeros > 8 ? "\(digits.dropLast(zeros))e\(zeros)" : digits
  }

  /// - Complexity: O(log n) products.
  static func powerOfTen(_ exponent: Int) -> Rational {
    var (power, square, rest) = (Rational.one, Rational(10), exponent)
    while rest > 0 {
      if rest % 2 == 1 { power *= square }
      rest /= 2
      if rest > 0 { square *= square }
    }
    return power
  }
}
