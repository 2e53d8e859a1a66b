// The little grammar that English sentences need: plurals and lists.

/// Plurals and lists in English.
public enum EnglishGrammar {
  /// `1 pivot`, `2 pivots`, `no pivots` as `0 pivots`. The noun is one whose plural ends in s.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`; with another conjunction, `a, b or c`.
  public static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last else { return "" }
    var result = ""
    for (index, item) in items.dropLast().enumerated() { result += (index == 0 ? "" : ", ") + item }
    return items.count == 1 ? last : "\(result) \(conjunction) \(last)"
  }

  /// The first of many, and how many more there are: `a, b and 7 more`.
  public static func list(_ items: [String], atMost limit: Int) -> String {
    items.count > limit
      ? list(items.prefix(limit) + ["\(items.count - limit) more"]) : list(items)
  }

  /// `and 7 more`, below the first rows of many.
  public static func andMore(_ number: Int) -> String { "and \(number) more" }
}

extension LineFact {
  /// Not more of what was typed than fits in a sentence, in quotation marks.
  func quoted(_ text: String, _ limit: Int = 24) -> String {
    text.count > limit ? "'\(text.prefix(limit))...'" : "'\(text)'"
  }
}
