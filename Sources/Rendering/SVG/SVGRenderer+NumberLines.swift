// Number lines as SVG: laid out as on the terminal, drawn as lines.

import Rationals

extension SVGRenderer {
  func draw(_ figure: NumberLines, on sheet: inout SVGSheet) {
    let layout = NumberLinesLayout(figure, renderer: renderer, width: renderer.width)
    for (index, row) in figure.rows.enumerated() {
      if index > 0, !row.caption.isEmpty { sheet.skip(60) }
      sheet.write(layout.captions[index] + layout.labelsAbove[index])
      draw(row, layout, on: &sheet)
      sheet.write(
        layout.labelsBeside[index], column: layout.left + layout.axis.width + NumberLinesLayout.gap)
      sheet.skip(rows: 1)
    }
    drawNames(layout, on: &sheet)
  }

  private func draw(_ row: NumberLines.Row, _ layout: NumberLinesLayout, on sheet: inout SVGSheet) {
    func point(_ column: Int) -> SVGPoint {
      SVGPoint(x: SVGSheet.x(layout.left + column), y: sheet.bottom + SVGSheet.rowHeight / 2)
    }
    let (first, last) = (point(0), point(layout.axis.width - 1))
    sheet.line(first, last, "s-dim")
    sheet.arrow(first, toRight: false, size: 80, "f-dim")
    sheet.arrow(last, toRight: true, size: 80, "f-dim")
    for column in layout.names.columns {
      let place = point(column)
      sheet.line(
        SVGPoint(x: place.x, y: place.y - 50), SVGPoint(x: place.x, y: place.y + 50), "s-dim")
    }
    guard let region = row.region, !region.isEmpty else { return }

    let level = SVGStyle.level(row.priority)
    let from = region.lower.map { point(layout.axis.column($0)) } ?? first
    let to = region.upper.map { point(layout.axis.column($0)) } ?? last
    // An arrow's line ends inside of its head.
    sheet.line(
      SVGPoint(x: from.x + (region.lower == nil ? 80 : 0), y: from.y),
      SVGPoint(x: to.x - (region.upper == nil ? 80 : 0), y: to.y), "s-\(level) bar")
    for (end, place) in [(region.lower, from), (region.upper, to)] {
      if end != nil {
        sheet.circle(place, radius: 60, "f-\(level)")
      } else {
        sheet.arrow(place, toRight: place == to, size: 140, "f-\(level)")
      }
    }
  }

  /// The names below the axis; their stems are lines.
  private func drawNames(_ layout: NumberLinesLayout, on sheet: inout SVGSheet) {
    for line in layout.linesBelow {
      var column = 0
      for run in line.runs {
        for character in run.text {
          if run.role == .dim, character == speller.glyph("│") {
            sheet.line(
              SVGPoint(x: SVGSheet.x(column), y: sheet.bottom),
              SVGPoint(x: SVGSheet.x(column), y: sheet.bottom + SVGSheet.rowHeight), "s-dim dotted")
          }
          column += character.displayWidth
        }
      }
      var words = StyledLine()
      for run in line.runs {
        if run.role == .dim {
          words.appendSpaces(run.text.displayWidth)
        } else {
          words.append(run.text, run.role)
        }
      }
      sheet.write(words, column: 0)
      sheet.skip(rows: 1)
    }
  }
}
