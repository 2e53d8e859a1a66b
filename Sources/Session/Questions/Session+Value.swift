// An expression on a line of its own: what it comes to.

import ConstraintHierarchies
import Language
import Rationals

extension Session {
  /// An interval of numbers and points.
  func value(of written: IntervalExpression) throws(Failure) -> ValueReport {
    let interval = try interval(written)
    if let lower = interval.lower, let upper = interval.upper, lower > upper {
      throw Failure(.expression(.reversedInterval(SourceRange(0, written.text.count))))
    }
    return ValueReport(
      expression: written.text, interval: interval, isName: false, isConstant: true,
      problem: state.hierarchy)
  }

  mutating func value(of expression: Expression) throws(Failure) -> ValueReport {
    let (interval, isConstant) = try values(of: expression)
    let isName = if case .name = expression { true } else { false }
    return ValueReport(
      expression: ExpressionText.text(expression), interval: interval, isName: isName,
      isConstant: isConstant,
      problem: state.hierarchy)
  }
}
