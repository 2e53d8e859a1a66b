// Sums and products: the laws of a ring, the schoolbook's results, and every length at which another
// method takes over.

import TestSupport
import Testing

@testable import ExactIntegers

@Suite("Whole numbers are a ring")
struct RingLawTests {
  @Test("Sums, differences and products are the schoolbook's", arguments: seeds)
  func schoolbook(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let a = generator.wholeNumber(words: generator.integer(in: 0...6))
      let b = generator.wholeNumber(words: generator.integer(in: 0...6))
      let (x, y) = (SchoolbookInteger(a), SchoolbookInteger(b))
      #expect("\(a + b)" == "\(x + y)")
      #expect("\(a - b)" == "\(x - y)")
      #expect("\(a * b)" == "\(x * y)")
      #expect((a < b) == (x < y) && (a == b) == (x == y))
    }
  }

  @Test("Sums and products are commutative, associative and distributive", arguments: seeds)
  func laws(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let a = generator.wholeNumber(words: generator.integer(in: 0...50))
      let b = generator.wholeNumber(words: generator.integer(in: 0...50))
      let c = generator.wholeNumber(words: generator.integer(in: 0...5))
      #expect(a + b == b + a && a * b == b * a)
      #expect(a + b + c == a + (b + c) && a * b * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
      #expect(
        a - a == 0 && a + 0 == a && a * 1 == a && a * 0 == 0 && -(-a) == a && a - b == -(b - a))
    }
  }

  /// One word, two, where Karatsuba's products begin, where they begin for halves, and far beyond.
  private static let lengths: [Int] = {
    let threshold = NaturalLimbs.karatsubaThreshold
    return [
      1, 2, 3, threshold - 1, threshold, threshold + 1, 2 * threshold - 1, 2 * threshold,
      2 * threshold + 1, 3 * threshold + 2, 4 * threshold + 3,
    ]
  }()

  @Test("Products are the schoolbook's at every threshold", arguments: lengths, lengths)
  func products(first: Int, second: Int) {
    var generator = SeededGenerator(seed: UInt64(first * 1000 + second))
    for _ in 0..<6 {
      let (a, b) = (generator.natural(words: first), generator.natural(words: second))
      let product = a * b
      let expected = a.withWords { a, aCount in
        b.withWords { b, bCount in
          Natural(capacity: aCount + bCount) {
            if aCount < bCount {
              NaturalLimbs.multiplyBySchoolbook(to: $0, b, bCount, a, aCount)
            } else {
              NaturalLimbs.multiplyBySchoolbook(to: $0, a, aCount, b, bCount)
            }
          }
        }
      }
      #expect(product == expected, "\(first) and \(second) words")
      #expect((a + 1) * (b + 1) == product + a + b + 1)
    }
  }

  @Test("Shifts multiply by powers of two and divide by them", arguments: seeds)
  func shifts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for shift in [0, 1, 63, 64, 65, 127, 128, 129, 200] {
      let a = generator.natural(words: generator.integer(in: 0...5))
      let power = Natural(2).power(shift)
      #expect(a << shift == a * power)
      #expect((a << shift) >> shift == a)
      #expect(a >> shift == a / power)
      #expect(WholeNumber(isNegative: true, a) << shift == -WholeNumber(a * power))
      if !a.isZero {
        #expect((a << shift).trailingZeroBitCount == a.trailingZeroBitCount + shift)
        #expect((a << shift).bitLength == a.bitLength + shift)
      }
    }
  }

  @Test("Powers are repeated products")
  func powers() {
    for base in [0, 1, 2, 10, UInt64.max] {
      let powers = (0...40).map { Natural(base).power($0) }
      #expect(powers[0] == 1)
      for (power, next) in zip(powers, powers.dropFirst()) {
        #expect(next == power * Natural(base))
      }
    }
    #expect(
      Natural.powerOfTen(0) == 1
        && Natural.powerOfTen(50).description == "1" + String(repeating: "0", count: 50))
  }

  @Test("A number has one representation, however it came about", arguments: seeds)
  func canonical(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let a = generator.natural(words: generator.integer(in: 0...4))
      let b = generator.natural(words: generator.integer(in: 1...4))
      for (number, same) in [(a + b - b, a), (a * b / b, a), ((a << 200) >> 200, a), (b - b, 0)] {
        #expect(number == same && number.hashValue == same.hashValue)
        if case .long(let words) = number { #expect(words.count > 2 && words.last != 0) }
      }
      #expect(WholeNumber(isNegative: true, a - a) == 0)
    }
  }
}
