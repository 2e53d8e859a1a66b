// The values that an expression can take.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  /// The values that an expression can take; where there is no solution, why.
  mutating func intervalOrFailure(
    of linear: LinearExpression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    if let fault = try noSolution(range) { throw Failure(fault) }
    // With a solution, whatever there is has values.
    return try solutions.interval(of: linear) ?? .everything
  }

  /// Why there is no solution; nil if there is one.
  mutating func noSolution(_ range: SourceRange) throws(Failure) -> SessionFault? {
    if try solutions.outcome == .infeasible { return try unsatisfiable(range) }
    return try solutions.unboundedLevel.map { .solution(.unbounded(level: $0.name, range)) }
  }

  mutating func unsatisfiable(_ range: SourceRange) throws(Failure) -> SessionFault {
    .solution(.unsatisfiable(conflict: try solutions.conflict()?.ids ?? [], range))
  }
}
