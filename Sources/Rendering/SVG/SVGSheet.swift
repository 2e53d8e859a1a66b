// A sheet of SVG elements, filled from the top. Lengths are whole numbers of tenths of a pixel, so that no
// rounding differs from machine to machine.

import Rationals

struct SVGPoint: Hashable, Sendable {
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

  /// What was drawn so far.
  private(set) var elements: [Markup] = []
  /// Where the next row begins.
  private(set) var bottom = SVGSheet.margin

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
    var column = 0
    for run in line.runs {
      var group = ""
      var spaces = 0
      func place(_ column: Int) -> Int { point.x + column * SVGSheet.columnWidth }
      for character in run.text {
        if character == " " {
          spaces += 1
          continue
        }
        if spaces > 1 || group.isEmpty {
          emit(group, run.role, classes, x: place(column), y: point.y)
          column += group.displayWidth + spaces
          group = ""
        } else if spaces == 1 {
          group += " "
        }
        spaces = 0
        group.append(character)
      }
      emit(group, run.role, classes, x: place(column), y: point.y)
      column += group.displayWidth + spaces
    }
  }

  /// One line in the large letters of a headline, in the next two rows.
  mutating func writeHeadline(_ text: String) {
    element(
      "text",
      [
        ("x", SVGSheet.px(SVGSheet.margin)), ("y", SVGSheet.px(bottom + 2 * SVGSheet.baseline)),
        ("class", "headline"),
      ], text)
  }

  private mutating func emit(
    _ text: String, _ role: Text.Role, _ classes: String, x: Int, y: Int
  ) {
    if text.isEmpty { return }
    let name = [SVGStyle.textClass(of: role), classes].filter { !$0.isEmpty }
      .joined(separator: " ")
    element(
      "text",
      [("x", SVGSheet.px(x)), ("y", SVGSheet.px(y))] + (name.isEmpty ? [] : [("class", name)]),
      text)
  }

  // MARK: Shapes

  mutating func line(_ from: SVGPoint, _ to: SVGPoint, _ classes: String) {
    element(
      "line",
      [
        "class": classes, "x1": SVGSheet.px(from.x), "y1": SVGSheet.px(from.y),
        "x2": SVGSheet.px(to.x), "y2": SVGSheet.px(to.y),
      ])
  }

  mutating func polyline(_ points: [SVGPoint], _ classes: String, isClosed: Bool = false) {
    let list = points.map { "\(SVGSheet.px($0.x)),\(SVGSheet.px($0.y))" }.joined(separator: " ")
    element(isClosed ? "polygon" : "polyline", ["class": classes, "points": list])
  }

  mutating func circle(_ centre: SVGPoint, radius: Int, _ classes: String) {
    element(
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

  private mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)], _ text: String? = nil
  ) {
    elements.append(
      .element(
        Markup.Element(
          name: name, attributes: attributes.map { .init(name: $0.name, value: $0.value) },
          children: text.map { [.text($0)] } ?? [])))
  }

  /// What was drawn so far as XML, an element a line.
  var body: String { elements.map { $0.xml + "\n" }.joined() }

  /// Draws a part of the picture that is of one kind.
  mutating func group(
    _ attributes: KeyValuePairs<String, String?>, _ draw: (inout SVGSheet) -> Void
  ) {
    let outside = elements
    elements = []
    draw(&self)
    elements = outside + [.element("g", attributes, elements)]
  }

  mutating func shape(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String? = nil
  ) {
    element(name, attributes, text)
  }

  private mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ text: String? = nil
  ) {
    element(name, attributes.map { (name: $0.key, value: $0.value) }, text)
  }

  // MARK: Characters

  /// Tenths as a decimal number.
  static func px(_ tenths: Int) -> String {
    let size = tenths.magnitude
    let fraction = size % 10 == 0 ? "" : ".\(size % 10)"
    return "\(tenths < 0 ? "-" : "")\(size / 10)\(fraction)"
  }
}
