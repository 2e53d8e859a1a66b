// Whether a relation holds in the solution.

import ConstraintHierarchies
import Language
import Rationals

extension Session {
  /// Whether the links of a chain hold in the solution: in all solutions, in some, or in none.
  mutating func claim(_ statement: ConstraintStatement) throws(Failure) -> ClaimReport {
    var verdict = ConstraintReason.Verdict.holds
    for (place, relation) in statement.relations.enumerated() {
      let (left, right) = (statement.operands[place], statement.operands[place + 1])
      let difference = Expression.operations(
        left, [.init(.subtract, right, operatorRange: right.range)], left.range.union(right.range))
      let found = try measure(MeasuredExpression(difference, text: ""))
      switch found.verdict(Relation(relation)) {
      case .holds: break
      case .undecided: if verdict == .holds { verdict = .undecided }
      case .violated: verdict = .violated
      }
    }
    var values: [(expression: String, interval: Interval)] = []
    for operand in statement.operands {
      if case .number = operand { continue }
      values.append(
        (ExpressionText.text(operand), try measure(MeasuredExpression(operand, text: ""))))
    }
    return ClaimReport(
      text: statement.relationText, verdict: verdict, values: values,
      meanings: statement.operands.flatMap { $0.labels }.compactMap {
        state.hierarchy.constraint($0)
      },
      problem: state.hierarchy)
  }
}

extension ConstraintStatement {
  /// Its relations as they were typed, without label and marks: `0 <= X <= 10`.
  var relationText: String {
    zip(operandTexts, relations.map { " \($0.rawValue) " } + [""]).map { $0 + $1 }.joined()
  }
}

extension Expression {
  /// The names of constraints in it that stand for their slacks, without a sign.
  fileprivate var labels: [String] {
    switch self {
    case .quantity(.column(let name), _): name == name.ofConstraint ? [name.text] : []
    case .negate(let operand, _): operand.labels
    case .operations(let first, let rest, _): first.labels + rest.flatMap { $0.operand.labels }
    case .number, .name, .quantity: []
    }
  }
}
