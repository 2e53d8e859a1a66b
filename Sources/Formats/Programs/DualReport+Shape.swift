// A level's linear program and its dual.

import ConstraintHierarchies
import Rationals
import Session

extension DualReport {
  /// Where nothing is minimised there is none.
  static let reply = Shape<DualReport?>.reply(
    "dual",
    """
    A level's linear program and its dual; level null: nothing is minimised. The primal's constraints are the \
    rows, its unknowns the columns; of the dual the other way round. A form of the dual has, for the price of \
    a constraint, the name of the constraint. Of each pair one line is an unknown, at least or at most 0, or \
    free (relation null), and amount is its value; the other is a constraint, and amount is how far its \
    sides are apart. One of the two amounts is 0; both are null where there is no solution. value is what \
    both programs come to. A requirement that only limits a variable to one side of 0 is no row.
    """,
    example: """
      {"kind": "dual", "level": {"priority": 250, "name": "low"}, "status": "optimal", "value": "12",
       "primal": {"sense": "maximize", "objective": {"constant": "0", "terms": [{"name": "x", "coefficient": "3"}]}},
       "dual": {"sense": "minimize", "objective": {"constant": "0", "terms": [{"name": "a", "coefficient": "4"}]}},
       "rows": [{"name": "a", "primal": {"form": {"constant": "0", "terms": [{"name": "x", "coefficient": "1"}]},
       "relation": "<=", "bound": "4", "amount": "0"}, "dual": {"form": {"constant": "0", "terms": [{"name": "a",
       "coefficient": "1"}]}, "relation": ">=", "bound": "0", "amount": "3"}}],
       "columns": [{"name": "x", "primal": {"form": {"constant": "0", "terms": [{"name": "x", "coefficient": "1"}]},
       "relation": null, "bound": "0", "amount": "4"}, "dual": {"form": {"constant": "0", "terms": [{"name": "a",
       "coefficient": "1"}]}, "relation": "=", "bound": "3", "amount": "0"}}]}
      """
  ) {
    field("level", Shape.object(Priority.named).orNull) { $0?.level }
    maybe(fields) { $0 }
  }

  private static let fields = Fields<DualReport> {
    field("status") { $0.status }
    field("value") { if case .optimal(let value) = $0.ending { value } else { nil as Rational? } }
    field("primal") { $0.primal }
    field("dual") { $0.dual }
    field("rows") { $0.rows }
    field("columns") { $0.columns }
  }

  private var status: SolutionStatus {
    switch ending {
    case .optimal: .optimal
    case .unbounded: .unbounded
    case .contradictory: .unsatisfiable
    }
  }
}

extension DualReport.Objective: Shaped {
  static let shape = Shape<DualReport.Objective>.object {
    field("sense", .words("minimize", "maximize")) { $0.isMaximized ? "maximize" : "minimize" }
    field("objective") { $0.form }
  }
}

extension DualReport.Pair: Shaped {
  static let shape = Shape<DualReport.Pair>.object {
    field("name") { ColumnName.typed($0.name) }
    field("primal") { $0.primal }
    field("dual") { $0.dual }
  }
}

extension DualReport.Line: Shaped {
  static let shape = Shape<DualReport.Line>.object {
    field("form") { $0.parts.form }
    field("relation") { $0.parts.relation }
    field("bound") { $0.parts.bound }
    field("amount") { $0.amount }
  }

  private var parts: (form: NamedForm, relation: Relation?, bound: Rational) {
    switch self {
    case .constraint(let form, let relation, let bound, _): (form, relation, bound)
    case .unknown(let term, let relation, _): (NamedForm(terms: [term], constant: 0), relation, 0)
    }
  }
}
