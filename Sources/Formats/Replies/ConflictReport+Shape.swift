// Contradictions, and the ways out of them.

import ConstraintHierarchies
import Session

extension ConflictReport: Shaped {
  static let shape = Shape<ConflictReport>.object { part(facts) { $0 } }

  /// Where there is none, the reply says so.
  static let reply = Shape<ConflictReport?>.reply(
    "conflict",
    """
    The smallest sets of requirements that contradict one another; none, and origin null, where there are \
    none. origin: a line that would have added requirements (statement) or changed some (change) was refused, \
    or they are there (state). A member's form is its requirement with everything on one side, turned so \
    that it says form >= 0, or form = 0; implied are widths and heights that are never negative, as far as the \
    proof needs them; multipliers are whole numbers, above zero where the relation is >=. \
    The forms times their multipliers add up to -gap, and gap is above zero: a falsehood. smallest: there is \
    none with fewer members; complete: these are all of that size. \
    trials: what comes of dropping one, of lowering some to a preference of that priority, of an inequality in place of \
    an equation (relax), or of a mask, a hidden view or a stack's spacing taken away (setting); conflict is what \
    still clashes, violated what then does not hold, with left side less right side. untried members of the \
    conflicts were not tried.
    """,
    example: """
      {"kind": "conflict", "origin": "statement", "conflicts": [{"members": [{"id": "hi", "text": "X <= 3",
        "multiplier": "2", "form": {"constant": "3", "terms": [{"name": "X", "coefficient": "-1"}]},
        "relation": ">="}, {"id": "b", "text": "2X = 10", "multiplier": "1", "form": {"terms": [{"name": "X",
        "coefficient": "2"}], "constant": "-10"}, "relation": "="}], "implied": [], "gap": "4", "relation": ">=",
        "smallest": true}], "complete": true, "ways": {"sets": [["hi"]], "groups": [], "complete": true, "keep": []},
       "trials": [{"drop": ["hi"], "lower": [], "priority": null, "status": "optimal", "unbounded": null,
         "conflict": [], "variables": [{"name": "X", "value": "5", "min": "5", "max": "5"}], "violated": []}],
       "untried": 0}
      """
  ) { facts }

  private static let facts = Fields<ConflictReport?> {
    field("origin", Shape.words("statement", "change", "state").orNull) { $0?.origin.name }
    field("conflicts") { $0?.clashes ?? [] }
    field("complete") { $0?.isComplete ?? true }
    field("ways", ways.orNull) { $0 }
    field("trials") { $0?.trials ?? [] }
    field("untried", .count) { $0?.untried ?? 0 }
  }

  /// The ways out, and what stays in each of them.
  static let ways = Shape<ConflictReport>.object(
    "waysOut",
    about: """
      The sets of the fewest requirements to drop, or to lower, all of a set, so that the others agree while those \
      of keep stay: what the refused line adds or changes (none where nothing was refused). Where groups are \
      given, the sets are the ways to take one of each. complete: there are no others of that size that leave \
      keep alone.
      """
  ) {
    field("sets") { $0.waysOut.sets.map { $0.ids } }
    field("groups") { $0.waysOut.groups.map { $0.ids } }
    field("complete") { $0.waysOut.isComplete }
    field("keep") { $0.kept.ids }
  }
}

extension Conflict.Origin {
  fileprivate var name: String {
    switch self {
    case .statement, .form: "statement"
    case .change, .program: "change"
    case .state: "state"
    }
  }
}

extension Clash: Shaped {
  static let shape = Shape<Clash>.object {
    field("members") { $0.members }
    field("implied") { $0.implied }
    field("gap") { $0.gap }
    field("relation", .proved) { $0.isEquation ? .equal : .atLeast }
    field("smallest") { $0.isSmallest }
  }
}

extension Clash.Member: Shaped {
  static let shape = Shape<Clash.Member>.object {
    field("id") { $0.constraint.id }
    field("text") { $0.constraint.text }
    field("multiplier") { $0.multiplier }
    field("form") { $0.form }
    field("relation", .proved) { $0.constraint.relation == .equal ? .equal : .atLeast }
  }
}

extension Shape where Value == Relation {
  /// As a proof writes requirements.
  fileprivate static var proved: Shape { .words([.atLeast, .equal]) }
}

// MARK: - Trials

extension Trial: Shaped {
  static let shape = Shape<Trial>.object {
    field("drop") { $0.change.dropped.ids }
    field("lower") { $0.change.lowered.ids }
    field("priority") { $0.change.level }
    maybe("relax", .relaxed) {
      if case .relax(let one, let relation) = $0.change { (one, relation) } else { nil }
    }
    maybe("setting") { if case .setting(let setting) = $0.change { setting } else { nil } }
    field("status") { $0.outcome.status }
    field("unbounded") { $0.outcome.unbounded }
    field("conflict") { $0.outcome.rest.ids }
    field("variables") { $0.outcome.values }
    field("violated") { $0.outcome.violated }
  }
}

extension Shape where Value == (Constraint, Relation) {
  /// The requirement, and what its equation becomes.
  fileprivate static var relaxed: Shape {
    .object {
      field("id") { $0.0.id }
      field("relation") { $0.1 }
    }
  }
}

extension LayoutSetting: Shaped {
  static let shape = Shape<LayoutSetting>.object {
    field("property", .words("mask", "hidden", "spacing")) {
      switch $0 {
      case .maskOff: "mask"
      case .unhide: "hidden"
      case .noSpacing: "spacing"
      }
    }
    field("view") {
      switch $0 {
      case .maskOff(let view), .unhide(let view), .noSpacing(let view): view
      }
    }
  }
}

extension Trial.Change {
  fileprivate var dropped: [Constraint] { if case .drop(let one) = self { [one] } else { [] } }
  fileprivate var lowered: [Constraint] { if case .lower(let some, _) = self { some } else { [] } }
  fileprivate var level: Priority? { if case .lower(_, let level) = self { level } else { nil } }
}

extension Trial.Outcome {
  fileprivate var status: SolutionStatus {
    switch self {
    case .contradiction: .unsatisfiable
    case .unbounded: .unbounded
    case .solved: .optimal
    }
  }

  fileprivate var unbounded: Priority? {
    if case .unbounded(let level) = self { level } else { nil }
  }
  fileprivate var rest: [Constraint] {
    if case .contradiction(let rest) = self { rest } else { [] }
  }
  fileprivate var values: [NamedInterval] {
    if case .solved(let values, _) = self { values } else { [] }
  }
  fileprivate var violated: [Trial.Violation] {
    if case .solved(_, let violated) = self { violated } else { [] }
  }
}

extension Trial.Violation: Shaped {
  static let shape = Shape<Trial.Violation>.object {
    field("id") { $0.constraint.id }
    field("error") { $0.error }
  }
}

extension [Constraint] {
  fileprivate var ids: [String] { map { $0.id } }
}
