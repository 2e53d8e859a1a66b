// The points that are worth showing along one variable.

public import ConstraintHierarchies
public import Rationals

extension Hierarchy {
  /// The points that the variable's constraints name, or all of them where that is none, in order of coming.
  public func points(along variable: Variable) -> [(name: String, value: Rational)] {
    if pointNames.isEmpty { return [] }
    var used: Set<Int> = []
    for constraint in constraints
    where constraint.mentions(variable) && constraint.error.variables.contains(variable) {
      for term in constraint.error.terms {
        if case .point(let point) = term.symbol { used.insert(point.index) }
      }
    }
    let shown = used.isEmpty ? Array(pointNames.indices) : used.sorted()
    return shown.map { (pointNames[$0], pointValues[$0]) }
  }
}

extension Constraint {
  /// Whether the variable is written on one of the sides; the two may cancel.
  fileprivate func mentions(_ variable: Variable) -> Bool {
    [left, right].contains { side in side.terms.contains { $0.symbol == .variable(variable) } }
  }
}
