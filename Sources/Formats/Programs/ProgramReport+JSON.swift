// The solution of a program of a file as JSON, in the shape of that of a script, and what a solver adds to it.

import ConstraintHierarchies
public import ProgramSolving
import Programs
import Rationals
import Session

extension ProgramReport {
  /// The solution; `"program"`, prices and rays besides.
  public var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("status", .string(status.rawValue)), .init("program", header),
      .init("variables", .array(program.columns.indices.map(variable))),
      .init("levels", .array(levels)), .init("constraints", .array(constraints)),
      .init("objectives", .array([objective])),
    ]
    switch ending {
    case .optimal(let optimum):
      members += [
        .init("conflict", []), .init("unique", optimum.isUnique.map { .bool($0) } ?? .null),
      ]
    case .infeasible(let clash):
      members += [
        .init("conflict", .strings(clash.members.map { program.id(of: $0.requirement) })),
        .init("certificate", clash.json(in: program)),
      ]
    case .unbounded(let descent):
      members += [.init("conflict", []), .init("ray", ray(descent))]
    }
    return .object(members)
  }

  private var optimum: Optimum? {
    if case .optimal(let optimum) = ending { optimum } else { nil }
  }

  private var header: JSONValue {
    .object([
      .init("name", .string(program.name)),
      .init("sense", .string(program.sense == .maximize ? "maximize" : "minimize")),
      .init("rows", .integer(program.rows.count)),
      .init("columns", .integer(program.columns.count)),
      .init("nonzeros", .integer(program.nonzeroCount)),
      .init("remarks", .array(program.remarks.map { $0.json })),
    ])
  }

  private func variable(_ column: Int) -> JSONValue {
    let value: Rational? =
      switch ending {
      case .optimal(let optimum): optimum.values[column]
      case .unbounded, .infeasible: nil
      }
    var members: [JSONValue.Member] = [
      .init("name", .string(program.columns[column].name)), .init("value", .number(value)),
    ]
    if let interval = optimum?.interval(ofColumn: column) {
      members += [.init("min", .number(interval.lower)), .init("max", .number(interval.upper))]
    }
    if let optimum { members.append(.init("price", .number(optimum.columnPrices[column]))) }
    return .object(members)
  }

  private var levels: [JSONValue] {
    func level(
      _ priority: Priority, _ least: Rational?, _ pivots: Int, _ region: [Interval]?
    ) -> JSONValue {
      .object([
        .init("priority", .integer(priority.rawValue)), .init("name", .string(priority.name)),
        .init("objective", .number(least)), .init("pivots", .integer(pivots)),
        .init(
          "region",
          .array(
            zip(program.columns, region ?? []).map { column, interval in
              .object([
                .init("name", .string(column.name)), .init("min", .number(interval.lower)),
                .init("max", .number(interval.upper)),
              ])
            })),
      ])
    }
    let required = level(.required, nil, pivots.requirements, optimum?.feasible)
    if case .infeasible = ending { return [required] }
    // What is maximised is minimised with the opposite sign.
    let least = optimum.map { program.sense == .maximize ? -$0.objective : $0.objective }
    return [required, level(ProgramHierarchy.level, least, pivots.objective, optimum?.best)]
  }

  private var objective: JSONValue {
    let objective = program.objective
    var text = program.text(of: objective.terms)
    if !objective.constant.isZero {
      text += " \(objective.constant.signum < 0 ? "-" : "+") \(objective.constant.magnitude)"
    }
    return .object([
      .init("id", .string(objective.name)),
      .init("text", .string("\(program.sense == .maximize ? "maximize" : "minimize") \(text)")),
      .init("priority", .integer(ProgramHierarchy.level.rawValue)),
      .init("value", .number(optimum?.objective)),
    ])
  }

  /// A row with two limits is two constraints, as a chain is in a script.
  private var constraints: [JSONValue] {
    program.rows.indices.flatMap { index -> [JSONValue] in
      let row = program.rows[index]
      if let lower = row.lower, let upper = row.upper, lower != upper {
        return [
          constraint(index, row.name + ".1", .lower), constraint(index, row.name + ".2", .upper),
        ]
      }
      return [
        constraint(index, row.name, row.lower == nil ? .upper : row.upper == nil ? .lower : .both)
      ]
    }
  }

  private func constraint(
    _ index: Int, _ id: String, _ side: ProgramHierarchy.Side
  ) -> JSONValue {
    let row = program.rows[index]
    let limit = side == .upper ? row.upper : row.lower
    let activity = optimum?.activities[index]
    let error = activity.flatMap { activity in limit.map { activity - $0 } ?? 0 }
    let statement = program.statement(of: .row(index, side))
    return .object([
      .init("id", .string(id)), .init("text", .string(program.text(of: statement))),
      .init("priority", .integer(Priority.required.rawValue)), .init("weight", "1"),
      .init("plus", .number(error.map { max($0, 0) })),
      .init("minus", .number(error.map { max(-$0, 0) })),
      .init("satisfied", optimum.map { _ in .bool(true) } ?? .null),
      .init("value", .number(activity)),
      .init(
        "price", .number(optimum.map { error?.isZero ?? false ? $0.rowPrices[index] : 0 })),
    ])
  }

  private func ray(_ descent: Descent) -> JSONValue {
    .array(
      program.columns.indices.filter { !descent.ray[$0].isZero }.map { column in
        .object([
          .init("name", .string(program.columns[column].name)),
          .init("change", .number(descent.ray[column])),
        ])
      })
  }
}

extension ProgramReport.Clash {
  fileprivate func json(in program: LinearProgram) -> JSONValue {
    .array(
      members.map { member in
        .object([
          .init("id", .string(program.id(of: member.requirement))),
          .init("multiplier", .number(member.multiplier)),
        ])
      })
  }
}

extension LinearProgram {
  /// The name of a row; of a bound what it says.
  fileprivate func id(of requirement: ProgramHierarchy.Requirement) -> String {
    switch requirement {
    case .row(let index, _): rows[index].name
    case .bound: text(of: statement(of: requirement))
    }
  }
}
