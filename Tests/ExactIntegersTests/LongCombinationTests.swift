// The loops over words, one by one for each width, against fractions.

import Rationals
import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Combinations of long numbers") struct LongCombinationTests {
  private struct Case {
    var generator: SeededGenerator
    let width: Int
    let factorWidth: Int

    /// With so many bits at most; some with all of them set, or only one.
    mutating func natural(bits: Int) -> Rational {
      let length = generator.integer(in: 0...max(bits, 0))
      var words = (0...length / 64).map { _ in UInt64(generator.next()) }
      switch generator.integer(in: 0...5) {
      case 0: words = words.map { _ in .max }
      case 1: words = words.map { _ in 0 }
      default: break
      }
      words[length / 64] &= (1 << UInt64(length % 64)) - 1
      let number = Rational(numeratorWords: words + [0], denominatorWords: [1])
      return number.isZero && length > 0 ? Case.power(length - 1) : number
    }

    static func power(_ exponent: Int) -> Rational {
      let words = (0...exponent / 64).map {
        $0 == exponent / 64 ? 1 << UInt64(exponent % 64) : UInt64(0)
      }
      return Rational(numeratorWords: words + [0], denominatorWords: [1])
    }

    mutating func integer(bits: Int) -> Rational {
      let number = natural(bits: bits)
      return generator.integer(in: 0...1) == 0 ? number : -number
    }

    mutating func positive(bits: Int) -> Rational { max(1, natural(bits: bits)) }
  }

  private static func words(_ numbers: [Rational], width: Int) -> [UInt64] {
    numbers.flatMap { number in
      let words = number.numeratorWords
      return (0..<width).map { $0 < words.count ? words[$0] : number.signum < 0 ? .max : 0 }
    }
  }

  /// The quotients, or the place of the number that refuses and its magnitude.
  private enum Outcome: Equatable {
    case quotients([Rational], bits: Int)
    case refused(Int, Rational)
  }

  private static func outcome(
    _ test: Case, _ a: [Rational], _ r: [Rational], _ pairs: [(Int32, Int32)], x: Rational,
    y: Rational, isSubtracted: Bool, divisor: Rational, numberWidth: Int
  ) -> Outcome {
    let width = test.width
    let own = words(a, width: numberWidth)
    let their = words(r, width: width)
    var scratch = Array(repeating: UInt64(0), count: 3 * test.factorWidth + width)
    var quotients = Array(repeating: UInt64(0), count: pairs.count * width)
    return own.withUnsafeBufferPointer { own in
      their.withUnsafeBufferPointer { their in
        scratch.withUnsafeMutableBufferPointer { scratch in
          quotients.withUnsafeMutableBufferPointer { quotients in
            let combination = LongCombination(
              width: width, factorWidth: test.factorWidth, x: Natural(x.numeratorWords),
              y: Natural(y.numeratorWords), isSubtracted: isSubtracted,
              divisor: ExactDivisor(Natural(divisor.numeratorWords)),
              scratch: scratch.baseAddress!)
            let union = scratch.baseAddress! + 3 * test.factorWidth
            let a = LongCombination.Numbers(words: own.baseAddress!, width: numberWidth)
            let r = LongCombination.Numbers(words: their.baseAddress!, width: width)
            return pairs.withUnsafeBufferPointer { pairs in
              if let place = combination.run(
                pairs, a, r, quotients: quotients.baseAddress!, union: union)
              {
                let magnitude = combination.magnitude(ofSum: pairs[place], a, r).words
                return .refused(
                  place, Rational(numeratorWords: magnitude + [0], denominatorWords: [1]))
              }
              return .quotients(
                pairs.indices.map {
                  Rational(
                    numeratorWords: quotients[$0 * width..<($0 + 1) * width],
                    denominatorWords: [1])
                }, bits: Limbs.bits(union, width))
            }
          }
        }
      }
    }
  }

  private static func bits(_ number: Rational) -> Int {
    let words = number.numeratorWords
    return words.withUnsafeBufferPointer { Limbs.bits($0.baseAddress!, words.count) }
  }

  @Test("are those of fractions, or refuse", arguments: 1...6, 1...6)
  func combinations(width: Int, factorWidth: Int) {
    if factorWidth > width { return }
    for seed in UInt64(0)..<150 {
      var test = Case(
        generator: SeededGenerator(seed: seed), width: width, factorWidth: factorWidth)
      let mostBits = 64 * width - 2
      let divisor =
        test.generator.happens(1, outOf: 5)
        ? 1 : test.positive(bits: min(64 * factorWidth, mostBits - 1))
      let x = test.positive(bits: min(64 * factorWidth, mostBits / 2))
      let y = test.positive(bits: min(64 * factorWidth, mostBits / 2))
      // Multiples of the divisor, short enough for the quotients; and sometimes one that is none.
      let shortBits = min(
        mostBits - Self.bits(divisor), mostBits - 1 - max(Self.bits(x), Self.bits(y)))
      var (a, r): ([Rational], [Rational]) = ([], [])
      for _ in 0..<4 {
        a.append(divisor * test.integer(bits: shortBits))
        r.append(divisor * test.integer(bits: shortBits))
      }
      if test.generator.happens(1, outOf: 3), !divisor.isOne {
        a[2] = test.integer(bits: mostBits)
      }
      // One side may be narrower.
      let numberWidth = a.map { Limbs.width(bits: Self.bits($0)) }.reduce(1, max)
      let isSubtracted = test.generator.happens(1, outOf: 2)
      let pairs: [(Int32, Int32)] = [(0, 0), (1, 1), (1, -1), (-1, 2), (2, 2), (3, 3), (-1, -1)]
      let sums = pairs.map { pair in
        let product = pair.1 < 0 ? 0 : y * r[Int(pair.1)]
        return (pair.0 < 0 ? 0 : x * a[Int(pair.0)]) + (isSubtracted ? -product : product)
      }
      let refused = sums.firstIndex { sum in
        let quotient = sum / divisor
        return !quotient.isInteger || Self.bits(quotient) >= 64 * width
      }
      let expected: Outcome =
        if let refused {
          .refused(refused, sums[refused].magnitude)
        } else {
          .quotients(
            sums.map { $0 / divisor }, bits: sums.map { Self.bits($0 / divisor) }.max() ?? 0)
        }
      let outcome = Self.outcome(
        test, a, r, pairs, x: x, y: y, isSubtracted: isSubtracted, divisor: divisor,
        numberWidth: numberWidth)
      #expect(outcome == expected, "seed \(seed)")
    }
  }

  @Test("Natural numbers have the divisors that fractions find", arguments: 1...5, 1...5)
  func naturals(first: Int, second: Int) {
    for seed in UInt64(0)..<40 {
      var test = Case(generator: SeededGenerator(seed: seed), width: first, factorWidth: second)
      let common = test.positive(bits: 40 * min(first, second))
      let (a, b) = (
        common * test.positive(bits: 64 * first - Self.bits(common)),
        common * test.positive(bits: 64 * second - Self.bits(common))
      )
      let (left, right) = (Natural(a.numeratorWords), Natural(b.numeratorWords))
      #expect(left.bitLength == Self.bits(a) && left.count == (Self.bits(a) + 63) / 64)
      let ratio = a / b
      let lowest = Natural.lowestTerms(left, right)
      #expect(
        lowest.0 == Natural(ratio.numeratorWords) && lowest.1 == Natural(ratio.denominatorWords),
        "seed \(seed)")
      let factor = a / Rational(numeratorWords: ratio.numeratorWords, denominatorWords: [1])
      #expect(Natural.commonDivisor(left, right) == Natural(factor.numeratorWords), "seed \(seed)")
      let divisor = ExactDivisor(left)
      let odd = Rational(numeratorWords: divisor.odd.words + [0], denominatorWords: [1])
      #expect(odd * Case.power(divisor.twos) == a && odd.numeratorWords[0] % 2 == 1)
    }
  }
}
