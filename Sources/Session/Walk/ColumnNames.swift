// How the columns and objectives of one solve are called.

import ConstraintHierarchies
import Rationals
import Simplex

/// A variable that was declared with an upper bound, and what it is below that by: the two always add up to the bound.
struct VariableBound: Sendable {
  var variable: Column
  var slack: Column
  var upper: Rational
}

/// Names for what stands in the dictionaries of one hierarchy's solve.
struct ColumnNames: Sendable {
  let hierarchy: Hierarchy
  let model: Model
  /// The upper bounds that variables were declared with.
  let bounds: [VariableBound]

  /// - Complexity: O(n) for n constraints.
  init(_ resolution: TracedSolution) {
    hierarchy = resolution.hierarchy
    model = resolution.model
    bounds = Self.bounds(hierarchy, model)
  }

  // MARK: Columns

  /// `X`, `a⁺`, `b`
  ///
  /// - Parameter solver: knows which requirement a column stands for that the problem has not.
  func text(_ column: Column, of solver: Solver) -> String {
    if column < model.meanings.count {
      switch model.meanings[column] {
      case .variable(let variable): return hierarchy.name(of: variable)
      case .slack(let serial, let side): return letter(serial) + side.mark
      }
    }
    guard let artificial = solver.artificial(of: column) else { return "?" }
    return letter(model.constraintOfRow[artificial.row]) + (artificial.sign > 0 ? "⁺" : "⁻")
  }

  func name(_ column: Column, of solver: Solver) -> ColumnName {
    ColumnName(text: text(column, of: solver), level: level(of: column, solver))
  }

  private func level(of column: Column, _ solver: Solver) -> Priority? {
    let serial: Int
    if column < model.meanings.count {
      guard case .slack(let owner, _) = model.meanings[column] else { return nil }
      serial = owner
    } else {
      guard let artificial = solver.artificial(of: column) else { return nil }
      serial = model.constraintOfRow[artificial.row]
    }
    return model.rowOfConstraint[serial].map { level(rank: model.problem.rows[$0].stage) }
  }

  private func letter(_ serial: Int) -> String {
    hierarchy.constraint(serial: serial)?.letter ?? "?"
  }

  // MARK: Levels

  /// The level whose objective has that rank; rank 0, which the first phase minimises, is the requirements'.
  func level(rank: Int) -> Priority { rank == 0 ? .required : model.levels[rank - 1] }

  /// `f(high)`, or `missing` for what the first phase minimises.
  func objectiveName(rank: Int) -> String { ObjectiveName.text(level(rank: rank)) }

  /// The constraints that come in with a stage.
  func constraints(ofStage stage: Int) -> [Constraint] {
    model.problem.rows.indices.filter { model.problem.rows[$0].stage == stage }
      .compactMap { hierarchy.constraint(serial: model.constraintOfRow[$0]) }
      .filter { !$0.isBound }
  }

  /// The variables that are never negative by their sign.
  var nonnegative: [String] {
    hierarchy.variables.filter { model.problem.signs[$0.index] == .nonnegative }
      .map { hierarchy.name(of: $0) }
  }

  private static func bounds(_ hierarchy: Hierarchy, _ model: Model) -> [VariableBound] {
    hierarchy.enabledConstraints.compactMap { constraint in
      guard constraint.isBound, let variable = constraint.left.variables.first,
        let row = model.rowOfConstraint[constraint.serial],
        case .atMost(let slack) = model.problem.rows[row].kind
      else { return nil }
      return VariableBound(
        variable: variable.index, slack: slack,
        upper: hierarchy.evaluatingPoints(constraint.right).constant)
    }
  }

  /// The constraint that a row of the problem stands for.
  func constraint(ofRow row: Int) -> Constraint? {
    hierarchy.constraint(serial: model.constraintOfRow[row])
  }

  /// What a level is about, if a single `maximize` is all that counts in it.
  func aim(of level: Priority) -> WalkEvent.Aim? {
    guard let found = hierarchy.maximized(at: level) else { return nil }
    return WalkEvent.Aim(
      id: found.id,
      expression: ColumnSum(
        constant: found.expression.constant, terms: terms(of: found.expression)),
      weight: found.weight)
  }

  private func terms(of expression: LinearExpression) -> [ColumnSum.Term] {
    expression.terms.map { term in
      ColumnSum.Term(
        coefficient: term.coefficient,
        column: ColumnName(text: hierarchy.name(of: term.symbol), level: nil))
    }
  }

  /// What a level minimises.
  func objective(of level: Priority) -> ColumnSum {
    var terms: [ColumnSum.Term] = []
    for constraint in hierarchy.enabledConstraints where constraint.priority == level {
      guard !constraint.weight.isZero else { continue }
      for side in constraint.costlySides {
        let name = ColumnName(text: constraint.letter + side.mark, level: level)
        terms.append(.init(coefficient: constraint.weight, column: name))
      }
    }
    var constant: Rational = 0
    for objective in hierarchy.enabledObjectives where objective.priority == level {
      let share = objective.share
      constant += share.constant
      terms += self.terms(of: share)
    }
    return ColumnSum(constant: constant, terms: terms)
  }
}
