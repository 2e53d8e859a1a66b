import Rationals
import TestSupport
import Testing

@Suite("Floor, ceiling and integers")
struct RoundingTests {
  @Test("Floor is that of the reference", arguments: seeds)
  func agreesWithReference(seed: UInt64) {
    samples(seed) { generator in
      let a = Sample(&generator)
      #expect("\(a.value.floor)" == "\(a.reference.floor)")
    }
  }

  @Test("Floor and ceiling enclose the number, less than one away", arguments: seeds)
  func enclosure(seed: UInt64) {
    samples(seed) { generator in
      let a = generator.rational()
      #expect(a.floor.isInteger && a.ceiling.isInteger)
      #expect(a.floor <= a && a < a.floor + 1)
      #expect(a.ceiling - 1 < a && a <= a.ceiling)
      #expect(a.ceiling - a.floor == (a.isInteger ? 0 : 1))
      #expect(a.ceiling == -(-a).floor)
    }
  }

  @Test(
    "Halves and whole numbers of either sign",
    arguments: [
      ("7/2", 3, 4), ("-7/2", -4, -3), ("3", 3, 3), ("-3", -3, -3), ("0", 0, 0), ("1/9", 0, 1),
      ("-1/9", -1, 0), ("-1/99999999999999999999", -1, 0), ("1/99999999999999999999", 0, 1),
    ])
  func table(text: String, floor: Rational, ceiling: Rational) throws {
    let value = try #require(Rational(text))
    #expect(value.floor == floor)
    #expect(value.ceiling == ceiling)
  }

  @Test(
    "asInt is the integer, if it is one and fits",
    arguments: [
      ("20", 20), ("-7", -7), ("0", 0), ("7/3", nil), ("1/99999999999999999999", nil),
      ("9223372036854775807", .max), ("9223372036854775808", nil),
      ("-9223372036854775808", .min), ("-9223372036854775809", nil), ("1e30", nil),
    ] as [(String, Int?)])
  func asInt(text: String, expected: Int?) throws {
    let value = try #require(Rational(text))
    #expect(value.asInt == expected)
    #expect(value.isInteger == !text.contains("/"))
  }

  @Test(
    "digitCount counts numerator and denominator",
    arguments: [
      ("0", 2), ("20", 3), ("7/3", 2), ("-7/3", 2), ("99/100", 5), ("9999999999", 11),
      ("1e40", 42), ("-1/99999999999999999999", 21), ("-9223372036854775808", 20),
    ])
  func digitCount(text: String, expected: Int) throws {
    #expect(try #require(Rational(text)).digitCount == expected)
  }
}
