import Wording

/// What programs ask of kiwi's solver.
enum KiwiCall: String, Phrase, Sendable {
  case addConstraint, removeConstraint, addEditVariable, removeEditVariable, suggestValue
  case updateVariables, dump, addStay, variable, solver, hasConstraint, reset, setValue, value,
    create

  /// What is typed here for it.
  var english: String {
    switch self {
    case .addConstraint: "the constraint alone, with a priority such as @low after it"
    case .removeConstraint: "drop, with the constraint's letter"
    case .addEditVariable, .suggestValue: "suggest, as in suggest x = 8"
    case .removeEditVariable: "release, as in release x"
    case .updateVariables: "not needed: every line is solved at once, and solve shows the steps"
    case .dump: "tableau, or list for the constraints"
    case .addStay: "a constraint such as x = 5 @low"
    case .variable: "not needed: a new name in a constraint makes a variable"
    case .solver: "not needed: this is the solver"
    case .hasConstraint: "list, which shows them all"
    case .reset: "reset"
    case .setValue: "suggest, as in suggest x = 8"
    case .value: "value, as in value x"
    case .create: "a priority such as @medium, and weight 2 after it for twice its strength"
    }
  }

  /// The line that does the same; nil where more must be known for it.
  ///
  /// - Parameter owner: what stands before the point.
  func line(_ owner: String, _ operands: [String]) -> String? {
    switch self {
    case .suggestValue: operands.count == 2 ? "suggest \(operands[0]) = \(operands[1])" : nil
    case .removeEditVariable: operands.count == 1 ? "release \(operands[0])" : nil
    case .updateVariables: "solve"
    case .dump: "tableau"
    case .reset: "reset"
    case .hasConstraint: "list"
    case .value: owner.isEmpty ? nil : "value \(owner)"
    case .setValue:
      owner.isEmpty || operands.count != 1 ? nil : "suggest \(owner) = \(operands[0])"
    case .addConstraint, .removeConstraint, .addEditVariable, .addStay, .variable, .solver, .create:
      nil
    }
  }
}
