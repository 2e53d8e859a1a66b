// Number lines as SVG: the captions as text, the lines as they are in a page.

import Rationals

extension SVGRenderer {
  func draw(_ figure: NumberLines, on sheet: inout SVGSheet) {
    draw(figure, NumberLinesDrawing(figure, width: inner, speller: speller), on: &sheet)
  }

  /// The number line of a presentation: on the same axis on every screen, with the place of the method.
  func draw(_ line: SlideNumberLine, on sheet: inout SVGSheet) {
    let drawing = NumberLinesDrawing(
      line.figure, width: inner, speller: speller, now: line.now, before: line.before)
    draw(line.figure, drawing, on: &sheet)
  }

  /// Between the margins, in pixels.
  private var inner: Int { width - 2 * SVGSheet.margin / 10 }

  private func draw(
    _ figure: NumberLines, _ drawing: NumberLinesDrawing, on sheet: inout SVGSheet
  ) {
    let captions = Captions(
      figure.rows.map { $0.caption }, renderer: renderer, width: renderer.width)
    for (index, row) in figure.rows.enumerated() {
      if index > 0, !row.caption.isEmpty { sheet.skip(60) }
      write(captions.lines[index], endingWith: speller.line(row.label), on: &sheet)
      sheet.place(drawing.line(of: row))
      sheet.skip(NumberLinesDrawing.lineHeight)
    }
    let names = drawing.names()
    sheet.place(names.shapes)
    sheet.skip(names.height)
    sheet.write(names.references.lines(renderer, width: renderer.width))
  }

  /// What stands above a line: its caption, and at the right what is left, where there is room for both in one row.
  private func write(
    _ caption: [StyledLine], endingWith label: StyledLine, on sheet: inout SVGSheet
  ) {
    guard let last = caption.last ?? (label.isBlank ? nil : StyledLine()) else { return }
    sheet.write(caption.dropLast().map { $0 })
    let gap = renderer.width - last.width - label.width
    if gap >= (last.isBlank ? 0 : 3) {
      sheet.write([last + .spaces(gap) + label])
    } else {
      sheet.write([last] + renderer.wrapped(label, width: renderer.width, hanging: 2))
    }
  }
}

extension SlideNumberLine {
  /// Without the place of the method.
  var figure: NumberLines {
    NumberLines(
      variable: "",
      rows: [NumberLines.Row(priority: priority, caption: [], region: region, label: "")],
      ticks: ticks,
      axis: AxisRange.next(after: nil, showing: values + ticks.map { $0.value }))
  }
}
