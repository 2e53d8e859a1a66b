// Equality, hashing and order.

extension Rational: Hashable {
  /// Whether the numbers are the same. Since representations are canonical, they are compared.
  @inlinable
  public static func == (a: Rational, b: Rational) -> Bool {
    switch (a.storage, b.storage) {
    case (.small(let n, let d), .small(let m, let e)): n == m && d == e
    case (.big(let a), .big(let b)): BigFraction.isEqual(a, b)
    // A short number and a long one.
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .small(let numerator, let denominator):
      hasher.combine(numerator)
      hasher.combine(denominator)
    case .big(let fraction): fraction.hash(into: &hasher)
    }
  }
}

extension Rational: Comparable {
  /// The order of the numbers on the line.
  @inlinable
  public static func < (a: Rational, b: Rational) -> Bool {
    if case .small(let n, let d) = a.storage, case .small(let m, let e) = b.storage {
      return d == e ? n < m : WordFractions.isLess((n, d), (m, e))
    }
    return BigFraction.isLess(a, b)
  }
}
