// What is worth a remark about a line that is right: that it cannot change the solution.

import ConstraintHierarchies
import Rationals

extension ProblemState {
  /// A constraint in which no variable is left holds always or never.
  func remarkOnConstant(_ constraint: Constraint) -> String? {
    guard constraint.error.variables.isEmpty else { return nil }
    let error = hierarchy.evaluatingPoints(constraint.error).constant
    let holds = constraint.holds(error: error)
    // A requirement that does not hold is refused, with its proof.
    if !holds, constraint.priority.isRequired { return nil }
    let amount = (error.signum < 0 ? -error : error) * constraint.weight
    return Words.withoutVariable(
      constraint.id, cost: holds ? nil : (amount, constraint.priority.name),
      hasPoints: !constraint.error.terms.isEmpty)
  }

  /// An objective may undo another on its level.
  func remarkOnOpposite(_ objective: Objective) -> String? {
    let share = objective.share
    guard !share.variables.isEmpty else { return nil }
    let opposite = hierarchy.enabledObjectives.first { other in
      other.serial != objective.serial && other.priority == objective.priority
        && (other.share + share).variables.isEmpty
    }
    return opposite.map { other in
      Words.cancels(objective.id, other.id, level: objective.priority.name)
    }
  }
}
