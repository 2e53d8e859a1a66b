// Boxes as SVG: translucent rectangles, so that what lies in another is darker; an edge that could lie elsewhere is
// dotted, and a band shows how far it may move.

import Rationals

extension SVGRenderer {
  func draw(_ boxes: Boxes, on sheet: inout SVGSheet) {
    let geometry = BoxGeometry(boxes)
    let intervals = geometry.panels.joined().flatMap { $0.rowsWithSpans }
      .compactMap { $0.span.map { speller.line($0.interval).width } }
    let plan = SVGBoxesPlan(
      geometry, width: 10 * width - 2 * SVGSheet.margin,
      margin: (intervals.max() ?? 0) * SVGSheet.columnWidth)
    var drawing = SVGBoxesDrawing(renderer: renderer, plan: plan, isStrip: geometry.isStrip)
    let panels = zip(boxes.panels, geometry.panels).map { drawing.panel($0.caption, $1) }
    for start in stride(from: 0, to: panels.count, by: plan.perRow) {
      if start > 0 { sheet.skip(SVGSheet.rowHeight) }
      drawing.draw(Array(panels[start...].prefix(plan.perRow)), on: &sheet)
    }
    sheet.write(
      drawing.numbers.lines(renderer, width: renderer.width)
        + drawing.references.lines(renderer, width: renderer.width))
  }
}

/// Panels; numbers and references go on from one to the next.
private struct SVGBoxesDrawing {
  /// What belongs to a panel, at no place yet.
  struct Panel {
    var caption: [StyledLine]
    let boxes: [BoxGeometry.Placed]
    let labels: [SVGBoxNames.Label]
    /// Below the picture, with the place of each column that has a mark.
    let below: [StyledLine]
    let marks: [Int: Int]
    /// Beside the picture.
    let beside: [(y: Int, line: StyledLine)]
  }

  let renderer: TextRenderer
  let plan: SVGBoxesPlan
  let isStrip: Bool
  var numbers = BoxNumbers()
  var references = References()

  private var speller: Speller { renderer.speller }
  private var columns: Int { plan.room / SVGSheet.columnWidth }

  init(renderer: TextRenderer, plan: SVGBoxesPlan, isStrip: Bool) {
    (self.renderer, self.plan, self.isStrip) = (renderer, plan, isStrip)
  }

  // MARK: What is said

  mutating func panel(_ caption: Text, _ boxes: [BoxGeometry.Placed]) -> Panel {
    let items = boxes.map {
      SVGBoxNames.Item(
        placed: $0, rectangle: plan.rectangle($0, at: SVGPoint(x: 0, y: 0)))
    }
    var names = SVGBoxNames(items)
    let order = items.indices.sorted { a, b in
      let keys = [a, b].map { (boxes[$0].box.isGuide ? 1 : 0, items[$0].rectangle.area, $0) }
      return keys[0] < keys[1]
    }
    for item in order.map({ items[$0] }) {
      if item.placed.isScreen { continue }
      let box = item.placed.box
      let name = speller.line(
        Text(box.name, box.isMarked ? .strong : box.isGuide ? .dim : .plain))
      var possible = [[name]]
      if !item.placed.isOpen, let size = box.size.map(speller.line) {
        possible.insert(
          item.placed.holdsOthers ? [name + .spaces(1) + size] : [name, size], at: 0)
      }
      if !names.name(item, possible) { names.number(item, name, numbers: &numbers) }
    }
    let (below, marks) = below(boxes)
    return Panel(
      caption: title(caption, above: boxes),
      boxes: boxes, labels: names.labels, below: below, marks: marks, beside: beside(boxes))
  }

  /// What is said of the panel, and the screen's name, which so is above everything that lies in it.
  private func title(_ caption: Text, above boxes: [BoxGeometry.Placed]) -> [StyledLine] {
    let own = renderer.wrapped(caption, width: columns)
    var screen: [StyledLine] = []
    if let box = boxes.first(where: { $0.isScreen })?.box {
      screen = [speller.line(Text(box.name, box.isMarked ? .strong : .plain))]
      if let size = box.size { screen.append(speller.line(size)) }
    }
    let line = screen.reduce(StyledLine()) { $0.isBlank ? $1 : $0 + .spaces(1) + $1 }
    let lines = line.width <= columns ? [line] : screen
    return (own + lines.flatMap { renderer.wrapped($0, width: columns) }).filter { !$0.isBlank }
  }

  /// The intervals of upright edges, and where each column's edge is.
  private mutating func below(
    _ boxes: [BoxGeometry.Placed]
  ) -> (lines: [StyledLine], marks: [Int: Int]) {
    var (names, marks): ([Int: StyledLine], [Int: Int]) = ([:], [:])
    for edge in boxes.flatMap({ $0.columnsWithSpans }) {
      guard let span = edge.span else { continue }
      let place = plan.x(edge.value)
      let column = min(place / SVGSheet.columnWidth, max(columns - 1, 0))
      names[column, default: StyledLine()].list(speller.line(span.interval.marked(.note)))
      marks[column] = place
    }
    let labels = TickLabels(
      names.sorted { $0.key < $1.key }.map { .init(column: $0.key, text: $0.value) },
      limit: max(columns / 2, 8))
    return (labels.lines(width: columns, speller: speller, references: &references), marks)
  }

  /// The intervals of level edges, one below another.
  private mutating func beside(_ boxes: [BoxGeometry.Placed]) -> [(y: Int, line: StyledLine)] {
    var lines: [Int: StyledLine] = [:]
    for edge in boxes.flatMap({ $0.rowsWithSpans }) {
      guard let span = edge.span else { continue }
      lines[plan.y(edge.value), default: StyledLine()].list(
        speller.line(span.interval.marked(.note)))
    }
    var least = Int.min
    return lines.sorted { $0.key < $1.key }.map { place, line in
      let y = max(place, least)
      least = y + SVGSheet.rowHeight
      return (y, references.fitted(line, limit: plan.margin / SVGSheet.columnWidth))
    }
  }

  // MARK: What is drawn

  func draw(_ panels: [Panel], on sheet: inout SVGSheet) {
    let captions = panels.reduce(0) { max($0, $1.caption.count) } * SVGSheet.rowHeight
    // A line of one pixel is sharp in the middle of a pixel.
    let top = (sheet.bottom + captions) / 10 * 10 + 5
    var height = 0
    for (place, panel) in panels.enumerated() {
      let left = SVGSheet.margin + place * (plan.room + SVGBoxesPlan.gap)
      for (row, line) in panel.caption.enumerated() {
        let above = (panel.caption.count - row) * SVGSheet.rowHeight
        sheet.write(line, at: SVGPoint(x: left, y: top - above + SVGSheet.baseline - 20))
      }
      let origin = SVGPoint(x: left + 5, y: top)
      sheet.group(plan.hooks(at: origin, isStrip: isStrip)) { draw(panel, at: origin, on: &$0) }
      let beside = panel.beside.last.map { $0.y + SVGSheet.rowHeight / 2 } ?? 0
      let below =
        plan.height + panel.below.count * SVGSheet.rowHeight
        + (panel.below.isEmpty ? 0 : Self.markHeight)
      height = max(height, below, beside)
    }
    sheet.skip(top + height + SVGSheet.rowHeight / 2 - sheet.bottom)
  }

  private static let markHeight = 80

  private func draw(_ panel: Panel, at origin: SVGPoint, on sheet: inout SVGSheet) {
    for box in panel.boxes { fill(box, at: origin, on: &sheet) }
    for box in panel.boxes { bands(of: box, at: origin, on: &sheet) }
    for box in panel.boxes {
      let hook = Markup.Attribute("data-box", box.box.name)
      sheet.group([hook]) { sheet in
        edges(of: box, at: origin, on: &sheet)
        grips(of: box, at: origin, on: &sheet)
      }
    }
    for label in panel.labels { sheet.write(label.moved(by: origin)) }
    for (y, line) in panel.beside {
      sheet.write(
        line,
        at: SVGPoint(x: origin.x + plan.width + SVGBoxesPlan.marginGap, y: origin.y + y + 50))
    }
    let bottom = origin.y + plan.height
    for place in panel.marks.values.sorted() {
      let x = origin.x + place
      sheet.line(
        SVGPoint(x: x, y: bottom + 20), SVGPoint(x: x, y: bottom + Self.markHeight), "s-violet")
    }
    for (row, line) in panel.below.enumerated() {
      let top = bottom + Self.markHeight + row * SVGSheet.rowHeight
      sheet.writeNames(
        line, at: SVGPoint(x: origin.x, y: top), stem: speller.glyph("│"),
        stems: panel.marks)
    }
  }

  private func fill(
    _ placed: BoxGeometry.Placed, at origin: SVGPoint, on sheet: inout SVGSheet
  ) {
    if placed.box.isGuide || placed.isScreen { return }
    let rectangle = plan.rectangle(placed, at: origin)
    sheet.rectangle(
      rectangle, radius: Self.radius, placed.box.isMarked ? "area f-blue" : "box f-blue")
  }

  private static let radius = 40

  /// How far the edges may move, as far as the picture goes.
  private func bands(
    of placed: BoxGeometry.Placed, at origin: SVGPoint, on sheet: inout SVGSheet
  ) {
    let box = plan.rectangle(placed, at: origin)
    for span in placed.columnsWithSpans.compactMap({ $0.span }) {
      let (from, to) = (span.lower.map(plan.x) ?? 0, span.upper.map(plan.x) ?? plan.width)
      guard from < to else { continue }
      sheet.rectangle(
        SVGRectangle(
          left: origin.x + from, top: box.top, right: origin.x + to, bottom: box.bottom),
        radius: 0, "band f-violet")
    }
    for span in placed.rowsWithSpans.compactMap({ $0.span }) {
      let (from, to) = (span.lower.map(plan.y) ?? 0, span.upper.map(plan.y) ?? plan.height)
      guard from < to else { continue }
      sheet.rectangle(
        SVGRectangle(
          left: box.left, top: origin.y + from, right: box.right, bottom: origin.y + to),
        radius: 0, "band f-violet")
    }
  }

  private func edges(
    of placed: BoxGeometry.Placed, at origin: SVGPoint, on sheet: inout SVGSheet
  ) {
    let box = plan.rectangle(placed, at: origin)
    let usual =
      placed.box.isGuide
      ? "s-dim dashed"
      : placed.isScreen ? "s-dim" : placed.box.isMarked ? "s-blue heavy" : "s-blue"
    if box.width == 0, box.height == 0 {
      sheet.circle(SVGPoint(x: box.left, y: box.top), radius: 25, "f-blue")
      return
    }
    if placed.edges.allSatisfy({ $0.kind == .fixed }), box.width > 0, box.height > 0 {
      sheet.rectangle(box, radius: Self.radius, "outline " + usual)
      return
    }
    let corners = [
      SVGPoint(x: box.left, y: box.top), SVGPoint(x: box.right, y: box.top),
      SVGPoint(x: box.right, y: box.bottom), SVGPoint(x: box.left, y: box.bottom),
    ]
    for (place, edge) in placed.around.enumerated() {
      let (from, to) = (corners[place], corners[(place + 1) % 4])
      if from == to { continue }
      let classes =
        switch edge.kind {
        case .fixed: usual
        case .open: "s-violet dotted"
        case .unsaid: "s-dim dotted"
        }
      sheet.line(from, to, classes)
    }
  }

  /// Where a hand takes hold of the edges of which something is known; the window is held where it ends.
  private func grips(
    of placed: BoxGeometry.Placed, at origin: SVGPoint, on sheet: inout SVGSheet
  ) {
    let box = plan.rectangle(placed, at: origin)
    let corners = [
      SVGPoint(x: box.left, y: box.top), SVGPoint(x: box.right, y: box.top),
      SVGPoint(x: box.right, y: box.bottom), SVGPoint(x: box.left, y: box.bottom),
    ]
    for (place, name) in ["top", "right", "bottom", "left"].enumerated() {
      let edge = placed.around[place]
      if edge.kind == .unsaid || isStrip && place % 2 == 0 { continue }
      if placed.isScreen, name == "top" || name == "left" { continue }
      sheet.group(["data-edge": name, "data-value": edge.value.description]) {
        $0.grip(corners[place], corners[(place + 1) % 4])
      }
    }
  }
}

extension BoxGeometry.Placed {
  /// From the upper one, as a clock goes.
  fileprivate var around: [BoxGeometry.Edge] { [top, right, bottom, left] }
  fileprivate var edges: [BoxGeometry.Edge] { [left, right, top, bottom] }
  fileprivate var isOpen: Bool { edges.contains { $0.kind == .open } }
}

extension SVGBoxNames.Label {
  fileprivate func moved(by origin: SVGPoint) -> SVGBoxNames.Label {
    SVGBoxNames.Label(
      lines: lines,
      rectangle: SVGRectangle(
        left: rectangle.left + origin.x, top: rectangle.top + origin.y,
        right: rectangle.right + origin.x, bottom: rectangle.bottom + origin.y),
      isOnLines: isOnLines)
  }
}

extension SVGSheet {
  /// Names below an axis; their stems are lines.
  ///
  /// - Parameters:
  ///   - stem: what a stem looks like in the line.
  ///   - stems: for each column with a stem, how far it is from the left.
  fileprivate mutating func writeNames(
    _ line: StyledLine, at point: SVGPoint, stem: Character, stems: [Int: Int]
  ) {
    var (words, column) = (StyledLine(), 0)
    for run in line.runs {
      for character in run.text {
        if run.role == .dim, character == stem, let place = stems[column] {
          let x = point.x + place
          self.line(
            SVGPoint(x: x, y: point.y), SVGPoint(x: x, y: point.y + SVGSheet.rowHeight),
            "s-violet dotted")
          words.appendSpaces(1)
        } else {
          words.append(String(character), like: run)
        }
        column += character.displayWidth
      }
    }
    write(words, at: SVGPoint(x: point.x, y: point.y + SVGSheet.baseline))
  }
}
