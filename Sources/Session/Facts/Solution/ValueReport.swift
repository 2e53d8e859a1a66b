// What an expression comes to.

public import ConstraintHierarchies
import Language

/// The values that an expression can take in the solution.
public struct ValueReport: Sendable {
  /// As it would be written on paper: `x + 2y`.
  public let expression: String
  /// One value, or many that are equally good.
  public let interval: Interval
  /// Whether it is a name alone, whose value may be called by the point that stands there.
  public let isName: Bool
  /// Whether it holds no variable, so that it is what it is without a solution.
  public let isConstant: Bool
  /// The problem that it was asked in, by whose points values are named.
  public let problem: Hierarchy
}

extension Session {
  mutating func value(of expression: Expression) throws(Failure) -> ValueReport {
    let resolved = try resolved(expression)
    var lowering = Lowering(state, makesVariables: false)
    let linear: LinearExpression
    do { linear = try lowering.linear(resolved) } catch { throw Failure(error) }
    let isConstant = linear.variables.isEmpty
    let interval: Interval
    if isConstant {
      let value = state.hierarchy.evaluatingPoints(linear).constant
      interval = Interval(lower: value, upper: value)
    } else {
      interval = try intervalOrFailure(of: linear, expression.range)
    }
    let isName = if case .name = expression { true } else { false }
    return ValueReport(
      expression: ExpressionText.text(expression), interval: interval, isName: isName,
      isConstant: isConstant,
      problem: state.hierarchy)
  }
}
