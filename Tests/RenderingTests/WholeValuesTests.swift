// No value is ever cut: whatever the width, each number and each name of a document stands in the text
// whole, if not on one line, then over several.

import Rationals
import Rendering
import TestSupport
import Testing

/// Makes documents, and keeps the names and numbers that must be found in them.
private struct Census {
  var generator: SeededGenerator
  var expected: [String] = []
  private let presentation: Presentation
  private var count = 0

  init(seed: UInt64, isASCII: Bool) {
    generator = SeededGenerator(seed: seed)
    presentation = Presentation(isASCII: isASCII)
  }

  /// A name that no other contains, short or a path of many parts.
  mutating func name() -> String {
    count += 1
    let parts = ["view", "leading", "寬度", "ширина", "e\u{301}tage", "x", "saveButton", "w_0"]
    let rest = generator.list(0...generator.int(0...6)) { parts.randomElement(using: &$0) ?? "" }
    let name = (["n\(count)z"] + rest).joined(separator: ".")
    expected.append(name)
    return name
  }

  /// Of up to forty digits.
  mutating func number() -> Rational {
    count += 1
    let digits = generator.chance(80) ? 2 : generator.int(3...30)
    let whole = "\(100 + count)" + generator.list(0...digits) { "\($0.int(0...9))" }.joined()
    let sign: Rational = generator.chance(30) ? -1 : 1
    let number =
      sign * (Rational(whole) ?? 0) / (generator.chance(30) ? Rational(generator.int(2...99)) : 1)
    expected.append(presentation.spelled(number))
    return number
  }

  mutating func list<Element>(
    _ range: ClosedRange<Int>, of element: (inout Census) -> Element
  ) -> [Element] {
    (0..<generator.int(range)).map { _ in element(&self) }
  }

  mutating func text() -> Text {
    let pieces = list(1...5) { census -> Text.Piece in
      census.generator.chance(40)
        ? .number(census.number(), .strong) : .words(census.name(), .level(250))
    }
    return pieces.map { Text(pieces: [$0]) }.joined(separator: generator.chance(70) ? " ≥ " : ", ")
  }

  mutating func span() -> Span {
    let ends = [number(), number()].sorted()
    return Span(
      lower: generator.chance(80) ? ends[0] : nil, upper: generator.chance(80) ? ends[1] : nil)
  }

  /// A span whose ends need not be seen.
  mutating func frame() -> Span {
    let seen = expected
    defer { expected = seen }
    let ends = [number(), number()].sorted()
    return Span(lower: ends[0], upper: ends[1] + 1)
  }

  mutating func ticks(inside frame: Span? = nil) -> [NumberLines.Tick] {
    let seen = expected
    let ticks = list(0...6) { census in
      let name = census.name()
      let before = census.expected
      defer { census.expected = before }
      return NumberLines.Tick(name: name, value: census.number())
    }
    guard let frame, let lower = frame.lower, let upper = frame.upper else { return ticks }
    let inside = ticks.filter { lower <= $0.value && $0.value <= upper }
    expected = seen + inside.map(\.name)
    return inside
  }

  mutating func numberLines() -> NumberLines {
    NumberLines(
      variable: "X",
      rows: list(1...4) { census in
        var label = census.text()
        let seen = census.expected
        let region = census.span()
        census.expected = seen
        for end in [region.lower, region.upper] {
          if let end {
            label += ", \(end)"
            census.expected.append(census.presentation.spelled(end))
          }
        }
        return NumberLines.Row(
          priority: census.generator.int(1...1000),
          caption: census.generator.chance(50) ? census.list(1...4) { $0.text() } : [],
          region: region, label: label)
      },
      ticks: ticks())
  }

  mutating func vertex() -> Graph.Vertex {
    let seen = expected
    defer { expected = seen }
    return Graph.Vertex(x: number(), y: number())
  }

  mutating func graph() -> Graph {
    Graph(
      title: text(), variable: name(),
      curves: list(1...3) { census in
        Graph.Curve(
          label: census.text(), priority: 500,
          vertices: census.list(2...4) { $0.vertex() }.sorted { $0.x < $1.x }, isMain: true)
      },
      ticks: ticks(), region: nil, minimum: Span(lower: number(), upper: nil),
      minimumValue: number())
  }

  mutating func plane() -> Plane {
    let (x, y) = (frame(), frame())
    var plane = Plane(
      title: text(), xName: name(), yName: name(), x: x, y: y,
      polygons: list(0...2) { census in
        Plane.Polygon(
          corners: census.list(1...4) { Graph.Vertex(x: $0.number(), y: $0.number()) },
          priority: 500, label: census.text(), isBounded: true)
      },
      contours: list(0...3) { Plane.Contour(value: $0.number(), segments: []) },
      xTicks: ticks(inside: x), yTicks: ticks(inside: y), mark: nil)
    plane.guides = list(0...4) {
      Plane.Guide(name: Text($0.name()), ends: [$0.vertex(), $0.vertex()])
    }
    return plane
  }

  mutating func space() -> Space {
    let (low, high) = (Rational(-100), Rational(100))
    return Space(
      title: text(), axes: list(3...3) { .init(name: $0.name(), lower: low, upper: high) },
      bodies: list(1...3) { census in
        .init(
          corners: census.list(1...2) { .init(x: $0.number(), y: $0.number(), z: $0.number()) },
          faces: [], priority: 500, label: census.text(), isBounded: true)
      }, mark: nil)
  }

  mutating func table() -> Table {
    let columns = generator.int(1...6)
    return Table(
      caption: text(), header: (0..<columns).map { _ in Text(name()) },
      rows: list(1...4) { census in
        (0..<columns).map { _ in
          census.generator.chance(60)
            ? Text(census.number()) : census.generator.chance(50) ? census.text() : ""
        }
      },
      alignments: list(0...4) { $0.generator.chance(50) ? .right : .center },
      groupStarts: generator.list(0...2) { $0.int(0...4) },
      markedRow: generator.chance(50) ? 0 : nil,
      markedColumn: generator.chance(50) ? generator.int(0...columns - 1) : nil)
  }

  mutating func block(_ kind: Int) -> Block {
    switch kind {
    case 0: .paragraph(text())
    case 1: .numberLines(numberLines())
    case 2: .graph(graph())
    case 3: .plane(plane())
    case 4: .table(table())
    case 5: .bullets(list(1...3) { Document([$0.block($0.generator.int(0...4))]) })
    case 7: .space(space())
    default: .indented(Document([.grid(Grid(list(1...3) { $0.list(1...4) { $0.text() } }))]))
    }
  }
}

@Suite struct WholeValuesTests {
  @Test(arguments: 0..<400 as Range<UInt64>)
  func `each number and each name stands whole, at any width`(seed: UInt64) {
    let isASCII = seed.isMultiple(of: 2)
    var census = Census(seed: seed, isASCII: isASCII)
    let document = Document([census.block(seed < 350 ? Int(seed % 7) : 7)])
    for width in [8, 20, 24, 40, 80, census.generator.int(8...200), 200] {
      let renderer = TextRenderer(
        presentation: Presentation(isASCII: isASCII), width: width, theme: nil)
      let text = renderer.render(document)
      let joined = String(
        text.unicodeScalars.filter { $0 != " " && $0 != "\n" }.map(Character.init))
      for value in census.expected {
        #expect(joined.contains(value), "\(value) at \(width) in\n\(text)")
      }
      #expect(!text.contains("…"))
    }
  }
}
