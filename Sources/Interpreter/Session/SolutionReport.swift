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

  /// How the state ends: `optimal`, `unsatisfiable`, `unbounded`; `interrupted` if `control` is cancelled.
  public var status: SolutionStatus {
    mutating get {
      SolutionStatus(state.answer().outcome)
    }
  }
}

public enum SolutionStatus: String, Hashable, Sendable {
  case optimal, unsatisfiable, unbounded, interrupted

  init(_ outcome: Outcome) {
    switch outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    case .interrupted: self = .interrupted
    }
  }
}

extension State {
  fileprivate mutating func solutionJSON(_ pivots: Session.CountedPivots) -> JSONValue {
    switch pivots {
    case .ofSolve:
      let counts = Dictionary(
        uniqueKeysWithValues: resolution().levels.map { ($0.priority, $0.pivots) })
      return SolutionReport(solution: answer(), counts: counts).json
    case .ofLastChange:
      settle()
      let counts = Dictionary(
        uniqueKeysWithValues: live.cost.pivots.map { ($0.priority, $0.count) })
      _ = solved()
      // Kept for the next change, as far as it leaves them as they are.
      for levels in 0...live.solvedLevels { _ = intervals(afterLevels: levels) }
      return SolutionReport(solution: quickAnswer(), counts: counts, valuation: solved()).json
    }
  }
}

private struct SolutionReport {
  let hierarchy: Hierarchy
  let valuation: Valuation?
  private let counts: [Priority: Int]
  private let outcome: Outcome
  private let solvedLevels: Int
  private let minima: [Rational]
  private let intervals: [[Interval]]
  private let conflict: [String]

  init(solution: any SolvedHierarchy, counts: [Priority: Int], valuation: Valuation? = nil) {
    var solution = solution
    hierarchy = solution.hierarchy
    self.valuation = valuation ?? solution.valuation
    self.counts = counts
    outcome = solution.outcome
    let solved = solution.solvedLevels
    solvedLevels = solved
    minima = solution.hierarchy.levels.prefix(solved).map { solution.minimum(of: $0) }
    var intervals: [[Interval]] = []
    for levels in 0...solved {
      intervals += solution.intervals(afterLevels: levels).map { [$0] } ?? []
    }
    self.intervals = intervals
    conflict = solution.conflict()?.ids ?? []
  }

  var json: JSONValue {
    .object([
      .init("status", .string(SolutionStatus(outcome).rawValue)),
      .init("variables", .array(hierarchy.variables.map(variable))),
      .init("levels", .array(levels)),
      .init("constraints", .array(hierarchy.enabledConstraints.map(constraint))),
      .init("objectives", .array(hierarchy.enabledObjectives.map(objective))),
      .init("conflict", .array(conflict.map { .string($0) })),
    ])
  }

  private func variable(_ variable: Variable) -> JSONValue {
    let interval = intervals.last?[variable.index]
    return .object([
      .init("name", .string(hierarchy.name(of: variable))),
      .init("value", .number(valuation?.value(of: variable))),
      .init("min", .number(interval?.lower)), .init("max", .number(interval?.upper)),
    ])
  }

  /// The requirements, and every level down to the first one without a least value.
  private var levels: [JSONValue] {
    var shown: [Priority] = [.required]
    if outcome != .infeasible { shown += hierarchy.levels.prefix(solvedLevels + 1) }
    return shown.enumerated().map { rank, priority in
      .object([
        .init("priority", .integer(priority.rawValue)),
        .init("name", .string(priority.name)),
        .init("objective", .number(rank > 0 && rank <= solvedLevels ? minima[rank - 1] : nil)),
        .init("pivots", .integer(counts[priority] ?? 0)),
        .init("region", .array(rank < intervals.count ? region(intervals[rank]) : [])),
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

  private func constraint(_ constraint: Constraint) -> JSONValue {
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

  private func objective(_ objective: Objective) -> JSONValue {
    .object([
      .init("id", .string(objective.id)),
      .init("text", .string(objective.text)),
      .init("priority", .integer(objective.priority.rawValue)),
      .init("value", .number(valuation?.value(of: objective.expression))),
    ])
  }
}

extension JSONValue {
  /// An exact fraction as a string; null for none.
  fileprivate static func number(_ value: Rational?) -> JSONValue {
    value.map { .string($0.description) } ?? .null
  }
}
