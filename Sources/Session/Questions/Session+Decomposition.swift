// A line that is the equation a requirement is written as, copied from a reply: `X = X0 + c`. It says nothing new, and makes no
// variable `c`.

import ConstraintHierarchies
import Language
import Rationals

extension Session {
  /// That the line is so, if it is an equation that follows from what the slack in it is.
  func decompositionSaid(by line: Line) -> ClaimReport? {
    guard case .constraint(let statement) = line, statement.relations == [.equal],
      statement.label == nil, statement.priority == nil, statement.weight == nil,
      statement.operands.contains(where: { !newLetters(in: $0).isEmpty })
    else { return nil }
    var lowering = Lowering(state, makesVariables: true)
    guard let left = try? lowering.linear(statement.operands[0]),
      let right = try? lowering.linear(statement.operands[1])
    else { return nil }
    var difference = left - right
    var meanings: [Constraint] = []
    for letter in lowering.newVariables {
      guard
        case .slack(let constraint, .single) = state.column(named: Name(letter, statement.range)),
        case .variable(let slack) = lowering.hierarchy.symbol(named: letter)
      else { return nil }
      let terms = difference.terms.filter { $0.symbol == .variable(slack) }
      let coefficient = terms.first?.coefficient ?? 0
      let value = constraint.error.scaled(by: constraint.relation == .atLeast ? 1 : -1)
      difference =
        difference - LinearExpression(.variable(slack)).scaled(by: coefficient)
        + value.scaled(by: coefficient)
      meanings.append(constraint)
    }
    guard difference.terms.isEmpty, difference.constant.isZero else { return nil }
    return ClaimReport(
      text: statement.operandTexts.joined(separator: " = "), verdict: .holds, values: [],
      meanings: meanings, problem: state.hierarchy)
  }

  /// The names in an expression that nothing has but the slack of a constraint.
  private func newLetters(in expression: Expression) -> [String] {
    switch expression {
    case .name(let name):
      let isLetter =
        name.text.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        && state.hierarchy.symbol(named: name.text) == nil
        && state.hierarchy.constraints.contains { $0.letter == name.text }
      return isLetter ? [name.text] : []
    case .negate(let operand, _): return newLetters(in: operand)
    case .operations(let first, let rest, _):
      return newLetters(in: first) + rest.flatMap { newLetters(in: $0.operand) }
    case .number, .quantity: return []
    }
  }
}
