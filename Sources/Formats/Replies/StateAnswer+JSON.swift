// What there is, as JSON.

import ConstraintHierarchies
import Language
import Rationals
import Session

extension StateAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .list(let listing): listing.json
    case .decomposition(let decomposition): decomposition.json
    case .objectives(let report): report.json
    case .value(let report): report.json
    case .help(let report): report.json
    case .exercises(let kinds):
      .reply(
        "exercises",
        [
          .init("kinds", .strings(kinds.map { $0.rawValue })),
          .init("levels", .array(ExerciseLevel.allCases.map { .integer($0.rawValue) })),
        ])
    case .holds: .reply("expectation", [.init("holds", .bool(true))])
    case .request(let request): .reply("request", [.init("request", .string(request.word))])
    }
  }
}

extension Listing {
  fileprivate var json: JSONValue {
    .reply(
      "list",
      [
        .init(
          "points",
          .array(zip(problem.pointNames, problem.pointValues).map { .named($0, $1) })),
        .init("variables", .strings(problem.variableNames)),
        .init(
          "constraints",
          .array(problem.constraints.enumerated().map { constraint($0.element, at: $0.offset) })),
        .init(
          "objectives",
          .array(
            problem.objectives.enumerated().map { index, objective in
              .object(
                objective.identityJSON + [
                  .init("value", .number(values.isEmpty ? nil : values[index]))
                ])
            })),
      ])
  }

  private func constraint(_ constraint: Constraint, at index: Int) -> JSONValue {
    let error = errors.isEmpty ? nil : errors[index]
    let holds = constraint.isEnabled ? error.map { constraint.holds(error: $0) } : nil
    return .object(
      constraint.identityJSON + [
        .init("error", .number(error.map { constraint.holds(error: $0) ? 0 : $0 })),
        .init("satisfied", holds.map { .bool($0) } ?? .null),
      ])
  }
}

extension Decomposition {
  fileprivate var json: JSONValue {
    .reply(
      "decomposition",
      [
        .init(
          "constraints",
          .array(
            rows.map { row in
              let error = row.sides.map { $0.left - $0.right }
              return .object(
                row.constraint.identityJSON + row.constraint.equationJSON + [
                  .init("leftValue", .number(row.sides?.left)),
                  .init("rightValue", .number(row.sides?.right)),
                  .init("plus", .number(error.map { max($0, 0) })),
                  .init("minus", .number(error.map { max(-$0, 0) })),
                ])
            }))
      ])
  }
}

extension ObjectivesReport {
  fileprivate var json: JSONValue {
    .reply(
      "objectives",
      [
        .init(
          "levels",
          .array(
            levels.map { level, minimum in
              .object([
                .init("priority", .integer(level.rawValue)), .init("name", .string(level.name)),
                .init("terms", .array(terms(of: level))), .init("minimum", .number(minimum)),
              ])
            }))
      ])
  }

  /// The weighted slacks of a level's constraints, then the weighted expressions of its objectives.
  private func terms(of level: Priority) -> [JSONValue] {
    var terms: [JSONValue] = []
    func add(_ name: JSONValue, _ coefficient: Rational) {
      terms.append(
        .object([.init("name", name), .init("coefficient", .number(coefficient))]))
    }
    for constraint in problem.enabledConstraints where constraint.priority == level {
      let sides: [Model.Side] =
        constraint.relation == .equal
        ? [.plus, .minus] : constraint.relation == .atMost ? [.plus] : [.minus]
      for side in sides { add(.slack(constraint, side), constraint.weight) }
    }
    for objective in problem.enabledObjectives where objective.priority == level {
      let share = objective.share
      for term in share.terms { add(.string(problem.name(of: term.symbol)), term.coefficient) }
      if !share.constant.isZero { add(.string("1"), share.constant) }
    }
    return terms
  }
}

extension ValueReport {
  fileprivate var json: JSONValue {
    .reply(
      "value",
      [
        .init("expression", .string(expression)), .init("value", .number(interval.value)),
        .init("min", .number(interval.lower)), .init("max", .number(interval.upper)),
      ])
  }
}

extension HelpReport {
  fileprivate var json: JSONValue {
    switch self {
    case .overview(let tasks):
      .reply(
        "help",
        [
          .init(
            "tasks",
            .array(
              tasks.map {
                .object([
                  .init("purpose", .string($0.purpose)), .init("lines", .strings($0.lines)),
                ])
              }))
        ])
    case .list(let topics): .reply("help", [.init("topics", .array(topics.map { $0.json }))])
    case .topic(let topic): .reply("help", [.init("topics", .array([topic.json]))])
    case .ambiguous(let word, let words):
      .reply("help", [.init("word", .string(word)), .init("candidates", .strings(words))])
    case .unknown(let word, let nearest):
      .reply(
        "help",
        [
          .init("word", .string(word)),
          .init("candidates", .strings(nearest.map { [$0] } ?? [])),
        ])
    }
  }
}

extension HelpTopic {
  fileprivate var json: JSONValue {
    .object([
      .init("word", .string(word)), .init("summary", .string(summary)),
      .init("body", .strings(body)), .init("form", form.map { .string($0) } ?? .null),
      .init("example", .strings(example)), .init("seeAlso", .strings(seeAlso)),
    ])
  }
}

extension Command.Request {
  fileprivate var word: String {
    switch self {
    case .load: "load"
    case .present: "present"
    case .save: "save"
    case .log: "log"
    case .importing: "import"
    case .exporting: "export"
    case .lesson: "lesson"
    case .exercise: "exercise"
    case .quit: "quit"
    }
  }
}
