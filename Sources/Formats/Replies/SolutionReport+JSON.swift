// The solution as JSON, as the contract has it: every number an exact fraction in a string.

import ConstraintHierarchies
import Rationals
public import Session

extension SolutionReport {
  /// The solution as the value of `"solution"`.
  public var json: JSONValue {
    .object(
      [
        .init("status", .string(status.rawValue)),
        .init("variables", .array(variables.indices.map(variable))),
        .init("levels", .array(levels.map(level))),
        .init("constraints", .array(constraints.map { $0.json })),
        .init("objectives", .array(objectives.map { $0.json })),
        .init("conflict", .array(conflict.map { .string($0) })),
      ] + (uniqueness.map { [.init("unique", $0.json)] } ?? [])
        + (frames.isEmpty ? [] : [.frames(frames)]))
  }

  private func variable(_ index: Int) -> JSONValue {
    let intervals = intervals
    let value = JSONValue.number(values?[index])
    let start: [JSONValue.Member] = [
      .init("name", .string(variables[index])), .init("value", value),
    ]
    switch uniqueness {
    case .only: return .object(start + [.init("min", value), .init("max", value)])
    case .oneOfSeveral, .unknown: return .object(start)
    case nil:
      let interval = intervals.isEmpty ? nil : intervals[index]
      return .object(
        start + [
          .init("min", .number(interval?.lower)), .init("max", .number(interval?.upper)),
        ])
    }
  }

  private func level(_ level: Level) -> JSONValue {
    .object([
      .init("priority", .integer(level.priority.rawValue)),
      .init("name", .string(level.priority.name)),
      .init("objective", .number(level.minimum)),
      .init("pivots", .integer(level.pivots)),
      .init(
        "region",
        .array(
          zip(variables, level.region).map { name, interval in
            .object([
              .init("name", .string(name)),
              .init("min", .number(interval.lower)),
              .init("max", .number(interval.upper)),
            ])
          })),
    ])
  }
}

extension SolvedReport.Uniqueness {
  fileprivate var json: JSONValue {
    switch self {
    case .only: true
    case .oneOfSeveral: false
    case .unknown: nil
    }
  }
}

extension SolutionReport.ConstraintReport {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(constraint.id)),
      .init("text", .string(constraint.text)),
      .init("priority", .integer(constraint.priority.rawValue)),
      .init("weight", .number(constraint.weight)),
      .init("plus", .number(error.map { max($0, 0) })),
      .init("minus", .number(error.map { max(-$0, 0) })),
      .init("satisfied", error.map { .bool(constraint.holds(error: $0)) } ?? .null),
    ])
  }
}

extension SolutionReport.ObjectiveReport {
  fileprivate var json: JSONValue {
    .object([
      .init("id", .string(objective.id)),
      .init("text", .string(objective.text)),
      .init("priority", .integer(objective.priority.rawValue)),
      .init("value", .number(value)),
    ])
  }
}
