// Lists of texts in English, each with its roles.

public import Wording

extension EnglishGrammar {
  /// `a`, `a and b`, `a, b and c`; with another conjunction, `a, b or c`.
  public static func list(_ items: [Text], _ conjunction: String = "and") -> Text {
    var result = Text(pieces: [])
    for (index, item) in items.enumerated() {
      result += Text(separator(before: index, of: items.count, conjunction)) + item
    }
    return result
  }

  /// The first of many, and how many more there are: `a, b and 7 more`.
  public static func list(_ items: [Text], atMost limit: Int) -> Text {
    items.count > limit
      ? list(items.prefix(limit) + ["\(items.count - limit) more"]) : list(items)
  }
}
