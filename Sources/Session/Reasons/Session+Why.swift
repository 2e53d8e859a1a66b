// why: what holds a variable where it is, how a constraint came to hold or not, and what would have
// to give.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  mutating func why(_ name: Name, _ range: SourceRange) throws(Failure) -> WhyReport {
    let hierarchy = state.hierarchy
    let symbol = hierarchy.symbol(named: name.text)
    if case .point(let point) = symbol {
      return WhyReport(
        subject: .point(name.text, hierarchy.value(of: point)), problem: hierarchy)
    }
    let constraints =
      hierarchy.constraint(name.text).map { [$0] } ?? state.links(of: name.text)
    let objective = hierarchy.objective(name.text)
    guard symbol != nil || !constraints.isEmpty || objective != nil else {
      throw Failure(
        .name(
          .nothingToExplain(
            name,
            among: hierarchy.variableNames + hierarchy.constraints.map { $0.id }
              + hierarchy.objectives.map { $0.id })))
    }
    if let failure = try withoutSolution(range) { throw failure }
    var reasoner = Reasoner(try solutions.explainer)
    let subject = try completed { () throws(Stop) -> WhyReport.Subject in
      if case .variable(let variable) = symbol {
        return .variable(try reasoner.reason(for: variable))
      }
      if let objective { return .objective(try reasoner.reason(for: objective)) }
      return .constraints(
        try constraints.map { (constraint) throws(Stop) in try reasoner.reason(for: constraint) })
    }
    return WhyReport(subject: subject, problem: hierarchy)
  }

  /// Why there is nothing to explain.
  private mutating func withoutSolution(_ range: SourceRange) throws(Failure) -> Failure? {
    if let level = try solutions.unboundedLevel {
      return Failure(.solution(.unbounded(level: level.name, range)))
    }
    return try solutions.conflict().map {
      Failure(.solution(.unsatisfiable(conflict: $0.ids, range)))
    }
  }
}
