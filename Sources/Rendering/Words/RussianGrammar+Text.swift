// Lists of texts in Russian, each with its roles.

public import Wording

extension RussianGrammar {
  /// `a`, `a и b`, `a, b и c`; with another conjunction, `a, b или c`.
  public static func list(_ items: [Text], _ conjunction: String = "и") -> Text {
    var result = Text(pieces: [])
    for (index, item) in items.enumerated() {
      result += Text(separator(before: index, of: items.count, conjunction)) + item
    }
    return result
  }

  /// The first of many, and how many more there are: `a, b и ещё 7`.
  public static func list(_ items: [Text], atMost limit: Int) -> Text {
    items.count > limit
      ? list(items.prefix(limit) + ["ещё \(items.count - limit)"]) : list(items)
  }
}
