// The integers next to a number.

extension Rational {
  /// The greatest integer that is not greater than this number.
  public var floor: Rational {
    switch storage {
    case .small(_, 1): return self
    case .small(let numerator, let denominator):
      // Division of words rounds towards zero.
      let quotient = numerator / denominator
      return Rational(canonical: (numerator < 0 ? quotient - 1 : quotient, 1))
    case .big(let fraction): return fraction.floor
    }
  }

  /// The least integer that is not less than this number.
  public var ceiling: Rational { -(-self).floor }

  /// The number as an `Int64`; nil if it is no integer or does not fit.
  public var asInt64: Int64? {
    switch storage {
    case .small(let numerator, 1): numerator
    case .small: nil
    case .big(let fraction): fraction.asInt64
    }
  }

  /// The number as an `Int`; nil if it is no integer or does not fit.
  public var asInt: Int? { asInt64.flatMap { Int(exactly: $0) } }
}
