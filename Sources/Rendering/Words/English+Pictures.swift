// The pictures' words in English.

import Rationals
import Wording

extension English {
  static func text(_ words: PictureWords) -> Text {
    switch words {
    case .levelCurves: "level curves: "
    case .regionOnAxis: "━━━━ the region left by the levels above"
    case .goesOn: "goes on beyond the picture"
    case .least(let value, let variable, let span):
      "least: \(value, .strong) at \(variable) \(place(span))"
    case .axis(let name, let ticks):
      Text(name, .strong) + (ticks.isEmpty ? "" : ": ")
        + ticks.map { "\($0.name) = \($0.value)" as Text }.joined(separator: ", ")
    case .lines(let names): "lines: " + names.joined(separator: ", ")
    case .unnamedLines(let names):
      "no room for the names of the lines " + names.joined(separator: ", ")
    case .linesOutside(let names): "outside the picture: " + names.joined(separator: ", ")
    }
  }

  private static func place(_ span: Span) -> Text {
    switch (span.lower, span.upper) {
    case (let lower?, let upper?):
      lower == upper ? "= \(lower, .strong)" : "in [\(lower, .strong), \(upper, .strong)]"
    case (let lower?, nil): "≥ \(lower, .strong)"
    case (nil, let upper?): "≤ \(upper, .strong)"
    case (nil, nil): "anywhere"
    }
  }
}
