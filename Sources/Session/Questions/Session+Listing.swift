// list, decompose, objectives: what there is.

import ConstraintHierarchies
import Language
import Rationals

extension Session {
  mutating func listing() throws(Failure) -> Listing {
    let hierarchy = state.hierarchy
    let valuation = try solutions.valuation
    return Listing(
      problem: hierarchy,
      errors: valuation.map { valuation in
        hierarchy.constraints.map { valuation.error(of: $0) }
      } ?? [],
      values: valuation.map { valuation in
        hierarchy.objectives.map { valuation.value(of: $0.expression) }
      } ?? [])
  }

  /// All constraints as equations in slacks; those that are disabled, too.
  public mutating func decomposition() throws(Failure) -> Decomposition {
    try decomposition(of: state.hierarchy.constraints.filter { !$0.isImplied })
  }

  mutating func decomposition(_ name: Name?) throws(Failure) -> Decomposition {
    var chosen = state.hierarchy.constraints.filter { !$0.isImplied }
    if let name {
      let links = chosen.filter { $0.label?.hasPrefix(name.text + ".") ?? false }
      if let one = state.hierarchy.constraint(name.text) {
        chosen = [one]
      } else if !links.isEmpty {
        chosen = links
      } else {
        throw Failure(.name(.unknownConstraint(name, among: chosen.map { $0.id })))
      }
    }
    return try decomposition(of: chosen)
  }

  private mutating func decomposition(
    of constraints: [Constraint]
  ) throws(Failure) -> Decomposition {
    let valuation = try solutions.valuation
    return Decomposition(
      rows: constraints.map { constraint in
        Decomposition.Row(
          constraint: constraint,
          sides: valuation.map {
            ($0.value(of: constraint.left), $0.value(of: constraint.right))
          })
      })
  }

  /// What each level minimises.
  public mutating func objectives() throws(Failure) -> ObjectivesReport {
    let levels = state.hierarchy.levels
    let solved = levels.isEmpty ? 0 : try solutions.solvedLevels
    var rows: [(priority: Priority, minimum: Rational?)] = []
    for (index, level) in levels.enumerated() {
      rows.append((level, index < solved ? try solutions.minimum(of: level) : nil))
    }
    return ObjectivesReport(problem: state.hierarchy, levels: rows)
  }
}
