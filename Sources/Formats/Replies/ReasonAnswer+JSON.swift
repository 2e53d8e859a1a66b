// Reasons as JSON: explanations. Conflicts and proofs have files of their own.

import ConstraintHierarchies
import Rationals
import Session

extension ReasonAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .why(let report): report.json
    case .conflict(let report): ConflictReport.json(report)
    case .proof(let report): report.json
    }
  }
}

extension WhyReport {
  fileprivate var json: JSONValue {
    switch subject {
    case .point(let name, let value):
      .reply("why", [.init("point", .string(name)), .init("value", .number(value))])
    case .variable(let reason): .reply("why", reason.members)
    case .constraints(let reasons):
      .reply("why", [.init("constraints", .array(reasons.map { $0.json }))])
    case .objective(let reason): .reply("why", reason.members)
    }
  }
}

extension VariableReason {
  fileprivate var members: [JSONValue.Member] {
    [.init("variable", .string(name))] + interval.members + [
      .init("below", HoldReport.json(below)),
      .init("above", HoldReport.json(above)),
      .init("smallest", .bool((below?.isSmallest ?? true) && (above?.isSmallest ?? true))),
      .init("losers", .array(losses.map { $0.json })),
      .init("otherLosers", .array(otherLosers.map { $0.json })),
      .init("down", Moves.json(down)),
      .init("up", Moves.json(up)),
    ]
  }
}

extension HoldReport {
  /// The holders; none where nothing holds.
  fileprivate static func json(_ hold: HoldReport?) -> JSONValue {
    .array((hold?.holders ?? []).map { $0.json })
  }
}

extension HoldReport.Holder {
  fileprivate var json: JSONValue {
    .object(
      cause.members + [
        .init("distance", .integer(distance)), .init("pulls", .bool(isPulling)),
        .init("tight", .bool(isTight)),
      ])
  }
}

extension Moves {
  fileprivate static func json(_ moves: Moves?) -> JSONValue {
    guard let moves else { return .null }
    return .object([
      .init("ways", .array(moves.ways.map { $0.json })), .init("complete", .bool(moves.isComplete)),
    ])
  }
}

extension Move {
  fileprivate var json: JSONValue {
    let end: (status: SolutionStatus, interval: Interval, level: Priority?) =
      switch result {
      case .interval(let interval): (.optimal, interval, nil)
      case .unbounded(let level): (.unbounded, .everything, level)
      }
    return .object(
      [
        .init("without", .array(without.map { $0.json })),
        .init("status", .string(end.status.rawValue)), .init("unbounded", .priority(end.level)),
      ] + end.interval.members)
  }
}

// MARK: - Constraints and objectives

extension ConstraintReason {
  fileprivate var json: JSONValue {
    let holds: JSONValue =
      switch verdict {
      case .holds: .bool(true)
      case .violated: .bool(false)
      case .undecided, nil: .null
      }
    return .object(
      Cause.constraint(constraint).members + [
        .init("text", .string(constraint.text)),
        .init("enabled", .bool(constraint.isEnabled)),
        .init("holds", holds),
        .init("error", error.map { .object($0.members) } ?? .null),
        .init("sides", .number(value)),
        .init("loss", loss.map { .object($0.members) } ?? .null),
        .init("otherwise", otherwise.json),
      ])
  }
}

extension ObjectiveReason {
  fileprivate var members: [JSONValue.Member] {
    let side = hold.map { $0.side == .above ? "above" : "below" }
    return [
      .init("objective", .string(objective.id)),
      .init("priority", .integer(objective.priority.rawValue)),
      .init("text", .string(objective.text)),
      .init("enabled", .bool(objective.isEnabled)),
    ] + (interval ?? .everything).members + [
      .init("side", side.map { .string($0) } ?? .null),
      .init("holders", HoldReport.json(hold)),
      .init("smallest", .bool(hold?.isSmallest ?? true)),
      .init("otherwise", otherwise.json),
    ]
  }
}

extension Loss {
  fileprivate var json: JSONValue {
    .object(
      Cause.constraint(constraint).members + [
        .init("text", .string(constraint.text)), .init("error", .object(error.members)),
      ] + members)
  }

  fileprivate var members: [JSONValue.Member] {
    [
      .init("lostTo", obstacles.map { .array($0.map { $0.json }) } ?? .null),
      .init("price", priceJSON),
    ]
  }

  private var priceJSON: JSONValue {
    let worse: (level: Priority?, now: Rational?, then: Rational?, conflict: [String])
    switch price {
    case .level(let level, let now, let then)?: worse = (level, now, then, [])
    case .contradiction(let conflict)?: worse = (nil, nil, nil, conflict.ids)
    case nil: return .null
    }
    return .object([
      .init("priority", .priority(worse.level)), .init("now", .number(worse.now)),
      .init("then", .number(worse.then)),
      .init("conflict", .strings(worse.conflict)),
    ])
  }
}

extension Effects {
  fileprivate var json: JSONValue {
    let end: (status: SolutionStatus, level: Priority?, values: [NamedInterval], others: [Cause]) =
      switch self {
      case .values(let values): (.optimal, nil, values, [])
      case .unbounded(let level): (.unbounded, level, [], [])
      case .contradiction(let others): (.unsatisfiable, nil, [], others)
      }
    return .object([
      .init("status", .string(end.status.rawValue)), .init("unbounded", .priority(end.level)),
      .init("conflict", .strings(end.others.map { $0.id })),
      .init("variables", .array(end.values.map { $0.json })),
    ])
  }
}

extension Cause {
  fileprivate var members: [JSONValue.Member] {
    [.init("id", .string(id)), .init("priority", .integer(priority.rawValue))]
  }

  fileprivate var json: JSONValue { .object(members) }
}

extension Interval {
  /// Its only value, if it has one, and its ends.
  var members: [JSONValue.Member] {
    [
      .init("value", .number(value)), .init("min", .number(lower)), .init("max", .number(upper)),
    ]
  }
}

extension NamedInterval {
  var json: JSONValue { .variable(name, interval) }
}

extension JSONValue {
  /// The number of a level; null for none.
  static func priority(_ level: Priority?) -> JSONValue {
    level.map { .integer($0.rawValue) } ?? .null
  }
}
