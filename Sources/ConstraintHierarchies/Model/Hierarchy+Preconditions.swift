// What a hierarchy takes: variables and points of its own, weights that are not negative, labels that are free.

import Rationals

extension Hierarchy {
  @inline(__always)
  func check(_ symbol: Symbol) {
    switch symbol {
    case .variable(let variable):
      demand(
        variable.stamp == 0 && variable.index >= 0 && variable.index < variableNames.count,
        "Hierarchy: a variable that is not this hierarchy's")
    case .point(let point):
      demand(
        point.index >= 0 && point.index < pointNames.count,
        "Hierarchy: a point that is not this hierarchy's")
    }
  }

  func check(_ expression: LinearExpression) {
    for term in expression.terms { check(term.symbol) }
  }

  func check(_ constraint: Constraint) {
    check(constraint.left)
    check(constraint.right)
    demand(constraint.weight.signum >= 0, "Hierarchy: a constraint with a negative weight")
  }

  func check(_ objective: Objective) {
    check(objective.expression)
    demand(!objective.priority.isRequired, "Hierarchy: an objective at .required")
    demand(
      objective.weight.signum >= 0,
      "Hierarchy: an objective with a negative weight; its direction tells which way")
  }

  func check(label: String?) {
    guard let label else { return }
    demand(
      !labels.contains(label) && symbol(named: label) == nil, "Hierarchy: a label that is taken")
  }
}

/// Whether there are so many levels that have a least value each.
func check(levels: Int, solved: Int) {
  demand(
    levels >= 0 && levels <= solved,
    "SolvedHierarchy: more levels than have a least value, or less than none")
}
