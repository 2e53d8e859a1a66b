// What is said of what a name stands for, and of what another value would mean, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension MeaningWords {
  var russian: Text {
    switch self {
    case .meaning(.variable): "переменная"
    case .meaning(.point(let value)): "точка со значением \(value)"
    case .meaning(.constraint(let constraint)):
      Russian.told(
        constraint.text, constraint.priority, constraint.isEnabled ? "" : ", отключено")
    case .meaning(.objective(let objective)):
      Russian.told(objective.text, objective.priority, objective.isEnabled ? "" : ", отключена")
    case .meaning(.attribute(let view)): "величина вью \(view)"
    case .meaning(.view(let kind, let superview)): Russian.viewMeaning(kind, in: superview)
    case .consequence(let consequence): Russian.text(consequence)
    }
  }
}

extension Russian {
  /// `X >= X2 @high`
  fileprivate static func told(_ text: String, _ priority: Priority, _ end: String) -> Text {
    "\(formula: text)\(priority.isRequired ? "" : " @\(priority.name)")\(end)"
  }

  // MARK: Another value

  /// `при X = 10 будет b⁻ = 10: уровень high платит за это 10, а хватило бы 0`
  fileprivate static func text(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let texts = constraints.map { constraint -> Text in
        "\(constraint.id, .strong) (\(constraint.text, .code))"
      }
      return "\(name) нарушает \(RussianGrammar.agreeing(texts.count, "требование", "требования")) "
        + texts.joined(separator: ", ")
    case .costs(let cost):
      let slacks = cost.violated.map { constraint, error -> Text in
        let side = error.signum > 0 ? "⁺" : "⁻"
        return "\(constraint.letter + side, Naming.role(cost.level)) = \(error.magnitude)"
      }
      let price = price(cost, consequence.problem)
      return slacks.isEmpty
        ? "при \(name) \(price)"
        : "при \(name) будет \(RussianGrammar.list(slacks)): \(price)"
    }
  }

  fileprivate static func price(_ cost: Consequence.Cost, _ problem: Hierarchy) -> Text {
    if let maximized = problem.maximized(at: cost.level) {
      return
        "\(problem.sum(maximized.expression)) = \(maximized.value(where: cost.value)), а достижимо "
        + "\(maximized.value(where: cost.least))"
    }
    // A price below 0 would be no price.
    if cost.value.signum < 0 || cost.least.signum < 0 {
      return "\(ObjectiveName.colored(cost.level)) = \(cost.value), а достижимо \(cost.least)"
    }
    let name = Text(cost.level.name, Naming.role(cost.level))
    return "уровень \(name) платит за это \(cost.value), а хватило бы \(cost.least)"
  }
}
