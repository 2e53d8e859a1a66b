// Random numbers for the tests, most of them where loops over words go wrong.

import ExactIntegers
import TestSupport

extension SeededGenerator {
  /// A number of so many words: any, or all ones, or with runs of zeros and of ones, or a power of two,
  /// or beside one.
  mutating func natural(words count: Int) -> Natural {
    if count == 0 { return .zero }
    switch integer(in: 0...5) {
    case 0: return Natural(Array(repeating: .max, count: count))
    case 1: return Natural(1) << integer(in: (count - 1) * 64...count * 64 - 1)
    case 2: return (Natural(1) << integer(in: (count - 1) * 64 + 1...count * 64 - 1)) - 1
    case 3:
      // Runs of zeros and of ones make for the longest carries and the closest comparisons.
      let runs = (1..<count).map { _ in happens(1, outOf: 2) ? UInt64.max : 0 }
      return Natural(runs + [element(of: [1, .max, 1 << 63, next() | 1])])
    default: return Natural((1..<count).map { _ in next() } + [next() | (1 << 63) >> (next() % 64)])
    }
  }

  /// As `natural(words:)`, of either sign.
  mutating func wholeNumber(words count: Int) -> WholeNumber {
    WholeNumber(isNegative: happens(1, outOf: 2), natural(words: count))
  }
}

/// So many seeds are enough to meet each pair of the shapes that samples come in.
let seeds: Range<UInt64> = 0..<20

extension SchoolbookInteger {
  init(_ number: WholeNumber) {
    // The text is what both have in common.
    guard let value = SchoolbookInteger(number.description) else {
      preconditionFailure("\(number) is no number")
    }
    self = value
  }

  init(_ number: Natural) { self.init(WholeNumber(number)) }
}
