// The values that an expression can take.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  /// The values that an expression can take; where there is no solution, why.
  mutating func intervalOrFailure(
    of linear: LinearExpression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    if solutions.outcome == .infeasible {
      throw Failure(.solution(.unsatisfiable(conflict: solutions.conflict()?.ids ?? [], range)))
    }
    if let level = solutions.unboundedLevel {
      throw Failure(.solution(.unbounded(level: level.name, range)))
    }
    if let interval = solutions.interval(of: linear) { return interval }
    throw Failure(.stopped(range))
  }
}
