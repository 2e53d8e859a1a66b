// An axis that stays from picture to picture as far as it can.

import Rationals
import TestSupport
import Testing

@testable import Rendering

@Suite struct AxisRangeTests {
  private func range(_ lower: Rational, _ upper: Rational) -> AxisRange {
    AxisRange(lower: lower, upper: upper)
  }

  /// What is shown after each of some pictures.
  private func ranges(_ pictures: [[Rational]]) -> [AxisRange?] {
    var (last, result): (AxisRange?, [AxisRange?]) = (nil, [])
    for values in pictures {
      last = AxisRange.next(after: last, showing: values)
      result.append(last)
    }
    return result
  }

  @Test func `a region that shrinks is seen to shrink`() {
    let shown = ranges([[0, 100], [0, 50], [20, 50], [30]])
    #expect(shown == [AxisRange?](repeating: range(0, 100), count: 4))
  }

  @Test func `what becomes much smaller gets an axis of its own`() {
    #expect(
      ranges([[0, 100], [40, 70], [40, 60], [40, 59]]) == [
        range(0, 100), range(0, 100), range(0, 100), range(40, 60),
      ])
  }

  @Test func `what is outside makes the axis grow, and a little further than need be`() {
    #expect(
      ranges([[0, 10], [0, 11], [0, 12], [-1]]) == [
        range(0, 10), range(0, 12), range(0, 12), range(-2, 12),
      ])
  }

  @Test func `what was shown makes no difference where it would hardly be seen`() {
    #expect(ranges([[0], [0, 100]]) == [range(-5, 5), range(0, 100)])
    #expect(ranges([[0], [0, 30]]) == [range(-5, 5), range(-5, 30)])
  }

  @Test func `what is far away makes a new axis`() {
    #expect(ranges([[0, 10], [1000, 1010]]) == [range(0, 10), range(1000, 1010)])
  }

  @Test func `nothing to see changes nothing`() {
    #expect(ranges([[], [7], []]) == [nil, range(2, 12), range(2, 12)])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `all values are on the axis, and it stays when asked for the same again`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var last: AxisRange?
    for _ in 0..<6 {
      let values = generator.list(1...4) { $0.value() }
      last = AxisRange.next(after: last, showing: values)
      let isInside = { (value: Rational) in
        last.map { $0.lower <= value && value <= $0.upper } ?? false
      }
      #expect(values.allSatisfy(isInside))
      #expect(AxisRange.next(after: last, showing: values) == last)
    }
  }

  @Test func `on an axis that stays, what stays is drawn in the same place`() {
    func bars(_ region: Span, _ label: Text) -> Substring {
      let figure = NumberLines(
        variable: "X", rows: [.init(priority: 1000, caption: [], region: region, label: label)],
        ticks: [],
        axis: range(0, 100))
      return TextRenderer(presentation: Presentation(), width: 80, theme: nil)
        .render(Document([.numberLines(figure)])).prefix { $0 != "▶" }
    }
    let wide = Array(bars(span(0, 50), "x in [0, 50]"))
    let narrow = Array(bars(span(20, 50), "x in [20, 50]"))
    let point = Array(bars(span(20, 20), "x = 20"))
    #expect(wide.count == narrow.count && narrow.count == point.count)
    #expect(wide.lastIndex(of: "●") == narrow.lastIndex(of: "●"))
    #expect(narrow.firstIndex(of: "●") == point.firstIndex(of: "●"))
  }
}
