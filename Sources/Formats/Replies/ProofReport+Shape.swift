// Proofs that a solution can be no better, or that there is none.

import ConstraintHierarchies
import Session

extension ProofReport: Shaped {
  static let shape = Shape<ProofReport>.reply(
    "proof",
    """
    Why the solution can be no better, or why there is none. Of each level: objective plus the multiples of the \
    objectives above, each less its value, plus the multiples of the equations is sum. An equation is a \
    constraint with its slacks (a+ and a- of a preference, a of a required inequality), zero at every \
    solution, and its multiplier may have either sign; the multiplier of an objective above is above zero. \
    Where the levels above are at their values, all that is added is zero; the slacks in sum are at least \
    zero and so are their coefficients: so the objective is at least the constant of sum, which is value. \
    ray: the level of that priority has no least value; along the steps, one unit after another, every \
    requirement holds, no level above changes, and its objective changes by change, below zero, for each \
    unit. conflict: what conflict says of requirements that contradict one another.
    """,
    example: """
      {"kind": "proof", "status": "optimal", "levels": [{"priority": 250, "name": "low", "value": "2",
        "objective": {"terms": [{"name": "b+", "coefficient": "1"}, {"name": "b-", "coefficient": "1"}],
        "constant": "0"}, "above": [], "equations": [{"id": "a", "multiplier": "-1", "form": {"terms":
        [{"name": "X", "coefficient": "1"}, {"name": "a", "coefficient": "-1"}], "constant": "-5"}},
        {"id": "b", "multiplier": "1", "form": {"terms": [{"name": "X", "coefficient": "1"},
        {"name": "b+", "coefficient": "-1"}, {"name": "b-", "coefficient": "1"}], "constant": "-3"}}],
        "sum": {"terms": [{"name": "a", "coefficient": "1"}, {"name": "b-", "coefficient": "2"}],
        "constant": "2"}}], "ray": null, "conflict": null}
      """
  ) {
    field("status") { $0.status }
    field("levels") { $0.levels }
    field("ray") { if case .unbounded(let ray) = $0.end { ray } else { nil as Ray? } }
    field("conflict") { $0.contradiction }
  }

  private var status: SolutionStatus {
    switch end {
    case .optimal: .optimal
    case .unbounded: .unbounded
    case .contradiction: .unsatisfiable
    }
  }

  private var contradiction: ConflictReport? {
    if case .contradiction(let report) = end { report } else { nil }
  }
}

extension LevelProof: Shaped {
  static let shape = Shape<LevelProof>.object {
    part(Priority.named) { $0.level }
    field("value") { $0.value }
    field("objective") { $0.objective }
    field("above") { $0.above }
    field("equations") { $0.equations }
    field("sum") { $0.total }
  }
}

extension LevelProof.Above: Shaped {
  static let shape = Shape<LevelProof.Above>.object {
    part(Priority.named) { $0.level }
    field("multiplier") { $0.multiplier }
    field("value") { $0.value }
    field("objective") { $0.objective }
  }
}

extension LevelProof.Equation: Shaped {
  static let shape = Shape<LevelProof.Equation>.object {
    field("id") { $0.id }
    field("multiplier") { $0.multiplier }
    field("form") { $0.form }
  }
}

extension Ray: Shaped {
  static let shape = Shape<Ray>.object {
    part(Priority.named) { $0.level }
    list("steps") {
      $0.steps
    } of: {
      field("name") { ColumnName.typed($0.name) }
      field("step") { $0.coefficient }
    }
    field("change") { $0.change }
  }
}
