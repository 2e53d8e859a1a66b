// The priorities that have a name.

public import Rationals

public struct PriorityWord: Sendable {
  public let word: String
  /// 1000 is a requirement.
  public let value: Rational

  /// The named priorities, the most important first.
  public static let all = [
    PriorityWord(word: "required", value: 1000),
    PriorityWord(word: "high", value: 750),
    PriorityWord(word: "strong", value: 750),
    PriorityWord(word: "medium", value: 500),
    PriorityWord(word: "low", value: 250),
    PriorityWord(word: "weak", value: 250),
  ]

  /// The number after the word, in any case; nil if it names no priority.
  public static func value(of word: String) -> Rational? {
    all.first { $0.word == word || $0.word == word.lowercased() }?.value
  }

  /// What a priority is called: its first word, or its number.
  public static func text(_ priority: Rational) -> String {
    all.first { $0.value == priority }?.word ?? priority.decimal(places: 1000)
  }
}
