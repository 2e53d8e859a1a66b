// Boxes drawn as text: what holds of all of them, on seeded random ones.

import Rationals
import TestSupport
import Testing

@testable import Rendering

extension SeededGenerator {
  fileprivate mutating func edge(near value: Rational) -> Boxes.Edge {
    let span =
      chance(20)
      ? Span(
        lower: chance(80) ? value - Rational(int(0...30)) : nil,
        upper: chance(80) ? value + Rational(int(0...30)) : nil) : nil
    return Boxes.Edge(value, span: span)
  }

  fileprivate mutating func extent() -> Boxes.Extent? {
    if chance(15) { return nil }
    let near = chance(3) ? value() : Rational(int(-20...300))
    return Boxes.Extent(edge(near: near), edge(near: near + Rational(int(0...120))))
  }

  /// Screens and views, nested three deep, some outside of what they lie in.
  mutating func boxes() -> Boxes {
    let isStrip = chance(30)
    return Boxes(
      panels: list(0...3) { generator in
        var boxes: [Boxes.Box] = []
        if generator.chance(80) {
          let (width, height) = (Rational(generator.int(1...900)), Rational(generator.int(1...600)))
          boxes.append(
            box("screen", in: 0, RenderingTests.extent(0, width), RenderingTests.extent(0, height)))
        }
        var depth = 0
        for _ in 0..<generator.int(0...9) {
          depth = generator.int(1...min(depth + 1, 4))
          boxes.append(
            box(
              generator.name(), in: depth, generator.extent(), isStrip ? nil : generator.extent(),
              isGuide: generator.chance(15), isMarked: generator.chance(15)))
        }
        return Boxes.Panel(caption: generator.chance(50) ? generator.text() : "", boxes: boxes)
      })
  }
}

@Suite struct BoxesTests {
  private func plan(_ boxes: Boxes, _ renderer: TextRenderer) -> (BoxGeometry, BoxesPlan) {
    let geometry = BoxGeometry(boxes)
    return (geometry, renderer.plan(of: geometry, width: renderer.width, rows: 24))
  }

  private func withoutSpaces(_ text: String) -> String { text.filter { !" \n".contains($0) } }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `no name and no interval is lost, and no line is too long`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let boxes = generator.boxes()
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: generator.chance(30)), width: generator.int(8...200),
      theme: nil)
    let text = renderer.render(Document([.boxes(boxes)]))
    let seen = withoutSpaces(text)
    for box in boxes.panels.flatMap({ $0.boxes }) {
      let name = renderer.speller.words(box.name)
      #expect(seen.contains(withoutSpaces(name)), "\(name)\n\(text)")
      for edges in [box.horizontal, box.vertical].compactMap({ $0 }) {
        for span in [edges.near.span, edges.far.span].compactMap({ $0 }) {
          let interval = renderer.speller.line(span.interval).string(theme: nil)
          #expect(seen.contains(withoutSpaces(interval)), "\(interval)\n\(text)")
        }
      }
    }
    for line in text.split(separator: "\n") {
      #expect(String(line).displayWidth <= renderer.width, "\(line)")
    }
    #expect(text == renderer.render(Document([.boxes(boxes)])))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `each box has its corners where the scale says, to within a cell`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var boxes = generator.boxes()
    guard !boxes.panels.isEmpty else { return }
    boxes.panels = [boxes.panels[0]]
    boxes.panels[0].caption = ""
    for index in boxes.panels[0].boxes.indices { boxes.panels[0].boxes[index].name = "" }
    let renderer = TextRenderer(
      presentation: Presentation(), width: generator.int(20...160), theme: nil)
    let (geometry, plan) = plan(boxes, renderer)
    let lines = renderer.lines(of: boxes, width: renderer.width, rows: 24)
      .map { Array($0.string(theme: nil)) }
    // The screen's own name may stand above the picture.
    let skipped =
      lines.count > 0 && lines[0].first.map { "0123456789×".contains($0) } ?? false ? 1 : 0
    func isNear(
      _ cell: Int, _ value: Rational, _ range: (lower: Rational, upper: Rational), _ count: Int
    ) -> Bool {
      let exact = (value - range.lower) / (range.upper - range.lower) * Rational(count - 1)
      return exact - 1 <= Rational(cell) && Rational(cell) <= exact + 1
    }
    for placed in geometry.panels[0] {
      let cell = CellBox(placed, column: plan.column, row: plan.row)
      #expect(isNear(cell.left, placed.left.value, geometry.x, plan.columns))
      #expect(isNear(cell.right, placed.right.value, geometry.x, plan.columns))
      #expect(isNear(cell.top, placed.top.value, geometry.y, plan.rows))
      #expect(isNear(cell.bottom, placed.bottom.value, geometry.y, plan.rows))
      guard cell.columns.count > 1, cell.rows.count > 1 else { continue }
      for (row, column) in [
        (cell.top, cell.left), (cell.top, cell.right), (cell.bottom, cell.left),
        (cell.bottom, cell.right),
      ] {
        let line = try #require(lines.indices.contains(row + skipped) ? lines[row + skipped] : nil)
        let glyph = try #require(line.indices.contains(column) ? line[column] : nil)
        #expect(!" ─│┄┊━┃╌╎┅┇".contains(glyph), "\(row) \(column) \(lines.map { String($0) })")
      }
    }
  }

  @Test func `strips that overlap stand in rows below one another, and others beside`() {
    let geometry = BoxGeometry(
      picture([
        box("screen", in: 0, extent(0, 100)), box("a", extent(0, 50)),
        box("b", extent(50, 100)), box("c", extent(40, 60)),
        box("inner", in: 2, extent(45, 55)),
      ]))
    #expect(geometry.isStrip)
    let rows = geometry.panels[0].map { [$0.top.value, $0.bottom.value] }
    #expect(rows == [[0, 9], [1, 3], [1, 3], [4, 8], [5, 7]])
  }

  @Test func `a vertical of one view is enough for a scale down`() {
    var boxes = viewRow
    #expect(BoxGeometry(boxes).isStrip)
    boxes.panels[0].boxes[1].vertical = extent(0, 10)
    #expect(!BoxGeometry(boxes).isStrip)
  }

  @Test func `panels have one scale`() {
    let renderer = TextRenderer(presentation: Presentation(), width: 120, theme: nil)
    let text = renderer.render(Document([.boxes(change)]))
    let bottoms = text.split(separator: "\n").last?.split(separator: "└") ?? []
    let widths = bottoms.map { $0.prefix { $0 == "─" }.count }
    #expect(widths.count == 2 && Set(widths).count == 1, "\(text)")
  }

  @Test func `an ambiguous edge is dotted, and its interval stands below it`() throws {
    let text = TextRenderer(presentation: Presentation(), width: 80, theme: nil)
      .render(Document([.boxes(openViewRow)]))
    let lines = text.split(separator: "\n").map { Array($0) }
    let columns = lines[2].indices.filter { lines[2][$0] == "┊" }
    #expect(columns == lines[5].indices.filter { lines[5][$0] == "╵" })
    #expect(String(lines[6]).contains("[100, 122]") && String(lines[6]).contains("[108, 130]"))
  }

  @Test func `two hundred views are drawn at once`() {
    let boxes = (0..<200).map { index in
      let (column, row) = (Rational(index % 20 * 50), Rational(index / 20 * 50))
      return box(
        "view\(index)", extent(column, column + 45),
        extent(row, row + 40))
    }
    let clock = ContinuousClock()
    let renderer = TextRenderer(presentation: Presentation(), width: 120, theme: nil)
    let time = clock.measure { _ = renderer.render(Document([.boxes(picture(boxes))])) }
    #expect(time < .seconds(2))
  }

  // MARK: Slides

  private func slide(_ boxes: Boxes) -> Slide {
    Slide(
      headlines: ["pivot 1"], story: ["The gap goes to 8."], body: Document(), state: "gap = 8",
      picture: .boxes(boxes))
  }

  private func frame(_ boxes: Boxes, columns: Int, rows: Int) -> [String] {
    SlideRenderer(presentation: Presentation(), columns: columns, rows: rows, theme: nil)
      .frame(slide(boxes), SlideFooter(place: 1, count: 2))
  }

  @Test func `a slide has a screen beside its words, and a row of views below them`() throws {
    let beside = frame(phone, columns: 80, rows: 30)
    #expect(beside.contains { $0.contains("The gap goes to 8.") && $0.contains("screen") })
    let below = frame(viewRow, columns: 80, rows: 30)
    let story = try #require(below.firstIndex { $0.contains("The gap goes to 8.") })
    let picture = try #require(below.firstIndex { $0.contains("findNext") })
    #expect(story < picture && !below[story].contains("screen"))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a slide with boxes is as large as the screen`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (columns, rows) = (generator.int(20...150), generator.int(5...50))
    let lines = frame(generator.boxes(), columns: columns, rows: rows)
    #expect(lines.count == rows)
    #expect(lines.allSatisfy { $0.displayWidth <= columns })
  }

  // MARK: SVG

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `in SVG each box has its name or a number, and each is described`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let boxes = generator.boxes()
    let svg = SVGRenderer(width: generator.int(160...1600)).text(of: Document([.boxes(boxes)]))
    let parts = svg.components(between: "<desc>", and: "</desc>")
    let description = withoutSpaces(try #require(parts))
    let drawing = try #require(svg.components(between: "</style>", and: "</svg>"))
    let letters = withoutSpaces(drawing.replacing(/<[^>]*>/, with: ""))
    for box in boxes.panels.flatMap({ $0.boxes }) {
      #expect(letters.contains(withoutSpaces(box.name)), "\(box.name)\n\(svg)")
      #expect(description.contains(withoutSpaces(box.name)))
    }
  }

  @Test func `in SVG an ambiguous edge is dotted, and a band shows its span`() {
    let svg = SVGRenderer().text(of: Document([.boxes(openViewRow)]))
    #expect(svg.split(separator: "s-violet dotted").count == 3)
    #expect(svg.split(separator: "band f-violet").count == 3)
    #expect(svg.contains("[100, 122]") && svg.contains("[108, 130]"))
    #expect(svg.contains("anywhere in [100, 122]"))
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> String? {
    guard let from = ranges(of: start).first?.upperBound,
      let to = self[from...].ranges(of: end).first?.lowerBound
    else { return nil }
    return String(self[from..<to])
  }
}
