// Short pieces of language that more than one reply needs.

import Language
import Session

enum Words {
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
  static func count(_ number: Int, _ noun: String) -> String { EnglishGrammar.count(number, noun) }

  /// `a`, `a and b`, `a, b and c`, each shortened, of as many as can be read at a glance.
  static func shortList(_ items: [String], limit: Int = 16) -> String {
    EnglishGrammar.list(items.map { shortened($0, to: 40) }, atMost: limit)
  }

  /// `a`, `a and b`, `a, b and c`
  static func list(_ items: [String]) -> String { EnglishGrammar.list(items) }
}
