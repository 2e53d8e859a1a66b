// Formulas that the program writes for people, as TeX: `X = X1 + a⁺ − a⁻` becomes `X = X_{1} + a^{+} - a^{-}`.

import Language
import Rationals
import Rendering

/// A formula in parts between which a line may end.
struct TeXFormula {
  /// Each but the first begins with a sign, or with the relation at which equations are aligned.
  private(set) var parts: [Part] = []

  struct Part {
    var tex = ""
    /// About how many characters are seen.
    var width = 0
    var isRelation = false
  }

  init(_ text: Text, _ speller: inout TeXSpeller) {
    parts.append(Part())
    var depth = 0
    for piece in text.pieces {
      switch piece {
      case .number(let value, _), .wholeNumber(let value, _):
        add(speller.number(value), width: value.description.count)
      case .words(let words, _), .formula(let words, _): add(words, &depth, &speller)
      }
    }
    parts.removeAll { $0.tex.isEmpty }
  }

  private mutating func add(_ tex: String, width: Int) {
    parts[parts.count - 1].tex += tex
    parts[parts.count - 1].width += width
  }

  private mutating func add(_ words: String, _ depth: inout Int, _ speller: inout TeXSpeller) {
    var rest = words.unicodeScalars[...]
    while let first = rest.first {
      if first.startsName {
        let name = rest.prefix { Self.continuesName($0) }
        rest = rest[name.endIndex...]
        let text = String(String.UnicodeScalarView(name))
        add(speller.name(text) + " ", width: name.count)
        continue
      }
      rest.removeFirst()
      switch first {
      case "=", "≥", "≤":
        if depth == 0 { parts.append(Part(isRelation: true)) }
        add(Self.relations[first] ?? "= ", width: 3)
      case "+", "−", "-":
        let follows = parts.last.map { $0.isRelation && $0.width == 3 || $0.tex.isEmpty } ?? true
        if depth == 0, !follows { parts.append(Part()) }
        add(first == "+" ? "+ " : "- ", width: 3)
      case "(", "[":
        depth += 1
        add(String(first), width: 1)
      case ")", "]":
        depth -= 1
        add(String(first), width: 1)
      case "·", "*": add("\\cdot ", width: 1)
      case "∞": add("\\infty ", width: 1)
      case "…": add("\\dots ", width: 1)
      case " ": break
      case "0"..."9", "/", ".", ",": add(String(first), width: 1)
      default: add("\\text{\(speller.words(String(first)))}", width: 1)
      }
    }
  }

  private static let relations: [Unicode.Scalar: String] = [
    "=": "= ", "≥": "\\ge ", "≤": "\\le ",
  ]

  /// The sign of a slack is the last of its name.
  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.continuesName || scalar == "⁺" || scalar == "⁻"
  }

  // MARK: Lines

  /// Longer lines are broken.
  private static let mostWidth = 60

  /// As the left side, and lines from the relation on, each of which fits.
  var aligned: (left: String, lines: [String]) {
    let relation = parts.firstIndex { $0.isRelation } ?? 0
    let left = parts[..<relation].map { $0.tex }.joined()
    var (lines, width) = ([""], parts[..<relation].reduce(0) { $0 + $1.width })
    for part in parts[relation...] {
      if width + part.width > Self.mostWidth, lines != [""] {
        lines.append("\\quad{} ")
        width = 4
      }
      lines[lines.count - 1] += part.tex
      width += part.width
    }
    return (left, lines)
  }

  /// What stands before the relation is something else, which is TeX already.
  mutating func replaceLeft(with tex: String, width: Int) {
    let relation = parts.firstIndex { $0.isRelation } ?? 0
    parts.replaceSubrange(..<relation, with: [Part(tex: tex + " ", width: width)])
  }
}
