// The priorities that have a name.

public struct PriorityWord: Sendable {
  public let word: String
  /// 1 … 1000, 1000 being a requirement.
  public let value: Int

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
  public static func value(of word: String) -> Int? {
    all.first { $0.word == word || $0.word == word.lowercased() }?.value
  }
}
