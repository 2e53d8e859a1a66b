// What would be different without a constraint or an objective, or with one that is disabled.

import ConstraintHierarchies
import Rationals
import Simplex

extension Reasoner {
  mutating func effects(ofLeavingOut cause: Cause) throws(Stop) -> Effects {
    try effects(of: hierarchy.leaving(out: [cause]), near: cause.variables)
  }

  mutating func effects(ofEnabling constraint: Constraint) throws(Stop) -> Effects {
    var changed = hierarchy
    changed.updateConstraint(serial: constraint.serial) { $0.isEnabled = true }
    var other = explainer.solution
    try other.update(to: changed)
    if let conflict = try other.conflict(budget: 20_000) {
      return .contradiction(conflict.causes.filter { $0.id != constraint.id })
    }
    return try effects(of: changed, near: constraint.error.variables)
  }

  mutating func effects(ofEnabling objective: Objective) throws(Stop) -> Effects {
    var changed = hierarchy
    changed.updateObjective(serial: objective.serial) { $0.isEnabled = true }
    return try effects(of: changed, near: objective.expression.variables)
  }

  /// Which variables would be elsewhere after a change.
  ///
  /// - Parameter near: the variables to look at first; of the others, some.
  private mutating func effects(of changed: Hierarchy, near: [Variable]) throws(Stop) -> Effects {
    var other = explainer.solution
    try other.update(to: changed)
    if let level = other.unboundedLevel { return .unbounded(level) }
    let looked = 40
    let others = hierarchy.variables.filter { !near.contains($0) }
    var values: [NamedInterval] = []
    for variable in near + others.prefix(looked) {
      let expression = LinearExpression(.variable(variable))
      let new = try other.interval(of: expression) ?? .everything
      if try new != explainer.interval(of: expression) {
        values.append(NamedInterval(name: hierarchy.name(of: variable), interval: new))
      }
    }
    return .values(values)
  }
}
