// What the solution comes to, as JSON.

import ConstraintHierarchies
import Rationals
import Session
import Simplex

extension SolutionAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .solve(let report): report.json
    case .region(let report): report.json
    case .wireframe(let report): report.json
    case .plot(let report): report.json
    case .sensitivity(let report): report.json
    case .sweep(let report): report.json
    case .duel(let duel): duel.json
    case .dual(let report): report?.json ?? DualReport.nothing
    }
  }
}

// MARK: solve

extension SolveReport {
  fileprivate var json: JSONValue {
    let status: SolutionStatus =
      switch ending {
      case .nothing, .solved: .optimal
      case .unbounded: .unbounded
      case .contradictory: .unsatisfiable
      }
    return .reply(
      "solve",
      [
        .init("status", .string(status.rawValue)), .init("levels", levels.levelsJSON),
        .init("variables", .array(solved.map { $0.variables } ?? [])),
        .init("violated", .array(solved.map { $0.violated } ?? [])),
        .init("objectives", .array(solved.map { $0.objectives } ?? [])),
        .init("conflict", .strings(conflict)),
      ])
  }

  private var solved: SolvedReport? { if case .solved(let report) = ending { report } else { nil } }

  private var conflict: [String] {
    if case .contradictory(let conflict) = ending { conflict.ids } else { [] }
  }
}

extension SolvedReport {
  fileprivate var variables: [JSONValue] {
    problem.variables.map { variable in
      let interval = intervals[variable.index]
      return .object([
        .init("name", .string(problem.name(of: variable))),
        .init("value", .number(valuation.value(of: variable))),
        .init("min", .number(interval.lower)), .init("max", .number(interval.upper)),
      ])
    }
  }

  fileprivate var violated: [JSONValue] {
    problem.enabledConstraints.compactMap { constraint in
      let error = valuation.error(of: constraint)
      if constraint.priority.isRequired || constraint.holds(error: error) { return nil }
      return .object([
        .init("id", .string(constraint.id)),
        .init("slack", .slack(constraint, error.signum > 0 ? .plus : .minus)),
        .init("by", .number(error.magnitude)),
      ])
    }
  }

  fileprivate var objectives: [JSONValue] {
    problem.enabledObjectives.map { objective in
      .object([
        .init("id", .string(objective.id)), .init("text", .string(objective.text)),
        .init("value", .number(valuation.value(of: objective.expression))),
      ])
    }
  }
}

extension LevelsReport {
  /// The levels, each with the intervals of the variables that were asked for.
  var levelsJSON: JSONValue {
    .array(
      levels.map { level in
        .object(
          [
            .init("priority", .integer(level.priority.rawValue)),
            .init("name", .string(level.priority.name)),
            .init("objective", .number(level.minimum)),
          ] + (level.pivots.map { [.init("pivots", .integer($0))] } ?? []) + [
            .init("region", level.region.map { .array(intervals($0)) } ?? .null)
          ])
      })
  }

  private func intervals(_ region: [Interval]) -> [JSONValue] {
    variables.map { variable in
      .object([
        .init("name", .string(problem.name(of: variable))),
        .init("min", .number(region[variable.index].lower)),
        .init("max", .number(region[variable.index].upper)),
      ])
    }
  }
}

// MARK: sensitivity

extension SensitivityReport {
  fileprivate var json: JSONValue {
    .reply(
      "sensitivity",
      [
        .init("levels", .array(measures.map(level))),
        .init("coefficients", .array(coefficients.map(coefficient))),
        .init("unboundedLevel", unboundedLevel.map { .integer($0.rawValue) } ?? .null),
        .init(
          "solution",
          .array(
            zip(problem.variableNames, values).map { name, value in
              .object([.init("name", .string(name)), .init("value", .number(value))])
            })),
      ])
  }

  private func level(_ measure: Measure) -> JSONValue {
    let shown = rows.filter { $0.constraint.priority >= measure.priority }
    return .object([
      .init("priority", .integer(measure.priority.rawValue)),
      .init("name", .string(measure.priority.name)),
      .init("measure", measure.expression.map { .linear($0, in: problem) } ?? .null),
      .init("value", .number(measure.value)),
      .init(
        "prices",
        .array(
          shown.map { row in
            let prices = row.prices[measure.level]
            return .object([
              .init("id", .string(row.constraint.id)), .init("constant", .number(row.constant)),
              .init("less", price(prices.less, measure)),
              .init("more", price(prices.more, measure)),
            ])
          })),
    ])
  }

  private func price(_ price: Sensitivity.Price?, _ measure: Measure) -> JSONValue {
    guard let price else { return .null }
    return .object([
      .init("price", .number(price.slope * measure.factor)), .init("until", .number(price.bound)),
      .init("last", .bool(price.isLastPlace)),
    ])
  }

  private func coefficient(_ range: Sensitivity.CoefficientRange) -> JSONValue {
    .object([
      .init("id", .string(range.objective.id)),
      .init("variable", .string(problem.name(of: range.variable))),
      .init("coefficient", .number(range.coefficient)),
      .init("min", .number(range.range.lower)), .init("max", .number(range.range.upper)),
    ])
  }
}

// MARK: sweep

extension SweepReport {
  fileprivate var json: JSONValue {
    let (word, sweep): (String, Sweep?) =
      switch outcome {
      case .nothingDepends: ("nothing-depends", nil)
      case .nothingAnywhere: ("nothing-anywhere", nil)
      case .swept(let sweep): ("swept", sweep)
      }
    return .reply(
      "sweep",
      [
        .init("subject", .string(subject.name)), .init("now", .number(subject.now)),
        .init("from", .number(asked.lower)), .init("to", .number(asked.upper)),
        .init("outcome", .string(word)),
        .init("feasibleFrom", .number(sweep?.feasible?.lower)),
        .init("feasibleTo", .number(sweep?.feasible?.upper)),
        .init("pieces", .array(sweep.map { sweep in sweep.pieces.map { piece($0, sweep) } } ?? [])),
        .init("unboundedLevel", unboundedLevel.map { .integer($0.rawValue) } ?? .null),
        .init("heldTexts", .strings(heldTexts)),
      ])
  }

  private func piece(_ piece: Sweep.Piece, _ sweep: Sweep) -> JSONValue {
    .object([
      .init("from", .number(piece.lower)), .init("to", .number(piece.upper)),
      .init(
        "variables",
        .array(
          zip(names, piece.variables + piece.sums).map { name, ends in
            .object([
              .init("name", .string(name)), .init("min", line(ends.lower)),
              .init("max", line(ends.upper)),
            ])
          })),
      .init(
        "objectives",
        .array(
          zip(sweep.levels, piece.objectives).map { level, function in
            .object([
              .init("priority", .integer(level.rawValue)), .init("minimum", line(function)),
            ])
          })),
    ])
  }

  private func line(_ function: LinearFunction?) -> JSONValue {
    guard let function else { return .null }
    return .object([
      .init("slope", .number(function.slope)), .init("constant", .number(function.constant)),
    ])
  }
}
