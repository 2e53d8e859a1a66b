// The little grammar that Russian sentences need: three forms of a noun, and lists.

/// Plurals and lists in Russian.
public enum RussianGrammar {
  /// The form of a noun, or of what agrees with it, after a number: `шаг` after 1, 21 and 101, `шага` after 2 to 4 and 22 to 24,
  /// `шагов` after all others, 11 to 14 with them.
  public static func plural(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    let (rest, ofHundred) = (number.magnitude % 10, number.magnitude % 100)
    if (11...14).contains(ofHundred) { return many }
    if rest == 1 { return one }
    return (2...4).contains(rest) ? few : many
  }

  /// `1 шаг`, `2 шага`, `5 шагов`.
  public static func count(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number) \(plural(number, one, few, many))"
  }

  /// One word where there is one thing, another where there are more or none: `нарушено`, `нарушены`.
  public static func agreeing(_ number: Int, _ singular: String, _ plural: String) -> String {
    number == 1 ? singular : plural
  }

  /// `10 000`: a number that is not negative, in thousands, with a space that no line breaks at; a number of four digits
  /// stays whole.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number)
    if digits.count < 5 { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "\u{a0}" }
      result.append(digit)
    }
    return result
  }

  /// `a`, `a и b`, `a, b и c`; with another conjunction, `a, b или c`.
  public static func list(_ items: [String], _ conjunction: String = "и") -> String {
    var result = ""
    for (index, item) in items.enumerated() {
      result += separator(before: index, of: items.count, conjunction) + item
    }
    return result
  }

  /// The first of many, and how many more there are: `a, b и ещё 7`.
  public static func list(_ items: [String], atMost limit: Int) -> String {
    items.count > limit
      ? list(items.prefix(limit) + ["ещё \(items.count - limit)"]) : list(items)
  }

  /// What stands before an item of a list: nothing, a comma, or the conjunction.
  public static func separator(
    before index: Int, of count: Int, _ conjunction: String = "и"
  ) -> String {
    if index == 0 { return "" }
    return index == count - 1 ? " \(conjunction) " : ", "
  }

  /// `и ещё 7`, below the first rows of many.
  public static func andMore(_ number: Int) -> String { "и ещё \(number)" }
}
