// The pictures' words in English.

import Rationals

extension PictureWords {
  static let english = PictureWords(
    levelCurves: "level curves: ",
    regionOnAxis: "━━━━ the region left by the levels above",
    goesOn: "goes on beyond the picture",
    least: { value, variable, span in
      "least: \(value, .strong) at \(variable) \(englishPlace(span))"
    },
    axis: { name, ticks in
      let points = ticks.map { "\($0.name) = \($0.value)" as Text }
      return Text(name, .strong) + (points.isEmpty ? "" : ": ") + points.joined(separator: ", ")
    },
    lines: { "lines: " + $0.joined(separator: ", ") },
    unnamedLines: { "no room for the names of the lines " + $0.joined(separator: ", ") },
    linesOutside: { "outside the picture: " + $0.joined(separator: ", ") })

  private static func englishPlace(_ span: Span) -> Text {
    switch (span.lower, span.upper) {
    case (let lower?, let upper?):
      lower == upper ? "= \(lower, .strong)" : "in [\(lower, .strong), \(upper, .strong)]"
    case (let lower?, nil): "≥ \(lower, .strong)"
    case (nil, let upper?): "≤ \(upper, .strong)"
    case (nil, nil): "anywhere"
    }
  }
}
