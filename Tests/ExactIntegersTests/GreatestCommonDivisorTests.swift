import BigInt
import TestSupport
import Testing

@testable import Rationals

@Suite("Greatest common divisors")
struct GreatestCommonDivisorTests {
  @Test("Of words, it is Euclid's", arguments: seeds)
  func words(seed: UInt64) {
    func euclid(_ a: UInt64, _ b: UInt64) -> UInt64 { b == 0 ? a : euclid(b, a % b) }
    samples(seed) { generator in
      let common = generator.next() >> UInt64.random(in: 33..<64, using: &generator)
      let a = common * (generator.next() >> UInt64.random(in: 32..<64, using: &generator))
      let b = common * (generator.next() >> UInt64.random(in: 32..<64, using: &generator))
      #expect(greatestCommonDivisor(a, b) == euclid(a, b))
    }
    #expect(greatestCommonDivisor(0, 0 as UInt64) == 0)
    #expect(greatestCommonDivisor(UInt64.max, .max) == .max)
    #expect(greatestCommonDivisor(1 << 63, 1 << 62 as UInt64) == 1 << 62)
  }

  @Test("Of long numbers, it is the binary algorithm's", arguments: seeds)
  func longNumbers(seed: UInt64) {
    func natural(_ generator: inout SeededGenerator, words: ClosedRange<Int>) -> BigUInt {
      let count = Int.random(in: words, using: &generator)
      // Words of zeros and of ones make for the longest quotients and the closest comparisons.
      return BigUInt(
        words: (0..<count).map { _ in
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: 0
          case 1: .max
          default: UInt(generator.next())
          }
        })
    }
    samples(seed, count: 20) { generator in
      let common = natural(&generator, words: 0...6) + 1
      let a = common * natural(&generator, words: 0...12)
      let b = common * natural(&generator, words: 0...12)
      let result = greatestCommonDivisor(Array(a.words), Array(b.words))
      #expect(BigUInt(words: result) == a.greatestCommonDivisor(with: b), "\(a), \(b)")
    }
  }

  @Test("Neighbouring Fibonacci numbers, Euclid's worst case, have none")
  func fibonacci() {
    var (a, b) = (BigUInt(1), BigUInt(1))
    for _ in 0..<2000 { (a, b) = (b, a + b) }
    #expect(greatestCommonDivisor(Array(a.words), Array(b.words)) == [1])
    #expect(
      greatestCommonDivisor(Array((a * 6).words), Array((b * 6).words)) == [6])
  }
}
