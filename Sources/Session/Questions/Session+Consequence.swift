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
    var copy = self
    guard try copy.solutions.outcome == .optimal else { return nil }
    let range = asked.expression.range
    let statement = ConstraintStatement(
      operands: [asked.expression, .number(value, range)], relations: [.equal],
      operandTexts: [asked.text, value.description], range: range)
    let effect: Consequence.Effect
    switch try copy.effect(of: statement, "\(asked.text) = \(value)") {
    case .breaks(let constraints): effect = .breaks(constraints)
    case .costs(let cost): effect = .costs(cost)
    case .nothing, .refused: return nil
    }
    return Consequence(
      expression: asked.text, value: value, effect: effect, problem: state.hierarchy)
  }

  /// What comes of it if a relation has to hold.
  enum Demand {
    /// No requirement stands against it, and no level pays for it.
    case nothing
    case breaks([Constraint])
    case costs(Consequence.Cost)
    /// The relation itself is no requirement.
    case refused(Failure)
  }

  /// Nothing changes.
  mutating func effect(
    of statement: ConstraintStatement, _ text: String
  ) throws(Failure) -> Demand {
    var after = self
    do throws(Failure) {
      _ = try after.change(text, .constraint(statement))
    } catch {
      if error.stop != nil { throw error }
      let old = error.conflict.compactMap { state.hierarchy.constraint($0) }
      return error.code == .unsatisfiable && !old.isEmpty ? .breaks(old) : .refused(error)
    }
    guard try after.solutions.outcome == .optimal else { return .nothing }
    for level in solutions.levels {
      let (least, cost) = (
        try solutions.minimum(of: level), try after.solutions.minimum(of: level)
      )
      guard cost != least else { continue }
      return .costs(
        .init(
          level: level, value: cost, least: least, violated: try after.violations(of: level)))
    }
    return .nothing
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
