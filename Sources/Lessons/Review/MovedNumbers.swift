// Other numbers in place of those of a lesson: each number goes to one other, wherever it stands.

import Language
import Rationals

/// Which number takes the place of which.
struct MovedNumbers: Hashable {
  private let places: [Rational: Rational]

  /// Every number stays.
  static let none = MovedNumbers(places: [:])

  private init(places: [Rational: Rational]) { self.places = places }

  /// Numbers below this are as likely counts as amounts.
  private static let smallest: Rational = 4

  /// Ways to move some numbers, the likeliest to make a good question first: each by something of its own, in the
  /// same order; then all by one factor, which keeps everything that a solution is.
  ///
  /// - Parameters:
  ///   - numbers: those of the lines.
  ///   - others: those of what is asked about them.
  static func ways(
    _ numbers: [Rational], _ others: [Rational], _ random: inout SplitMix
  ) -> [MovedNumbers] {
    let amounts = Set(numbers.map { $0.magnitude }).filter { $0 >= smallest }.sorted()
    var ways: [MovedNumbers] = []
    if !amounts.isEmpty {
      for _ in 0..<8 { ways.append(MovedNumbers(places: shifted(amounts, &random))) }
    }
    let all = Set((numbers + others).map { $0.magnitude }).filter { !$0.isZero }
    let isWhole = all.allSatisfy { ($0 / 2).isInteger }
    var factors: [Rational] = [2, 3, 4, 5].shuffled(using: &random)
    if isWhole { factors.append(Rational(1) / 2) }
    for factor in factors {
      ways.append(
        MovedNumbers(places: Dictionary(uniqueKeysWithValues: all.map { ($0, $0 * factor) })))
    }
    return ways
  }

  /// - Parameter amounts: in ascending order.
  private static func shifted(
    _ amounts: [Rational], _ random: inout SplitMix
  ) -> [Rational: Rational] {
    var places: [Rational: Rational] = [:]
    var shift = Rational(Int.random(in: 1...6, using: &random))
    for amount in amounts {
      places[amount] = amount + shift
      // Large numbers move further, and stay as round as they were.
      let unit: Rational = amount >= 1_000 ? 100 : amount >= 100 ? 5 : 1
      shift += unit * Rational(Int.random(in: 0...4, using: &random))
      if unit > 1 { shift = unit * (shift / unit).ceiling }
    }
    return places
  }

  /// The number that takes a number's place; itself if none does.
  func callAsFunction(_ number: Rational) -> Rational {
    let place = places[number.magnitude] ?? number.magnitude
    return number.signum < 0 ? -place : place
  }

  var isNone: Bool { places.isEmpty }

  // MARK: Texts

  /// A text with other numbers at those places.
  func text(_ text: String, _ numbers: [LineNumber]) -> String {
    var characters = Array(text)
    for number in numbers.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = number.range.lowerBound..<min(number.range.upperBound, characters.count)
      guard places[number.value.magnitude] != nil, !range.isEmpty else { continue }
      characters.replaceSubrange(range, with: Array(self(number.value).description))
    }
    return String(characters)
  }

  /// Whether a number that stands among constants would stay while others move.
  func leaves(_ numbers: [LineNumber]) -> Bool {
    !isNone
      && numbers.contains {
        $0.value.magnitude >= Self.smallest && places[$0.value.magnitude] == nil
      }
  }

  /// Words with other numbers; nil where a number in them would stay though it may be one of those that move.
  func words(_ words: String) -> String? {
    if isNone { return words }
    var result = ""
    var rest = words[...]
    while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
      let before = start > rest.startIndex ? rest[rest.index(before: start)] : result.last
      result += rest[..<start]
      rest = rest[start...]
      let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "/" }
      var literal = digits
      while let last = literal.last, !last.isNumber { literal.removeLast() }
      rest = rest[literal.endIndex...]
      let isName = before.map { $0.isLetter || $0 == "_" || $0 == "." } ?? false
      let isLevel = before == "@"
      guard !isName, !isLevel, let number = Rational(String(literal)) else {
        result += literal
        continue
      }
      // A factor, as in 2x.
      let isFactor = rest.first.map { $0.isLetter && number < Self.smallest } ?? false
      let place = places[number]
      // A small one may be an amount or a count.
      if number < Self.smallest, place == nil || isFactor {
        result += literal
      } else if number >= Self.smallest, let place {
        result += place.description
      } else {
        return nil
      }
    }
    return result + rest
  }
}

/// A small random generator that gives the same numbers for the same seed, everywhere and always (G. L. Steele,
/// D. Lea, C. H. Flood, *Fast Splittable Pseudorandom Number Generators*, 2014).
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
