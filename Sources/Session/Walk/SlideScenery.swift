// What the picture of a presentation is made of: the same on every screen, so that the eye sees the region
// shrink.

package import ConstraintHierarchies
package import Rationals
import Simplex

/// What is left of one variable, or of two, level by level, and all places that the method goes through.
package struct SlideScenery: Sendable {
  package enum Kind: Sendable {
    /// There are more variables.
    case none
    /// What is left of the one variable, by the levels that are solved, and the values that it goes through.
    case line([Interval], visited: [Rational])
    /// The same of two variables: where they stand before each pivot, and at the end.
    case plane(PlaneRegion, visited: [PlanePoint])
    /// Where the views can be, by the levels that are solved.
    case views([[ViewFrame]])
  }

  package let hierarchy: Hierarchy
  package let kind: Kind

  /// With more pivots than that, the picture holds those places only that matter in the end.
  private static let longestWay = 500

  /// - Parameters:
  ///   - solved: the hierarchy of the walk.
  ///   - frames: where the views can be, by the levels that are solved; none where there are no views.
  init(
    _ walk: Walk, _ solved: IncrementalSolution, _ valuation: Valuation?, frames: [[ViewFrame]]
  ) throws(Stop) {
    let resolution = walk.resolution
    hierarchy = resolution.hierarchy
    if !frames.isEmpty {
      kind = .views(frames)
      return
    }
    let variables = hierarchy.variables
    let levels = resolution.outcome == .infeasible ? nil : resolution.solvedLevels
    switch variables.count {
    case 1:
      var intervals: [Interval] = []
      if let levels {
        for level in 0...levels {
          if let interval = try resolution.interval(of: variables[0], afterLevels: level) {
            intervals.append(interval)
          }
        }
      }
      kind = .line(intervals, visited: Self.visited(walk, variables).map { $0[0] })
    case 2 where levels != nil:
      let visited = Self.visited(walk, variables).map { PlanePoint(x: $0[0], y: $0[1]) }
      kind = .plane(
        try PlaneRegion(solved, valuation, variables[0], variables[1], visited: visited),
        visited: visited)
    default: kind = .none
    }
  }

  private static func visited(_ walk: Walk, _ variables: [Variable]) -> [[Rational]] {
    guard walk.pivotCount <= longestWay else { return [] }
    var walk = walk
    walk.go(to: 0)
    func place() -> [Rational] { variables.map { walk.solver.tableau.value(of: $0.index) } }
    var visited = [place()]
    while !walk.isAtEnd {
      _ = walk.advance()
      visited.append(place())
    }
    return visited
  }
}
