// What would be otherwise: why not, what if, branch.

import ConstraintHierarchies
import Rationals
import Session

extension WhyNotReport: Shaped {
  static let shape = Shape<WhyNotReport>.reply(
    "why-not",
    """
    Why a relation does not hold. verdict: it holds in every solution; it is possible, in some that are as good as the \
    others; it breaks requirements; or the level of that priority, the highest that is worse off, would have to pay value, \
    where least can be had. against are those requirements, or the constraints of the level that would not hold, with their \
    errors; now is what the relation is about, as it is.
    """,
    example: """
      {"kind": "why-not", "relation": "X = 10", "verdict": "costs", "priority": 750, "value": "10", "least": "0",
       "against": [{"id": "b", "priority": 750, "text": "X >= X2", "error": "-10"}],
       "now": {"name": "X", "value": "20", "min": "20", "max": "20"}}
      """
  ) {
    field("relation") { $0.relation }
    field("verdict", Shape.words("holds", "possible", "breaks", "costs")) { $0.word }
    field("priority") { $0.cost?.level }
    field("value") { $0.cost?.value }
    field("least") { $0.cost?.least }
    list("against") {
      $0.against
    } of: {
      field("id") { $0.0.id }
      field("priority") { $0.0.priority }
      field("text") { $0.0.text }
      field("error") { $0.1 }
    }
    field("now") { $0.now }
  }

  private var word: String {
    switch verdict {
    case .holds: "holds"
    case .possible: "possible"
    case .breaks: "breaks"
    case .costs: "costs"
    }
  }

  private var cost: Consequence.Cost? { if case .costs(let cost) = verdict { cost } else { nil } }

  private var against: [(Constraint, Rational?)] {
    switch verdict {
    case .holds, .possible: []
    case .breaks(let constraints): constraints.map { ($0, nil) }
    case .costs(let cost): cost.violated.map { ($0.constraint, $0.error) }
    }
  }
}

extension WhatIfReport: Shaped {
  static let shape = Shape<WhatIfReport>.reply(
    "what-if",
    """
    What would come of a line; nothing was changed. variables are those that would have other values, of many some, and more \
    how many others; before and after are null where there is no solution, or no such variable. notLookedAt is how many \
    variables that is not known of.
    """,
    example: """
      {"kind": "what-if", "line": "point X2 = 15", "variables": [{"name": "X",
        "before": {"value": "20", "min": "20", "max": "20"}, "after": {"value": "15", "min": "15", "max": "15"}}], "more": 0, "notLookedAt": 0}
      """
  ) {
    field("line") { $0.line }
    list("variables") {
      $0.changes
    } of: {
      field("name") { $0.name }
      field("before") { $0.before }
      field("after") { $0.after }
    }
    field("more", .count) { $0.moreChanges }
    field("notLookedAt", .count) { $0.notLookedAt }
  }
}

extension BranchReport: Shaped {
  static let shape = Shape<BranchReport>.reply(
    "branch",
    """
    The problem (line: null) and two children, each with one more line, which were tried and change nothing: what each \
    comes to, with the values of the problem's objectives and variables.
    """,
    example: """
      {"kind": "branch", "nodes": [
        {"line": null, "status": "optimal", "objectives": [{"id": "f", "value": "5/2"}],
         "variables": [{"name": "x", "min": "5/2", "max": "5/2"}]},
        {"line": "x <= 2", "status": "optimal", "objectives": [{"id": "f", "value": "2"}],
         "variables": [{"name": "x", "min": "2", "max": "2"}]},
        {"line": "x >= 3", "status": "unsatisfiable", "objectives": [], "variables": []}]}
      """
  ) {
    list("nodes") { report in
      report.nodes.map { (report, $0) }
    } of: {
      field("line") { $0.1.line }
      field("status", .words("optimal", "unsatisfiable", "unbounded")) { $0.1.ending.rawValue }
      list("objectives") { report, node in
        zip(report.objectives, node.objectives).map { ($0, $1) }
      } of: {
        field("id") { $0.0.id }
        field("value") { $0.1 }
      }
      list("variables") { report, node in
        zip(report.variables, node.intervals).map { ($0, $1) }
      } of: {
        field("name") { $0.0 }
        part(Interval.ends) { $0.1 }
      }
    }
  }
}
