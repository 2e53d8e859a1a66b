// What a rational number is made of: one canonical representation per value, small enough to copy
// freely while numerator and denominator each fit in a machine word.

/// An exact fraction of any size.
///
/// The rationals are an ordered field: sums, differences, products and quotients of rationals are
/// rationals again, with nothing rounded, so `(1/3) * 3 == 1` holds and so does every other law of
/// the field. Size is bounded by memory alone. Dividing by zero is a programming error and stops
/// the program, as it does for `Int`.
///
/// Numbers whose numerator and denominator fit in 64 bits (with a sign in the numerator) are kept
/// and computed in machine words; others go to big integers, and come back as soon as they fit.
/// Costs are given in these terms: *small* numbers take constant time, and for big ones n is the
/// number of words of the longest numerator or denominator.
public struct Rational: Sendable {
  // A note on the layout
  //
  // Simplex spends its time in `row += k * pivotRow`, so what counts is a copy and an `addProduct`
  // of small numbers. These layouts were measured, all with the same arithmetic, on arrays of
  // 60 × 120 numbers and from another module, against a bare pair of words that can hold no big
  // number at all; nanoseconds per `addProduct`, Swift 6.3.1:
  //
  //                                                          integers   fractions
  //     bare pair of Int64                                      1.3         9.7
  //     enum: pair of Int64, or a box                           2.4        11.3
  //     pair of Int64 with an optional box beside it            3.2        14.7
  //     enum: one Int64, or a pair of Int64, or a box           2.4        17.9
  //
  // The optional box loses because each copy calls the runtime to retain it, be it nil; an enum is
  // retained only after a look at its tag. The step on fractions is given the words themselves
  // (`WordFractions`), since to keep the values alive across a call costs another 4. With the
  // shortcuts taken there, the enum now stands at 2.5 and 8.5.

  @usableFromInline
  enum Storage: Sendable {
    /// numerator, denominator
    case small(Int64, Int64)
    case big(BigFraction)
  }

  // The representation is canonical, so that equality and hashing need look at nothing else:
  //
  // - numerator and denominator have no common factor, the denominator is positive, zero is 0/1;
  // - a number is `small` exactly if |numerator| and denominator are at most `Int64.max`.
  //
  // So −2⁶³ is big although a word could hold it. In return, negation, magnitude and reciprocal
  // of small numbers are small and cannot overflow.
  @usableFromInline
  var storage: Storage

  @inlinable
  init(storage: Storage) { self.storage = storage }

  /// Takes words that are already canonical.
  @inlinable
  init(canonical pair: WordFractions.Pair) {
    storage = .small(pair.numerator, pair.denominator)
  }
}

// MARK: - From integers

extension Rational: ExpressibleByIntegerLiteral {
  /// The integer `value`.
  @inlinable
  public init(_ value: Int64) {
    if value != .min {
      self.init(canonical: (value, 1))
    } else {
      self.init(big: value)
    }
  }

  /// The integer `value`.
  @inlinable
  public init(_ value: Int) { self.init(Int64(value)) }

  @inlinable
  public init(integerLiteral value: Int64) { self.init(value) }

  /// The fraction `numerator`/`denominator`, in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(_ numerator: Int64, over denominator: Int64) {
    // Denominators here are powers of ten, counts of what is there, and numbers of the code's own.
    demand(denominator != 0, "Rational: a fraction with denominator zero")
    self = Rational(numerator) / Rational(denominator)
  }

  /// The fraction `numerator`/`denominator`, in lowest terms.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(numerator: Int, denominator: Int) {
    self.init(Int64(numerator), over: Int64(denominator))
  }

  @usableFromInline
  init(big value: some BinaryInteger) { storage = BigFraction.integer(value).storage }
}

// MARK: - Properties

extension Rational {
  /// Whether this is 0.
  @inlinable
  public var isZero: Bool {
    if case .small(0, _) = storage { true } else { false }
  }

  /// Whether this is 1.
  @inlinable
  public var isOne: Bool {
    if case .small(1, 1) = storage { true } else { false }
  }

  /// Whether the denominator is 1.
  @inlinable
  public var isInteger: Bool {
    switch storage {
    case .small(_, let denominator): denominator == 1
    case .big(let fraction): fraction.isInteger
    }
  }

  /// −1, 0 or 1, as the number is negative, zero or positive.
  @inlinable
  public var signum: Int {
    switch storage {
    case .small(let numerator, _): Int(numerator.signum())
    case .big(let fraction): fraction.signum
    }
  }

  /// The absolute value.
  @inlinable
  public var magnitude: Rational { signum < 0 ? -self : self }

  /// The number of decimal digits of the numerator and of the denominator together, signs not
  /// counted: 2 for 7/3, and 3 for 20, which is 20/1. A measure of how long a number is to read.
  ///
  /// - Complexity: that of writing the digits.
  public var digitCount: Int {
    switch storage {
    case .small(let numerator, let denominator):
      decimalDigitCount(numerator.magnitude) + decimalDigitCount(denominator.magnitude)
    case .big(let fraction): fraction.digitCount
    }
  }

  /// The number of binary digits of the numerator and of the denominator together, where either of them is longer than
  /// a word; 0 for all other numbers.
  ///
  /// - Complexity: O(1).
  public var longBitCount: Int {
    switch storage {
    case .small: 0
    case .big(let fraction): fraction.bitCount
    }
  }

  /// Whether `digitCount` is greater than that.
  ///
  /// - Complexity: O(1) as a rule; that of writing the number where it has about as many digits.
  public func hasMoreDigits(than most: Int) -> Bool {
    switch storage {
    case .small: most < 38 && digitCount > most
    case .big(let fraction): fraction.hasMoreDigits(than: most)
    }
  }
}

private func decimalDigitCount(_ value: UInt64) -> Int {
  var (count, rest) = (1, value)
  while rest >= 10 {
    rest /= 10
    count += 1
  }
  return count
}
