// Variables that are not negative by their sign: constraints that hold in any case, and are no rows.

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
}
