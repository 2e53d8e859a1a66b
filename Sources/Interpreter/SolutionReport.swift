// The solution as JSON, as the contract has it: every number an exact fraction in a string.

import ConstraintHierarchies
import Rationals
public import Rendering
import Simplex

extension Session {
  /// The solution as it stands.
  ///
  /// - Complexity: two minimisations at most for each variable and level.
  public mutating func solutionJSON() -> JSONValue {
    SolutionReport(resolution: state.resolution()).json
  }

  /// How the state ends: `optimal`, `unsatisfiable`, `unbounded`.
  public var status: SolutionStatus {
    mutating get { SolutionStatus(state.resolution().outcome) }
  }
}

public enum SolutionStatus: String, Hashable, Sendable {
  case optimal, unsatisfiable, unbounded

  init(_ outcome: Outcome) {
    switch outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    }
  }
}

private struct SolutionReport {
  let resolution: Resolution
  /// The interval of each variable after the requirements, and after each solved level.
  private let intervals: [[Interval]]
  var hierarchy: Hierarchy { resolution.hierarchy }

  init(resolution: Resolution) {
    self.resolution = resolution
    intervals =
      resolution.outcome == .infeasible
      ? []
      : (0...resolution.solvedLevels).map {
        resolution.intervals(of: resolution.hierarchy.variables, afterLevels: $0)
      }
  }

  var json: JSONValue {
    .object([
      .init("status", .string(SolutionStatus(resolution.outcome).rawValue)),
      .init("variables", .array(hierarchy.variables.enumerated().map(variable))),
      .init("levels", .array(levels)),
      .init("constraints", .array(hierarchy.enabledConstraints.map(constraint))),
      .init("objectives", .array(hierarchy.enabledObjectives.map(objective))),
      .init("conflict", .array((resolution.conflict()?.ids ?? []).map { .string($0) })),
    ])
  }

  private func number(_ value: Rational?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }

  private func variable(_ place: Int, _ variable: Variable) -> JSONValue {
    let interval = intervals.last?[place]
    return .object([
      .init("name", .string(hierarchy.name(of: variable))),
      .init("value", number(resolution.value(of: variable))),
      .init("min", number(interval?.lower)),
      .init("max", number(interval?.upper)),
    ])
  }

  private var levels: [JSONValue] {
    resolution.levels.enumerated().map { rank, level in
      let isSolved = resolution.outcome != .infeasible && rank <= resolution.solvedLevels
      let region: [JSONValue] =
        !isSolved
        ? []
        : zip(hierarchy.variables, intervals[rank]).map { variable, interval in
          .object([
            .init("name", .string(hierarchy.name(of: variable))),
            .init("min", number(interval.lower)),
            .init("max", number(interval.upper)),
          ])
        }
      return .object([
        .init("priority", .integer(level.priority.rawValue)),
        .init("name", .string(level.priority.name)),
        .init("objective", number(level.minimum)),
        .init("pivots", .integer(level.pivots)),
        .init("region", .array(region)),
      ])
    }
  }

  private func constraint(_ constraint: Constraint) -> JSONValue {
    let error = resolution.error(of: constraint)
    return .object([
      .init("id", .string(constraint.id)),
      .init("text", .string(constraint.text)),
      .init("priority", .integer(constraint.priority.rawValue)),
      .init("weight", .string(constraint.weight.description)),
      .init("plus", number(error.map { max($0, 0) })),
      .init("minus", number(error.map { max(-$0, 0) })),
      .init("satisfied", error.map { .bool(constraint.holds(error: $0)) } ?? .null),
    ])
  }

  private func objective(_ objective: Objective) -> JSONValue {
    .object([
      .init("id", .string(objective.id)),
      .init("text", .string(objective.text)),
      .init("priority", .integer(objective.priority.rawValue)),
      .init("value", number(resolution.value(of: objective.expression))),
    ])
  }
}
