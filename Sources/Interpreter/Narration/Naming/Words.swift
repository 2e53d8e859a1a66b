// Short pieces of language that more than one reply needs.

import Rationals

enum Words {
  static let weightOnRequirement =
    "a requirement has no cost, so its weight changes nothing; write @low or another level to make "
    + "it a preference"

  /// Of a constraint without a variable.
  ///
  /// - Parameter cost: what it adds to that level's objective; nil if it holds.
  static func withoutVariable(
    _ id: String, cost: (amount: Rational, level: String)?, hasPoints: Bool
  )
    -> String
  {
    let time = hasPoints ? "as the points stand, it " : "it always "
    guard let cost else { return "there is no variable in \(id): \(time)holds" }
    return
      "there is no variable in \(id): \(time)adds \(cost.amount) to f(\(cost.level)), whatever the "
      + "solution is"
  }

  static func cancels(_ id: String, _ other: String, level: String) -> String {
    "\(id) and \(other) cancel: together they ask for nothing of f(\(level)); drop \(other) leaves "
      + "\(id) alone"
  }

  static func noUnits(_ word: String) -> String {
    "numbers have no units here: 10\(word) is 10 times the variable \(word)"
  }

  static func dropped(_ id: String, _ text: String) -> String { "dropped \(id): \(text)" }

  /// The beginning and the end of what is longer than a reply has room for, cut between words where there
  /// are any: `1x0 + 2x1 + … + 50x49`.
  static func shortened(_ text: String, to limit: Int = 72) -> String {
    guard text.count > limit else { return text }
    let head = text.prefix(limit * 2 / 3)
    let tail = text.suffix(limit - head.count - 3)
    let headEnd = head.dropFirst(limit / 3).lastIndex(of: " ")
    let tailStart = tail.dropLast(tail.count / 2).firstIndex(of: " ")
    return (headEnd.map { head[..<$0] + " " } ?? head) + "…"
      + (tailStart.map { tail[$0...] } ?? tail)
  }

  /// `1 pivot`, `2 pivots`
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The same of as many as can be read at a glance.
  static func shortList(_ items: [String], limit: Int = 16) -> String {
    let shown = items.prefix(limit).map { shortened($0, to: 40) }
    return items.count > limit
      ? list(shown + ["\(items.count - limit) more"]) : list(shown)
  }

  /// `a`, `a and b`, `a, b and c`
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items[1...].dropLast().reduce(items[0]) { "\($0), \($1)" } + " and " + last
  }
}
