// Chance that can be repeated: the same seed draws the same numbers on every machine.

import Language
import Rationals

/// The draws of which an exercise is made, from SplitMix64 (G. L. Steele, D. Lea, C. H. Flood, *Fast Splittable
/// Pseudorandom Number Generators*, 2014).
///
/// The standard library's own draws are of the machine's word, so a page would ask other questions than a
/// terminal. These work with 64 bits everywhere.
struct SeededDraws: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The draws of one exercise: kinds and levels of the same seed have nothing in common.
  init(_ kind: ExerciseKind, _ level: ExerciseLevel, seed: UInt64) {
    self.init(seed: seed ^ hash(of: "\(kind.rawValue) \(level.rawValue)"))
    state = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A whole number of a range that is short enough for any word; each is as likely, but for less than one in
  /// 2³².
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int(next() % count)
  }

  /// A whole number of a range, as a number to calculate with.
  mutating func number(_ range: ClosedRange<Int>) -> Rational { Rational(integer(range)) }

  /// The same, but not 0.
  mutating func nonzero(_ range: ClosedRange<Int>) -> Rational {
    while true {
      let value = integer(range)
      if value != 0 { return Rational(value) }
    }
  }

  /// True `times` in `outOf` times.
  mutating func happens(_ times: Int, outOf: Int) -> Bool { integer(1...outOf) <= times }

  /// An element of a list that is not empty.
  mutating func element<Element>(of list: [Element]) -> Element {
    list[integer(0...list.count - 1)]
  }

  /// The elements in any order (R. A. Fisher, F. Yates, 1938; R. Durstenfeld, 1964).
  mutating func shuffled<Element>(_ list: [Element]) -> [Element] {
    var list = list
    for last in stride(from: list.count - 1, to: 0, by: -1) {
      list.swapAt(last, integer(0...last))
    }
    return list
  }
}
