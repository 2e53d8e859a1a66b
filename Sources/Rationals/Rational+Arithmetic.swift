// The field operations. Each asks first whether all are integers that need no greatest common
// divisor, then whether all are small; what is inlined into other modules' loops is just that much.

extension Rational: SignedNumeric {
  /// The sum.
  @inlinable
  public static func + (a: Rational, b: Rational) -> Rational {
    if case .small(let n, let d) = a.storage, case .small(let m, let e) = b.storage {
      if (d ^ 1) | (e ^ 1) == 0 {
        let (sum, overflows) = n.addingReportingOverflow(m)
        if !overflows && sum != .min { return Rational(canonical: (sum, 1)) }
      } else {
        let sum = WordFractions.sum(of: (n, d), and: (m, e))
        if sum.denominator != 0 { return Rational(canonical: sum) }
      }
    }
    return BigFraction.sum(a, b)
  }

  /// The difference.
  @inlinable
  public static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// The product.
  @inlinable
  public static func * (a: Rational, b: Rational) -> Rational {
    if case .small(let n, let d) = a.storage, case .small(let m, let e) = b.storage {
      if (d ^ 1) | (e ^ 1) == 0 {
        let (product, overflows) = n.multipliedReportingOverflow(by: m)
        if !overflows && product != .min { return Rational(canonical: (product, 1)) }
      } else {
        let product = WordFractions.product((n, d), (m, e))
        if product.denominator != 0 { return Rational(canonical: product) }
      }
    }
    return BigFraction.product(a, b)
  }

  /// The quotient.
  ///
  /// - Precondition: `b` is not zero.
  @inlinable
  public static func / (a: Rational, b: Rational) -> Rational { a * b.reciprocal }

  @inlinable
  public static func += (a: inout Rational, b: Rational) { a = a + b }

  @inlinable
  public static func -= (a: inout Rational, b: Rational) { a = a - b }

  @inlinable
  public static func *= (a: inout Rational, b: Rational) { a = a * b }

  /// Divides in place.
  ///
  /// - Precondition: `b` is not zero.
  @inlinable
  public static func /= (a: inout Rational, b: Rational) { a = a / b }

  /// The number with the opposite sign.
  @inlinable
  public static prefix func - (a: Rational) -> Rational {
    switch a.storage {
    case .small(let numerator, let denominator): Rational(canonical: (-numerator, denominator))
    case .big(let fraction): fraction.negated
    }
  }

  @inlinable
  public mutating func negate() { self = -self }

  /// 1/self.
  ///
  /// - Precondition: the number is not zero.
  @inlinable
  public var reciprocal: Rational {
    switch storage {
    case .small(let numerator, let denominator):
      // A typed divisor that comes to zero is refused where it is read, at its place; the solver divides by
      // pivots, which are not zero.
      demand(numerator != 0, "Rational: division by zero")
      return Rational(
        canonical: numerator > 0 ? (denominator, numerator) : (-denominator, -numerator))
    case .big(let fraction): return fraction.reciprocal
    }
  }

  /// Adds a number to those of `numbers` at these places, which must be different ones: the step by
  /// which values follow a change. An integer is read once for all.
  ///
  /// - Complexity: O(places), for small numbers.
  @inlinable
  package static func add(
    _ number: Rational, to numbers: UnsafeMutablePointer<Rational>,
    at places: UnsafeBufferPointer<Int32>
  ) {
    guard case .small(let word, 1) = number.storage else {
      for place in places { numbers[Int(place)] += number }
      return
    }
    for place in places {
      if case .small(let n, 1) = numbers[Int(place)].storage {
        let (sum, overflows) = n.addingReportingOverflow(word)
        if !overflows && sum != .min {
          numbers[Int(place)].storage = .small(sum, 1)
          continue
        }
      }
      numbers[Int(place)] += number
    }
  }

  /// Adds a·b: the step that pivoting repeats, with one reduction to lowest terms instead of two.
  @inlinable
  public mutating func addProduct(_ a: Rational, _ b: Rational) {
    if case .small(let n, let d) = storage, case .small(let p, let q) = a.storage,
      case .small(let r, let s) = b.storage
    {
      if (d ^ 1) | (q ^ 1) | (s ^ 1) == 0 {
        let (product, productOverflows) = p.multipliedReportingOverflow(by: r)
        let (sum, sumOverflows) = n.addingReportingOverflow(product)
        if !productOverflows && !sumOverflows && sum != .min {
          storage = .small(sum, 1)
          return
        }
      } else {
        let sum = WordFractions.sum((n, d), addingProduct: (p, q), (r, s))
        if sum.denominator != 0 {
          storage = .small(sum.numerator, sum.denominator)
          return
        }
      }
    }
    self = BigFraction.sum(self, addingProduct: a, b)
  }
}

// MARK: - As a numeric type

extension Rational {
  /// 0, the neutral element of addition.
  @inlinable
  public static var zero: Rational { Rational(canonical: (0, 1)) }

  /// 1, the neutral element of multiplication.
  @inlinable
  public static var one: Rational { Rational(canonical: (1, 1)) }

  /// The integer `source`, of any width; never nil.
  public init?(exactly source: some BinaryInteger) {
    if let value = Int64(exactly: source) {
      self.init(value)
    } else {
      self.init(big: source)
    }
  }
}
