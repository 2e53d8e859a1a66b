// Number lines among words. The captions and the regions are words, which a reader can enlarge and a screen reader
// reads; the lines alone are SVG, all on one scale, in proportion to their values to a tenth of a pixel, so that a
// region that moves does so without steps.

import Rationals

/// A figure of number lines, one below another, over one axis.
struct HTMLNumberLines {
  private let figure: NumberLines
  private let renderer: HTMLRenderer
  private let ticks: [NumberLines.Tick]
  private let axis: AxisRange
  private let scale: Scale
  /// Where the method stands, and where it stood before; drawn on every line.
  private let now: Rational?
  private let before: Rational?

  // In tenths of a pixel.
  /// From an end of the axis to the side of the picture, where lines that have no end go on.
  private static let margin = 340
  private static let lineHeight = 220
  /// Room for a name and its number.
  private static let nameHeight = 370
  private static let gap = 120

  private var width: Int { 10 * renderer.width }
  private var speller: Speller { renderer.speller }

  init(
    _ figure: NumberLines, renderer: HTMLRenderer, now: Rational? = nil, before: Rational? = nil
  ) {
    (self.figure, self.renderer, self.now, self.before) = (figure, renderer, now, before)
    ticks = figure.ticksWithEnds(speller: renderer.speller).sorted { $0.value < $1.value }
    axis =
      figure.axis ?? AxisRange.next(after: nil, showing: ticks.map { $0.value })
      ?? AxisRange(lower: -10, upper: 10)
    scale = Scale(
      lower: axis.lower, upper: axis.upper, steps: 10 * renderer.width - 2 * Self.margin)
  }

  private func x(_ value: Rational) -> Int { Self.margin + scale(value) }

  /// The figure says which variable its axis is and what part of it is seen; the rectangle holds for each of its pictures.
  var markup: Markup {
    let plot = SVGHooks.plot(
      "line", x: figure.variable, (axis.lower, axis.upper),
      in: SVGRectangle(left: Self.margin, top: 0, (scale.steps, Self.lineHeight)))
    return .element(
      Markup.Element(
        name: "figure", namespace: .html, attributes: [.init("class", "line")] + plot,
        children: figure.rows.map { markup(of: $0) } + names))
  }

  // MARK: Lines

  private func markup(of row: NumberLines.Row) -> Markup {
    let cells = row.caption.filter { !$0.isEmpty }.map {
      Markup.html("span", [:], renderer.markup(of: $0))
    }
    let label =
      row.label.isEmpty
      ? [] : [Markup.html("span", ["class": "label"], renderer.markup(of: row.label))]
    let words = cells + label
    return .html(
      "div", ["class": "row", "data-priority": "\(row.priority)"],
      (words.isEmpty ? [] : [.html("div", ["class": "words"], words)]) + [line(of: row)])
  }

  private func line(of row: NumberLines.Row) -> Markup {
    let middle = Self.lineHeight / 2
    var sheet = SVGSheet()
    let (first, last) = (SVGPoint(x: 20, y: middle), SVGPoint(x: width - 20, y: middle))
    sheet.line(first, last, "s-dim")
    sheet.arrow(first, toRight: false, size: 80, "f-dim")
    sheet.arrow(last, toRight: true, size: 80, "f-dim")
    for tick in ticks {
      let x = x(tick.value)
      sheet.line(SVGPoint(x: x, y: middle - 50), SVGPoint(x: x, y: middle + 50), "s-dim")
    }
    if let region = row.region, !region.isEmpty { draw(region, row.priority, on: &sheet) }
    if let before { mark(before, "before f-dim", on: &sheet) }
    if let now { mark(now, "now f-plain", on: &sheet) }
    return .svg(
      "svg",
      [
        "aria-hidden": "true", "viewBox": "0 0 \(renderer.width) \(SVGSheet.px(Self.lineHeight))",
        "width": "\(renderer.width)", "height": SVGSheet.px(Self.lineHeight),
      ], sheet.elements)
  }

  /// A triangle that points down at a value.
  private func mark(_ value: Rational, _ classes: String, on sheet: inout SVGSheet) {
    guard axis.lower <= value, value <= axis.upper else { return }
    let (x, y) = (x(value), Self.lineHeight / 2 - 20)
    sheet.polyline(
      [SVGPoint(x: x, y: y), SVGPoint(x: x - 50, y: y - 85), SVGPoint(x: x + 50, y: y - 85)],
      classes, isClosed: true)
  }

  /// A rectangle, whose place and width a style sheet can move, between points or arrows.
  private func draw(_ region: Span, _ priority: Int, on sheet: inout SVGSheet) {
    let level = SVGStyle.level(priority)
    let middle = Self.lineHeight / 2
    let (from, to) = (region.lower.map(x) ?? 100, region.upper.map(x) ?? width - 100)
    sheet.shape(
      "rect",
      [
        "class": "region f-\(level)", "x": SVGSheet.px(from), "y": SVGSheet.px(middle - 30),
        "width": SVGSheet.px(max(to - from, 0)), "height": SVGSheet.px(60),
      ])
    for (end, place) in [(region.lower, from), (region.upper, to)] where end != nil {
      sheet.circle(SVGPoint(x: place, y: middle), radius: 60, "f-\(level)")
    }
    if region.lower == nil {
      sheet.arrow(SVGPoint(x: 10, y: middle), toRight: false, size: 150, "f-\(level)")
    }
    if region.upper == nil {
      sheet.arrow(SVGPoint(x: width - 10, y: middle), toRight: true, size: 150, "f-\(level)")
    }
  }

  // MARK: Names

  private struct Name {
    let tick: NumberLines.Tick
    /// The name, and below it the number where that is another.
    let lines: [StyledLine]
    let place: Int
    let row: Int
  }

  /// The names below the last line in as many rows as they need; where one is very long, a reference stands for it.
  private var names: [Markup] {
    var references = References()
    var ends: [Int] = []
    let limit = (width - 2 * Self.margin) / (3 * SVGSheet.columnWidth)
    let names = ticks.map { tick -> Name in
      let words = references.fitted(StyledLine(speller.words(tick.name)), limit: limit)
      var number = StyledLine(speller.number(tick.value), .dim)
      if number.string(theme: nil) == words.string(theme: nil) { number = StyledLine() }
      let lines = [words, references.fitted(number, limit: limit)].filter { !$0.isBlank }
      let half = lines.reduce(0) { max($0, $1.width) } * SVGSheet.columnWidth / 2
      let place = min(max(x(tick.value), half), width - half)
      let row = ends.firstIndex { $0 + Self.gap <= place - half } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = place + half
      return Name(tick: tick, lines: lines, place: place, row: row)
    }
    if names.isEmpty { return [] }
    let drawing = SVGRenderer(
      presentation: renderer.presentation, width: renderer.width, isInset: true)
    let below = references.lines(drawing.renderer, width: drawing.renderer.width).map {
      Markup.html("li", [:], renderer.inline($0))
    }
    return [picture(names, rows: ends.count, drawing.renderer)]
      + (below.isEmpty ? [] : [.html("ul", ["class": "legend"], below)])
  }

  private func picture(_ names: [Name], rows: Int, _ words: TextRenderer) -> Markup {
    var sheet = SVGSheet()
    // A name may stand over the stem of another.
    for name in names {
      let x = x(name.tick.value)
      sheet.line(
        SVGPoint(x: x, y: 0), SVGPoint(x: x, y: name.row * Self.nameHeight + 50), "s-dim")
    }
    for name in names {
      // The place of an end of a region is not a point that could be moved.
      let hooks = SVGHooks.point(name.tick, axis: "x")
      sheet.group(figure.ticks.contains(name.tick) ? hooks : [hooks[1]]) { sheet in
        let (x, top) = (x(name.tick.value), name.row * Self.nameHeight)
        for (index, line) in name.lines.enumerated() {
          let half = line.width * SVGSheet.columnWidth / 2
          sheet.write(
            line, at: SVGPoint(x: name.place - half, y: top + 190 + index * 160),
            classes: "halo")
        }
        sheet.grip(SVGPoint(x: x, y: 0), SVGPoint(x: x, y: top + Self.nameHeight))
      }
    }
    let height = rows * Self.nameHeight
    let title = words.say(.axis(figure.variable, names.map { $0.tick }))
    return .svg(
      "svg",
      [
        "class": "names", "role": "img", "viewBox": "0 0 \(renderer.width) \(SVGSheet.px(height))",
        "width": "\(renderer.width)", "height": SVGSheet.px(height),
      ], [.svg("title", [:], [.text(words.render(title))])] + sheet.elements)
  }
}

extension HTMLRenderer {
  /// The picture of a screen of a presentation.
  public func markup(of picture: Slide.Picture) -> Markup {
    switch picture {
    case .line(let line): markup(of: line)
    case .plane(let plane): markup(of: plane)
    case .boxes(let boxes): markup(of: boxes)
    }
  }

  /// The number line of a presentation: on the same axis on every screen, with the place of the method.
  public func markup(of line: SlideNumberLine) -> Markup {
    let values = line.values + line.ticks.map { $0.value }
    let figure = NumberLines(
      variable: "",
      rows: [
        NumberLines.Row(priority: line.priority, caption: [], region: line.region, label: "")
      ], ticks: line.ticks, axis: AxisRange.next(after: nil, showing: values))
    return HTMLNumberLines(figure, renderer: self, now: line.now, before: line.before).markup
  }
}
