// The solution as JSON, as the contract has it: every number an exact fraction in a string.

import ConstraintHierarchies
import Rationals
public import Rendering
import Simplex

extension Session {
  /// Whose pivots the levels of a reported solution count.
  public enum CountedPivots: Sendable {
    /// Those of the textbook's method from the beginning to the end, as the command `solve` tells them.
    /// They depend on the hierarchy alone.
    case ofSolve
    /// Those that the last change took, as its reply and `trace change` tell them.
    case ofLastChange
  }

  /// The solution as it stands.
  ///
  /// - Complexity: linear in the length of the result where the last change left the regions as they
  ///   were; with `ofSolve` one solve from scratch.
  public mutating func solutionJSON(pivots: CountedPivots = .ofSolve) -> JSONValue {
    state.solutionJSON(pivots)
  }

  /// How the state ends: `optimal`, `unsatisfiable`, `unbounded`.
  public var status: SolutionStatus {
    mutating get {
      state.settle()
      return SolutionStatus(state.live.outcome)
    }
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

extension State {
  fileprivate mutating func solutionJSON(_ pivots: Session.CountedPivots) -> JSONValue {
    let valuation = solved()
    return .object([
      .init("status", .string(SolutionStatus(live.outcome).rawValue)),
      .init("variables", .array(variables(valuation))),
      .init("levels", .array(levels(pivots))),
      .init("constraints", .array(constraints(valuation))),
      .init("objectives", .array(objectives(valuation))),
      .init("conflict", .array((live.conflict()?.ids ?? []).map { .string($0) })),
    ])
  }

  private mutating func variables(_ valuation: Valuation?) -> [JSONValue] {
    let intervals = intervals(afterLevels: live.solvedLevels)
    return hierarchy.variables.map { variable in
      .object([
        .init("name", .string(hierarchy.name(of: variable))),
        .init("value", .number(valuation?.value(of: variable))),
        .init("min", .number(intervals?[variable.index].lower)),
        .init("max", .number(intervals?[variable.index].upper)),
      ])
    }
  }

  /// The requirements, and every level down to the first one without a least value.
  private mutating func levels(_ pivots: Session.CountedPivots) -> [JSONValue] {
    let counts = pivotCounts(pivots)
    let solved = live.solvedLevels
    var shown: [Priority] = [.required]
    if live.outcome != .infeasible { shown += live.levels.prefix(solved + 1) }
    return shown.enumerated().map { rank, priority in
      let isSolved = rank <= solved
      let intervals = isSolved ? intervals(afterLevels: rank) : nil
      let minimum = rank > 0 && isSolved ? live.minimum(of: priority) : nil
      return .object([
        .init("priority", .integer(priority.rawValue)),
        .init("name", .string(priority.name)),
        .init("objective", .number(minimum)),
        .init("pivots", .integer(counts[priority] ?? 0)),
        .init("region", .array(intervals.map(region) ?? [])),
      ])
    }
  }

  private func region(_ intervals: [Interval]) -> [JSONValue] {
    zip(hierarchy.variableNames, intervals).map { name, interval in
      .object([
        .init("name", .string(name)),
        .init("min", .number(interval.lower)),
        .init("max", .number(interval.upper)),
      ])
    }
  }

  private mutating func pivotCounts(_ pivots: Session.CountedPivots) -> [Priority: Int] {
    switch pivots {
    case .ofSolve:
      Dictionary(uniqueKeysWithValues: resolution().levels.map { ($0.priority, $0.pivots) })
    case .ofLastChange:
      Dictionary(uniqueKeysWithValues: live.cost.pivots.map { ($0.priority, $0.count) })
    }
  }

  private func constraints(_ valuation: Valuation?) -> [JSONValue] {
    hierarchy.enabledConstraints.map { constraint in
      let error = valuation?.error(of: constraint)
      return .object([
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

  private func objectives(_ valuation: Valuation?) -> [JSONValue] {
    hierarchy.enabledObjectives.map { objective in
      .object([
        .init("id", .string(objective.id)),
        .init("text", .string(objective.text)),
        .init("priority", .integer(objective.priority.rawValue)),
        .init("value", .number(valuation?.value(of: objective.expression))),
      ])
    }
  }
}

extension JSONValue {
  /// An exact fraction as a string; null for none.
  fileprivate static func number(_ value: Rational?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }
}
