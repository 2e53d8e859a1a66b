// The place of shapes in a frame, those far beyond it among them.

import Rationals
import Testing

@testable import Rendering

struct PlotFrameTests {
  @Test("A shape is cut to the frame, however far it reaches", arguments: [1, 2])
  func cut(exponent: Int) {
    let far: Rational = exponent == 1 ? 5_000_000_000 : Rational("1e30") ?? 0
    let frame = PlotFrame(x: (0, 9), columns: 10, y: (0, 9), rows: 10)
    func columns(from left: Rational, to right: Rational) -> Range<Int> {
      frame.columns(
        of: [(left, -1), (right, -1), (right, 10), (left, 10)].map { .init(x: $0.0, y: $0.1) },
        atRow: 5)
    }
    #expect(columns(from: 3, to: 5) == 3..<6)
    #expect(columns(from: 3, to: far) == 3..<10)
    #expect(columns(from: -far, to: 5) == 0..<6)
    #expect(columns(from: -far, to: far) == 0..<10)
    #expect(columns(from: far, to: far + 1).isEmpty)
    #expect(columns(from: -far - 1, to: -far).isEmpty)
  }
}
