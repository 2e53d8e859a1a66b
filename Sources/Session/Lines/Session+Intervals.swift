// The values that an expression can take.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  /// The values that an expression can take; where there is no solution, why.
  mutating func intervalOrFailure(
    of linear: LinearExpression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    if let fault = noSolution(range) { throw Failure(fault) }
    if let interval = solutions.interval(of: linear) { return interval }
    throw Failure(.stopped(range))
  }

  /// Why there is no solution; nil if there is one.
  mutating func noSolution(_ range: SourceRange) -> SessionFault? {
    if solutions.outcome == .infeasible {
      return .solution(.unsatisfiable(conflict: solutions.conflict()?.ids ?? [], range))
    }
    return solutions.unboundedLevel.map { .solution(.unbounded(level: $0.name, range)) }
  }
}
