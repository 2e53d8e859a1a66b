// What it would mean if an expression had another value than it has: which requirement that breaks, or
// which level pays for it, and how much.

import ConstraintHierarchies
import Language
public import Rationals
import Simplex

extension Session {
  /// Why an expression does not have a value in the solution: with X = 10, b⁻ is 10, and the high level need
  /// not pay more than 0; nil if it can have it, or nothing can be said.
  ///
  /// Nothing changes.
  public func consequence(of expression: String, being value: Rational) -> Consequence? {
    var before = self
    guard before.solutions.outcome == .optimal else { return nil }
    var after = self
    if let failure = after.run("\(expression) = \(value)").failure {
      guard failure.diagnostic.code == .unsatisfiable else { return nil }
      let old = failure.conflict.compactMap { before.state.hierarchy.constraint($0) }
      if old.isEmpty { return nil }
      return Consequence(expression: expression, value: value, effect: .breaks(old))
    }
    guard after.solutions.outcome == .optimal else { return nil }
    for level in before.solutions.levels {
      let (least, cost) = (
        before.solutions.minimum(of: level), after.solutions.minimum(of: level)
      )
      guard cost != least else { continue }
      return Consequence(
        expression: expression, value: value,
        effect: .costs(
          .init(
            level: level, value: cost, least: least, violated: after.violations(of: level))))
    }
    return nil
  }

  /// The constraints of the level that do not hold, with their errors.
  private mutating func violations(
    of level: Priority
  ) -> [(constraint: Constraint, error: Rational)] {
    state.hierarchy.enabledConstraints.filter { $0.priority == level }.compactMap { constraint in
      guard
        let error = solutions.interval(
          of: constraint.error, afterLevels: solutions.levels.count)?.value,
        !constraint.holds(error: error)
      else { return nil }
      return (constraint, error)
    }
  }
}
