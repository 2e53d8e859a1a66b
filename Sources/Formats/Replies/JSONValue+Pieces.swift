// Pieces that many replies hold, each written in one way.

import ConstraintHierarchies
import Rationals
import Session

extension JSONValue {
  /// An exact fraction as a string; null for none.
  static func number(_ value: Rational?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }

  static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map { .string($0) })
  }

  /// The members of an object of this kind.
  static func reply(_ kind: String, _ members: [Member]) -> JSONValue {
    .object([.init("kind", .string(kind))] + members)
  }

  /// `{"name": "X", "value": "20", "min": "20", "max": "20"}`
  static func variable(_ name: String, _ interval: Interval) -> JSONValue {
    .object([
      .init("name", .string(name)), .init("value", .number(interval.value)),
      .init("min", .number(interval.lower)), .init("max", .number(interval.upper)),
    ])
  }

  /// `{"name": "X0", "value": "0"}`
  static func named(_ name: String, _ value: Rational?) -> JSONValue {
    .object([.init("name", .string(name)), .init("value", .number(value))])
  }

  /// `{"constant": "3", "terms": [{"name": "X", "coefficient": "2"}]}`
  static func linear(_ expression: LinearExpression, in problem: Hierarchy) -> JSONValue {
    .object([
      .init("constant", .number(expression.constant)),
      .init(
        "terms",
        .array(
          expression.terms.map { term in
            .object([
              .init("name", .string(problem.name(of: term.symbol))),
              .init("coefficient", .number(term.coefficient)),
            ])
          })),
    ])
  }

  /// The slack of a constraint as it is typed: `a+`.
  static func slack(_ constraint: Constraint, _ side: Model.Side) -> JSONValue {
    switch side {
    case .plus: .string(constraint.letter + "+")
    case .minus: .string(constraint.letter + "-")
    case .single: .string(constraint.letter)
    }
  }
}

extension Constraint {
  /// What it is: ID, text, priority, weight, whether it takes part.
  var identityJSON: [JSONValue.Member] {
    [
      .init("id", .string(id)), .init("text", .string(text)),
      .init("priority", .integer(priority.rawValue)), .init("weight", .number(weight)),
      .init("enabled", .bool(isEnabled)),
    ]
  }

  /// The equation that it becomes: its sides as they were typed, the slacks, and those that its level counts.
  var equationJSON: [JSONValue.Member] {
    let (added, subtracted): (JSONValue, JSONValue) =
      switch (priority.isRequired, relation) {
      case (true, .equal): (.null, .null)
      case (true, .atLeast): (.slack(self, .single), .null)
      case (true, .atMost): (.null, .slack(self, .single))
      case (false, _): (.slack(self, .plus), .slack(self, .minus))
      }
    let costly: [Model.Side] =
      priority.isRequired
      ? [] : relation == .equal ? [.plus, .minus] : relation == .atMost ? [.plus] : [.minus]
    return [
      .init("left", .string(leftText)), .init("right", .string(rightText)),
      .init("relation", .string(relation.rawValue)),
      .init("added", added), .init("subtracted", subtracted),
      .init("costly", .array(costly.map { .slack(self, $0) })),
    ]
  }
}

extension Objective {
  var identityJSON: [JSONValue.Member] {
    [
      .init("id", .string(id)), .init("text", .string(text)),
      .init("priority", .integer(priority.rawValue)), .init("weight", .number(weight)),
      .init("enabled", .bool(isEnabled)),
    ]
  }
}
