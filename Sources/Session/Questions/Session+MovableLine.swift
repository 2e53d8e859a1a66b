// Which number moves the line of a constraint that somebody drags.

import ConstraintHierarchies
import Rationals

extension Session {
  /// The line of a constraint; nil where there is no constraint of that name, or other variables stand in it.
  public func movableLine(of id: String, x: String, y: String) -> MovableLine? {
    let hierarchy = state.hierarchy
    guard let constraint = hierarchy.constraint(id),
      case .variable(let across) = hierarchy.symbol(named: x),
      case .variable(let down) = hierarchy.symbol(named: y)
    else { return nil }
    let isLeft = constraint.left.variables.isEmpty && !constraint.right.variables.isEmpty
    let still = hierarchy.evaluatingPoints(isLeft ? constraint.left : constraint.right)
    // With the variables of both sides on the other one.
    let moving =
      hierarchy.evaluatingPoints(isLeft ? constraint.right : constraint.left)
      - LinearExpression(summing: still.terms, constant: 0)
    let factors = moving.factors
    if factors.keys.contains(where: { $0 != across && $0 != down }) { return nil }
    return MovableLine(
      xFactor: factors[across] ?? 0, yFactor: factors[down] ?? 0, offset: moving.constant,
      constant: still.constant)
  }
}

extension LinearExpression {
  /// By variable, those that are not 0; points are left out.
  fileprivate var factors: [Variable: Rational] {
    var factors: [Variable: Rational] = [:]
    for term in terms where !term.coefficient.isZero {
      if case .variable(let variable) = term.symbol { factors[variable] = term.coefficient }
    }
    return factors
  }
}
