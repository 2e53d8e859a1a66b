// How far a coefficient of an objective may change before the solution is no longer best for it.
//
// A point is best for objective k exactly if the objective, plus multiples of what is zero at the
// point, has no coefficient below zero (see `Certificate.LevelProof`). Starting from the dictionary,
// where the cost of each nonbasic column is known, only two kinds of multiples may be added:
// those of the costs of the objectives above, and those of rows whose basic column is at zero
// (*degenerate* rows), each counted positively. With δ for the change of the coefficient these
// conditions are linear, so the range of δ is itself a small linear problem. Without degenerate rows and
// levels above it is the textbook's ratio of costs to row coefficients (V. Chvátal, *Linear Programming*,
// 1983, chapter 10).

public import Rationals

extension Solver {
  /// The changes of a column's coefficient in an objective under which the point of the solution stays
  /// best for that objective, among the points that the objectives before it leave; a nil end is no
  /// end. The range holds 0.
  ///
  /// The range belongs to the point, not to the basis that happens to describe it.
  ///
  /// - Throws: where the control stops it.
  /// - Precondition: the outcome is optimal, and the column and the objective are the problem's.
  /// - Complexity: one small solve: a row for each column that stands in the column's row.
  public func costRange(
    of column: Column, inObjective objective: Int
  ) throws(Stop) -> (lower: Rational?, upper: Rational?) {
    demand(outcome == .optimal, "Solver.costRange: a problem that is not solved to an optimum")
    demand(problem.signs.indices.contains(column), "Solver.costRange: no such column")
    demand(problem.objectives.indices.contains(objective), "Solver.costRange: no such objective")
    let rank = objective + 1
    var conditions = Problem()
    let change = conditions.addColumn(.free)

    // What may be added: the costs above, and the degenerate rows with their signs turned.
    var helpers: [(row: SparseRow, sign: Rational, column: Column)] = []
    for above in 1..<rank {
      helpers.append((tableau.costs[above], 1, conditions.addColumn(.nonnegative)))
    }
    for (row, basic) in tableau.basis.enumerated() where tableau.rows[row].constantSign == 0 {
      switch tableau.roles[basic] {
      case .free: continue
      case .nonnegative:
        helpers.append((tableau.rows[row], -1, conditions.addColumn(.nonnegative)))
      case .artificial: helpers.append((tableau.rows[row], -1, conditions.addColumn(.free)))
      }
    }

    let changed =
      tableau.row(of: column).map { tableau.rows[$0] }
      ?? SparseRow(column: column)
    let cost = tableau.costs[rank]
    var coefficients: [Column: [LinearForm.Term]] = [:]
    for entry in changed.entries {
      coefficients[entry.column, default: []].append(.init(change, entry.value))
    }
    for helper in helpers {
      for entry in helper.row.entries {
        coefficients[entry.column, default: []]
          .append(.init(helper.column, helper.sign * entry.value))
      }
    }
    for (nonbasic, terms) in coefficients.sorted(by: { $0.key < $1.key }) {
      let form = LinearForm(terms, constant: cost[nonbasic])
      switch tableau.roles[nonbasic] {
      case .artificial: continue
      case .free: conditions.rows.append(.init(form: form, kind: .equation))
      case .nonnegative:
        let slack = conditions.addColumn(.nonnegative)
        conditions.rows.append(.init(form: form, kind: .atLeast(slack: slack)))
      }
    }
    var solver = Solver(conditions, control: control)
    guard try solver.finish() == .optimal else { return (0, 0) }
    return try solver.range(of: LinearForm([.init(change, 1)]), levels: 0)
  }
}
