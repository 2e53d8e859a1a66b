import Wording

/// What programs ask of kiwi's solver.
enum KiwiCall: String, Phrase, Sendable {
  case addConstraint, removeConstraint, addEditVariable, removeEditVariable, suggestValue
  case updateVariables, dump, addStay

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
    }
  }

  /// The line that does the same; nil where more must be known for it.
  func line(_ operands: [String]) -> String? {
    switch self {
    case .suggestValue: operands.count == 2 ? "suggest \(operands[0]) = \(operands[1])" : nil
    case .removeEditVariable: operands.count == 1 ? "release \(operands[0])" : nil
    case .updateVariables: "solve"
    case .dump: "tableau"
    case .addConstraint, .removeConstraint, .addEditVariable, .addStay: nil
    }
  }
}
