// The first bits of long numbers, against the numbers themselves.

import Rationals
import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Leading bits") struct LeadingBitsTests {
  /// Numbers of up to four words that lie at powers of two, beside them, or anywhere, of both signs.
  private static func number(_ generator: inout SeededGenerator) -> Rational {
    let word = Rational(Int(generator.next() >> UInt64.random(in: 1...63, using: &generator)))
    let power = (0..<generator.next() % 200).reduce(Rational.one) { power, _ in power + power }
    let number =
      switch generator.next() % 5 {
      case 0: Rational(Int(generator.next() % 3))
      case 1: power - word
      case 2: power + Rational(Int(generator.next() % 3)) - 1
      case 3: word * power
      default: word * power + word
      }
    return generator.next() % 2 == 0 ? number : -number
  }

  private static func bits(_ number: Rational, spare: Int) -> LeadingBits {
    let words = number.numeratorWords
    let sign: UInt64 = number.signum < 0 ? .max : 0
    let wide = words + Array(repeating: sign, count: spare)
    return wide.withUnsafeBufferPointer { words in
      words.baseAddress.map { LeadingBits($0, words.count) } ?? .zero
    }
  }

  private static func order(_ a: Rational, _ b: Rational) -> Int { a == b ? 0 : a < b ? -1 : 1 }

  @Test("never tell the wrong order, of numbers, products and products of three")
  func agree() {
    var generator = SeededGenerator(seed: 31)
    var (told, asked) = (0, 0)
    for _ in 0..<Trials.count(20_000) {
      let numbers = (0..<6).map { _ in Self.number(&generator) }
      let bits = numbers.map { Self.bits($0, spare: Int(generator.next() % 3)) }
      let sizes = numbers.map(\.magnitude)
      let cases = [
        (LeadingBits.compare(bits[0], bits[1]), Self.order(sizes[0], sizes[1])),
        (
          LeadingBits.compare(bits[0] * bits[1], bits[2] * bits[3]),
          Self.order(sizes[0] * sizes[1], sizes[2] * sizes[3])
        ),
        (
          LeadingBits.compare(bits[0] * bits[1] * bits[2], bits[3] * bits[4] * bits[5]),
          Self.order(sizes[0] * sizes[1] * sizes[2], sizes[3] * sizes[4] * sizes[5])
        ),
      ]
      for (found, truth) in cases {
        asked += 1
        guard let found else { continue }
        told += 1
        #expect(found == truth, "\(numbers)")
      }
    }
    // They are there to tell.
    #expect(told * 10 > asked * 9)
  }

  @Test("do not guess where numbers differ in the last bit only")
  func undecided() {
    let power = (0..<130).reduce(Rational.one) { power, _ in power + power }
    #expect(LeadingBits.compare(Self.bits(power, spare: 0), Self.bits(power + 1, spare: 1)) == nil)
    #expect(LeadingBits.compare(Self.bits(power, spare: 0), Self.bits(-power - 1, spare: 0)) == nil)
    #expect(LeadingBits.compare(Self.bits(0, spare: 2), Self.bits(0, spare: 0)) == 0)
    #expect(LeadingBits.compare(Self.bits(0, spare: 0), Self.bits(-1, spare: 2)) == -1)
  }
}
