// The farthest corners of a region inside a frame: the oracle that drawn regions are found with.

import ConstraintHierarchies
import Rationals
import Simplex

/// What some levels leave, as far as it lies inside a frame.
struct FramedRegion {
  private let solution: IncrementalSolution
  private let variables: [Variable]

  /// - Parameters:
  ///   - frame: the variables that are looked at, and where each is cut off.
  ///   - levels: at most those of the resolution that have a least value.
  /// - Complexity: one solve.
  init(
    _ resolution: TracedSolution, _ frame: [(variable: Variable, span: PlaneRegion.Span)],
    levels: Int
  ) throws(Stop) {
    variables = frame.map { $0.variable }
    var hierarchy = resolution.hierarchy
    if levels < resolution.model.levels.count {
      hierarchy = hierarchy.keeping(above: resolution.model.levels[levels])
    }
    for (variable, span) in frame {
      let side = LinearExpression(.variable(variable))
      for (bound, relation) in [(span.lower, Relation.atLeast), (span.upper, .atMost)] {
        hierarchy.addConstraint(side, relation, LinearExpression(constant: bound), texts: ("", ""))
      }
    }
    solution = try IncrementalSolution(hierarchy, control: resolution.control)
  }

  /// The values of the variables where the first direction, then the next, goes farthest; nil where the region lies outside of
  /// the frame.
  ///
  /// - Parameter directions: for each variable how far it goes; together they decide on one place.
  /// - Complexity: one minimisation for each direction, from the corner of the solution.
  func farthest(_ directions: [[Rational]]) throws(Stop) -> [Rational]? {
    let sums = directions.map { direction in
      zip(variables, direction).reduce(LinearExpression()) {
        $0 + LinearExpression(.variable($1.0)).scaled(by: -$1.1)
      }
    }
    return try solution.corner(ofLeast: sums, variables)
  }
}
