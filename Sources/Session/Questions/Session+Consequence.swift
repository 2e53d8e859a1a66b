// What it would mean if an expression had another value than it has: which requirement that breaks, or
// which level pays for it, and how much.

import ConstraintHierarchies
public import Language
public import Rationals
import Simplex

extension Session {
  /// Why an expression does not have a value in the solution: with X = 10, b⁻ is 10, and the high level need
  /// not pay more than 0; nil if it can have it, or nothing can be said, as of a quantity.
  ///
  /// Nothing changes.
  ///
  /// - Throws: if the solve is stopped.
  public func consequence(
    of asked: MeasuredExpression, being value: Rational
  ) throws(Failure) -> Consequence? {
    guard !asked.expression.hasQuantities else { return nil }
    var before = self
    guard try before.solutions.outcome == .optimal else { return nil }
    var after = self
    if let failure = after.require(asked, value) {
      if failure.stop != nil { throw failure }
      guard failure.code == .unsatisfiable else { return nil }
      let old = failure.conflict.compactMap { before.state.hierarchy.constraint($0) }
      if old.isEmpty { return nil }
      return Consequence(
        expression: asked.text, value: value, effect: .breaks(old), problem: state.hierarchy)
    }
    guard try after.solutions.outcome == .optimal else { return nil }
    for level in before.solutions.levels {
      let (least, cost) = (
        try before.solutions.minimum(of: level), try after.solutions.minimum(of: level)
      )
      guard cost != least else { continue }
      return Consequence(
        expression: asked.text, value: value,
        effect: .costs(
          .init(
            level: level, value: cost, least: least, violated: try after.violations(of: level))),
        problem: state.hierarchy)
    }
    return nil
  }

  /// Adds the requirement that an expression has a value.
  ///
  /// - Returns: why it is refused; nil if it is not.
  private mutating func require(_ asked: MeasuredExpression, _ value: Rational) -> Failure? {
    let range = asked.expression.range
    let statement = ConstraintStatement(
      operands: [asked.expression, .number(value, range)], relations: [.equal],
      operandTexts: [asked.text, value.description], range: range)
    do throws(Failure) {
      _ = try change("\(asked.text) = \(value)", .constraint(statement))
      return nil
    } catch {
      return error
    }
  }

  /// The constraints of the level that do not hold, with their errors.
  private mutating func violations(
    of level: Priority
  ) throws(Failure) -> [(constraint: Constraint, error: Rational)] {
    let own = state.hierarchy.enabledConstraints.filter { $0.priority == level }
    var violations: [(constraint: Constraint, error: Rational)] = []
    for constraint in own {
      guard let error = try solutions.interval(of: constraint.error)?.value,
        !constraint.holds(error: error)
      else { continue }
      violations.append((constraint, error))
    }
    return violations
  }
}
