// Natural numbers apart from rows: factors, divisors, greatest common divisors.

import Rationals

/// A natural number. Up to two words, as nearly all have, it takes no memory of its own.
enum Natural: Equatable {
  case short(UInt128)
  /// Three words or more, the lowest first and the highest not zero.
  case long([UInt])

  /// Words from the lowest up.
  init(_ words: UnsafeBufferPointer<UInt>) {
    var count = words.count
    while count > 0, words[count - 1] == 0 { count -= 1 }
    if count > 2 {
      self = .long(Array(words[..<count]))
    } else {
      let low = UInt128(truncatingIfNeeded: count > 0 ? words[0] : 0)
      let high = UInt128(truncatingIfNeeded: count > 1 ? words[1] : 0)
      self = .short(high &<< 64 | low)
    }
  }

  /// Words from the lowest up.
  init(_ words: [UInt]) { self = words.withUnsafeBufferPointer { Natural($0) } }

  /// The magnitude of a number in two's complement.
  init(magnitudeOf words: UnsafeBufferPointer<UInt>) {
    let sign = words.last.map { Int(bitPattern: $0) < 0 } ?? false
    if !sign {
      self.init(words)
      return
    }
    self = withUnsafeTemporaryAllocation(of: UInt.self, capacity: words.count) { copy in
      _ = copy.initialize(from: words)
      if let base = copy.baseAddress { Limbs.negate(base, words.count) }
      return Natural(UnsafeBufferPointer(copy))
    }
  }

  static let one = Natural.short(1)

  // MARK: Reading

  /// From the lowest up, without leading zeros, but one at least.
  var words: [UInt] {
    switch self {
    case .short(let number):
      let high = UInt(truncatingIfNeeded: number &>> 64)
      return [UInt(truncatingIfNeeded: number)] + (high == 0 ? [] : [high])
    case .long(let words): return words
    }
  }

  /// Of words, one at least.
  var count: Int {
    switch self {
    case .short(let number): number >> 64 == 0 ? 1 : 2
    case .long(let words): words.count
    }
  }

  var bitLength: Int {
    switch self {
    case .short(let number): 128 - number.leadingZeroBitCount
    case .long(let words):
      words.count * UInt.bitWidth - words[words.count - 1].leadingZeroBitCount
    }
  }

  var lowestWord: UInt {
    switch self {
    case .short(let number): UInt(truncatingIfNeeded: number)
    case .long(let words): words[0]
    }
  }

  /// Writes so many words, no fewer than there are.
  func copy(to target: Limbs.Target, _ wanted: Int) {
    switch self {
    case .short(let number):
      target[0] = UInt(truncatingIfNeeded: number)
      if wanted > 1 { target[1] = UInt(truncatingIfNeeded: number &>> 64) }
      for i in 2..<max(wanted, 2) { target[i] = 0 }
    case .long(let words):
      for i in 0..<wanted { target[i] = i < words.count ? words[i] : 0 }
    }
  }

  // MARK: Divisors

  /// - Precondition: the number is not zero.
  var trailingZeroBitCount: Int {
    switch self {
    case .short(let number): return number.trailingZeroBitCount
    case .long(let words):
      var place = 0
      while words[place] == 0 { place += 1 }
      return place * UInt.bitWidth + words[place].trailingZeroBitCount
    }
  }

  /// The number divided by a power of two.
  func shiftedRight(by shift: Int) -> Natural {
    switch self {
    case .short(let number): return .short(number >> UInt128(shift))
    case .long(let words):
      let (skipped, bits) = shift.quotientAndRemainder(dividingBy: UInt.bitWidth)
      return Natural(
        (skipped..<words.count).map { i in
          let above = i + 1 < words.count ? words[i + 1] : 0
          return words[i] >> UInt(bits) | above << UInt(UInt.bitWidth - bits)
        })
    }
  }

  /// The greatest common divisor of two numbers of which the second is not zero.
  static func commonDivisor(_ a: Natural, _ b: Natural) -> Natural {
    switch (a, b) {
    case (.short(let a), .short(let b)):
      return .short(greatestCommonDivisor(ofDoubleWord: a, b))
    case (.long(let words), .short(let b)):
      var rest: UInt128 = 0
      for word in words.reversed() {
        let dividend = (rest &>> 64, rest &<< 64 | UInt128(truncatingIfNeeded: word))
        rest = b.dividingFullWidth(dividend).remainder
      }
      return .short(greatestCommonDivisor(ofDoubleWord: rest, b))
    default:
      return Natural(greatestCommonDivisor(ofWords: a.words, b.words))
    }
  }

  /// Both numbers without their common factor. Neither is zero.
  static func lowestTerms(_ a: Natural, _ b: Natural) -> (Natural, Natural) {
    let common = commonDivisor(a, b)
    if common == one { return (a, b) }
    if case (.short(let a), .short(let b), .short(let common)) = (a, b, common) {
      return (.short(a / common), .short(b / common))
    }
    let ratio = Rational(numeratorWords: a.words + [0], denominatorWords: b.words + [0])
    return (Natural(ratio.numeratorWords), Natural(ratio.denominatorWords))
  }
}

/// A positive number to divide by, again and again, where it is known or hoped to be a divisor.
struct ExactDivisor {
  let number: Natural
  let odd: Natural
  /// How many times 2 must be taken away besides.
  let twos: Int
  /// 1/odd modulo 2⁶⁴.
  let inverse: UInt
  let isOne: Bool

  init(_ number: Natural) {
    self.number = number
    twos = number.trailingZeroBitCount
    odd = twos == 0 ? number : number.shiftedRight(by: twos)
    inverse = Limbs.inverse(ofOdd: odd.lowestWord)
    isOne = number == .one
  }
}
