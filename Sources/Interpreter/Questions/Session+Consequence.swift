// What it would mean if an expression had another value than it has: which requirement that breaks, or
// which level pays for it, and how much.

import ConstraintHierarchies
import Language
public import Rationals
public import Rendering
import Simplex

extension Session {
  /// Why an expression does not have a value in the solution: `with X = 10, b⁻ is 10: the high level
  /// pays 10, and it need not pay more than 0`; nil if it can have it, or nothing can be said.
  ///
  /// Nothing changes.
  public func consequence(of expression: String, being value: Rational) -> Text? {
    var before = self
    guard before.solutions.outcome == .optimal else { return nil }
    var after = self
    let reply = after.run("\(expression) = \(value)")
    let name: Text = "\(expression, .code) = \(value)"
    if let failure = reply.failure {
      guard failure.diagnostic.code == .unsatisfiable else { return nil }
      let old = failure.conflict.compactMap { before.state.hierarchy.constraint($0) }
      guard !old.isEmpty else { return nil }
      let texts = old.map { constraint -> Text in
        "\(constraint.id, .strong): \(constraint.text, .code)"
      }
      return "\(name) breaks what is required: \(texts.joined(separator: ", "))"
    }
    guard after.solutions.outcome == .optimal else { return nil }
    for level in before.solutions.levels {
      let (least, cost) = (
        before.solutions.minimum(of: level), after.solutions.minimum(of: level)
      )
      guard cost != least else { continue }
      let slacks = after.violations(of: level)
      let who = Self.payer(level, cost, where: least)
      return slacks.isEmpty
        ? "with \(name), \(who)" : "with \(name), \(slacks.joined(separator: " and ")): \(who)"
    }
    return nil
  }

  private static func payer(_ level: Priority, _ cost: Rational, where least: Rational) -> Text {
    let role = Naming.role(level)
    // What is maximised is below 0, and nobody pays a negative price.
    if cost.signum < 0 || least.signum < 0 {
      return "\("f(\(level.name))", role) is \(cost), where \(least) would do"
    }
    let isNumbered = level.name.allSatisfy(\.isNumber)
    let who: Text =
      isNumbered ? "level \(level.name, role)" : "the \(level.name, role) level"
    return "\(who) pays \(cost) for it, where \(least) would do"
  }

  /// `b⁻ is 10` for each constraint of the level that does not hold.
  private mutating func violations(of level: Priority) -> [Text] {
    state.hierarchy.enabledConstraints.filter { $0.priority == level }.compactMap { constraint in
      guard
        let error = solutions.interval(
          of: constraint.error, afterLevels: solutions.levels.count)?.value,
        !constraint.holds(error: error)
      else { return nil }
      let side = error.signum > 0 ? "⁺" : "⁻"
      return "\(constraint.letter + side, Naming.role(level)) is \(error.magnitude)"
    }
  }
}
