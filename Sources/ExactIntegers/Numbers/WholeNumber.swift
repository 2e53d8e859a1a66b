// Whole numbers of any size and of either sign, as values.

/// A whole number of any size: 0, 1, −1, 2, −2, …
///
/// Costs are those of its magnitude, a ``Natural``: up to two words it takes no memory of its own.
public struct WholeNumber: Hashable, Sendable {
  /// The number without its sign.
  public let magnitude: Natural
  /// Whether the number is less than zero.
  public let isNegative: Bool

  public static let zero = WholeNumber(.zero)
  public static let one = WholeNumber(.one)

  /// - Parameter isNegative: does not matter if the magnitude is zero, which has no sign.
  public init(isNegative: Bool = false, _ magnitude: Natural) {
    self.magnitude = magnitude
    self.isNegative = isNegative && !magnitude.isZero
  }

  public init(_ value: some BinaryInteger) {
    let magnitude = value.magnitude
    if let word = UInt64(exactly: magnitude) {
      self.init(isNegative: value < 0, Natural(word))
    } else {
      let words = (0..<(magnitude.bitWidth + 63) / 64).map {
        UInt64(truncatingIfNeeded: magnitude >> (64 * $0))
      }
      self.init(isNegative: value < 0, Natural(words))
    }
  }

  // MARK: Words

  /// The number in two's complement, words from the lowest up; its top bit is the sign.
  public init(words: UnsafeBufferPointer<UInt64>) {
    let isNegative = words.last.map { Int64(bitPattern: $0) < 0 } ?? false
    self.init(isNegative: isNegative, Natural(magnitudeOf: words))
  }

  /// The number in two's complement, words from the lowest up; its top bit is the sign. No more than it
  /// takes.
  public var words: [UInt64] {
    var words = magnitude.words
    // −2⁶³ needs no word more for its sign, 2⁶³ does.
    if words[words.count - 1] >> 63 == 1 { words.append(0) }
    if !isNegative { return words }
    words.withUnsafeMutableBufferPointer { words in
      if let base = words.baseAddress { Limbs.negate(base, words.count) }
    }
    if words.count > 1, words[words.count - 1] == .max, words[words.count - 2] >> 63 == 1 {
      words.removeLast()
    }
    return words
  }

  // MARK: Properties

  public var isZero: Bool { magnitude.isZero }

  /// −1, 0 or 1, as the number is negative, zero or positive.
  public var signum: Int { isNegative ? -1 : magnitude.isZero ? 0 : 1 }

  /// The number as an `Int64`; nil if it does not fit.
  public var asInt64: Int64? {
    guard case .short(let word, 0) = magnitude else { return nil }
    if isNegative { return word <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- word) : nil }
    return Int64(exactly: word)
  }
}

// MARK: - Arithmetic

extension WholeNumber {
  public static prefix func - (a: WholeNumber) -> WholeNumber {
    WholeNumber(isNegative: !a.isNegative, a.magnitude)
  }

  /// - Complexity: O(n).
  public static func + (a: WholeNumber, b: WholeNumber) -> WholeNumber {
    if a.isNegative == b.isNegative {
      return WholeNumber(isNegative: a.isNegative, a.magnitude + b.magnitude)
    }
    return a.magnitude < b.magnitude
      ? WholeNumber(isNegative: b.isNegative, b.magnitude - a.magnitude)
      : WholeNumber(isNegative: a.isNegative, a.magnitude - b.magnitude)
  }

  /// - Complexity: O(n).
  public static func - (a: WholeNumber, b: WholeNumber) -> WholeNumber { a + -b }

  /// - Complexity: as that of natural numbers.
  public static func * (a: WholeNumber, b: WholeNumber) -> WholeNumber {
    WholeNumber(isNegative: a.isNegative != b.isNegative, a.magnitude * b.magnitude)
  }

  /// - Complexity: as that of natural numbers.
  public static func * (a: WholeNumber, b: Natural) -> WholeNumber {
    WholeNumber(isNegative: a.isNegative, a.magnitude * b)
  }

  /// The quotient, rounded towards zero, and the remainder, which has the sign of this number.
  ///
  /// - Precondition: the divisor is not zero.
  /// - Complexity: as that of natural numbers.
  public func quotientAndRemainder(
    dividingBy divisor: WholeNumber
  ) -> (quotient: WholeNumber, remainder: WholeNumber) {
    let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor.magnitude)
    return (
      WholeNumber(isNegative: isNegative != divisor.isNegative, quotient),
      WholeNumber(isNegative: isNegative, remainder)
    )
  }

  /// The quotient by a divisor of the number.
  ///
  /// - Precondition: the divisor is one. Where it is not, the quotient is any number.
  public func divided(exactlyBy divisor: Natural) -> WholeNumber {
    WholeNumber(isNegative: isNegative, magnitude.divided(exactlyBy: divisor))
  }

  /// The number times a power of two.
  public static func << (number: WholeNumber, shift: Int) -> WholeNumber {
    WholeNumber(isNegative: number.isNegative, number.magnitude << shift)
  }
}

// MARK: - Order, literals and text

extension WholeNumber: Comparable {
  public static func < (a: WholeNumber, b: WholeNumber) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.magnitude < a.magnitude : a.magnitude < b.magnitude
  }
}

extension WholeNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) { self.init(value) }
}

extension WholeNumber: LosslessStringConvertible {
  /// The number that decimal digits name, after a `-` if it is negative; nil for anything else.
  public init?(_ description: String) {
    let digits = Array(description.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    guard let magnitude = Natural(decimal: digits[(isNegative ? 1 : 0)...]) else { return nil }
    self.init(isNegative: isNegative, magnitude)
  }

  /// The decimal digits, after a `-` if the number is negative.
  public var description: String { isNegative ? "-\(magnitude)" : "\(magnitude)" }
}
