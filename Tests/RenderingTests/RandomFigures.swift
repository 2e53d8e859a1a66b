// Seeded random figures: small and huge numbers, equal and crowded ones, names in several scripts.

import Rationals
import Rendering
import TestSupport

/// Too long for any label, and for a machine word.
private let long = Rational(String(repeating: "1234567890", count: 6)) ?? 0

extension SeededGenerator {
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  mutating func list<Element>(
    _ count: ClosedRange<Int>, of element: (inout SeededGenerator) -> Element
  ) -> [Element] {
    (0..<int(count)).map { _ in element(&self) }
  }

  mutating func value() -> Rational {
    switch int(1...20) {
    case 1: long * Rational(int(-3...3))
    case 2: long.reciprocal * Rational(int(-3...3))
    case 3...8: Rational(numerator: int(-50...50), denominator: int(1...12))
    default: Rational(int(-30...30))
    }
  }

  mutating func name() -> String {
    let names = [
      "X", "X0", "a_rather_long_name.of.a_point", "寬度寬度寬度寬度", "ширина", "e\u{301}", "left",
      "👩‍👩‍👧", "m", "α₁",
    ]
    return names.randomElement(using: &self) ?? "X"
  }

  mutating func text() -> Text {
    Text(
      pieces: list(0...8) { generator in
        let role: Text.Role =
          [.plain, .strong, .level(generator.int(1...1000)), .dim].randomElement(using: &generator)
          ?? .plain
        return generator.chance(30)
          ? .number(generator.value(), role)
          : .words(generator.name() + (generator.chance(70) ? " ≥  " : ""), role)
      })
  }

  mutating func span() -> Span {
    let ends = [value(), value()].sorted()
    return Span(
      lower: chance(20) ? nil : ends[0],
      upper: chance(20) ? nil : chance(20) ? ends[0] : ends[1])
  }

  mutating func ticks(_ count: ClosedRange<Int>) -> [NumberLines.Tick] {
    list(count) { NumberLines.Tick(name: $0.name(), value: $0.value()) }
  }

  mutating func vertex() -> Graph.Vertex { Graph.Vertex(x: value(), y: value()) }

  mutating func numberLines() -> NumberLines {
    NumberLines(
      variable: "X",
      rows: list(0...5) { generator in
        NumberLines.Row(
          priority: generator.int(1...1000),
          caption: generator.chance(50) ? generator.list(0...5) { $0.text() } : [],
          region: generator.chance(15) ? nil : generator.span(), label: generator.text())
      },
      ticks: ticks(0...8))
  }

  mutating func graph() -> Graph {
    Graph(
      title: text(), variable: name(),
      curves: list(0...4) { generator in
        Graph.Curve(
          label: generator.text(), priority: generator.int(1...1000),
          vertices: generator.list(0...5) { $0.vertex() }.sorted { $0.x < $1.x },
          isMain: generator.chance(40))
      },
      ticks: ticks(0...6), region: chance(20) ? nil : span(), minimum: chance(30) ? nil : span(),
      minimumValue: chance(30) ? nil : value())
  }

  mutating func plane() -> Plane {
    Plane(
      title: text(), xName: name(), yName: name(), x: span(), y: span(),
      polygons: list(0...3) { generator in
        Plane.Polygon(
          corners: generator.list(0...6) { $0.vertex() }, priority: generator.int(1...1000),
          label: generator.text(), isBounded: generator.chance(70))
      },
      contours: list(0...3) { generator in
        Plane.Contour(
          value: generator.value(),
          segments: generator.list(0...2) { $0.list(0...2) { $0.vertex() } })
      },
      xTicks: ticks(0...5), yTicks: ticks(0...5), mark: chance(50) ? vertex() : nil)
  }

  /// Bodies that are none: faces that turn any way, in a box that they need not keep to.
  mutating func space() -> Space {
    func corner(_ generator: inout SeededGenerator) -> Space.Corner {
      .init(x: generator.value(), y: generator.value(), z: generator.value())
    }
    return Space(
      title: text(),
      axes: (0..<3).map { _ in
        let lower = value()
        return .init(name: name(), lower: lower, upper: lower + value().magnitude + 1)
      },
      bodies: list(0...3) { generator in
        let corners = generator.list(1...5, of: corner)
        return .init(
          corners: corners,
          faces: corners.count < 3
            ? []
            : generator.list(0...3) { generator in
              .init(
                corners: generator.list(3...4) { $0.int(0...corners.count - 1) },
                constraint: generator.chance(50) ? generator.name() : nil,
                isCut: generator.chance(20))
            }, priority: generator.int(1...1000), label: generator.text(),
          isBounded: generator.chance(70))
      }, mark: chance(50) ? corner(&self) : nil, taken: list(0...3) { $0.name() })
  }

  /// Of those blocks that keep inside the width.
  mutating func figure() -> Block {
    switch int(1...8) {
    case 1: .paragraph(text())
    case 2: .numberLines(numberLines())
    case 3: .graph(graph())
    case 4: .plane(plane())
    case 7: .space(space())
    case 5: .boxes(boxes())
    case 6: .bullets(list(1...3) { Document([$0.figure()]) })
    default: .indented(Document([figure(), .blank]))
    }
  }

  mutating func table() -> Table {
    Table(
      caption: chance(50) ? text() : nil, header: list(0...8) { $0.text() },
      rows: list(0...5) { $0.list(0...8) { $0.text() } },
      alignments: list(0...4) { $0.chance(50) ? .right : .center },
      groupStarts: list(0...2) { $0.int(-1...6) }, markedRow: chance(50) ? int(-1...6) : nil,
      markedColumn: chance(50) ? int(-1...8) : nil)
  }
}
