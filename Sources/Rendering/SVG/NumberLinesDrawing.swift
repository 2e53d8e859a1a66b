// Number lines as shapes, all on one scale, in proportion to their values to a tenth of a pixel, so that a region that
// moves does so without steps. A page puts words around them in HTML, a picture in a file in its own text.

import Rationals

/// What is drawn of a figure of number lines.
struct NumberLinesDrawing {
  private let ticks: [NumberLines.Tick]
  private let named: [NumberLines.Tick]
  let axis: AxisRange
  private let scale: Scale
  /// Where the method stands, and where it stood before; drawn on every line.
  private let now: Rational?
  private let before: Rational?
  private let pixels: Int
  private let speller: Speller

  // In tenths of a pixel.
  /// From an end of the axis to the side of the picture, where lines that have no end go on.
  private static let margin = 340
  static let lineHeight = 220
  /// Room for a name and its number.
  private static let nameHeight = 370
  private static let gap = 120

  private var width: Int { 10 * pixels }

  /// - Parameter width: in pixels.
  init(
    _ figure: NumberLines, width: Int, speller: Speller, now: Rational? = nil,
    before: Rational? = nil
  ) {
    (self.speller, self.now, self.before, pixels) = (speller, now, before, width)
    named = figure.ticks
    ticks = figure.ticksWithEnds(speller: speller).sorted { $0.value < $1.value }
    axis =
      figure.axis ?? AxisRange.next(after: nil, showing: ticks.map { $0.value })
      ?? AxisRange(lower: -10, upper: 10)
    scale = Scale(lower: axis.lower, upper: axis.upper, steps: 10 * width - 2 * Self.margin)
  }

  private func x(_ value: Rational) -> Int { Self.margin + scale(value) }

  /// Where its lines are: of each the same.
  var rectangle: SVGRectangle {
    SVGRectangle(left: Self.margin, top: 0, (scale.steps, Self.lineHeight))
  }

  // MARK: Lines

  /// A line, `lineHeight` high.
  func line(of row: NumberLines.Row) -> [Markup] {
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
    return sheet.elements
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

  /// The names below the last line, as shapes and as what they say; and references that stand for long ones.
  struct Names {
    let shapes: [Markup]
    /// In tenths of a pixel.
    let height: Int
    let ticks: [NumberLines.Tick]
    let references: References
  }

  /// In as many rows as they need; where one is very long, a reference stands for it.
  ///
  /// - Parameter least: room for so many rows is kept, if there is a name.
  func names(rows least: Int = 0) -> Names {
    var references = References()
    var ends: [Int] = []
    let limit = (width - 2 * Self.margin) / (3 * SVGSheet.columnWidth)
    let names = ticks.map { tick -> Name in
      let words = references.fitted(StyledLine(formula: speller.words(tick.name)), limit: limit)
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
    return Names(
      shapes: shapes(of: names),
      height: names.isEmpty ? 0 : max(ends.count, least) * Self.nameHeight,
      ticks: names.map { $0.tick }, references: references)
  }

  private func shapes(of names: [Name]) -> [Markup] {
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
      sheet.group(named.contains(name.tick) ? hooks : [hooks[1]]) { sheet in
        let (x, top) = (x(name.tick.value), name.row * Self.nameHeight)
        for (index, line) in name.lines.enumerated() {
          sheet.writeCentred(
            line, at: SVGPoint(x: name.place, y: top + 190 + index * 160), classes: "halo")
        }
        sheet.grip(SVGPoint(x: x, y: 0), SVGPoint(x: x, y: top + Self.nameHeight))
      }
    }
    return sheet.elements
  }
}
