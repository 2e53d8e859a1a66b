import TestSupport
import Testing

@testable import Rationals

@Suite("A number has one representation")
struct CanonicalFormTests {
  @Test("What becomes small again equals the small number, and so do the hashes", arguments: seeds)
  func thereAndBack(seed: UInt64) {
    let large = Rational("1e60")! + Rational("1/3")!
    samples(seed) { generator in
      let a = generator.rational()
      for back in [a + large - large, a * large / large, a - large + large] {
        #expect(back == a)
        #expect(back.hashValue == a.hashValue)
        #expect(back.isSmall == a.isSmall)
      }
    }
  }

  @Test("Every result is small exactly if it fits", arguments: seeds)
  func smallIfItFits(seed: UInt64) {
    samples(seed) { generator in
      let (a, b) = (generator.rational(), generator.rational())
      var c = a
      c.addProduct(a, b)
      for value in [a, b, a + b, a - b, a * b, -a, c, a.magnitude, a.floor, a.ceiling] {
        let numerator = Int64(value.magnitude.numeratorText)
        #expect(value.isSmall == (numerator != nil && Int64(value.denominatorText) != nil))
      }
    }
  }

  @Test(
    "The edges of a word",
    arguments: [
      ("9223372036854775807", true), ("-9223372036854775807", true),
      ("9223372036854775808", false), ("-9223372036854775808", false),
      ("1/9223372036854775807", true), ("1/9223372036854775808", false),
      ("9223372036854775808/2", true), ("-9223372036854775808/9223372036854775808", true),
      ("-9223372036854775808/3", false), ("0/9223372036854775808", true),
    ])
  func edges(text: String, isSmall: Bool) throws {
    let value = try #require(Rational(text))
    #expect(value.isSmall == isSmall)
    #expect("\(value)" == "\(Reference(text))")
  }

  @Test("Int.min is a number like any other")
  func leastInt() {
    let least = Rational(Int.min)
    #expect("\(least)" == "-9223372036854775808")
    #expect(least.asInt == .min)
    #expect(-least == Rational(Int.max) + 1)
    #expect(least.magnitude == -least)
    #expect(least - 1 < least)
    #expect(least + 1 == Rational(-Int.max))
    #expect((least + 1 - 1).hashValue == least.hashValue)
    #expect("\(least.reciprocal)" == "-1/9223372036854775808")
    #expect(Rational(numerator: .min, denominator: .min) == 1)
    #expect(Rational(numerator: .min, denominator: -1) == -least)
    #expect(Rational(numerator: 1, denominator: .min) == least.reciprocal)
    #expect(Rational(-Int.max) * 1 - 1 == least)
    #expect(Rational(1 << 62) * -2 == least)
    var sum = Rational(0)
    sum.addProduct(Rational(1 << 62), -2)
    #expect(sum == least)
    #expect(sum.hashValue == least.hashValue)
  }

  @Test("Fractions whose numerator comes out as Int.min are big")
  func leastNumerators() {
    let quarter = Rational(-1 << 62)
    let third = quarter / 3
    #expect(third + third == Rational(Int.min) / 3)
    #expect(!(third + third).isSmall)
    #expect(!(third * 2).isSmall)
    #expect(third / 2 + quarter / 2 == Rational(Int.min) / 3)
    #expect(!(third / 2 + quarter / 2).isSmall)
    // An integer that is a product of fractions, added to an integer.
    var sum = quarter + quarter / 2
    sum.addProduct(third, Rational(numerator: 3, denominator: 2))
    #expect(sum == Rational(Int.min))
    #expect(!sum.isSmall)
    var fraction = third
    fraction.addProduct(third, 1)
    #expect(fraction == Rational(Int.min) / 3)
  }

  @Test("Integers of other widths convert exactly")
  func otherWidths() {
    #expect(Rational(exactly: UInt64.max).map(String.init) == "18446744073709551615")
    #expect(
      Rational(exactly: Int128.min).map(String.init) == "-170141183460469231731687303715884105728")
    #expect(Rational(exactly: Int8.min) == -128)
    #expect(Rational(exactly: Int64.min) == Rational(Int.min))
  }

  @Test("Equal numbers are one element of a set")
  func sets() {
    let texts = ["1/2", "2/4", "0.5", "5e-1", ".5", "50000000000000000000/100000000000000000000"]
    #expect(Set(texts.map { Rational($0) }).count == 1)
    #expect(Set(["1e20", "100000000000000000000/1", "-1e20"].map { Rational($0) }).count == 2)
  }
}

extension Rational {
  fileprivate var isSmall: Bool { if case .small = storage { true } else { false } }
}
