// Number lines: what every level leaves of one variable, one line below another over one axis, so
// that the shrinking is seen at one glance.
//
//     required        X = X0 + a,  X = X3 − b
//                     ◀┄┄┄┄┄┄●━━━━━━━━━━━━━━━━━━━━━●┄┄┄┄┄┄▶   [X0, X3]
//     high      750   f₁ = d⁻  →  0                 1 pivot
//                     ◀┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●━━━━━━━●┄┄┄┄┄┄▶   [X2, X3]
//                            ╵      ╵      ╵       ╵
//                            X0     X1     X2      X3
//
// Heavy is what is left; an arrow at its end says that it goes on for ever.

import Rationals

extension TextRenderer {
  func lines(of figure: NumberLines, width: Int) -> [StyledLine] {
    let layout = NumberLinesLayout(figure, renderer: self, width: width)
    var result: [StyledLine] = []
    for index in figure.rows.indices {
      let row = figure.rows[index]
      result += layout.captions[index] + layout.labelsAbove[index]
      let picture = line(of: row.region, on: layout.axis, priority: row.priority)
      result.append(
        (picture + .spaces(NumberLinesLayout.gap) + layout.labelsBeside[index])
          .indented(by: layout.left))
    }
    if !layout.names.columns.isEmpty {
      var marks = Canvas(width: layout.axis.width, height: 1)
      for column in layout.names.columns {
        marks.put(speller.glyph("╵"), row: 0, column: column, .dim)
      }
      result += marks.lines.map { $0.indented(by: layout.left) } + layout.linesBelow
    }
    return result
  }

  private func line(of region: Span?, on axis: NumberLineAxis, priority: Int) -> StyledLine {
    var canvas = Canvas(width: axis.width, height: 1)
    let (first, last) = (0, axis.width - 1)
    for column in first...last { canvas.put(speller.glyph("┄"), row: 0, column: column, .dim) }
    canvas.put(speller.glyph("◀"), row: 0, column: first, .dim)
    canvas.put(speller.glyph("▶"), row: 0, column: last, .dim)
    guard let region, !region.isEmpty else { return canvas.lines[0] }

    let role = Text.Role.level(priority)
    let from = region.lower.map(axis.column) ?? first
    let to = region.upper.map(axis.column) ?? last
    for column in from...to { canvas.put(speller.glyph("━"), row: 0, column: column, role) }
    canvas.put(speller.glyph(region.lower == nil ? "◀" : "●"), row: 0, column: from, role)
    canvas.put(speller.glyph(region.upper == nil ? "▶" : "●"), row: 0, column: to, role)
    return canvas.lines[0]
  }
}

extension Span {
  /// Those ends that are not infinite.
  var ends: [Rational] { [lower, upper].compactMap { $0 } }

  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return lower > upper
  }
}
