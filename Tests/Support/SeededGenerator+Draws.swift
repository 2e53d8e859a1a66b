// Draws that the makers of random test data share.

public import Rationals

extension SeededGenerator {
  /// A whole number of the range, each equally likely.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True `times` in `outOf` times.
  public mutating func happens(_ times: Int, outOf: Int) -> Bool {
    integer(in: 1...outOf) <= times
  }

  /// An element of a list that is not empty, each equally likely.
  public mutating func element<Element>(of list: [Element]) -> Element {
    list[integer(in: 0...list.count - 1)]
  }

  /// A number as people type them: mostly small and whole, sometimes a fraction.
  public mutating func smallRational() -> Rational {
    let numerator = integer(in: -9...9)
    return happens(1, outOf: 6)
      ? Rational(numerator: numerator, denominator: integer(in: 2...7)) : Rational(numerator)
  }

  /// A positive number near or past what a machine word holds, on either side of the line or both.
  public mutating func hugeRational() -> Rational {
    let factors = integer(in: 1...2)
    let product = (0..<factors).reduce(into: Rational.one) { product, _ in
      product *= Rational(integer(in: 1 << 31...Int.max))
    }
    return happens(1, outOf: 2) ? product : product / Rational(integer(in: 1 << 31...Int.max))
  }
}
