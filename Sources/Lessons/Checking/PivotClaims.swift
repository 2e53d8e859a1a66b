// What a lesson says of pivots right below the replies that count them: "two pivots" below `cost: 1 pivot` is a slip, or was
// true before somebody promoted the replies.

import Course
import Rendering

struct PivotClaims {
  /// The paragraphs right below blocks with a line `cost:` that tell of a number of pivots that no reply there tells of.
  static func flaws(in lesson: LessonDocument) -> [LessonFlaw] {
    var flaws: [LessonFlaw] = []
    var above: MarkdownCode?
    for block in lesson.markdown {
      defer { if case .code(let code) = block { above = code } else { above = nil } }
      guard case .paragraph(let text) = block, let code = above, code.word == BlockReader.marker
      else { continue }
      let replies = code.lines.filter { $0.hasPrefix("cost: ") }
      if replies.isEmpty { continue }
      let told = Set(code.lines.flatMap { numbers(in: $0) })
      flaws += claims(in: text).filter { !$0.holds(of: told) }.map {
        LessonFlaw(code.line + code.lines.count + 2, .warning(.otherPivots($0.words)))
      }
    }
    return flaws
  }

  private struct Claim {
    let words: String
    /// nil: several.
    let number: Int?

    func holds(of told: Set<Int>) -> Bool {
      guard let number else { return told.contains { $0 > 1 } }
      return told.contains(number)
    }
  }

  private static let numerals = [
    "no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
  ]
  private static let several = ["few", "several"]

  /// `Two pivots`, `by a few pivots`; not `the first four pivots`, nor what is quoted, or an aside in parentheses, which
  /// speaks of something else.
  private static func claims(in text: Text) -> [Claim] {
    let plain = text.pieces.map { piece -> String in
      if case .words(let words, .plain) = piece { words } else { " … " }
    }.joined()
    let words = words(of: outsideParentheses(plain.lowercased()))
    return words.indices.dropFirst().compactMap { place in
      guard words[place].hasPrefix("pivot"), place < 2 || words[place - 2] != "first" else {
        return nil
      }
      let word = words[place - 1]
      let number = numerals[word] ?? Int(word)
      guard number != nil || several.contains(word) else { return nil }
      return Claim(words: word + " " + words[place], number: number)
    }
  }

  /// `cost: 2 pivots (1 on high, 1 on low)` tells of 2 and of 1, `Pivot 3: X enters` of 3.
  private static func numbers(in reply: String) -> [Int] {
    let words = words(of: reply.lowercased())
    return words.indices.flatMap { place -> [Int] in
      let word = words[place]
      let next = place + 1 < words.count ? words[place + 1] : ""
      if next.hasPrefix("pivot") || next == "on" {
        return word == "no" ? [0] : Int(word).map { [$0] } ?? []
      }
      return word == "pivot" ? Int(next).map { [$0] } ?? [] : []
    }
  }

  private static func outsideParentheses(_ text: String) -> String {
    var depth = 0
    return String(
      text.map { character -> Character in
        if character == "(" { depth += 1 }
        if character == ")" { depth = max(depth - 1, 0) }
        return depth > 0 ? "…" : character
      })
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "…" }.map(String.init)
  }
}
