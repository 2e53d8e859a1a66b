// Reasons: why something is as it is. Conflicts and proofs have files of their own.

import ConstraintHierarchies
import Rationals
import Session

extension WhyReport: Shaped {
  static let shape = Shape<WhyReport>.reply(
    "why",
    """
    Why something is as it is. One of point, variable, constraints, objective, level and view says what was asked after; \
    variable may be any expression, level has those of its constraints that do not hold, and view what holds its edges and \
    sizes. \
    Of a variable: below and above are what keeps it from being smaller and greater, from the variable \
    outward (none where nothing does): with these alone it could go no further. pulls: it would have the \
    variable further that way rather than stop it; tight: it is an inequality that holds as an equation. \
    losers are preferences that ask for another value in vain, otherLosers those that were not looked into; \
    lostTo is what keeps a preference's error from zero, price what would be worse if it held: the least \
    value of a level, or the requirements that it contradicts. down and up: without which causes the variable \
    could leave its interval, and its values then; null where nothing holds it. smallest: none of the holders \
    can be left out. Of constraints: holds is null where some solutions satisfy it and others do not, and \
    where it is disabled; error is left side less right side; sides what both sides of a tight inequality \
    come to. otherwise: what would be without it, or with it where it is disabled; variables are those that \
    would have other values. Of an objective: value, min and max are those of its own expression; holders \
    keep it from being better, on that side. unbounded is the priority of a level without a least value.
    """,
    example: """
      {"kind": "why", "variable": "X", "value": "20", "min": "20", "max": "20",
       "below": [{"id": "need", "priority": 750, "distance": 0, "pulls": false, "tight": true}],
       "above": [{"id": "want", "priority": 250, "distance": 0, "pulls": true, "tight": false}],
       "smallest": true, "losers": [{"id": "want", "priority": 250, "text": "X = X1",
         "error": {"value": "10", "min": "10", "max": "10"}, "lostTo": [{"id": "need", "priority": 750}],
         "price": {"priority": 750, "now": "0", "then": "10", "conflict": []}}], "otherLosers": [],
       "down": {"ways": [{"without": [{"id": "need", "priority": 750}], "status": "optimal",
         "unbounded": null, "value": "10", "min": "10", "max": "10"}], "complete": true},
       "up": {"ways": [{"without": [{"id": "want", "priority": 250}], "status": "optimal",
         "unbounded": null, "value": null, "min": "20", "max": "30"}], "complete": true}}
      """
  ) {
    maybe(WhyReport.point) { $0.point }
    maybe(VariableReason.fields) { $0.variable }
    maybe("constraints") { $0.constraints }
    maybe(ObjectiveReason.fields) { $0.objective }
    maybe(LevelReason.fields) { $0.level }
    maybe(Self.view) { $0.edges }
  }

  private static let view = Fields<(String, [VariableReason])> {
    field("view") { $0.0 }
    list("edges") {
      $0.1
    } of: {
      part(VariableReason.fields) { $0 }
    }
  }

  private var level: LevelReason? { if case .level(let reason) = subject { reason } else { nil } }
  private var edges: (String, [VariableReason])? {
    if case .view(let name, let reasons) = subject { (name, reasons) } else { nil }
  }

  private static let point = Fields<(String, Rational?)> {
    field("point") { $0.0 }
    field("value") { $0.1 }
  }

  private var point: (String, Rational?)? {
    if case .point(let name, let value) = subject { (name, value) } else { nil }
  }
  private var variable: VariableReason? {
    if case .variable(let reason) = subject { reason } else { nil }
  }
  private var constraints: [ConstraintReason]? {
    if case .constraints(let reasons) = subject { reasons } else { nil }
  }
  private var objective: ObjectiveReason? {
    if case .objective(let reason) = subject { reason } else { nil }
  }
}

extension LevelReason {
  fileprivate static let fields = Fields<LevelReason> {
    field("level") { $0.level }
    field("minimum") { $0.minimum }
    field("failing") { $0.constraints }
    list("objectives") {
      $0.objectives
    } of: {
      part(ObjectiveReason.fields) { $0 }
    }
    field("others") { $0.others }
  }
}

extension VariableReason {
  fileprivate static let fields = Fields<VariableReason> {
    field("variable") { $0.name }
    part(Interval.fields) { $0.interval }
    field("below") { $0.below?.holders ?? [] }
    field("above") { $0.above?.holders ?? [] }
    field("smallest") { ($0.below?.isSmallest ?? true) && ($0.above?.isSmallest ?? true) }
    field("losers") { $0.losses }
    field("otherLosers") { $0.otherLosers }
    field("down") { $0.down }
    field("up") { $0.up }
  }
}

extension HoldReport.Holder: Shaped {
  static let shape = Shape<HoldReport.Holder>.object {
    part(Cause.fields) { $0.cause }
    field("distance", .count) { $0.distance }
    field("pulls") { $0.isPulling }
    field("tight") { $0.isTight }
  }
}

extension Moves: Shaped {
  static let shape = Shape<Moves>.object {
    field("ways") { $0.ways }
    field("complete") { $0.isComplete }
  }
}

extension Move: Shaped {
  static let shape = Shape<Move>.object {
    field("without") { $0.without }
    field("status") { $0.unbounded == nil ? SolutionStatus.optimal : .unbounded }
    field("unbounded") { $0.unbounded }
    part(Interval.fields) { $0.interval }
  }

  private var unbounded: Priority? {
    if case .unbounded(let level) = result { level } else { nil }
  }
  private var interval: Interval {
    if case .interval(let interval) = result { interval } else { .everything }
  }
}

// MARK: - Constraints and objectives

extension ConstraintReason: Shaped {
  static let shape = Shape<ConstraintReason>.object {
    part(Cause.fields) { .constraint($0.constraint) }
    field("text") { $0.constraint.text }
    field("enabled") { $0.constraint.isEnabled }
    field("holds") { $0.verdict?.holds }
    field("error") { $0.error }
    field("sides") { $0.value }
    field("loss", Shape.object(Loss.fields).orNull) { $0.loss }
    field("otherwise") { $0.otherwise }
  }

}

extension ConstraintReason.Verdict {
  /// nil where it is so in some solutions and not in others.
  var holds: Bool? {
    switch self {
    case .holds: true
    case .violated: false
    case .undecided: nil
    }
  }
}

extension ObjectiveReason {
  fileprivate static let fields = Fields<ObjectiveReason> {
    field("objective") { $0.objective.id }
    field("priority") { $0.objective.priority }
    field("text") { $0.objective.text }
    field("enabled") { $0.objective.isEnabled }
    part(Interval.fields) { $0.interval ?? .everything }
    field("side", Shape.words("below", "above").orNull) { reason in
      reason.hold.map { $0.side == .above ? "above" : "below" }
    }
    field("holders") { $0.hold?.holders ?? [] }
    field("smallest") { $0.hold?.isSmallest ?? true }
    field("otherwise") { $0.otherwise }
  }
}

extension Loss: Shaped {
  static let shape = Shape<Loss>.object {
    part(Cause.fields) { .constraint($0.constraint) }
    field("text") { $0.constraint.text }
    field("error") { $0.error }
    fields
  }

  fileprivate static let fields = Fields<Loss> {
    field("lostTo") { $0.obstacles }
    field("price") { $0.price }
  }
}

extension Price: Shaped {
  static let shape = Shape<Price>.object {
    field("priority") { $0.worse?.level }
    field("now") { $0.worse?.now }
    field("then") { $0.worse?.then }
    field("conflict") { $0.conflict?.ids ?? [] }
  }

  private var conflict: Conflict? {
    if case .contradiction(let conflict) = self { conflict } else { nil }
  }

  private var worse: (level: Priority, now: Rational, then: Rational)? {
    if case .level(let level, let now, let then) = self { (level, now, then) } else { nil }
  }
}

extension Effects: Shaped {
  static let shape = Shape<Effects>.object {
    field("status") { $0.status }
    field("unbounded") { $0.unbounded }
    field("conflict") { $0.others.map { $0.id } }
    field("variables") { $0.values }
  }

  private var status: SolutionStatus {
    switch self {
    case .values: .optimal
    case .unbounded: .unbounded
    case .contradiction: .unsatisfiable
    }
  }
  private var unbounded: Priority? {
    if case .unbounded(let level) = self { level } else { nil }
  }
  private var others: [Cause] { if case .contradiction(let others) = self { others } else { [] } }
  private var values: [NamedInterval] { if case .values(let values) = self { values } else { [] } }
}

extension Cause: Shaped {
  fileprivate static let fields = Fields<Cause> {
    field("id") { $0.id }
    field("priority") { $0.priority }
  }
  static let shape = Shape<Cause>.object(fields)
}
