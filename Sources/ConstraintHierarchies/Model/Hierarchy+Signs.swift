// Variables that are not negative by their sign: constraints that hold in any case, and are no rows.

import Rationals

extension Hierarchy {
  /// The signs of variables among the constraints, in the order of the variables.
  var signs: [Constraint] {
    constraints.filter { $0.isSign && $0.isEnabled }
      .sorted { $0.left.variables[0].index < $1.left.variables[0].index }
  }

  /// The same with rows for the signs of variables, as if each had been typed.
  func spellingSigns() -> Hierarchy {
    var copy = self
    for sign in signs { copy.updateConstraint(serial: sign.serial) { $0.isSign = false } }
    return copy
  }

  /// The upper bound that a variable was declared with.
  public func declaredBound(of variable: Variable) -> Constraint? {
    constraints.first { $0.isBound && $0.left.variables == [variable] }
  }

  /// Whether a variable was declared as one that is not negative.
  public func isNonnegative(_ variable: Variable) -> Bool {
    constraints.contains { $0.isSign && $0.left.variables == [variable] }
  }

  /// Adds that a variable is not negative, as something that holds in any case. It takes no letter in turn: it goes by
  /// `NAME.min`, and so do its slacks; where that is a name already, `NAME.min.min`.
  ///
  /// - Parameter isSign: whether it is the variable's sign, which is no row of what the simplex method solves. Then it has no
  ///   slack, and goes by what it says: `x >= 0`.
  @discardableResult
  public mutating func addImplied(
    nonnegative variable: Variable, isSign: Bool = false
  ) -> Constraint {
    var constraint = implied(variable, .atLeast, 0, isSign ? " >= 0" : ".min")
    constraint.isSign = isSign
    return addImplied(constraint)
  }

  /// Adds an upper bound of a variable, as something that holds in any case. It goes by `NAME.max`, its slack by `NAME′`.
  ///
  /// - Parameters:
  ///   - bound: a number, and points.
  ///   - text: the bound as it was typed; nil: the number.
  /// - Precondition: the variable is the hierarchy's, has a sign and no such bound, and the bound has no variable and is not
  ///   below zero.
  @discardableResult
  public mutating func addBound(
    _ bound: LinearExpression, of variable: Variable, text: String? = nil
  ) -> Constraint {
    demand(
      bound.variables.isEmpty && evaluatingPoints(bound).constant.signum >= 0,
      "Hierarchy.addBound: a bound below zero")
    var constraint = implied(variable, .atMost, 0, ".max")
    constraint.right = bound
    constraint.rightText = text ?? bound.constant.description
    constraint.letter = name(of: variable) + "′"
    while symbol(named: constraint.letter) != nil { constraint.letter += "′" }
    constraint.isBound = true
    return addImplied(constraint)
  }

  private func implied(
    _ variable: Variable, _ relation: Relation, _ constant: Rational, _ ending: String
  ) -> Constraint {
    let name = name(of: variable)
    var label = name + ending
    while labels.contains(label) || symbol(named: label) != nil {
      label += ending == ".max" ? ending : ".min"
    }
    return Constraint(
      serial: nextConstraint, letter: label, label: label,
      left: LinearExpression(.variable(variable)), relation: relation,
      right: LinearExpression(constant: constant), priority: .required, weight: 1, leftText: name,
      rightText: constant.description)
  }

  private mutating func addImplied(_ constraint: Constraint) -> Constraint {
    var constraint = constraint
    constraint.isImplied = true
    labels.insert(constraint.id)
    nextConstraint += 1
    constraints.append(constraint)
    priorities.insertInOrder(constraint.priority)
    return constraint
  }
}
