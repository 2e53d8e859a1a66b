// From the document's words and numbers to the characters that are shown: Unicode or plain ASCII,
// exact or decimal. Every word, and every glyph of a picture, takes this one way out.

public import Rationals
import Wording

/// Spells words, numbers and the glyphs of pictures as the reader chose.
struct Speller: Sendable {
  var presentation: Presentation

  /// The words as they are shown: transliterated where the reader wants ASCII, and with control
  /// characters made visible, because what a learner typed must not steer the terminal.
  /// Line feeds stay.
  func words(_ words: String) -> String {
    if words.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) { return words }
    var result = String.UnicodeScalarView()
    // A carriage return before a line feed is only another way to write a line feed.
    for character in words {
      for scalar in (character == "\r\n" ? "\n" : character).unicodeScalars {
        let shown = Speller.withoutControl(scalar)
        if presentation.isASCII, let spelling = asciiSpellings[shown] {
          result.append(contentsOf: spelling.unicodeScalars)
        } else {
          result.append(shown)
        }
      }
    }
    return String(result)
  }

  private static func withoutControl(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\n": scalar
    case "\t", "\u{2028}", "\u{2029}": " "
    default: scalar.steers ? "\u{FFFD}" : scalar
    }
  }

  /// One character of a picture, which takes one column in either spelling.
  func glyph(_ glyph: Character) -> Character {
    guard presentation.isASCII else { return glyph }
    return words(String(glyph)).first ?? " "
  }

  var ellipsis: String { words("…") }

  /// With every digit.
  func wholeNumber(_ number: Rational) -> String { words(presentation.spelled(number)) }

  func number(_ number: Rational) -> String {
    words(presentation.spelled(number).withShortNumbers)
  }
}

extension String {
  /// With the ends alone of whole numbers that would fill the screen: `10000…00000 (1000 digits)`. No hand
  /// adds such numbers up, and what matters is beside them. Digits after a point stay: how many of those
  /// there are is the reader's choice.
  public var withShortNumbers: String {
    let most = 40
    guard utf8.count > most else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0.isDigit }) {
      let digits = rest[start...].prefix(while: { $0.isDigit })
      let isBehindPoint = rest[..<start].last == "."
      result += rest[..<start]
      if digits.count > most, !isBehindPoint {
        result += "\(digits.prefix(5))…\(digits.suffix(5)) (\(digits.count) digits)"
      } else {
        result += digits
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0" <= self && self <= "9" }
}

extension Presentation {
  /// The number as the reader wishes it, in Unicode (`−7/3`, `≈−2.33`) or in ASCII (`-7/3`,
  /// `~-2.33`). A decimal without a mark before it is exact.
  public func spelled(_ number: Rational) -> String {
    let digits =
      switch numbers {
      case .exact: number.description
      case .decimal(let places):
        (number.isExact(places: max(places, 0)) ? "" : "≈")
          + number.decimal(places: max(places, 0))
      }
    return isASCII ? digits.exchanging("≈", for: "~") : digits.exchanging("-", for: "−")
  }
}

extension String {
  /// With another character for each of one kind: most often there is none of them.
  func exchanging(_ old: Unicode.Scalar, for new: Unicode.Scalar) -> String {
    guard unicodeScalars.contains(old) else { return self }
    return unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1 == old ? new : $1) }
  }
}

/// How a terminal without Unicode spells what the documents say. Letters of other scripts are not
/// here: a name stays as its owner wrote it.
private let asciiSpellings: [Unicode.Scalar: String] = [
  // Mathematics
  "≥": ">=", "≤": "<=", "≠": "!=", "≈": "~", "−": "-", "±": "+-", "·": "*", "×": "x", "÷": "/",
  "∞": "inf", "∈": "in", "∉": "not in", "∅": "{}", "∑": "sum", "√": "sqrt", "∧": "and", "∨": "or",
  "⁺": "+", "⁻": "-", "⁰": "^0", "¹": "^1", "²": "^2", "³": "^3", "⁴": "^4", "⁵": "^5", "⁶": "^6",
  "⁷": "^7", "⁸": "^8", "⁹": "^9", "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5",
  "₆": "6", "₇": "7", "₈": "8", "₉": "9", "₊": "+", "₋": "-",
  // Arrows
  "→": "->", "←": "<-", "↔": "<->", "⇒": "=>", "⇐": "<=", "⇔": "<=>", "↦": "->", "↑": "^",
  "↓": "v", "▸": "#", "▾": "v", "▶": ">", "◀": "<", "▲": "^", "▼": "v", "▽": "o",
  // Marks
  "●": "*", "○": "o", "◦": "o", "•": "-", "★": "*", "☆": "*", "✓": "+", "✔": "+", "✗": "x",
  "✘": "x", "◆": "*", "◇": "o", "■": "#", "□": "o", "░": ":", "▒": "%", "▓": "#", "█": "#",
  "▄": "#", "▀": "#",
  // Punctuation
  "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"", "‘": "'", "’": "'", "′": "'", "″": "\"",
  "…": "...", "–": "-", "—": "-", "‐": "-", "‑": "-", "\u{A0}": " ", "\u{202F}": " ",
  "\u{2009}": " ", "\u{200B}": "", "\u{FFFD}": "?", "°": " deg", "§": "section ", "¬": "not ",
  // Lines of tables and pictures
  "─": "-", "━": "-", "═": "=", "┄": ".", "┈": ".", "╌": ".", "│": "|", "┃": "|", "┊": ":",
  "┆": ":", "║": "|", "╵": "|", "╷": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+",
  "┤": "+", "┬": "+", "┴": "+", "┼": "+", "┯": "+", "┿": "+", "╰": "+", "╯": "+", "╭": "+",
  "╮": "+", "╱": "/", "╲": "\\", "╳": "x",
]
