// What the levels leave of three variables: convex bodies, one inside the other.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// The regions of three variables, level by level.
public struct SpaceRegion: Sendable {
  /// What is left after the requirements, or after a level: a polytope, a polygon, a line, a point, or nothing where it
  /// lies outside of the frame.
  public struct Body: Sendable {
    public let priority: Priority
    public let corners: [SpacePoint]
    /// Of a polytope all of them, of a polygon it alone.
    public let faces: [Face]
    /// Whether it lies inside the frame; otherwise it is cut off there, and some corners are the frame's.
    public let isBounded: Bool
  }

  public struct Face: Equatable, Sendable {
    /// Places among the body's corners, in order around the face: against the clock, seen from outside.
    public let corners: [Int]
    /// The requirement that is tight all over it.
    public let constraint: String?
    /// Whether it is only where the frame cuts the body off.
    public let isCut: Bool
  }

  public let problem: Hierarchy
  /// Three of them.
  public let variables: [Variable]
  /// After the requirements and after each level that has a least value; none where the requirements contradict one
  /// another, or there are too many corners.
  public let bodies: [Body]
  /// For each variable from where to where bodies are known.
  public let frame: [PlaneRegion.Span]
  /// For each variable the numbers that are worth a look: zero, corners, the solution.
  public let marked: [[Rational]]
  /// nil where there is no solution.
  public let solution: SpacePoint?
  /// Whether a body has more corners than are told.
  public let hasTooManyCorners: Bool

  /// More can be neither read nor seen.
  public static let mostCorners = 120

  /// - Parameter variables: three of them.
  /// - Complexity: a small solve for each corner and each face of each body.
  init(
    _ solved: IncrementalSolution, _ valuation: Valuation?, _ variables: [Variable]
  ) throws(Stop) {
    problem = solved.hierarchy
    self.variables = variables
    solution = valuation.map { valuation in
      SpacePoint(
        x: valuation.value(of: variables[0]), y: valuation.value(of: variables[1]),
        z: valuation.value(of: variables[2]))
    }
    let place = try solved.place(valuation)
    let ends = try variables.map { (variable) throws(Stop) in
      try PlaneRegion.marked(solved, variable, place[variable.index])
    }
    let all = ends.flatMap { $0 }
    let wide = ends.map { PlaneRegion.frame($0, or: all) }
    let isFeasible = solved.outcome.isFeasible
    guard isFeasible, let far = try Self.bodies(solved, variables, wide) else {
      (bodies, frame, marked) = ([], wide, ends)
      hasTooManyCorners = isFeasible
      return
    }
    hasTooManyCorners = false
    // Where a region has no end, not all of its corners are ends of what a variable may be.
    let corners = far.flatMap { $0.corners }.filter { corner in
      (0..<3).allSatisfy { wide[$0].holds(corner[$0]) }
    }
    marked = ends.enumerated().map { axis, values in values + corners.map { $0[axis] } }
    if far.allSatisfy({ $0.isBounded }) {
      (bodies, frame) = (far, wide)
    } else {
      // What goes on is cut off near what is worth a look.
      frame = marked.map { values in
        let span = AxisSpan.padded(values)
        return .init(lower: span.low, upper: span.high)
      }
      bodies = try Self.bodies(solved, variables, frame) ?? []
    }
  }

  /// - Returns: nil if there are too many corners.
  private static func bodies(
    _ solved: IncrementalSolution, _ variables: [Variable], _ frame: [PlaneRegion.Span]
  ) throws(Stop) -> [Body]? {
    var bodies: [Body] = []
    let requirements = solved.hierarchy.enabledConstraints.filter { $0.priority.isRequired }
    let region = try FramedRegion(solved, zip(variables, frame).map { (variable: $0, span: $1) })
    for levels in 0...solved.solvedLevels {
      let search = CornerSearch(region: region, levels: levels)
      guard let hull = try SpaceHull(limit: mostCorners, farthest: search.farthest) else {
        return nil
      }
      let faces = hull.faces.map { ring -> Face in
        let corners = ring.map { hull.corners[$0] }
        return Face(
          corners: ring,
          constraint: requirements.first {
            solved.hierarchy.isTight($0, at: corners, variables)
          }?.id,
          isCut: (0..<3).contains { axis in
            [frame[axis].lower, frame[axis].upper].contains { end in
              corners.allSatisfy { $0[axis] == end }
            }
          })
      }
      bodies.append(
        Body(
          priority: levels == 0 ? .required : solved.levels[levels - 1],
          corners: hull.corners, faces: faces,
          isBounded: hull.corners.allSatisfy { corner in
            (0..<3).allSatisfy { frame[$0].holds(corner[$0]) }
          }))
    }
    return bodies
  }
}

extension Hierarchy {
  /// Whether both sides of a constraint are equal at all of some points. One of other variables is not.
  fileprivate func isTight(
    _ constraint: Constraint, at points: [SpacePoint], _ variables: [Variable]
  ) -> Bool {
    let form = evaluatingPoints(constraint.error)
    var factors: [(axis: Int, factor: Rational)] = []
    for term in form.terms {
      guard case .variable(let variable) = term.symbol,
        let axis = variables.firstIndex(of: variable)
      else { return false }
      factors.append((axis, term.coefficient))
    }
    return !factors.isEmpty
      && points.allSatisfy { point in
        factors.reduce(form.constant) { $0 + $1.factor * point[$1.axis] }.isZero
      }
  }
}

/// The simplex method as what finds the farthest corner of a region in a direction.
private struct CornerSearch {
  let region: FramedRegion
  let levels: Int

  /// Of several the one that is the farthest in two directions more, which between them decide.
  func farthest(_ direction: SpacePoint) throws(Stop) -> SpacePoint {
    let axis = SpacePoint.axes.first { !direction.cross($0).isZero } ?? direction
    let second = direction.cross(axis)
    let directions = [direction, second, direction.cross(second)].map { [$0.x, $0.y, $0.z] }
    // Inside a frame every direction has an end; and the frame holds the place that the method ended at.
    let corner = try region.farthest(directions, afterLevels: levels) ?? [0, 0, 0]
    return SpacePoint(x: corner[0], y: corner[1], z: corner[2])
  }
}
