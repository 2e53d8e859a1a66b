// An expected reply: lines to be met exactly, but for its wildcards. `...` alone on a line stands
// for any lines, `[..]` within one for any text.

/// One line of an expected reply.
import Course

enum LinePattern: Hashable, Sendable {
  /// `...`: any number of lines, also none.
  case anyLines
  /// The pieces between the `[..]`; one piece is a line without a wildcard.
  case line(pieces: [String])

  init(_ text: String) {
    if text.drop(while: { $0 == " " || $0 == "\t" }).withoutTrailingSpaces == "..." {
      self = .anyLines
      return
    }
    var pieces: [String] = [""]
    var rest = text.withoutTrailingSpaces[...]
    while let first = rest.first {
      if rest.hasPrefix("[..]") {
        pieces.append("")
        rest = rest.dropFirst(4)
      } else {
        pieces[pieces.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    self = .line(pieces: pieces)
  }

  /// Whether this line, not `...`, is met by that line of a reply.
  func matches(_ actual: String) -> Bool {
    guard case .line(let pieces) = self else { return false }
    if pieces.count == 1 { return pieces[0] == actual }
    var elements: [Character?] = []
    for (index, piece) in pieces.enumerated() {
      if index > 0 { elements.append(nil) }
      elements += piece.map { Optional($0) }
    }
    return Wildcards.match(
      elements, Array(actual), isAny: { $0 == nil }, fits: { $0 == $1 })
  }
}

extension Substring {
  fileprivate var withoutTrailingSpaces: String { String(self).withoutTrailingSpaces }
}

/// The lines that are expected, wildcards among them.
struct ReplyPattern: Hashable, Sendable {
  var lines: [LinePattern]

  init(_ lines: [String]) { self.lines = lines.map(LinePattern.init) }

  func matches(_ actual: [String]) -> Bool {
    Wildcards.match(
      lines, actual, isAny: { $0 == .anyLines }, fits: { $0.matches($1) })
  }
}

enum Wildcards {
  /// Whether a sequence meets a pattern in which some elements stand for any run of elements.
  ///
  /// It is enough to go back to the last wildcard: what the earlier ones took can stay, because a
  /// shorter run before leaves only more for those behind.
  ///
  /// - Complexity: O(n · m) at worst, O(n + m) for most.
  static func match<Pattern, Element>(
    _ pattern: [Pattern], _ text: [Element], isAny: (Pattern) -> Bool,
    fits: (Pattern, Element) -> Bool
  ) -> Bool {
    var (p, t) = (0, 0)
    var retry: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, isAny(pattern[p]) {
        p += 1
        retry = (p, t)
      } else if p < pattern.count, fits(pattern[p], text[t]) {
        p += 1
        t += 1
      } else if let last = retry {
        retry = (last.pattern, last.text + 1)
        (p, t) = (last.pattern, last.text + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy(isAny)
  }
}
