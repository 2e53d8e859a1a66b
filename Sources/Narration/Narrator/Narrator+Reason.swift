// The words for reasons.

import ConstraintHierarchies
import Rationals
public import Rendering
public import Session

extension Narrator {
  func document(_ answer: ReasonAnswer) -> Document {
    switch answer {
    case .why(let report): WhyView(report).document()
    case .conflict(nil): Document([.paragraph(Text(Words.noConflict, .good))])
    case .conflict(let report?): ConflictView(report).inFull()
    case .proof(let report): ProofView(report).document()
    }
  }

  // MARK: What a name stands for

  /// `variable`, `point at 10`, `X >= X2 @high`
  public func text(_ meaning: NameMeaning) -> Text {
    switch meaning {
    case .variable: "variable"
    case .point(let value): "point at \(value)"
    case .constraint(let constraint):
      Self.told(constraint.text, constraint.priority, constraint.isEnabled)
    case .objective(let objective):
      Self.told(objective.text, objective.priority, objective.isEnabled)
    }
  }

  private static func told(_ text: String, _ priority: Priority, _ isEnabled: Bool) -> Text {
    Text(text + (priority.isRequired ? "" : " @\(priority.name)") + (isEnabled ? "" : ", disabled"))
  }

  // MARK: Another value

  /// `with X = 10, b⁻ is 10: the high level pays 10 for it, where 0 would do`
  public func text(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let texts = constraints.map { constraint -> Text in
        "\(constraint.id, .strong): \(constraint.text, .code)"
      }
      return "\(name) breaks what is required: \(texts.joined(separator: ", "))"
    case .costs(let cost):
      let role = Naming.role(cost.level)
      let slacks = cost.violated.map { constraint, error -> Text in
        let side = error.signum > 0 ? "⁺" : "⁻"
        return "\(constraint.letter + side, role) is \(error.magnitude)"
      }
      return slacks.isEmpty
        ? "with \(name), \(payer(cost))"
        : "with \(name), \(slacks.joined(separator: " and ")): \(payer(cost))"
    }
  }

  private func payer(_ cost: Consequence.Cost) -> Text {
    let (name, role) = (cost.level.name, Naming.role(cost.level))
    // What is maximised is below 0, and nobody pays a negative price.
    if cost.value.signum < 0 || cost.least.signum < 0 {
      return "\("f(\(name))", role) is \(cost.value), where \(cost.least) would do"
    }
    let isNumbered = name.allSatisfy { $0.isNumber }
    let who: Text = isNumbered ? "level \(name, role)" : "the \(name, role) level"
    return "\(who) pays \(cost.value) for it, where \(cost.least) would do"
  }
}
