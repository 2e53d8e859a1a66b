// What is worth a remark about a line that is right: that it cannot change the solution.

import ConstraintHierarchies
import Language
import Layouts
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

  /// Of more constraints than anybody types, none is compared with all others.
  private static let mostCompared = 500

  /// The first `x >= 0` of a problem is told to be a row, where a textbook would have a sign, and the variable has none yet.
  func remarkOnSign(_ outline: Outline) -> Note? {
    guard !outline.isForm, outline.isStatement, views.isEmpty else { return nil }
    let rows = outline.constraints.compactMap { hierarchy.constraint(serial: $0) }.filter { row in
      row.saysSign && row.left.variables.first.map { !hierarchy.isNonnegative($0) } ?? false
    }
    guard let first = rows.first,
      hierarchy.constraints.first(where: { $0.saysSign && !$0.isImplied })?.serial == first.serial
    else { return nil }
    return .rowsForSigns(
      ids: rows.map { $0.id },
      variables: rows.flatMap { $0.left.variables }.map { hierarchy.name(of: $0) })
  }

  /// What a line has added that is there already.
  ///
  /// - Complexity: O(n) for n constraints, each of which may have to be subtracted from the new one.
  func remarksOnTwins(_ outline: Outline) -> [Note] {
    guard !outline.isForm, outline.isStatement || outline.constraints.isEmpty,
      hierarchy.constraints.count <= Self.mostCompared
    else { return [] }
    return outline.constraints.compactMap { serial in
      hierarchy.constraint(serial: serial).flatMap(remarkOnTwin)
    }
      + outline.objectives.compactMap { serial in
        hierarchy.objectives.first { $0.serial == serial }.flatMap(remarkOnTwin)
      }
  }

  private func remarkOnTwin(_ constraint: Constraint) -> Note? {
    let error = constraint.error
    guard let first = error.terms.first?.symbol, !error.variables.isEmpty else { return nil }
    let twin = hierarchy.constraints.first { other in
      guard other.isEnabled, other.serial < constraint.serial, other.edits == nil,
        other.priority == constraint.priority,
        (other.left.terms + other.right.terms).contains(where: { $0.symbol == first }),
        let factor = other.error.multiple(of: error, withConstant: true)
      else { return false }
      switch (constraint.relation, other.relation) {
      case (.equal, .equal): return true
      case (.atMost, .atMost), (.atLeast, .atLeast): return factor.signum > 0
      case (.atMost, .atLeast), (.atLeast, .atMost): return factor.signum < 0
      case (.equal, _), (_, .equal): return false
      }
    }
    return twin.map {
      .twin(
        id: constraint.id, other: $0.id,
        level: constraint.priority.isRequired ? nil : constraint.priority.name, isObjective: false)
    }
  }

  private func remarkOnTwin(_ objective: Objective) -> Note? {
    let share = objective.share
    guard !share.variables.isEmpty else { return nil }
    let twin = hierarchy.enabledObjectives.first { other in
      other.serial < objective.serial && other.priority == objective.priority
        && (other.share.multiple(of: share, withConstant: false)?.signum ?? 0) > 0
    }
    return twin.map {
      .twin(
        id: objective.id, other: $0.id, level: objective.priority.name, isObjective: true)
    }
  }

  /// `10px` was meant as a length, and has made a variable; and so has `strength = 1e6`.
  func remarkOnNewVariable(_ names: [String]) -> Note? {
    if let unit = names.first(where: { Suggestion.isUnit($0) }) { return .unit(unit) }
    return names.first { $0 == "strength" || $0 == "priority" }.map { .strength($0) }
  }
}

extension LinearExpression {
  /// What another expression is multiplied by to be this one; nil if nothing does that, or it has no terms.
  ///
  /// - Parameter withConstant: whether their constants count.
  fileprivate func multiple(of other: LinearExpression, withConstant: Bool) -> Rational? {
    guard terms.count == other.terms.count, let term = other.terms.first,
      let own = terms.first(where: { $0.symbol == term.symbol })
    else { return nil }
    let factor = own.coefficient / term.coefficient
    let rest = self - other.scaled(by: factor)
    return rest.terms.isEmpty && (!withConstant || rest.constant.isZero) ? factor : nil
  }
}

extension Constraint {
  /// Whether it requires that a variable is at least 0, and no more.
  var saysSign: Bool { signed != nil && relation == .atLeast }

  /// The variable of `x >= 0` and `0 <= x`.
  var signed: Variable? {
    guard priority.isRequired, relation != .equal else { return nil }
    let (side, zero) = relation == .atLeast ? (left, right) : (right, left)
    guard zero.terms.isEmpty, zero.constant.isZero, side.constant.isZero, side.terms.count == 1,
      side.terms[0].coefficient.isOne
    else { return nil }
    return side.variables.first
  }
}
