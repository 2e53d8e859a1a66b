// Numbers as decimal text, at every length at which another method takes over.

import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Whole numbers as decimal text")
struct DecimalTextTests {
  private static let wordCounts: [Int] = {
    let threshold = Natural.writingThreshold
    return [
      0, 1, 2, 3, threshold - 1, threshold, threshold + 1, 2 * threshold - 1, 2 * threshold,
      2 * threshold + 1, 5 * threshold, 8 * threshold + 1,
    ]
  }()

  @Test("What is written can be read back", arguments: wordCounts)
  func roundTrip(words: Int) {
    var generator = SeededGenerator(seed: UInt64(words))
    for _ in 0..<12 {
      let number = generator.wholeNumber(words: words)
      let text = number.description
      #expect(WholeNumber(text) == number)
      #expect(number.magnitude.digitCount == text.utf8.count - (number.isNegative ? 1 : 0))
      #expect(text == "0" || text.utf8.first { $0 != UInt8(ascii: "-") } != UInt8(ascii: "0"))
    }
  }

  private static let digitCounts: [Int] = {
    let threshold = Natural.readingThreshold
    // A word has nineteen digits, and halves have nineteen times a power of two.
    return [
      1, 18, 19, 20, 37, 38, 39, 76, 77, threshold - 1, threshold, threshold + 1,
      2 * threshold - 1, 2 * threshold, 19 << 6, (19 << 6) + 1, 19 << 7, (19 << 8) - 1,
      (19 << 8) + 1,
    ]
  }()

  @Test("What is read is written as it was", arguments: digitCounts)
  func digits(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    let random = (0..<count).map { "\($0 == 0 ? 7 : generator.integer(in: 0...9))" }.joined()
    let power = "1" + String(repeating: "0", count: count - 1)
    for text in [random, power, String(repeating: "9", count: count)] {
      let number = try #require(Natural(text))
      #expect(number.description == text)
      #expect(Natural("000" + text) == number)
    }
    #expect(Natural(power) == Natural.powerOfTen(count - 1))
    #expect(Natural(String(repeating: "9", count: count)).map { $0 + 1 } == .powerOfTen(count))
  }

  @Test("Long numbers are written as the schoolbook writes them", arguments: seeds)
  func schoolbook(seed: UInt64) throws {
    // The schoolbook's numbers are decimal, so their products are made without any of ours.
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<4).map { _ in "\(generator.next())" }
    let factors = texts.map { (SchoolbookInteger($0)!, Natural($0)!) }
    var (expected, number) = (SchoolbookInteger(1), Natural(1))
    for count in 1...80 {
      let factor = generator.element(of: factors)
      (expected, number) = (expected * factor.0, number * factor.1)
      if count % 9 == 0 { #expect("\(number)" == "\(expected)") }
    }
    #expect(Natural("\(expected)") == number)
  }

  @Test(
    "This is no number", arguments: ["", "-", "+1", "1 ", " 1", "1-", "--1", "1.0", "٣", "0x1"])
  func rejection(text: String) {
    #expect(WholeNumber(text) == nil)
    #expect(Natural(text) == nil)
  }

  @Test("A natural number has no sign, and zero has none either")
  func signs() {
    #expect(Natural("-1") == nil)
    #expect(WholeNumber("-0").map { "\($0)" } == "0")
    #expect(WholeNumber("-007").map { "\($0)" } == "-7")
  }
}
