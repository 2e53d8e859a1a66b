// What the levels leave of two variables: polygons, one inside the other.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// A point of the plane.
public struct PlanePoint: Hashable, Sendable {
  public let x: Rational
  public let y: Rational

  public init(x: Rational, y: Rational) {
    self.x = x
    self.y = y
  }
}

/// The regions of two variables, level by level.
public struct PlaneRegion: Sendable {
  /// A convex polygon.
  public struct Polygon: Sendable {
    /// Against the clock, from the leftmost one on; one: a point, two: a line; none where it lies outside
    /// of the frame.
    public let corners: [PlanePoint]
    /// Whether it lies inside the frame; otherwise it is cut off there, and some corners are the frame's.
    public let isBounded: Bool
  }

  public let problem: Hierarchy
  public let x: Variable
  public let y: Variable
  /// The regions after the requirements and after each level that has a least value; none where the
  /// requirements contradict one another.
  public let polygons: [Polygon]
  /// The least values of the levels that have one, highest first.
  public let minima: [Rational]
  /// Where the polygons are cut off. It is wider than anything that is worth a look.
  public let frame: (x: Span, y: Span)
  /// The numbers that are worth a look: zero, the finite ends of the regions, their corners, the solution, places
  /// on the way.
  public let marked: (x: [Rational], y: [Rational])
  /// nil where there is no solution.
  public let solution: PlanePoint?
  /// One value for each variable: the solution, or a place of what the levels leave that have a least value.
  public let values: [Rational]

  public struct Span: Hashable, Sendable {
    public let lower: Rational
    public let upper: Rational

    /// Whether a value lies between the ends, and is none of them.
    func holds(_ value: Rational) -> Bool { lower < value && value < upper }
  }

  /// - Parameter visited: places on the way to the solution.
  /// - Complexity: two small solves for each corner of each polygon.
  init(
    _ solved: IncrementalSolution, _ valuation: Valuation?, _ x: Variable, _ y: Variable,
    visited: [PlanePoint] = []
  ) throws(Stop) {
    problem = solved.hierarchy
    (self.x, self.y) = (x, y)
    values = try solved.place(valuation)
    let marked = (
      x: try Self.marked(solved, x, values[x.index]) + visited.map { $0.x },
      y: try Self.marked(solved, y, values[y.index]) + visited.map { $0.y }
    )
    let points = problem.pointValues
    frame = (
      Self.frame(marked.x + points, or: marked.y), Self.frame(marked.y + points, or: marked.x)
    )
    solution = valuation.map { PlanePoint(x: $0.value(of: x), y: $0.value(of: y)) }
    guard solved.outcome.isFeasible else {
      (polygons, minima, self.marked) = ([], [], marked)
      return
    }
    let (width, height) = frame
    let region = try FramedRegion(solved, [(x, width), (y, height)])
    polygons = try (0...solved.solvedLevels).map { (levels) throws(Stop) in
      let corners = try RegionCorners(region: region, levels: levels).all()
      return Polygon(
        corners: corners, isBounded: corners.allSatisfy { width.holds($0.x) && height.holds($0.y) })
    }
    // Where a region has no end, not all of its corners are ends of what a variable may be.
    let corners = polygons.flatMap { $0.corners }.filter {
      width.holds($0.x) && height.holds($0.y)
    }
    self.marked = (marked.x + corners.map { $0.x }, marked.y + corners.map { $0.y })
    minima = solved.levels.prefix(solved.solvedLevels).map { solved.minimum(of: $0) }
  }

  /// Zero, the ends of what each level leaves of a variable, and its value.
  static func marked(
    _ solved: IncrementalSolution, _ variable: Variable, _ value: Rational
  ) throws(Stop) -> [Rational] {
    var (marked, solved): ([Rational], _) = ([0], solved)
    guard solved.outcome.isFeasible else { return marked }
    for levels in 0...solved.solvedLevels {
      let interval = try solved.interval(of: variable, afterLevels: levels)
      marked += [interval?.lower, interval?.upper].compactMap { $0 }
    }
    return marked + [value]
  }

  /// As wide again on both sides.
  static func frame(_ values: [Rational], or others: [Rational]) -> Span {
    let values = Set(values).count > 1 ? values : values + others
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let margin = max(high - low, max(low.magnitude, high.magnitude), 10)
    return Span(lower: low - margin, upper: high + margin)
  }
}

/// The corners of a region, found with the simplex method as oracle: the farthest point in a direction is a
/// corner, and between two corners there is another exactly if something lies beyond the line through them.
private struct RegionCorners {
  let region: FramedRegion
  let levels: Int

  /// The point farthest in a direction; of several, the one farthest to the left of it.
  private func farthest(_ dx: Rational, _ dy: Rational) throws(Stop) -> PlanePoint? {
    try region.farthest([[dx, dy], [-dy, dx]], afterLevels: levels)
      .map { PlanePoint(x: $0[0], y: $0[1]) }
  }

  func all() throws(Stop) -> [PlanePoint] {
    guard let first = try farthest(-1, 0), let last = try farthest(1, 0) else { return [] }
    if first == last { return [first] }
    return try [first] + between(first, last) + [last] + between(last, first)
  }

  /// The corners after `a` and before `b`, against the clock.
  private func between(
    _ a: PlanePoint, _ b: PlanePoint
  ) throws(Stop) -> [PlanePoint] {
    let dx = b.y - a.y
    let dy = a.x - b.x
    guard let c = try farthest(dx, dy), c != a, c != b else { return [] }
    let isBeyond = dx * (c.x - a.x) + dy * (c.y - a.y)
    guard isBeyond.signum > 0 else { return [] }
    return try between(a, c) + [c] + between(c, b)
  }
}
