// Other numbers in place of those of a lesson: each is multiplied by the same factor, wherever it stands. Then all
// that is worked out from them is multiplied by it, too, whichever way it is worked out.

import Language
import Rationals

/// Numbers that take the place of others in lines.
struct MovedNumbers {
  private let factor: Rational

  private init(factor: Rational) { self.factor = factor }

  /// Every number stays.
  static let none = MovedNumbers(factor: 1)

  /// All ways to move numbers. There are few, so that every review that can be is checked.
  static let all: [MovedNumbers] =
    [2, 3, 4, 5, 6, 7, Rational(3) / 2, Rational(1) / 2].map { MovedNumbers(factor: $0) }

  /// The number that takes a number's place.
  func callAsFunction(_ number: Rational) -> Rational { number * factor }

  var isNone: Bool { factor == 1 }

  /// A line with other numbers at those places.
  func text(_ text: String, _ numbers: [LineNumber]) -> String {
    var characters = Array(text)
    for number in numbers.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = number.range.lowerBound..<min(number.range.upperBound, characters.count)
      guard !isNone, !range.isEmpty else { continue }
      characters.replaceSubrange(range, with: Array(self(number.value).description))
    }
    return String(characters)
  }
}
