// Natural numbers as decimal text, in both directions.
//
// Short numbers are read and written nineteen digits at a time, as many as always fit in a word. Long ones
// are cut into halves, a·10^e + b, with e nineteen times a power of two: to write is a division by 10^e
// and then the halves by themselves, to read is a product (R. P. Brent and P. Zimmermann, *Modern Computer
// Arithmetic*, 2010, 1.7.2). So the time is that of some products of numbers as long.

/// 10^19, 10^38, 10^76, …: each the square of the one before.
private struct DecimalPowers {
  /// Digits that fit in a word, whatever they are.
  static let digitsOfWord = 19
  static let word: UInt64 = 10_000_000_000_000_000_000

  private(set) var powers = [Natural(Self.word)]

  /// How many digits the power at a place takes away.
  static func digits(_ place: Int) -> Int { digitsOfWord << place }

  /// Makes powers until the last one's square is greater than a number of so many bits.
  init(forBits bits: Int) {
    while 2 * (last.bitLength - 1) < bits { powers.append(last * last) }
  }

  /// Makes powers for numbers of so many digits.
  init(forDigits digits: Int) {
    while 2 * Self.digits(powers.count - 1) < digits { powers.append(last * last) }
  }

  private var last: Natural { powers[powers.count - 1] }
}

// MARK: - Writing

extension Natural: CustomStringConvertible {
  /// From how many words on a number is written by halves, as measured.
  static let writingThreshold = 24

  /// The decimal digits, without leading zeros.
  ///
  /// - Complexity: O(n²) for short numbers; that of division, times O(log n), for long ones.
  public var description: String { String(decoding: decimalDigits, as: UTF8.self) }

  /// How many decimal digits it takes to write the number.
  ///
  /// - Complexity: that of writing them.
  public var digitCount: Int { decimalDigits.count }

  /// The decimal digits in ASCII, without leading zeros.
  public var decimalDigits: ArraySlice<UInt8> {
    let powers = DecimalPowers(forBits: count < Self.writingThreshold ? 0 : bitLength)
    // A word has less than twenty digits; a number by halves, twice those of the greatest power.
    let size =
      count < Self.writingThreshold ? 20 * count : 2 * DecimalPowers.digits(powers.powers.count - 1)
    let digits = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      if let base = buffer.baseAddress {
        write(to: base, size, powers, powers.powers.count - 1)
      }
      initialized = size
    }
    let first = digits.firstIndex { $0 != UInt8(ascii: "0") } ?? digits.count - 1
    return digits[first...]
  }

  /// Writes `size` digits, with zeros before the number if it has fewer.
  ///
  /// - Parameter place: of the power that is half as long as the digits, if they are many.
  private func write(
    to digits: UnsafeMutablePointer<UInt8>, _ size: Int, _ powers: DecimalPowers, _ place: Int
  ) {
    if count < Self.writingThreshold || place < 0 {
      writeByWords(to: digits, size)
      return
    }
    let low = DecimalPowers.digits(place)
    let (quotient, remainder) = quotientAndRemainder(dividingBy: powers.powers[place])
    quotient.write(to: digits, size - low, powers, place - 1)
    remainder.write(to: digits + (size - low), low, powers, place - 1)
  }

  private func writeByWords(to digits: UnsafeMutablePointer<UInt8>, _ size: Int) {
    let divisor = WordDivisor(DecimalPowers.word)
    withWords { words, count in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { rest in
        guard let rest = rest.baseAddress else { return }
        rest.update(from: words, count: count)
        var left = NaturalLimbs.significant(rest, count)
        var end = size
        while end > 0 {
          var word = NaturalLimbs.divide(rest, left, by: divisor, quotient: rest)
          left = NaturalLimbs.significant(rest, left)
          for _ in 0..<min(DecimalPowers.digitsOfWord, end) {
            end &-= 1
            let (quotient, digit) = word.quotientAndRemainder(dividingBy: 10)
            digits[end] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit)
            word = quotient
          }
        }
      }
    }
  }
}

// MARK: - Reading

extension Natural {
  /// From how many digits on a number is read by halves, as measured.
  static let readingThreshold = 2_000

  /// The number that decimal digits in ASCII name; nil if there is none of them, or anything else.
  ///
  /// - Complexity: O(n²) for few digits; that of products, times O(log n), for many.
  public init?(decimal digits: ArraySlice<UInt8>) {
    guard !digits.isEmpty,
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    let powers = DecimalPowers(forDigits: digits.count < Self.readingThreshold ? 0 : digits.count)
    self = digits.withUnsafeBufferPointer { Self.read($0, powers, powers.powers.count - 1) }
  }

  private static func read(
    _ digits: UnsafeBufferPointer<UInt8>, _ powers: DecimalPowers, _ place: Int
  ) -> Natural {
    if digits.count < readingThreshold || place < 0 { return readByWords(digits) }
    let low = DecimalPowers.digits(place)
    if digits.count <= low { return read(digits, powers, place - 1) }
    let high = digits.count - low
    let upper = read(UnsafeBufferPointer(rebasing: digits[..<high]), powers, place - 1)
    let lower = read(UnsafeBufferPointer(rebasing: digits[high...]), powers, place - 1)
    return upper * powers.powers[place] + lower
  }

  private static func readByWords(_ digits: UnsafeBufferPointer<UInt8>) -> Natural {
    // A word for nineteen digits, and one for those that are left over.
    Natural(capacity: digits.count / DecimalPowers.digitsOfWord + 1) { words in
      var count = 0
      var start = 0
      // The digits that are left over come first.
      var end = digits.count % DecimalPowers.digitsOfWord
      for place in 0...digits.count / DecimalPowers.digitsOfWord {
        var word: UInt64 = 0
        for digit in digits[start..<end] {
          word = word &* 10 &+ UInt64(truncatingIfNeeded: digit &- UInt8(ascii: "0"))
        }
        words[place] = NaturalLimbs.multiply(
          to: words, words, count, by: DecimalPowers.word, adding: word)
        count = place + 1
        (start, end) = (end, end + DecimalPowers.digitsOfWord)
      }
    }
  }
}

extension Natural: LosslessStringConvertible {
  /// The number that decimal digits name; nil for anything else.
  public init?(_ description: String) { self.init(decimal: Array(description.utf8)[...]) }
}
