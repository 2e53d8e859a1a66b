// How far prices hold, by one solve in the place of a walk.
//
// A constant moves by t ≥ 0. As long as the levels above go along straight lines, a level's least objective is convex in
// t, so it lies on or above the line that it begins with, and where it leaves it, it does so for good. Take that line
// from the objective: what is left is least exactly where the level is still on it. So in the hierarchy in which t is
// one more variable, and each level counts its objective less its line, the region after a level holds those t up to
// which this level and all above it are on their lines; how far t goes there is asked as of any variable.

import Rationals
import Simplex

struct PriceEnds: Sendable {
  /// With t, which does not move anything yet.
  private let hierarchy: Hierarchy
  private let moved: LinearExpression
  private let levels: [Priority]
  private var solution: IncrementalSolution

  /// - Precondition: the resolution has an optimum.
  ///
  /// - Complexity: that of a copy of the hierarchy; nothing is solved before somebody asks.
  init(_ resolution: TracedSolution) {
    var hierarchy = resolution.hierarchy
    // Nobody can type that.
    let name = " t"
    hierarchy.addVariable(name)
    moved = hierarchy.symbol(named: name).map { LinearExpression($0) } ?? LinearExpression()
    hierarchy.addConstraint(moved, .atLeast, LinearExpression(), texts: (name, "0"))
    self.hierarchy = hierarchy
    levels = resolution.model.levels
    solution = IncrementalSolution(control: resolution.control)
  }

  /// How far a constant can go: with the requirements met, and then with each of the levels on its line in turn, highest
  /// first; nil: there is no end. Nothing where the hierarchy with t has no optimum.
  ///
  /// - Parameters:
  ///   - isGrowing: whether the constant becomes greater.
  ///   - slopes: what each level that is wanted gains in the beginning for a unit of t.
  /// - Complexity: one change and one range for each level, as the solver does them.
  mutating func distances(
    _ constraint: Constraint, isLeft: Bool, isGrowing: Bool, slopes: [Rational]
  ) throws(Stop) -> [Rational?]? {
    var problem = hierarchy
    if slopes.count < levels.count { problem = problem.keeping(above: levels[slopes.count]) }
    let step = moved.scaled(by: isGrowing ? 1 : -1)
    problem.updateConstraint(serial: constraint.serial) { constraint in
      if isLeft {
        constraint.left = constraint.left + step
      } else {
        constraint.right = constraint.right + step
      }
    }
    for (level, slope) in zip(levels, slopes) where !slope.isZero {
      problem.addObjective(.minimize, moved.scaled(by: -slope), priority: level, text: "")
    }
    try solution.update(to: problem)
    guard solution.outcome == .optimal else { return nil }
    var distances: [Rational?] = []
    for count in 0...slopes.count {
      guard let interval = try solution.interval(of: moved, afterLevels: count) else { return nil }
      distances.append(interval.upper)
    }
    return distances
  }
}
