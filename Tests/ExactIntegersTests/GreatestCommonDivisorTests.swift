// Greatest common divisors, against Euclid's own algorithm and their laws.

import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Greatest common divisors")
struct GreatestCommonDivisorTests {
  @Test("Of words and double words, it is Euclid's", arguments: seeds)
  func words(seed: UInt64) {
    func euclid(_ a: UInt128, _ b: UInt128) -> UInt128 { b == 0 ? a : euclid(b, a % b) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let common = generator.next() >> UInt64.random(in: 33..<64, using: &generator)
      let a = common * (generator.next() >> UInt64.random(in: 32..<64, using: &generator))
      let b = common * (generator.next() >> UInt64.random(in: 32..<64, using: &generator))
      #expect(UInt128(greatestCommonDivisor(a, b)) == euclid(UInt128(a), UInt128(b)))
      let (x, y) = (UInt128(a) * UInt128(common), UInt128(b) << (generator.next() % 64))
      #expect(greatestCommonDivisor(x, y) == euclid(x, y))
      #expect(greatestCommonDivisor(x, UInt128(a)) == euclid(x, UInt128(a)))
    }
    #expect(greatestCommonDivisor(0, 0 as UInt64) == 0)
    #expect(greatestCommonDivisor(UInt64.max, .max) == .max)
    #expect(greatestCommonDivisor(1 << 63, 1 << 62 as UInt64) == 1 << 62)
    #expect(greatestCommonDivisor(0, 0 as UInt128) == 0)
    #expect(greatestCommonDivisor(UInt128.max, .max) == .max)
    #expect(greatestCommonDivisor(1 << 127, 1 << 70 as UInt128) == 1 << 70)
  }

  @Test("Of long numbers, it is Euclid's", arguments: seeds)
  func longNumbers(seed: UInt64) {
    func euclid(_ a: Natural, _ b: Natural) -> Natural { b.isZero ? a : euclid(b, a % b) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let common = generator.natural(words: generator.integer(in: 1...6))
      let a = common * generator.natural(words: generator.integer(in: 0...12))
      let b = common * generator.natural(words: generator.integer(in: 0...12))
      let result = Natural.commonDivisor(a, b)
      #expect(result == euclid(a, b), "\(a), \(b)")
      if a.isZero || b.isZero { continue }
      let (x, y) = Natural.lowestTerms(a, b)
      #expect(x * result == a && y * result == b)
      #expect(Natural.commonDivisor(x, y) == 1)
    }
  }

  @Test("It does not depend on the order, and a common factor is one of it", arguments: seeds)
  func laws(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let a = generator.natural(words: generator.integer(in: 1...30))
      let b = generator.natural(words: generator.integer(in: 1...30))
      let c = generator.natural(words: generator.integer(in: 1...5))
      let divisor = Natural.commonDivisor(a, b)
      #expect(Natural.commonDivisor(b, a) == divisor)
      #expect(Natural.commonDivisor(a * c, b * c) == divisor * c)
      #expect(Natural.commonDivisor(a + b, b) == divisor)
      #expect((a % divisor).isZero && (b % divisor).isZero)
      #expect(Natural.commonDivisor(a, 0) == a && Natural.commonDivisor(0, a) == a)
    }
  }

  @Test("Neighbouring Fibonacci numbers, Euclid's worst case, have none")
  func fibonacci() {
    var (a, b) = (Natural(1), Natural(1))
    for _ in 0..<2000 { (a, b) = (b, a + b) }
    #expect(Natural.commonDivisor(a, b) == 1)
    #expect(Natural.commonDivisor(a * 6, b * 6) == 6)
  }

  @Test("Quotients too long for leading words to tell are found, too")
  func longQuotients() {
    // The first quotient is 2¹²⁷ and more; then one of 2⁶³.
    let y = (Natural(1) << 300) + 1
    for shift in [63, 64, 65, 126, 127, 128, 200] {
      let x = (y << shift) + (Natural(1) << 100)
      #expect(Natural.commonDivisor(x * 15, y * 15) == Natural.commonDivisor(y, 1 << 100) * 15)
    }
  }
}
