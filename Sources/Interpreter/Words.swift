// Short pieces of language that more than one reply needs.

enum Words {
  static let weightOnRequirement =
    "a requirement has no cost, so its weight changes nothing; write @low or another level to make "
    + "it a preference"

  static func dropped(_ id: String, _ text: String) -> String { "dropped \(id): \(text)" }

  static func trimmed(_ line: String) -> String {
    String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// `1 pivot`, `2 pivots`
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `a`, `a and b`, `a, b and c`
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
