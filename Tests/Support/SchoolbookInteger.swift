// Whole numbers of any size as one computes them on paper, with nine decimal digits for a digit: slow,
// and short enough to be believed. It is what exact integers and fractions are measured against.

/// A whole number, by the methods of the schoolbook.
public struct SchoolbookInteger: Hashable, Sendable {
  private static let base = 1_000_000_000

  /// Each less than the base, the lowest first, without leading zeros.
  private var digits: [Int] = []
  private var isNegative = false

  private init(_ digits: [Int], isNegative: Bool) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  /// The number that decimal digits name, with a `-` before them if it is negative; nil for anything else.
  public init?(_ text: String) {
    let decimals = text.utf8.drop { $0 == UInt8(ascii: "-") }
    guard !decimals.isEmpty, text.utf8.count - decimals.count <= 1 else { return nil }
    var digits: [Int] = []
    var rest = decimals[...]
    while !rest.isEmpty {
      guard let digit = Int(String(decoding: rest.suffix(9), as: UTF8.self)), digit >= 0 else {
        return nil
      }
      digits.append(digit)
      rest = rest.dropLast(9)
    }
    self.init(digits, isNegative: text.hasPrefix("-"))
  }

  public var isZero: Bool { digits.isEmpty }

  public var magnitude: SchoolbookInteger { SchoolbookInteger(digits, isNegative: false) }

  // MARK: Sums and products

  public static prefix func - (a: Self) -> Self { Self(a.digits, isNegative: !a.isNegative) }

  public static func + (a: Self, b: Self) -> Self {
    if a.isNegative == b.isNegative {
      var digits: [Int] = []
      var carry = 0
      for place in 0...max(a.digits.count, b.digits.count) {
        let sum = a.digit(place) + b.digit(place) + carry
        digits.append(sum % base)
        carry = sum / base
      }
      return Self(digits, isNegative: a.isNegative)
    }
    if a.magnitude < b.magnitude { return b + a }
    var digits: [Int] = []
    var borrow = 0
    for place in a.digits.indices {
      let difference = a.digit(place) - b.digit(place) - borrow
      digits.append(difference < 0 ? difference + base : difference)
      borrow = difference < 0 ? 1 : 0
    }
    return Self(digits, isNegative: a.isNegative)
  }

  public static func - (a: Self, b: Self) -> Self { a + -b }

  public static func * (a: Self, b: Self) -> Self {
    var digits = Array(repeating: 0, count: a.digits.count + b.digits.count)
    for (place, digit) in a.digits.enumerated() {
      var carry = 0
      for index in b.digits.indices {
        let sum = digits[place + index] + digit * b.digits[index] + carry
        digits[place + index] = sum % base
        carry = sum / base
      }
      digits[place + b.digits.count] = carry
    }
    return Self(digits, isNegative: a.isNegative != b.isNegative)
  }

  private func digit(_ place: Int) -> Int { place < digits.count ? digits[place] : 0 }

  public func power(_ exponent: Int) -> Self {
    (0..<exponent).reduce(1) { power, _ in power * self }
  }

  // MARK: Division

  /// The quotient, rounded towards zero, and the remainder, by long division. A digit of the quotient is
  /// found by guessing it too small, again and again, until less than the divisor is left.
  ///
  /// - Precondition: the divisor is not zero.
  public func quotientAndRemainder(dividingBy divisor: Self) -> (quotient: Self, remainder: Self) {
    precondition(!divisor.isZero, "division by zero")
    let size = divisor.magnitude
    var quotient: [Int] = []
    // The highest digits are less than the divisor.
    let low = max(digits.count - size.digits.count + 1, 0)
    var rest = Self(Array(digits[low...]), isNegative: false)
    for digit in digits[..<low].reversed() {
      rest = Self([digit] + rest.digits, isNegative: false)
      var guessed = 0
      while rest >= size {
        let top = size.digits.count - 1
        let leading = rest.digit(top + 1) * Self.base + rest.digit(top)
        let guess = max(leading / (size.digits[top] + 1), 1)
        guessed += guess
        rest = rest - size * Self([guess % Self.base, guess / Self.base], isNegative: false)
      }
      quotient.append(guessed)
    }
    return (
      Self(quotient.reversed(), isNegative: isNegative != divisor.isNegative),
      Self(rest.digits, isNegative: isNegative)
    )
  }

  /// The greatest common divisor, by Euclid's algorithm (*Elements*, book VII, proposition 2).
  public static func greatestCommonDivisor(_ a: Self, _ b: Self) -> Self {
    var (a, b) = (a.magnitude, b.magnitude)
    while !b.isZero { (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder) }
    return a
  }
}

extension SchoolbookInteger: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    if a.digits.count != b.digits.count {
      return (a.digits.count < b.digits.count) != a.isNegative
    }
    for place in a.digits.indices.reversed() where a.digits[place] != b.digits[place] {
      return (a.digits[place] < b.digits[place]) != a.isNegative
    }
    return false
  }
}

extension SchoolbookInteger: ExpressibleByIntegerLiteral {
  /// - Precondition: the value has less than eighteen digits.
  public init(integerLiteral value: Int) {
    let size = abs(value)
    self.init([size % Self.base, size / Self.base], isNegative: value < 0)
  }
}

extension SchoolbookInteger: CustomStringConvertible {
  public var description: String {
    guard let highest = digits.last else { return "0" }
    return (isNegative ? "-" : "") + String(highest)
      + digits.dropLast().reversed().map { digit in
        String(String(Self.base + digit).dropFirst())
      }.joined()
  }
}
