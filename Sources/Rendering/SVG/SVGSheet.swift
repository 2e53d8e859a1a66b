// A sheet of SVG elements, filled from the top. Lengths are whole numbers of tenths of a pixel, so that no
// rounding differs from machine to machine. Elements of one thing lie in a group whose `data-` attributes say what it
// is, for a page whose pictures answer the hand; a picture in a file goes without them.

import Rationals

struct SVGPoint: Equatable, Sendable {
  var x: Int
  var y: Int
}

struct SVGSheet: Sendable {
  /// Around everything.
  static let margin = 160
  /// What a character takes of the monospaced font of the style sheet.
  static let columnWidth = 84
  static let rowHeight = 210
  /// From the top of a row to the line that the letters stand on.
  static let baseline = 150

  /// What has been drawn.
  private(set) var elements: [Markup] = []
  /// Where the next row begins.
  private(set) var bottom: Int

  /// - Parameter margin: above everything.
  init(margin: Int = SVGSheet.margin) { bottom = margin }

  mutating func skip(rows: Int) { bottom += rows * SVGSheet.rowHeight }
  mutating func skip(_ height: Int) { bottom += height }

  /// The middle of a column.
  static func x(_ column: Int) -> Int { margin + column * columnWidth + columnWidth / 2 }

  /// Lines of text, one a row.
  mutating func write(_ lines: [StyledLine]) {
    for line in lines {
      write(line, column: 0)
      bottom += SVGSheet.rowHeight
    }
  }

  /// Text in the next row, which stays the next.
  mutating func write(_ line: StyledLine, column: Int) {
    write(
      line,
      at: SVGPoint(
        x: SVGSheet.margin + column * SVGSheet.columnWidth, y: bottom + SVGSheet.baseline))
  }

  /// Text from a point on the line that its letters stand on. Where there are two spaces or more, what
  /// follows is placed anew, so that columns stay columns whatever the font.
  ///
  /// - Parameter classes: in addition to the class of each role.
  mutating func write(_ line: StyledLine, at point: SVGPoint, classes: String = "") {
    var (column, spaces) = (0, 0)
    var group = StyledLine()
    func emitGroup() {
      emit(group, classes, x: point.x + column * SVGSheet.columnWidth, y: point.y)
      column += group.width + spaces
      (group, spaces) = (StyledLine(), 0)
    }
    for run in line.runs {
      for character in run.text {
        if character == " " {
          spaces += 1
          continue
        }
        if spaces > 1 || group.isBlank {
          emitGroup()
        } else if spaces == 1 {
          group.append(" ", like: run)
          spaces = 0
        }
        group.append(String(character), like: run)
      }
    }
    emitGroup()
  }

  /// One line in the large letters of a headline, in the next two rows.
  mutating func writeHeadline(_ text: String) {
    shape(
      "text",
      [
        "x": SVGSheet.px(SVGSheet.margin), "y": SVGSheet.px(bottom + 2 * SVGSheet.baseline),
        "class": "headline",
      ], text)
  }

  /// Text whose middle is a point.
  mutating func writeCentred(_ line: StyledLine, at point: SVGPoint, classes: String = "") {
    emit(line, classes.isEmpty ? "mid" : classes + " mid", x: point.x, y: point.y)
  }

  /// One text, whose runs follow one another whatever the font.
  private mutating func emit(_ line: StyledLine, _ classes: String, x: Int, y: Int) {
    guard let first = line.runs.first else { return }
    let isOne = line.runs.count == 1
    let names = [isOne ? SVGStyle.textClass(of: first.role) : "", classes].filter { !$0.isEmpty }
    var isLow = false
    let runs = line.runs.flatMap { run -> [Markup] in
      let formula = run.isFormula ? SetFormula(run.text) : SetFormula(words: run.text)
      let letters = formula.shapes(isLow: &isLow)
      let name = SVGStyle.textClass(of: run.role)
      return isOne || name.isEmpty ? letters : [.svg("tspan", ["class": name], letters)]
    }
    elements.append(
      .svg(
        "text",
        [
          "x": SVGSheet.px(x), "y": SVGSheet.px(y),
          "class": names.isEmpty ? nil : names.joined(separator: " "),
        ], runs))
  }

  // MARK: Shapes

  mutating func line(_ from: SVGPoint, _ to: SVGPoint, _ classes: String) {
    shape(
      "line",
      [
        "class": classes, "x1": SVGSheet.px(from.x), "y1": SVGSheet.px(from.y),
        "x2": SVGSheet.px(to.x), "y2": SVGSheet.px(to.y),
      ])
  }

  mutating func polyline(_ points: [SVGPoint], _ classes: String, isClosed: Bool = false) {
    let list = points.map { "\(SVGSheet.px($0.x)),\(SVGSheet.px($0.y))" }.joined(separator: " ")
    shape(isClosed ? "polygon" : "polyline", ["class": classes, "points": list])
  }

  mutating func circle(_ centre: SVGPoint, radius: Int, _ classes: String) {
    shape(
      "circle",
      [
        "class": classes, "cx": SVGSheet.px(centre.x), "cy": SVGSheet.px(centre.y),
        "r": SVGSheet.px(radius),
      ])
  }

  /// A head of an arrow whose point is there.
  mutating func arrow(_ point: SVGPoint, toRight: Bool, size: Int, _ classes: String) {
    let back = point.x + (toRight ? -size : size)
    polyline(
      [
        point, SVGPoint(x: back, y: point.y - size / 2), SVGPoint(x: back, y: point.y + size / 2),
      ], classes, isClosed: true)
  }

  /// The same for a line that comes from anywhere.
  mutating func arrow(_ point: SVGPoint, from: SVGPoint, size: Int, _ classes: String) {
    let (dx, dy) = (point.x - from.x, point.y - from.y)
    let length = max(Self.length(dx, dy), 1)
    func corner(_ side: Int) -> SVGPoint {
      SVGPoint(
        x: point.x - (size * dx - side * size / 2 * dy) / length,
        y: point.y - (size * dy + side * size / 2 * dx) / length)
    }
    polyline([point, corner(1), corner(-1)], classes, isClosed: true)
  }

  /// The greatest whole number that is not above the length (Newton's method): the same on every machine.
  static func length(_ dx: Int, _ dy: Int) -> Int {
    let square = Int64(dx) * Int64(dx) + Int64(dy) * Int64(dy)
    var root = max(Int64(dx.magnitude) + Int64(dy.magnitude), 1)
    while root * root > square { root = (root + square / root) / 2 }
    return Int(root)
  }

  mutating func shape(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ text: String? = nil
  ) {
    elements.append(.svg(name, attributes, text.map { [.text($0)] } ?? []))
  }

  // MARK: Groups

  /// What was drawn elsewhere, from the next row on.
  mutating func place(_ shapes: [Markup]) {
    let place = Markup.Attribute(
      "transform", "translate(\(SVGSheet.px(Self.margin)) \(SVGSheet.px(bottom)))")
    elements.append(
      .element(
        Markup.Element(name: "g", namespace: .svg, attributes: [place], children: shapes)))
  }

  /// Draws what belongs together.
  ///
  /// - Parameter hooks: what it is, in attributes whose names begin with `data-`; those that are nil are left out.
  mutating func group(
    _ hooks: KeyValuePairs<String, String?>, _ draw: (inout SVGSheet) -> Void
  ) {
    group(Markup.given(hooks), draw)
  }

  mutating func group(_ hooks: [Markup.Attribute], _ draw: (inout SVGSheet) -> Void) {
    let others = elements
    elements = []
    draw(&self)
    let group = Markup.Element(
      name: "g", namespace: .svg, attributes: hooks, children: elements)
    elements = others + [.element(group)]
  }

  /// Something unseen that a pointer finds more easily than a thin line.
  mutating func grip(_ from: SVGPoint, _ to: SVGPoint) { line(from, to, Markup.gripClass) }

  /// As it stands in a file, an element a line.
  var body: String {
    elements.reduce(into: "") { body, element in
      for markup in element.still { body += markup.characters + "\n" }
    }
  }

  // MARK: Characters

  /// Tenths as a decimal number.
  static func px(_ tenths: Int) -> String {
    let size = tenths.magnitude
    let fraction = size % 10 == 0 ? "" : ".\(size % 10)"
    return "\(tenths < 0 ? "-" : "")\(size / 10)\(fraction)"
  }
}
