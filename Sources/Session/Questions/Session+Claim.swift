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
      switch ConstraintReason.Verdict(of: found, relation) {
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
    let text = zip(
      statement.operandTexts, statement.relations.map { " \($0.rawValue) " } + [""]
    ).map { $0 + $1 }.joined()
    return ClaimReport(
      text: text, verdict: verdict, values: values,
      meanings: statement.operands.flatMap { $0.labels }.compactMap {
        state.hierarchy.constraint($0)
      },
      problem: state.hierarchy)
  }
}

extension ConstraintReason.Verdict {
  /// How a relation fares with these values of its left side less its right side.
  init(of difference: Interval, _ relation: Language.Relation) {
    let (lower, upper) = (difference.lower, difference.upper)
    let mayBeLess = lower.map { $0.signum <= 0 } ?? true
    let mayBeMore = upper.map { $0.signum >= 0 } ?? true
    let isLess = upper.map { $0.signum <= 0 } ?? false
    let isMore = lower.map { $0.signum >= 0 } ?? false
    let (may, must) =
      switch relation {
      case .equal: (mayBeLess && mayBeMore, difference.value == 0)
      case .lessOrEqual: (mayBeLess, isLess)
      case .greaterOrEqual: (mayBeMore, isMore)
      }
    self = must ? .holds : may ? .undecided : .violated
  }
}

extension Expression {
  /// The names of constraints in it that stand for their slacks, without a sign.
  fileprivate var labels: [String] {
    switch self {
    case .quantity(.column(let name), _):
      ["⁺", "⁻"].contains { name.text.hasSuffix($0) } ? [] : [name.text]
    case .negate(let operand, _): operand.labels
    case .operations(let first, let rest, _): first.labels + rest.flatMap { $0.operand.labels }
    case .number, .name, .quantity: []
    }
  }
}
