// What is worth a remark about a line that is right: that it cannot change the solution.

import ConstraintHierarchies
import Language
import Rationals

extension ProblemState {
  /// A constraint in which no variable is left holds always or never.
  func remarkOnConstant(_ constraint: Constraint) -> Note? {
    guard constraint.error.variables.isEmpty else { return nil }
    let error = hierarchy.evaluatingPoints(constraint.error).constant
    let holds = constraint.holds(error: error)
    // A requirement that does not hold is refused, with its proof.
    if !holds, constraint.priority.isRequired { return nil }
    let amount = (error.signum < 0 ? -error : error) * constraint.weight
    return .withoutVariable(
      id: constraint.id, level: constraint.priority.name, cost: holds ? nil : amount,
      hasPoints: !constraint.error.terms.isEmpty)
  }

  /// An objective may undo another on its level.
  func remarkOnOpposite(_ objective: Objective) -> Note? {
    let share = objective.share
    guard !share.variables.isEmpty else { return nil }
    let opposite = hierarchy.enabledObjectives.first { other in
      other.serial != objective.serial && other.priority == objective.priority
        && (other.share + share).variables.isEmpty
    }
    return opposite.map { other in
      .cancels(id: objective.id, other: other.id, level: objective.priority.name)
    }
  }

  /// `10px` was meant as a length, and has made a variable.
  func remarkOnUnit(_ names: [String]) -> Note? {
    names.first { Suggestion.isUnit($0) }.map { .unit($0) }
  }
}
