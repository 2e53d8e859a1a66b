// The little grammar that English sentences need: plurals and lists.

/// Plurals and lists in English.
public enum EnglishGrammar {
  /// `1 pivot`, `2 pivots`, `0 pivots`. The noun is one whose plural ends in s.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(plural(number, noun))"
  }

  /// `pivot`, `pivots`: the noun alone, as it stands after that number.
  public static func plural(_ number: Int, _ noun: String) -> String {
    number == 1 ? noun : noun + "s"
  }

  /// One word where there is one thing, another where there are more or none: `is`, `are`.
  public static func agreeing(_ number: Int, _ singular: String, _ plural: String) -> String {
    number == 1 ? singular : plural
  }

  /// `10,000`: a number that is not negative, in thousands.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }

  /// `a`, `a and b`, `a, b and c`; with another conjunction, `a, b or c`.
  public static func list(_ items: [String], _ conjunction: String = "and") -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      result += separator(before: index, of: items.count, conjunction) + item
    }
    return result
  }

  /// The first of many, and how many more there are: `a, b and 7 more`.
  public static func list(_ items: [String], atMost limit: Int) -> String {
    items.count > limit
      ? list(items.prefix(limit) + ["\(items.count - limit) more"]) : list(items)
  }

  /// What stands before an item of a list: nothing, a comma, or the conjunction.
  public static func separator(
    before index: Int, of count: Int, _ conjunction: String = "and"
  ) -> String {
    if index == 0 { return "" }
    return index == count - 1 ? " \(conjunction) " : ", "
  }

  /// `and 7 more`, below the first rows of many.
  public static func andMore(_ number: Int) -> String { "and \(number) more" }
}
