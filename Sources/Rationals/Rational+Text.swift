// Numbers as text: exact in both directions, and as decimals with a stated number of places.

// MARK: - Reading

extension Rational: LosslessStringConvertible {
  /// How far a decimal exponent may be from zero. A literal of eight characters, `1e999999`, would
  /// otherwise make a number of a million digits, and with one more character, of ten million.
  private static let largestExponent = 100_000

  /// The number that `text` names, all of it:
  ///
  ///     number   = [sign] (fraction | decimal)
  ///     fraction = digits "/" digits                      7/3   −1/2
  ///     decimal  = (digits ["." digits] | "." digits) [exponent]
  ///     exponent = ("e" | "E") [sign] digits              20   0.125   .5   1.5E+2   -1e-3
  ///     sign     = "+" | "-" | "−"
  ///     digits   = one or more of 0 … 9
  ///
  /// Nil for anything else, for a fraction with denominator zero, and for an exponent beyond
  /// ±100 000. There is no limit on the number of digits.
  ///
  /// - Complexity: O(n²), for the greatest common divisor; for integers, that of reading the digits.
  public init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.takeSign()
    let whole = bytes.takeDigits()
    if !whole.isEmpty, bytes.take("/") {
      let divisor = bytes.takeDigits()
      guard !divisor.isEmpty, bytes.isEmpty else { return nil }
      self.init(isNegative: isNegative, digits: whole, divisor: divisor, exponent: 0)
      return
    }
    var digits = whole
    var exponent = 0
    if bytes.take(".") {
      let places = bytes.takeDigits()
      guard !places.isEmpty else { return nil }
      digits += places
      exponent = -places.count
    }
    guard !digits.isEmpty else { return nil }
    if bytes.take("e") || bytes.take("E") {
      let isNegative = bytes.takeSign()
      let power = bytes.takeDigits()
      guard !power.isEmpty, let size = Self.exponent(power) else { return nil }
      exponent += isNegative ? -size : size
    }
    guard bytes.isEmpty else { return nil }
    self.init(
      isNegative: isNegative, digits: digits, divisor: [UInt8(ascii: "1")], exponent: exponent)
  }

  private init?(
    isNegative: Bool, digits: ArraySlice<UInt8>, divisor: ArraySlice<UInt8>, exponent: Int
  ) {
    if exponent == 0, let numerator = word(digits), let denominator = word(divisor) {
      if denominator == 0 { return nil }
      self = Rational(isNegative ? -numerator : numerator) / Rational(denominator)
      return
    }
    let value = BigFraction.fraction(
      isNegative: isNegative, digits: digits, divisor: divisor, exponent: exponent)
    guard let value else { return nil }
    self = value
  }

  private static func exponent(_ digits: ArraySlice<UInt8>) -> Int? {
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    guard let value = word(significant), value <= largestExponent else { return nil }
    return Int(value)
  }
}

/// The value of digits that are few enough for any value of theirs to fit in a word.
private func word(_ digits: ArraySlice<UInt8>) -> Int64? {
  guard digits.count <= 18 else { return nil }
  return digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func take(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard starts(with: wanted) else { return false }
    removeFirst(wanted.count)
    return true
  }

  /// Takes a sign if there is one, and tells whether it is a minus.
  fileprivate mutating func takeSign() -> Bool {
    take("-") || take("−") || (take("+") && false)
  }

  fileprivate mutating func takeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    removeFirst(digits.count)
    return digits
  }
}

// MARK: - Writing

extension Rational: CustomStringConvertible {
  /// The exact value: `20`, `7/3`, `-1/2`. ``init(_:)`` reads it back.
  public var description: String {
    isInteger ? numeratorText : "\(numeratorText)/\(denominatorText)"
  }

  /// The numerator of the fraction in lowest terms, with a `-` before it if the number is negative.
  public var numeratorText: String {
    switch storage {
    case .small(let numerator, _): String(numerator)
    case .big(let fraction): fraction.numeratorText
    }
  }

  /// The denominator of the fraction in lowest terms, a positive integer.
  public var denominatorText: String {
    switch storage {
    case .small(_, let denominator): String(denominator)
    case .big(let fraction): fraction.denominatorText
    }
  }

  /// The number as a decimal, rounded to `places` places after the point, a tie going to the even
  /// last digit. Zeros at the end are left out, and the point if nothing follows it: 1/2 to three
  /// places is `0.5`, 2/3 is `0.667`, and −1/3000 is `0`. ``isExact(places:)`` tells whether
  /// rounding changed the number.
  ///
  /// - Precondition: `places` is 0 … 1,000,000.
  /// - Complexity: that of a few products and of writing the digits, of n words and those that `places`
  ///   digits take.
  public func decimal(places: Int) -> String {
    // `numbers decimal` takes 0 to 100; all other counts are the program's own.
    demand(
      places >= 0 && places <= 1_000_000,
      "Rational: a number of decimal places that is negative or more than a million")
    if isInteger { return numeratorText }
    let digits = BigFraction.scaledDigits(self, places: places)
    let padded = String(repeating: "0", count: max(places + 1 - digits.utf8.count, 0)) + digits
    let whole = padded.dropLast(places)
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let text = fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
    return signum < 0 && text != "0" ? "-\(text)" : text
  }

  /// Whether `decimal(places:)` is the number itself: whether the denominator divides 10^`places`.
  ///
  /// - Precondition: `places` is not negative.
  public func isExact(places: Int) -> Bool {
    // `numbers decimal` takes 0 to 100; all other counts are the program's own.
    demand(places >= 0, "Rational: a negative number of decimal places")
    return isInteger || BigFraction.isExact(self, places: places)
  }
}
