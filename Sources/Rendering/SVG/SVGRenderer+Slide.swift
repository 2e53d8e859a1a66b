// A screen of a presentation as SVG: the headline large, the story, the equations, how things stand, and the
// picture.

import Rationals

extension SVGRenderer {
  func draw(_ slide: Slide, on sheet: inout SVGSheet) {
    // A letter of the headline is twice as wide as the others.
    let headline = slide.headlines.first { 2 * speller.line($0).width <= renderer.width }
    if let headline {
      sheet.skip(SVGSheet.rowHeight / 2)
      sheet.writeHeadline(speller.line(headline).string(theme: nil))
      sheet.skip(rows: 2)
    } else if let last = slide.headlines.last {
      sheet.write(renderer.wrapped(last, width: renderer.width))
    }
    for text in slide.story {
      sheet.write(renderer.wrapped(text, width: renderer.width, hanging: 2))
    }
    if !slide.body.isEmpty {
      sheet.skip(rows: 1)
      draw(slide.body, on: &sheet)
    }
    sheet.skip(rows: 1)
    sheet.write(renderer.wrapped(slide.state, width: renderer.width, hanging: 2))
    switch slide.picture {
    case .plane(let plane): draw(plane, on: &sheet)
    case .boxes(let boxes): draw(boxes, on: &sheet)
    case .line(let line): draw(line, on: &sheet)
    case nil: break
    }
  }

  /// The number line of a presentation: on the same axis on every screen, with the place of the method.
  private func draw(_ line: SlideNumberLine, on sheet: inout SVGSheet) {
    let values = line.values + line.ticks.map { $0.value }
    let low = values.min() ?? 0
    let high = values.max() ?? 0
    let figure = NumberLines(
      variable: "",
      rows: [
        NumberLines.Row(priority: line.priority, caption: [], region: line.region, label: "")
      ], ticks: line.ticks, axis: low < high ? AxisRange(lower: low, upper: high) : nil)
    let axis = NumberLinesLayout(figure, renderer: renderer, width: renderer.width)
    func mark(_ value: Rational, _ classes: String) {
      let scale = Scale(lower: low, upper: high, steps: 1)
      guard scale.lower <= value, value <= scale.upper else { return }
      let x = SVGSheet.x(axis.left + axis.axis.place(of: value))
      let y = sheet.bottom + SVGSheet.rowHeight
      sheet.polyline(
        [
          SVGPoint(x: x, y: y), SVGPoint(x: x - 60, y: y - 110), SVGPoint(x: x + 60, y: y - 110),
        ], classes, isClosed: true)
    }
    if let before = line.before { mark(before, "f-dim") }
    if let now = line.now { mark(now, "f-plain") }
    sheet.skip(rows: 1)
    draw(figure, on: &sheet)
  }
}
