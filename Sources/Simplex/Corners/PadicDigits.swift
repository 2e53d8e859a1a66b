// Numbers by their first digits to the base 2⁶¹ − 1, the lowest first, and the fractions that they may be.

import ExactIntegers
import Rationals

/// The first digits of several numbers, as many of each.
struct PadicDigits {
  private let count: Int
  /// One digit of each number after another.
  private var digits: [[Int64]] = []

  init(count: Int) { self.count = count }

  /// Of whole numbers, all digits.
  init(of numbers: [Rational]) {
    count = numbers.count
    let modulus = Self.base.magnitude
    var rests = numbers.map { number in
      number.numeratorWords.withUnsafeBufferPointer { WholeNumber(words: $0) }
    }
    while !rests.allSatisfy({ $0.isZero }) {
      var digit: [Int64] = []
      for (place, rest) in rests.enumerated() {
        let nearest = rest.nearestResidue(of: modulus)
        digit.append(nearest.asInt64 ?? 0)
        rests[place] = (rest - nearest).divided(exactlyBy: modulus)
      }
      digits.append(digit)
    }
  }

  var length: Int { digits.count }

  /// The digits at a place, one of each number; zeros after the last.
  func digit(_ place: Int) -> [Int64] {
    place < digits.count ? digits[place] : Array(repeating: 0, count: count)
  }

  /// Adds the digit at a place to numbers, if there is one. What is carried out of a number is lost.
  func add<Number: FixedWidthInteger>(_ place: Int, to numbers: inout [Number]) {
    guard place < digits.count else { return }
    for (index, number) in digits[place].enumerated() { numbers[index] &+= Number(number) }
  }

  mutating func append(_ digit: [Int64]) { digits.append(digit) }

  private static let base = WholeNumber(Int64(Residue.modulus))

  /// The numbers, if there are no digits after these.
  func wholeNumbers() -> WholeNumbers { Self.packed((0..<count).map { number($0) }) }

  private func number(_ place: Int) -> WholeNumber {
    var sum = WholeNumber.zero
    // Most are zero where the matrix is large, in all digits.
    for digit in digits.reversed() where !(sum.isZero && digit[place] == 0) {
      sum = sum * Self.base + WholeNumber(digit[place])
    }
    return sum
  }

  /// The fractions with these digits whose numerators and denominators are short, over one denominator; nil if one has none.
  ///
  /// Most have one denominator in common, so the one that was found is tried with the next number.
  func fractions() -> (numerators: WholeNumbers, denominator: Natural)? {
    var modulus = WholeNumber.one
    for _ in 0..<length { modulus = modulus * Self.base }
    let limit = (modulus.magnitude >> 1).squareRootBound
    var denominator = Natural.one
    var found: [WholeNumber] = []
    found.reserveCapacity(count)
    // From where on the numbers are over another denominator, and by what it is greater.
    var changes: [(end: Int, factor: Natural)] = []
    for place in 0..<count {
      let number = number(place)
      if number.isZero {
        found.append(number)
        continue
      }
      let product = (number * denominator).nearestResidue(of: modulus.magnitude)
      if product.magnitude < limit >> 8 {
        found.append(product)
        continue
      }
      guard let (numerator, further) = Self.fraction(product, modulus.magnitude, limit) else {
        return nil
      }
      denominator = denominator * further
      found.append(numerator)
      changes.append((place, further))
    }
    var factor = Natural.one
    var end = count
    for change in changes.reversed() {
      Self.multiply(&found, change.end..<end, by: factor)
      end = change.end
      factor = factor * change.factor
    }
    Self.multiply(&found, 0..<end, by: factor)
    return (Self.packed(found), denominator)
  }

  private static func multiply(
    _ numbers: inout [WholeNumber], _ range: Range<Int>, by factor: Natural
  ) {
    if factor == .one { return }
    for index in range where !numbers[index].isZero { numbers[index] = numbers[index] * factor }
  }

  private static func packed(_ numbers: [WholeNumber]) -> WholeNumbers {
    let width = numbers.reduce(1) { max($0, $1.words.count) }
    var words: [UInt64] = []
    words.reserveCapacity(numbers.count * width)
    for number in numbers {
      words += number.words
      for _ in number.words.count..<width { words.append(number.isNegative ? .max : 0) }
    }
    return WholeNumbers(words: words, width: width)
  }

  /// The fraction that a number is modulo another, by the first remainder in Euclid's algorithm that is short.
  private static func fraction(
    _ number: WholeNumber, _ modulus: Natural, _ limit: Natural
  ) -> (WholeNumber, Natural)? {
    var (old, now) = (modulus, number.magnitude)
    var (oldFactor, factor) = (WholeNumber.zero, WholeNumber.one)
    while now > limit {
      let (quotient, remainder) = old.quotientAndRemainder(dividingBy: now)
      (old, now) = (now, remainder)
      (oldFactor, factor) = (factor, oldFactor - factor * quotient)
    }
    if factor.magnitude > limit || factor.isZero { return nil }
    let isNegative = number.isNegative != factor.isNegative
    return (WholeNumber(isNegative: isNegative, now), factor.magnitude)
  }

  // MARK: A single digit

  /// The fractions with these digits over one denominator, where all of them are short; nil if one is not.
  static func shortFractions(_ digits: [Int64]) -> (words: [Int64], denominator: Int64)? {
    var denominator: Int64 = 1
    var words = digits
    // From where on the numbers are over another denominator, and by what it is greater.
    var changes: [(end: Int, factor: Int64)] = []
    for index in digits.indices where digits[index] != 0 {
      let product = (Residue(digits[index]) * Residue(denominator)).nearest
      if product.magnitude < 1 << 22 {
        words[index] = product
        continue
      }
      guard let (numerator, factor) = shortFraction(product) else { return nil }
      let (longer, overflows) = denominator.multipliedReportingOverflow(by: factor)
      if overflows || longer > Self.shortLimit { return nil }
      denominator = longer
      words[index] = numerator
      changes.append((index, factor))
    }
    var factor: Int64 = 1
    var end = digits.count
    for change in changes.reversed() {
      if factor > 1 { for index in change.end..<end { words[index] *= factor } }
      end = change.end
      factor *= change.factor
    }
    if factor > 1 { for index in 0..<end { words[index] *= factor } }
    return (words, denominator)
  }

  private static let shortLimit: Int64 = 1 << 30

  private static func shortFraction(_ number: Int64) -> (Int64, Int64)? {
    var (old, now) = (Int64(Residue.modulus), abs(number))
    var (oldFactor, factor) = (Int64(0), Int64(1))
    while now > shortLimit {
      let (quotient, rest) = old.quotientAndRemainder(dividingBy: now)
      (old, now) = (now, rest)
      (oldFactor, factor) = (factor, oldFactor - factor * quotient)
    }
    if factor == 0 || abs(factor) > shortLimit { return nil }
    return ((number < 0) == (factor < 0) ? now : -now, abs(factor))
  }
}

extension Natural {
  /// A number near the square root, not above it by more than a factor of two: a power of two.
  fileprivate var squareRootBound: Natural { .one << (bitLength / 2) }
}

extension WholeNumber {
  /// The number that differs from it by a multiple of the modulus and is nearest to zero.
  fileprivate func nearestResidue(of modulus: Natural) -> WholeNumber {
    let rest = magnitude % modulus
    let nearest =
      rest > modulus >> 1 ? WholeNumber(isNegative: true, modulus - rest) : WholeNumber(rest)
    return isNegative ? -nearest : nearest
  }
}
