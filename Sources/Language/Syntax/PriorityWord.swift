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

  /// The number after the word; nil if it names no priority.
  public static func value(of word: String) -> Int? {
    all.first { $0.word == word }?.value
  }

  /// The word that was probably meant: the nearest in spelling, or the only one that begins so.
  static func nearest(to word: String) -> String? {
    let words = all.map { $0.word }
    if let near = Suggestion.nearest(to: word, among: words) { return near }
    let beginning = word.lowercased()
    let fitting = words.filter { $0.hasPrefix(beginning) }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
