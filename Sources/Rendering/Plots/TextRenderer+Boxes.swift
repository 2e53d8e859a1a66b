// The views of a screen, to scale, as edges that join where they meet:
//
//     ┌ screen 320 × 480 ────────────────────────────┐
//     │  ┌──────────┬┄┄┄┄┄┄┄┄┄┄┄┄┄┐  ┌────────────┐  │
//     │  │   find   │  findNext   ┊  │   field    │  │
//     │  └──────────┴┄┄┄┄┄┄┄┄┄┄┄┄┄┘  └────────────┘  │
//     └──────────────────────────────────────────────┘
//                                ┊
//                           [100, 122]
//
// Dotted is what could lie elsewhere: where, stands below an upright edge and at the right of a level one.

import Rationals

extension TextRenderer {
  /// Of a picture, on a wide screen a few more.
  private static func mostRows(_ width: Int) -> Int { 21 + min(max(width - 80, 0) / 10, 6) }

  func lines(of boxes: Boxes, width: Int) -> [StyledLine] {
    lines(of: boxes, width: width, rows: min(Self.mostRows(width), mostPlotRows))
  }

  /// - Parameter rows: at most so many in each picture, without what stands around it, unless it consists of strips.
  func lines(of boxes: Boxes, width: Int, rows: Int) -> [StyledLine] {
    guard width >= Self.leastPlot else { return words(for: boxes, width: width) }
    let geometry = BoxGeometry(boxes)
    let plan = plan(of: geometry, width: width, rows: rows)
    var drawing = BoxesDrawing(renderer: self, plan: plan)
    let panels = zip(boxes.panels, geometry.panels).map { drawing.panel($0.caption, $1) }
    var result: [StyledLine] = []
    for start in stride(from: 0, to: panels.count, by: plan.perRow) {
      if start > 0 { result.append(StyledLine()) }
      result += drawing.beside(Array(panels[start...].prefix(plan.perRow)))
    }
    return result + drawing.numbers.lines(self, width: width)
      + drawing.references.lines(self, width: width)
  }

  /// As large as it may be with all that stands around it; nil if it is always higher.
  func lines(of boxes: Boxes, width: Int, within rows: Int) -> [StyledLine]? {
    var most = rows
    while most >= 3 {
      let lines = lines(of: boxes, width: width, rows: most)
      if lines.count <= rows { return lines }
      // Strips are as high as they are.
      if BoxGeometry(boxes).isStrip { return nil }
      // What it is too high by stands around it, mostly.
      most -= max(min(lines.count - rows, most / 4), 1)
    }
    return nil
  }

  func plan(of geometry: BoxGeometry, width: Int, rows: Int) -> BoxesPlan {
    let intervals = geometry.panels.joined().flatMap { $0.rowsWithSpans }
      .compactMap { $0.span.map { speller.line($0.interval).width } }
    return BoxesPlan(geometry, width: width, margin: intervals.max() ?? 0, most: rows) {
      speller.line(Text($0.name)).width
    }
  }

  /// What each box is and where, for those who do not see it, and where there is no room for a picture.
  func boxWords(_ boxes: Boxes) -> [(caption: Text, boxes: [Text])] {
    boxes.panels.map { panel in
      (panel.caption, panel.boxes.map { say(.box($0)) })
    }
  }

  private func words(for boxes: Boxes, width: Int) -> [StyledLine] {
    boxWords(boxes).flatMap { caption, boxes in
      wrapped(caption, width: width).filter { !$0.isBlank }
        + boxes.flatMap { wrapped($0, width: width, hanging: 2) }
    }
  }
}

/// Panels as lines; numbers and references go on from one to the next.
private struct BoxesDrawing {
  /// A panel in three parts, so that the pictures of neighbours begin on one line.
  struct Panel {
    let caption: [StyledLine]
    let picture: [StyledLine]

    var width: Int { (caption + picture).reduce(0) { max($0, $1.width) } }
  }

  let renderer: TextRenderer
  let plan: BoxesPlan
  var numbers = BoxNumbers()
  var references = References()

  private var speller: Speller { renderer.speller }

  init(renderer: TextRenderer, plan: BoxesPlan) { (self.renderer, self.plan) = (renderer, plan) }

  func beside(_ panels: [Panel]) -> [StyledLine] {
    let height = panels.reduce(0) { max($0, $1.caption.count) }
    let columns = panels.map { panel in
      [StyledLine](repeating: StyledLine(), count: height - panel.caption.count) + panel.caption
        + panel.picture
    }
    let count = columns.reduce(0) { max($0, $1.count) }
    return (0..<count).map { row in
      var (line, left) = (StyledLine(), 0)
      for (column, panel) in zip(columns, panels) {
        if row < column.count { line = line.padded(to: left, .left) + column[row] }
        left += panel.width + BoxesPlan.gap
      }
      return line
    }
  }

  mutating func panel(_ caption: Text, _ boxes: [BoxGeometry.Placed]) -> Panel {
    let cells = boxes.map { CellBox($0, column: plan.column, row: plan.row) }
    let (picture, title) = picture(cells)
    let margin = margin(cells)
    let lines = picture.enumerated().map { row, line in
      row < margin.count && !margin[row].isBlank
        ? line + .spaces(BoxesPlan.marginGap) + margin[row] : line
    }
    return Panel(
      caption: renderer.wrapped(caption, width: plan.room).filter { !$0.isBlank } + title,
      picture: lines + below(cells))
  }

  // MARK: The picture

  /// - Returns: the picture, and what stands above it because it has no room in it.
  private mutating func picture(
    _ boxes: [CellBox]
  ) -> (lines: [StyledLine], title: [StyledLine]) {
    var edges = BoxCanvas(columns: plan.columns, rows: plan.rows)
    for box in boxes { edges.draw(box) }
    var names = BoxNames(boxes, on: edges, speller: speller)
    var title: [StyledLine] = []
    for box in boxes.sortedForNames {
      let possible = self.names(of: box)
      guard !names.name(box, possible) else { continue }
      if box.placed.isScreen {
        title = renderer.wrapped(possible[0], width: plan.room)
      } else {
        names.number(box, possible[0], numbers: &numbers)
      }
    }
    return (drawn(edges, names), title)
  }

  private func drawn(_ edges: BoxCanvas, _ names: BoxNames) -> [StyledLine] {
    var canvas = Canvas(width: plan.columns, height: plan.rows)
    for row in 0..<plan.rows {
      for column in 0..<plan.columns {
        let glyph = edges.glyph(
          row: row, column: column, isASCII: speller.presentation.isASCII)
        if glyph != " " {
          canvas.put(glyph, row: row, column: column, edges[row, column].strongest.role)
        }
      }
    }
    for label in names.labels { canvas.put(label.line, row: label.row, column: label.column) }
    return canvas.lines
  }

  /// The name, before it what is shown rather, if there is room.
  private func names(of box: CellBox) -> [StyledLine] {
    let placed = box.placed
    let role: Text.Role = placed.box.isMarked ? .strong : placed.box.isGuide ? .dim : .plain
    let name = speller.line(Text(placed.box.name, role))
    guard placed.isScreen, let size = placed.box.size else { return [name] }
    return [name + .spaces(1) + speller.line(size), name]
  }

  // MARK: Around it

  /// Beside each row the intervals of the level edges on it.
  private mutating func margin(_ boxes: [CellBox]) -> [StyledLine] {
    var result = Array(repeating: StyledLine(), count: plan.rows)
    for edge in boxes.flatMap({ $0.placed.rowsWithSpans }) {
      guard let span = edge.span else { continue }
      result[plan.row(edge.value)].list(speller.line(span.interval.marked(.note)))
    }
    return result.map { $0.isBlank ? $0 : references.fitted($0, limit: plan.margin) }
  }

  /// Below each column the intervals of the upright edges on it.
  private mutating func below(_ boxes: [CellBox]) -> [StyledLine] {
    var names: [Int: StyledLine] = [:]
    for edge in boxes.flatMap({ $0.placed.columnsWithSpans }) {
      guard let span = edge.span else { continue }
      let line = speller.line(span.interval.marked(.note))
      names[plan.column(edge.value), default: StyledLine()].list(line)
    }
    if names.isEmpty { return [] }
    var marks = Canvas(width: plan.columns, height: 1)
    for column in names.keys { marks.put(speller.glyph("╵"), row: 0, column: column, .note) }
    let labels = TickLabels(
      names.sorted { $0.key < $1.key }.map { .init(column: $0.key, text: $0.value) },
      limit: max(plan.room / 2, 8))
    return marks.lines + labels.lines(width: plan.room, speller: speller, references: &references)
  }
}

extension StyledLine {
  /// Adds one of several that are listed, each once.
  mutating func list(_ line: StyledLine) {
    if isBlank {
      self = line
    } else if !runs.contains(where: { line.runs == [$0] }) {
      append(", ", .dim)
      append(line)
    }
  }
}

extension Boxes.Box {
  /// `320 × 480`
  var size: Text? {
    guard let horizontal, let vertical else { return nil }
    return Text(horizontal.far.value - horizontal.near.value, .dim) + Text(" × ", .dim)
      + Text(vertical.far.value - vertical.near.value, .dim)
  }
}

extension [CellBox] {
  /// The small ones first, which have the least choice, and guides last.
  var sortedForNames: [CellBox] {
    indices.sorted { a, b in
      let keys = [a, b].map { (self[$0].placed.box.isGuide ? 1 : 0, self[$0].area, $0) }
      return keys[0] < keys[1]
    }.map { self[$0] }
  }
}
