// What the name of a slack, as replies print it, stands for.

import ConstraintHierarchies
import Language

/// What a name that a constraint or an objective goes by stands for in an expression.
enum NamedColumn {
  case slack(Constraint, Model.Side)
  case objective(Objective)
  /// One without a slack of that name: a preference has two, an equation that is required has none.
  case constraint(Constraint)
}

extension Constraint {
  /// What its slacks are called.
  var slackNames: [String] {
    if !priority.isRequired { return [letter + "⁺", letter + "⁻"] }
    return relation == .equal ? [] : [letter]
  }
}

extension ProblemState {
  /// - Returns: nil where nothing has the name.
  func column(named name: Name) -> NamedColumn? {
    let sides: [Model.Side] = [.plus, .minus]
    if let side = sides.first(where: { name.text.hasSuffix($0.mark) }) {
      guard let constraint = hierarchy.constraint(String(name.text.dropLast())) else { return nil }
      return constraint.priority.isRequired ? .constraint(constraint) : .slack(constraint, side)
    }
    if let constraint = hierarchy.constraint(name.text) {
      let hasOne = constraint.priority.isRequired && constraint.relation != .equal
      return hasOne ? .slack(constraint, .single) : .constraint(constraint)
    }
    return hierarchy.objective(name.text).map { .objective($0) }
  }
}
