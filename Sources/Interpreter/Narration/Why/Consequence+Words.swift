// What a wrong answer would break or cost, in words.

import ConstraintHierarchies
import Rationals
public import Rendering

extension Consequence {
  /// `with X = 10, b⁻ is 10: the high level pays 10 for it, where 0 would do`
  public var text: Text {
    let claim: Text = "\(subject, .code) = \(value)"
    switch effect {
    case .breaks(let requirements):
      let texts = requirements.map { "\($0.id, .strong): \($0.text, .code)" as Text }
      return "\(claim) breaks what is required: \(texts.joined(separator: ", "))"
    case .costs(let level, let cost, let least, let violated):
      let role = Naming.role(level)
      let slacks = violated.map { "\($0.slack, role) is \($0.amount)" as Text }
      let who = Self.payer(level, cost, least)
      return slacks.isEmpty
        ? "with \(claim), \(who)" : "with \(claim), \(slacks.joined(separator: " and ")): \(who)"
    }
  }

  private static func payer(_ level: Priority, _ cost: Rational, _ least: Rational) -> Text {
    let role = Naming.role(level)
    // What is maximised is below 0, and nobody pays a negative price.
    if cost.signum < 0 || least.signum < 0 {
      return "\(Naming.objective(level), role) is \(cost), where \(least) would do"
    }
    let isNumbered = level.name.allSatisfy { $0.isNumber }
    let who: Text =
      isNumbered ? "level \(level.name, role)" : "the \(level.name, role) level"
    return "\(who) pays \(cost) for it, where \(least) would do"
  }
}
