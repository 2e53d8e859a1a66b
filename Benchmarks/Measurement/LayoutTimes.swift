// A screen of rows, measured: arranged without a solver, and as constraints, at several sizes. The one grows in
// proportion to the number of views; the other is seen for what it is.
//
// The screen is a column of rows, each inset, with a picture of a fixed size, a label that stretches and a label that
// does not: a list as apps have it.

import ConstraintHierarchies
import Layouts
import Rationals
public import Simplex

/// Times of layouts of several sizes, both ways.
public struct LayoutTimes {
  /// A screen of so many views.
  struct Point {
    var views: Int
    var tally: Tally
    var constraints: Int
    var pivots: Int
    var dragPivots: Int
    /// Medians, in nanoseconds.
    var arranging: Int
    /// From nothing: every constraint put in, and solved.
    var solving: Int
    /// The window made a step wider, from the solution before.
    var dragging: Int
  }

  let size: Int
  private(set) var points: [Point] = []

  /// How many sizes are measured, the last of which is the one that was asked for.
  private static let steps = 8
  /// The views of a row: the inset, the row, and what lies in it.
  private static let viewsOfRow = 5

  /// Measures; takes some seconds for 1,000 views.
  ///
  /// - Parameter size: how many views at most; at least 10.
  public init(size: Int) throws(Stop) {
    self.size = size
    var counts: [Int] = []
    for step in 1...Self.steps {
      let rows = max(1, size * step / Self.steps / Self.viewsOfRow)
      if counts.last != rows { counts.append(rows) }
    }
    for rows in counts { try measure(rows) }
  }

  private mutating func measure(_ rows: Int) throws(Stop) {
    let tree = Self.screen(rows: rows)
    let height = Rational(60 * rows)
    func room(_ width: Int) -> AxisPair<Rational?> { AxisPair(Rational(width), height) }
    guard let constrained = try? tree.constraints(in: room(320)) else { return }
    var drawn: [LayoutFrame] = []
    let arranging = Self.median { drawn = tree.arrangement(in: room(320)).frames }
    var pivots = 0
    var solver = LayoutSolver(constrained)
    let solving = try Self.median { () throws(Stop) in
      solver = LayoutSolver(constrained)
      pivots = try solver.solve()
      drawn = solver.frames
    }
    var (step, dragPivots) = (0, 0)
    let dragging = try Self.median { () throws(Stop) in
      step += 1
      solver.setScreen(.horizontal, to: Rational(320 + 5 * (step % 7 + 1)))
      dragPivots = max(dragPivots, try solver.solve())
      drawn = solver.frames
    }
    points.append(
      Point(
        views: drawn.count, tally: tree.arrangement(in: room(320)).tally,
        constraints: constrained.constraints.count, pivots: pivots, dragPivots: dragPivots,
        arranging: arranging, solving: solving, dragging: dragging))
  }

  private static func screen(rows: Int) -> SpecialisedLayout {
    var tree = SpecialisedLayout()
    tree.add("list", .stack(.vertical, spacing: 1, .leading), in: nil)
    for row in 1...rows {
      let inset = tree.add(
        "cell\(row)", .inset(before: AxisPair(8, 4), after: AxisPair(8, 4)), in: 0)
      let stack = tree.add("row\(row)", .stack(.horizontal, spacing: 4, .flexing), in: inset)
      tree.add("image\(row)", .leaf(AxisPair(50, 50)), in: stack)
      tree.add(
        "title\(row)", .leaf(AxisPair(Rational(80 + row % 7), 20)), in: stack,
        alignment: AxisPair(.fill, .center), flexibility: AxisPair(0, nil))
      tree.add("time\(row)", .leaf(AxisPair(40, 20)), in: stack)
    }
    return tree
  }

  /// Three times or more, up to 51 times, for a twentieth of a second.
  private static func median<Problem: Error>(
    _ body: () throws(Problem) -> Void
  ) throws(Problem) -> Int {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(50)
    var samples: [Int] = []
    while samples.count < 3 || (samples.count < 51 && clock.now < end) {
      let start = clock.now
      try body()
      let duration = start.duration(to: clock.now)
      samples.append(
        Int(duration.components.attoseconds / 1_000_000_000)
          + Int(duration.components.seconds) * 1_000_000_000)
    }
    return samples.sorted()[samples.count / 2]
  }
}
