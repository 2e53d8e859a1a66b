// Number lines, drawn one after another, each on the axis of the one before.

import Rationals
import TestSupport
import Testing

@testable import Rendering

@Suite struct AxisMemoryTests {
  private func figure(_ variable: String, _ lower: Rational, _ upper: Rational) -> NumberLines {
    NumberLines(
      variable: variable,
      rows: [.init(priority: 1000, caption: [], region: span(lower, upper), label: "")], ticks: [])
  }

  /// The axes of pictures that are drawn one after another.
  private func axes(_ figures: NumberLines..., memory: inout AxisMemory) -> [AxisRange?] {
    figures.map { figure in
      var document = Document([.numberLines(figure)])
      memory.place(&document)
      guard case .numberLines(let placed)? = document.blocks.first else { return nil }
      return placed.axis
    }
  }

  private func range(_ lower: Rational, _ upper: Rational) -> AxisRange {
    AxisRange(lower: lower, upper: upper)
  }

  @Test func `each variable has an axis of its own`() {
    var memory = AxisMemory()
    let shown = axes(
      figure("x", 0, 100), figure("y", 0, 10), figure("x", 20, 50), figure("y", 4, 9),
      memory: &memory)
    #expect(shown == [range(0, 100), range(0, 10), range(0, 100), range(0, 10)])
  }

  @Test func `what is no more is forgotten`() {
    var memory = AxisMemory()
    _ = axes(figure("x", 0, 100), figure("y", 0, 100), memory: &memory)
    memory.keep { $0 == "y" }
    #expect(
      axes(figure("x", 20, 50), figure("y", 20, 50), memory: &memory)
        == [range(20, 50), range(0, 100)])
  }

  @Test func `pictures deep inside are placed as well`() {
    var memory = AxisMemory()
    var document = Document([.indented(Document([.numberLines(figure("x", 0, 100))])), .blank])
    memory.place(&document)
    #expect(axes(figure("x", 20, 50), memory: &memory) == [range(0, 100)])
  }

  @Test func `of very many variables, those that were drawn last are remembered`() {
    var memory = AxisMemory()
    for index in 0..<1_000 { _ = axes(figure("x\(index)", 0, 100), memory: &memory) }
    #expect(axes(figure("x999", 20, 50), memory: &memory) == [range(0, 100)])
    #expect(axes(figure("x0", 20, 50), memory: &memory) == [range(20, 50)])
  }

  // MARK: Drawn

  private static let points: [NumberLines.Tick] = [0, 10, 20, 30].enumerated().map {
    .init(name: "X\($0)", value: $1)
  }

  @Test(arguments: [8, 24, 40, 80, 120, 200], [false, true])
  func `at every width the points stay in their places, equally far apart`(
    width: Int, isASCII: Bool
  ) {
    let pictures: [(Span, Text)] = [
      (span(nil, nil), "X in (−∞, +∞)"), (span(0, 30), "X in [X0, X3] = [0, 30]"),
      (span(20, 30), "X in [X2, X3] = [20, 30]"), (span(20, 20), "X = X2 = 20"),
      (span(30, 30), "X = 30"),
    ]
    var memory = AxisMemory()
    var ticks: Set<[Int]> = []
    for (region, label) in pictures {
      var document = Document([
        .numberLines(
          NumberLines(
            variable: "X",
            rows: [.init(priority: 1000, caption: [], region: region, label: label)],
            ticks: Self.points))
      ])
      memory.place(&document)
      let text = TextRenderer(
        presentation: Presentation(isASCII: isASCII), width: width, theme: nil
      ).render(document)
      let marks = text.split(separator: "\n").first { $0.allSatisfy { " |╵".contains($0) } } ?? ""
      ticks.insert(marks.indices.filter { marks[$0] != " " }.map(marks.distance))
    }
    #expect(ticks.count == 1, "\(ticks)")
    guard let columns = ticks.first, width >= 24 else { return }
    #expect(columns.count == 4)
    #expect(Set(zip(columns, columns.dropFirst()).map { $1 - $0 }).count == 1, "\(columns)")
  }
}

extension Substring {
  fileprivate func distance(_ index: Index) -> Int { distance(from: startIndex, to: index) }
}
