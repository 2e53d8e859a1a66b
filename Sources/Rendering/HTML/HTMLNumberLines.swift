// Number lines in HTML. Words stay words, which a reader can enlarge and a screen reader read; the lines alone are
// SVG, in proportion to their values to a tenth of a pixel, so that a region that moves does so without steps.

import Rationals

/// A picture of number lines, one below another, over one axis.
struct HTMLNumberLines {
  private let figure: NumberLines
  private let renderer: HTMLRenderer
  private let ticks: [NumberLines.Tick]
  private let range: AxisRange
  private let scale: Scale
  /// Where the method stands, and where it stood before; drawn on every line.
  private let now: Rational?
  private let before: Rational?

  /// In tenths of a pixel: left and right of the axis's ends.
  private static let margin = 300
  private static let height = 220
  private static let rowOfNames = 380
  /// About what a character of a name takes.
  private static let character = 82

  private var width: Int { 10 * renderer.width }
  private var speller: Speller { renderer.speller }

  init(
    _ figure: NumberLines, renderer: HTMLRenderer, now: Rational? = nil, before: Rational? = nil
  ) {
    (self.figure, self.renderer, self.now, self.before) = (figure, renderer, now, before)
    ticks = figure.ticksWithEnds(speller: renderer.speller)
    let shown = AxisRange.next(after: nil, showing: ticks.map { $0.value })
    range = figure.axis ?? shown ?? AxisRange(lower: -10, upper: 10)
    scale = Scale(
      lower: range.lower, upper: range.upper, steps: 10 * renderer.width - 2 * Self.margin)
  }

  private func x(_ value: Rational) -> Int { Self.margin + scale(value) }

  /// The figure, with the part of the axis that is seen, and how many pixels before it and in it.
  var markup: Markup {
    .element(
      "div",
      [
        "class": "number-lines", "data-variable": figure.variable.isEmpty ? nil : figure.variable,
        "data-from": range.lower.description, "data-to": range.upper.description,
        "data-left": SVGSheet.px(Self.margin), "data-length": SVGSheet.px(scale.steps),
      ], figure.rows.flatMap { row in markup(of: row) } + [names])
  }

  // MARK: Lines

  private func markup(of row: NumberLines.Row) -> [Markup] {
    let cells = row.caption.enumerated().map { index, cell -> Markup in
      .element("span", ["class": index == 0 ? "level" : nil], renderer.markup(of: cell))
    }
    let label = speller.line(row.label)
    var words: [Markup] = []
    if !cells.isEmpty { words.append(.element("span", ["class": "caption"], cells)) }
    if !label.isBlank {
      words.append(.element("span", ["class": "label"], renderer.inline(label)))
    }
    return [
      .element(
        "div", ["class": "row", "data-priority": "\(row.priority)"],
        (words.isEmpty ? [] : [.element("div", ["class": "words"], words)]) + [line(of: row)])
    ]
  }

  private func picture(_ classes: String, height: Int, _ elements: [Markup]) -> Markup {
    .element(
      "svg",
      [
        "class": classes, "aria-hidden": "true", "width": "\(renderer.width)",
        "height": SVGSheet.px(height),
        "viewBox": "0 0 \(renderer.width) \(SVGSheet.px(height))",
      ], elements)
  }

  private func line(of row: NumberLines.Row) -> Markup {
    let middle = Self.height / 2
    var sheet = SVGSheet()
    let (first, last) = (SVGPoint(x: 20, y: middle), SVGPoint(x: width - 20, y: middle))
    sheet.line(first, last, "s-dim axis")
    sheet.arrow(first, toRight: false, size: 70, "f-dim")
    sheet.arrow(last, toRight: true, size: 70, "f-dim")
    for tick in ticks {
      let x = x(tick.value)
      sheet.line(
        SVGPoint(x: x, y: middle - 40), SVGPoint(x: x, y: middle + 40), "s-dim")
    }
    if let region = row.region, !region.isEmpty { draw(region, row.priority, on: &sheet) }
    if let before { mark(before, "before f-dim", on: &sheet) }
    if let now { mark(now, "now f-plain", on: &sheet) }
    return picture("slackline line", height: Self.height, sheet.elements)
  }

  /// A triangle that points down to a value.
  private func mark(_ value: Rational, _ classes: String, on sheet: inout SVGSheet) {
    guard range.lower <= value, value <= range.upper else { return }
    let (x, y) = (x(value), Self.height / 2 - 20)
    sheet.polyline(
      [SVGPoint(x: x, y: y), SVGPoint(x: x - 50, y: y - 85), SVGPoint(x: x + 50, y: y - 85)],
      classes, isClosed: true)
  }

  /// A rectangle, whose place and width a style sheet can move.
  private func draw(_ region: Span, _ priority: Int, on sheet: inout SVGSheet) {
    let level = SVGStyle.level(priority)
    let middle = Self.height / 2
    let from = region.lower.map { x($0) } ?? 90
    let to = region.upper.map { x($0) } ?? width - 90
    sheet.shape(
      "rect",
      [
        "class": "region f-\(level)", "x": SVGSheet.px(from), "y": SVGSheet.px(middle - 30),
        "width": SVGSheet.px(max(to - from, 0)), "height": SVGSheet.px(60),
      ])
    for (end, place) in [(region.lower, from), (region.upper, to)] {
      if end != nil {
        sheet.circle(SVGPoint(x: place, y: middle), radius: 60, "f-\(level)")
      } else {
        let isRight = place == to
        sheet.arrow(
          SVGPoint(x: isRight ? width - 10 : 10, y: middle), toRight: isRight, size: 150,
          "f-\(level)")
      }
    }
  }

  // MARK: Names

  /// The names below the last line, each with its number, in as many rows as they need.
  private var names: Markup {
    var ends: [Int] = []
    var groups: [Markup] = []
    for tick in ticks.sorted(by: { $0.value < $1.value }) {
      let name = speller.words(tick.name)
      let number = speller.number(tick.value)
      let half = Self.character * (max(name.count, number.count) + 1) / 2
      let place = min(max(x(tick.value), half), max(width - half, half))
      let row = ends.firstIndex { $0 <= place - half } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = place + half
      groups.append(mark(tick, name: name, number: number, place, row: row))
    }
    let height = max(ends.count, 1) * Self.rowOfNames + 40
    return picture("slackline names", height: ticks.isEmpty ? 10 : height, groups)
  }

  private func mark(
    _ tick: NumberLines.Tick, name: String, number: String, _ place: Int, row: Int
  ) -> Markup {
    var sheet = SVGSheet()
    let x = x(tick.value)
    let top = row * Self.rowOfNames
    sheet.line(SVGPoint(x: x, y: 0), SVGPoint(x: x, y: top + 50), "s-dim stem")
    sheet.words(name, middle: SVGPoint(x: place, y: top + 190), "name")
    if name != number {
      sheet.words(number, middle: SVGPoint(x: place, y: top + 340), "dim number")
    }
    let isNamed = figure.ticks.contains { $0.name == tick.name }
    return .element(
      "g",
      [
        "class": isNamed ? "point" : "end", "data-point": isNamed ? tick.name : nil,
        "data-value": tick.value.description, "data-x": SVGSheet.px(x),
      ], sheet.elements)
  }
}

extension SVGSheet {
  /// Words whose middle is above a place.
  mutating func words(_ text: String, middle: SVGPoint, _ classes: String) {
    shape(
      "text",
      [
        "class": classes, "text-anchor": "middle", "x": SVGSheet.px(middle.x),
        "y": SVGSheet.px(middle.y),
      ], text)
  }
}

extension HTMLRenderer {
  /// The number line of a presentation: on the same axis on every screen, with the place of the method.
  public func markup(of line: SlideNumberLine) -> Markup {
    let values = line.values + line.ticks.map { $0.value }
    let axis = AxisRange.next(after: nil, showing: values)
    let figure = NumberLines(
      variable: "",
      rows: [
        NumberLines.Row(priority: line.priority, caption: [], region: line.region, label: "")
      ], ticks: line.ticks, axis: axis)
    return HTMLNumberLines(figure, renderer: self, now: line.now, before: line.before).markup
  }
}
