// The farthest corners of a region inside a frame: the oracle that drawn regions are found with.

import ConstraintHierarchies
import Rationals
import Simplex

/// What the levels leave, as far as it lies inside a frame.
struct FramedRegion {
  private let solution: IncrementalSolution
  private let variables: [Variable]

  /// - Parameters:
  ///   - solution: of requirements that agree.
  ///   - frame: the variables that are looked at, and where each is cut off: around a place that all levels leave which have a
  ///     least value.
  /// - Complexity: that of adding two requirements for each variable.
  init(
    _ solution: IncrementalSolution, _ frame: [(variable: Variable, span: PlaneRegion.Span)]
  ) throws(Stop) {
    variables = frame.map { $0.variable }
    // In a frame every level would have a least value.
    var hierarchy = solution.solvedHierarchy
    for (variable, span) in frame {
      let side = LinearExpression(.variable(variable))
      for (bound, relation) in [(span.lower, Relation.atLeast), (span.upper, .atMost)] {
        hierarchy.addConstraint(side, relation, LinearExpression(constant: bound), texts: ("", ""))
      }
    }
    var framed = solution
    try framed.update(to: hierarchy)
    self.solution = framed
  }

  /// The values of the variables where the first direction, then the next, goes farthest on what the first n levels leave; nil
  /// where that lies outside of the frame.
  ///
  /// - Parameters:
  ///   - directions: for each variable how far it goes; together they decide on one place.
  ///   - levels: at most those that have a least value.
  /// - Complexity: one minimisation for each direction, from the corner of the solution.
  func farthest(_ directions: [[Rational]], afterLevels levels: Int) throws(Stop) -> [Rational]? {
    let sums = directions.map { direction in
      zip(variables, direction).reduce(LinearExpression()) {
        $0 + LinearExpression(.variable($1.0)).scaled(by: -$1.1)
      }
    }
    return try solution.corner(ofLeast: sums, variables, afterLevels: levels)
  }
}

extension IncrementalSolution {
  /// The hierarchy with the levels alone that have a least value.
  fileprivate var solvedHierarchy: Hierarchy {
    unboundedLevel.map { hierarchy.keeping(above: $0) } ?? hierarchy
  }

  /// One value for each variable: the solution that is told of; where a level has no least value, the last corner of the
  /// textbook's method, which shows more of the region than others, or, where that takes long, a solution of the levels above;
  /// zeros where the requirements contradict one another.
  ///
  /// - Parameter valuation: of this hierarchy; nil where it has no solution.
  func place(_ valuation: Valuation?) throws(Stop) -> [Rational] {
    let variables = hierarchy.variables
    var told = valuation
    if told == nil, outcome.isFeasible {
      let (_, walked) = try TracedSolution.counting(hierarchy, control: control)
      if let tableau = walked?.solver.tableau {
        return variables.map { tableau.value(of: $0.index) }
      }
      told = try IncrementalSolution(solvedHierarchy, control: control).valuation
    }
    return variables.map { told?.value(of: $0) ?? 0 }
  }
}
