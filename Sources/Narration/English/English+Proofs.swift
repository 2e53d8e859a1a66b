// What is said of proofs, and of what another value would mean, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: ProofWords) -> Text {
    switch words {
    case .nothing:
      "there is nothing to prove: without preferences nothing is minimised; type one, such as X = 3 @low"
    case .atLeast(let level, let value, let isBelow):
      "\(ObjectiveName.colored(level)) is at least \(value, .strong)"
        + (isBelow ? " where the levels above are at their least:" : ":")
    case .sum: "sum"
    case .rest([], let value): "Everything cancels but \(value)."
    case .rest(let names, let value):
      "\(names.joined(separator: ", ")) cannot be below 0, so the sum is at least \(value)."
    case .atMost(let expression, let value): "So \(expression) is at most \(value, .strong)."
    case .ray(let level, let parameter, let steps, let change):
      "\(ObjectiveName.colored(level)) has no least value. Along \(steps.joined(separator: ", ")), for every "
        + "\(parameter) ≥ 0, each requirement still holds and no level above changes; but "
        + "\(ObjectiveName.colored(level)) changes by \(change) for each unit of \(parameter)."
    }
  }

  static func text(_ words: MeaningWords) -> Text {
    switch words {
    case .meaning(.variable): "variable"
    case .meaning(.point(let value)): "point at \(value)"
    case .meaning(.constraint(let constraint)):
      told(constraint.text, constraint.priority, constraint.isEnabled)
    case .meaning(.objective(let objective)):
      told(objective.text, objective.priority, objective.isEnabled)
    case .meaning(.attribute(let view)): "of \(view)"
    case .meaning(.view(let kind, let superview)): viewMeaning(kind, in: superview)
    case .consequence(let consequence): text(consequence)
    }
  }

  /// `X >= X2 @high`
  private static func told(_ text: String, _ priority: Priority, _ isEnabled: Bool) -> Text {
    Text(text + (priority.isRequired ? "" : " @\(priority.name)") + (isEnabled ? "" : ", disabled"))
  }

  // MARK: Another value

  /// `with X = 10, b⁻ is 10: the high level pays 10 for it, where 0 would do`
  private static func text(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let texts = constraints.map { constraint -> Text in
        "\(constraint.id, .strong): \(constraint.text, .code)"
      }
      return "\(name) breaks what is required: \(texts.joined(separator: ", "))"
    case .costs(let cost):
      let slacks = cost.violated.map { constraint, error -> Text in
        let side = error.signum > 0 ? "⁺" : "⁻"
        return "\(constraint.letter + side, Naming.role(cost.level)) is \(error.magnitude)"
      }
      let price = price(cost, consequence.problem)
      return slacks.isEmpty
        ? "with \(name), \(price)"
        : "with \(name), \(EnglishGrammar.list(slacks)): \(price)"
    }
  }

  private static func price(_ cost: Consequence.Cost, _ problem: Hierarchy) -> Text {
    if let maximized = problem.maximized(at: cost.level) {
      return "\(problem.sum(maximized.expression)) is \(maximized.value(where: cost.value)), where "
        + "\(maximized.value(where: cost.least)) is possible"
    }
    // A price below 0 would be no price.
    if cost.value.signum < 0 || cost.least.signum < 0 {
      return "\(ObjectiveName.colored(cost.level)) is \(cost.value), where \(cost.least) would do"
    }
    let name = Text(cost.level.name, Naming.role(cost.level))
    let isNumbered = cost.level.name.allSatisfy { $0.isNumber }
    return (isNumbered ? "level \(name)" : "the \(name) level")
      + " pays \(cost.value) for it, where \(cost.least) would do"
  }
}
