// One solution, for what can only be said of one: errors of constraints, values of objectives.

public import Rationals
import Simplex

/// A value for each variable of a hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, *Constraint
/// Hierarchies*, 1992, section 2).
public struct Valuation: Sendable {
  public let hierarchy: Hierarchy
  private let values: [Rational]

  /// - Parameter values: in order of the variables.
  init(_ hierarchy: Hierarchy, _ values: [Rational]) {
    self.hierarchy = hierarchy
    self.values = values
  }

  /// - Precondition: the variable is the hierarchy's.
  public func value(of variable: Variable) -> Rational {
    hierarchy.check(.variable(variable))
    return values[variable.index]
  }

  /// - Precondition: the variables and points are the hierarchy's.
  public func value(of expression: LinearExpression) -> Rational {
    var sum = expression.constant
    for term in expression.terms {
      hierarchy.check(term.symbol)
      switch term.symbol {
      case .variable(let variable): sum.addProduct(term.coefficient, values[variable.index])
      case .point(let point): sum.addProduct(term.coefficient, hierarchy.value(of: point))
      }
    }
    return sum
  }

  /// What the left side of a constraint is above its right side by.
  public func error(of constraint: Constraint) -> Rational {
    value(of: constraint.left) - value(of: constraint.right)
  }
}

extension IncrementalSolution {
  /// The solution, or where there are several, one of them: that which the hierarchy comes to when it is
  /// solved from nothing. So it depends on the hierarchy alone, not on the way that led there. nil where
  /// there is none.
  ///
  /// - Complexity: O(size × levels) where no move is free; else one solve from nothing.
  public var valuation: Valuation? {
    get throws(Stop) {
      guard outcome == .optimal else { return nil }
      let count = hierarchy.variableNames.count
      let solution =
        solver.minimizer.isDetermined(first: count)
        ? self : try IncrementalSolution(hierarchy, control: control)
      return Valuation(hierarchy, Array(solution.values.prefix(count)))
    }
  }
}
