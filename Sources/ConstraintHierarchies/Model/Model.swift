// From a hierarchy to the problem that the simplex method solves: the slack decomposition.
//
//     preferred  X = P     X = P + a⁺ − a⁻     objective a⁺ + a⁻
//     preferred  X >= P    X = P + a⁺ − a⁻     objective a⁻
//     preferred  X <= P    X = P + a⁺ − a⁻     objective a⁺
//     required   X = P     X = P
//     required   X >= P    X = P + a
//     required   X <= P    X = P − a
//
// A variable that was declared as X >= 0 is a column that is not negative, and there is no row for that.

import Rationals
public import Simplex

/// The problem that a hierarchy stands for, and what each of its columns means.
public struct Model: Sendable {
  /// What a column of the problem is.
  public enum Meaning: Hashable, Sendable {
    case variable(Variable)
    /// The slack of the constraint with that serial number.
    case slack(Int, Side)
  }

  public enum Side: Hashable, Sendable {
    /// What the left side is above the right one by.
    case plus
    /// What it is below by.
    case minus
    /// The slack of a required inequality.
    case single
  }

  public let problem: Problem
  /// What each column of the problem means.
  public let meanings: [Meaning]
  /// The priorities of the objectives, highest first.
  public let levels: [Priority]
  /// For each row of the problem the serial number of its constraint.
  public let constraintOfRow: [Int]
  /// For each constraint but a variable's sign, by serial number, its row.
  public let rowOfConstraint: [Int: Int]

  /// - Complexity: linear in the size of the hierarchy.
  public init(_ hierarchy: Hierarchy) {
    let levels = hierarchy.levels
    var problem = Problem()
    var meanings: [Meaning] = []
    let nonnegative = Set(hierarchy.signs.map { $0.left.variables[0] })
    for variable in hierarchy.variables {
      _ = problem.addColumn(nonnegative.contains(variable) ? .nonnegative : .free)
      meanings.append(.variable(variable))
    }
    var shares = Array(repeating: [LinearForm.Term](), count: levels.count)
    var constants = Array(repeating: Rational.zero, count: levels.count)
    var constraintOfRow: [Int] = []
    for constraint in hierarchy.enabledConstraints where !constraint.isSign {
      let form = Self.form(of: constraint.error, in: hierarchy)
      let kind: Problem.Row.Kind
      let level = levels.indexInOrder(of: constraint.priority)
      if constraint.priority.isRequired {
        switch constraint.relation {
        case .equal:
          kind = .equation
        case .atLeast, .atMost:
          let slack = problem.addColumn(.nonnegative)
          meanings.append(.slack(constraint.serial, .single))
          kind = constraint.relation == .atLeast ? .atLeast(slack: slack) : .atMost(slack: slack)
        }
      } else {
        let plus = problem.addColumn(.nonnegative)
        let minus = problem.addColumn(.nonnegative)
        meanings.append(.slack(constraint.serial, .plus))
        meanings.append(.slack(constraint.serial, .minus))
        kind = .goal(plus: plus, minus: minus)
        if let level {
          if constraint.relation != .atLeast {
            shares[level].append(.init(plus, constraint.weight))
          }
          if constraint.relation != .atMost {
            shares[level].append(.init(minus, constraint.weight))
          }
        }
      }
      problem.rows.append(
        Problem.Row(
          form: form, kind: kind, stage: level.map { $0 + 1 } ?? 0))
      constraintOfRow.append(constraint.serial)
    }
    for objective in hierarchy.enabledObjectives {
      guard let level = levels.indexInOrder(of: objective.priority) else { continue }
      let form = Self.form(of: objective.share, in: hierarchy)
      shares[level] += form.terms
      constants[level] += form.constant
    }
    problem.objectives = zip(shares, constants).map { LinearForm($0, constant: $1) }
    self.problem = problem
    self.meanings = meanings
    self.levels = levels
    self.constraintOfRow = constraintOfRow
    var rowOfConstraint: [Int: Int] = [:]
    for (row, serial) in constraintOfRow.enumerated() { rowOfConstraint[serial] = row }
    self.rowOfConstraint = rowOfConstraint
  }

  /// An expression over the variables' columns, which come first and in order.
  static func form(of expression: LinearExpression, in hierarchy: Hierarchy) -> LinearForm {
    let values = hierarchy.evaluatingPoints(expression)
    let terms: [LinearForm.Term] = values.terms.compactMap { term in
      guard case .variable(let variable) = term.symbol else { return nil }
      return .init(variable.index, term.coefficient)
    }
    return LinearForm(terms, constant: values.constant)
  }
}
