// Contradictions as JSON.

import ConstraintHierarchies
import Session

extension ConflictReport {
  /// The facts as the value of `"reply"`.
  static func json(_ report: ConflictReport?) -> JSONValue {
    let report =
      report?.members ?? [
        .init("origin", .null), .init("conflicts", .array([])), .init("complete", .bool(true)),
        .init("ways", .null), .init("trials", .array([])), .init("untried", .integer(0)),
      ]
    return .reply("conflict", report)
  }

  var members: [JSONValue.Member] {
    [
      .init("origin", .string(origin.name)),
      .init("conflicts", .array(clashes.map { $0.json })),
      .init("complete", .bool(isComplete)),
      .init("ways", waysJSON),
      .init("trials", .array((trials ?? []).map { $0.json })),
      .init("untried", .integer(untried)),
    ]
  }
}

extension Conflict.Origin {
  fileprivate var name: String {
    switch self {
    case .statement, .form: "statement"
    case .change: "change"
    case .state: "state"
    }
  }
}

extension Clash {
  fileprivate var json: JSONValue {
    .object([
      .init("members", .array(members.map { $0.json })),
      .init("implied", .array(implied.map { $0.json })), .init("gap", .number(gap)),
      .init("relation", .string((isEquation ? Relation.equal : .atLeast).rawValue)),
      .init("smallest", .bool(isSmallest)),
    ])
  }
}

extension Clash.Member {
  fileprivate var json: JSONValue {
    let relation = constraint.relation == .equal ? Relation.equal : .atLeast
    return .object([
      .init("id", .string(constraint.id)), .init("text", .string(constraint.text)),
      .init("multiplier", .number(multiplier)), .init("form", form.json),
      .init("relation", .string(relation.rawValue)),
    ])
  }
}

extension ConflictReport {
  /// The ways out, and what stays in each of them.
  var waysJSON: JSONValue {
    .object([
      .init("sets", .array(waysOut.sets.map { .ids($0) })),
      .init("groups", .array(waysOut.groups.map { .ids($0) })),
      .init("complete", .bool(waysOut.isComplete)), .init("keep", .ids(kept)),
    ])
  }
}

extension Trial {
  fileprivate var json: JSONValue { .object(change.members + outcome.members) }
}

extension Trial.Change {
  fileprivate var members: [JSONValue.Member] {
    let change: (dropped: [Constraint], lowered: [Constraint], level: Priority?) =
      switch self {
      case .drop(let constraint): ([constraint], [], nil)
      case .lower(let constraints, let level): ([], constraints, level)
      }
    return [
      .init("drop", .ids(change.dropped)), .init("lower", .ids(change.lowered)),
      .init("priority", .priority(change.level)),
    ]
  }
}

extension Trial.Outcome {
  fileprivate var members: [JSONValue.Member] {
    var (rest, values, violated) = ([Constraint](), [NamedInterval](), [Trial.Violation]())
    var level: Priority?
    let status: SolutionStatus
    switch self {
    case .contradiction(let constraints): (status, rest) = (.unsatisfiable, constraints)
    case .unbounded(let priority): (status, level) = (.unbounded, priority)
    case .solved(let found, let lost): (status, values, violated) = (.optimal, found, lost)
    }
    return [
      .init("status", .string(status.rawValue)), .init("unbounded", .priority(level)),
      .init("conflict", .ids(rest)), .init("variables", .array(values.map { $0.json })),
      .init("violated", .array(violated.map { $0.json })),
    ]
  }
}

extension Trial.Violation {
  fileprivate var json: JSONValue {
    .object([.init("id", .string(constraint.id)), .init("error", .object(error.members))])
  }
}

extension NamedForm {
  var json: JSONValue {
    .object([
      .init("constant", .number(constant)), .init("terms", .array(terms.map { $0.json })),
    ])
  }
}

extension NamedForm.Term {
  /// A slack is called as it is typed: `a+`.
  var typedName: String {
    switch name.last {
    case "⁺": name.dropLast() + "+"
    case "⁻": name.dropLast() + "-"
    default: name
    }
  }

  fileprivate var json: JSONValue {
    .object([.init("name", .string(typedName)), .init("coefficient", .number(coefficient))])
  }
}

extension JSONValue {
  fileprivate static func ids(_ constraints: [Constraint]) -> JSONValue {
    .strings(constraints.map { $0.id })
  }
}
