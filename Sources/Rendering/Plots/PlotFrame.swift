// The frame that graphs and planes are drawn in: exact scales in both directions, with the number
// of cells chosen so that round numbers fall into the middle of a cell.

import Rationals

struct PlotFrame: Sendable {
  /// In cells.
  let columns: Int
  let rows: Int
  private let x: Scale
  private let y: Scale

  /// The first and the last value stand in the middle of the first and the last cell.
  init(
    x: (lower: Rational, upper: Rational), columns: Int, y: (lower: Rational, upper: Rational),
    rows: Int
  ) {
    self.columns = max(columns, 2)
    self.rows = max(rows, 2)
    self.x = Scale(
      lower: x.lower, upper: x.upper, steps: (self.columns - 1) * DotPoint.perColumn)
    self.y = Scale(lower: y.lower, upper: y.upper, steps: (self.rows - 1) * DotPoint.perRow)
  }

  var xRange: ClosedRange<Rational> { x.lower...x.upper }
  var yRange: ClosedRange<Rational> { y.lower...y.upper }

  func dot(_ vertex: Graph.Vertex) -> DotPoint {
    // One dot up, since the middle of a cell of four dots is between the second and the third.
    DotPoint(x: x(vertex.x), y: y(vertex.y) + 1)
  }

  /// Along which a function has the value that it has at a point, as far as that is inside.
  func levelLine(
    of objective: Plane.Objective, through mark: Graph.Vertex?
  ) -> [Graph.Vertex]? {
    guard let mark else { return nil }
    let (a, b) = (objective.growth.x, objective.growth.y)
    let ends =
      b.isZero
      ? [yRange.lowerBound, yRange.upperBound].map { Graph.Vertex(x: mark.x, y: $0) }
      : [xRange.lowerBound, xRange.upperBound].map {
        Graph.Vertex(x: $0, y: mark.y - a * ($0 - mark.x) / b)
      }
    return clipped(ends)
  }

  func column(_ value: Rational) -> Int { x(value) / DotPoint.perColumn }

  /// From the top.
  func row(_ value: Rational) -> Int { rows - 1 - (y(value) + 1) / DotPoint.perRow }

  /// The height at the middle of that row, from the top.
  func height(atRow row: Int) -> Rational {
    y.lower + (y.upper - y.lower) * Rational(numerator: rows - 1 - row, denominator: rows - 1)
  }
}
