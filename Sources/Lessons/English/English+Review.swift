// What a review says around its questions, in English.

import Rationals
import Wording

extension English {
  static func text(_ words: ReviewWords) -> String {
    switch words {
    case .title: "Review"
    case .introduction:
      "What you have missed comes back here: after a day, three days after that, and seven after that. Where all "
        + "that is said follows from other numbers, it has other numbers."
    case .from(let lesson): "From \(lesson)"
    }
  }

  /// Words that a number behind them names, such as lesson 28.
  static let titles: Set<String> = ["lesson", "lessons", "chapter", "chapters", "section", "part"]

  /// What a word says of an amount.
  static func number(_ word: String) -> NumberWord? {
    if ["hundred", "thousand", "million", "billion"].contains(where: { word.hasPrefix($0) }) {
      return .part
    }
    return numbers[word].map { .plain(Rational($0)) }
  }

  /// Words for numbers that may be amounts as well as counts.
  private static let numbers: [String: Int] = [
    "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "eighteen": 18, "twenty": 20,
    "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
  ]
}
