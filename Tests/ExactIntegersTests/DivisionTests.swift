// Quotients and remainders: what they must satisfy, which is all that there is to satisfy.

import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Division leaves less than the divisor")
struct DivisionTests {
  /// One word, two, three, and on both sides of where division by halves begins, for the whole and for
  /// the halves of it.
  private static let lengths: [Int] = {
    let threshold = NaturalLimbs.halvesThreshold
    return [
      1, 2, 3, 7, threshold - 1, threshold, threshold + 1, 2 * threshold - 1, 2 * threshold,
      2 * threshold + 1, 4 * threshold + 3,
    ]
  }()

  private static func check(_ number: Natural, _ divisor: Natural) {
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    #expect(remainder < divisor, "\(number.count) by \(divisor.count) words")
    #expect(
      quotient * divisor + remainder == number, "\(number.count) by \(divisor.count) words")
  }

  @Test("number = quotient · divisor + remainder, at every threshold", arguments: lengths, lengths)
  func identity(quotientWords: Int, divisorWords: Int) {
    var generator = SeededGenerator(seed: UInt64(quotientWords * 1000 + divisorWords))
    for _ in 0..<4 {
      let divisor = generator.natural(words: divisorWords)
      Self.check(generator.natural(words: quotientWords + divisorWords), divisor)
      // Just below a multiple and at it, where a digit that is guessed is most likely wrong.
      let multiple = generator.natural(words: quotientWords) * divisor
      Self.check(multiple, divisor)
      Self.check(multiple + divisor - 1, divisor)
      if !multiple.isZero { Self.check(multiple - 1, divisor) }
      #expect(multiple.divided(exactlyBy: divisor) * divisor == multiple)
    }
  }

  @Test("Quotients and remainders of either sign are the schoolbook's", arguments: seeds)
  func schoolbook(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let a = generator.wholeNumber(words: generator.integer(in: 0...6))
      let b = generator.wholeNumber(words: generator.integer(in: 1...4))
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      let expected = SchoolbookInteger(a).quotientAndRemainder(dividingBy: SchoolbookInteger(b))
      #expect("\(quotient)" == "\(expected.quotient)")
      #expect("\(remainder)" == "\(expected.remainder)")
    }
  }

  @Test("Exact quotients by numbers with any power of two in them", arguments: seeds)
  func exact(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let shift = generator.element(of: [0, 1, 63, 64, 65, 130])
      let divisor = generator.natural(words: generator.integer(in: 1...5)) << shift
      let quotient = generator.natural(words: generator.integer(in: 0...6))
      #expect((quotient * divisor).divided(exactlyBy: divisor) == quotient)
    }
  }

  @Test("Words divide as the machine divides them", arguments: seeds)
  func words(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let word = max(
        1, generator.element(of: [generator.next(), .max, 1 << 63, 10]) >> (generator.next() % 64))
      let divisor = WordDivisor(word)
      let low = generator.element(of: [0, .max, generator.next()])
      let high = generator.element(of: [0, divisor.divisor - 1, generator.next() % divisor.divisor])
      let expected = divisor.divisor.dividingFullWidth((high, low))
      #expect(divisor.quotientAndRemainder(high, low) == expected)

      let leading = DoubleWordDivisor(divisor.divisor, low)
      let double = UInt128(leading.high) << 64 | UInt128(leading.low)
      let number = generator.element(
        of: [double - 1, 0, (UInt128(high) << 64 | UInt128(generator.next())) % double])
      let three = double.dividingFullWidth(
        (number >> 64, (number << 64) | UInt128(low)))
      #expect(
        leading.quotient(
          UInt64(number >> 64), UInt64(truncatingIfNeeded: number), low)
          == UInt64(three.quotient))
    }
  }
}
