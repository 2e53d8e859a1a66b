// The solution of a program of a file, in the shape of that of a script, and what a solver adds to it.

import ConstraintHierarchies
public import ProgramSolving
import Programs
import Rationals
import Session

extension ProgramReport {
  /// The solution; `"program"`, prices and rays besides.
  public var json: JSONValue { PlainSolution.shape.json(plain) }

  private var plain: PlainSolution {
    var plain = PlainSolution(
      status: status, program: program, variables: program.columns.indices.map(variable),
      levels: levels, constraints: rows, objectives: objectives, conflict: conflict)
    switch ending {
    case .optimal(let optimum): plain.isUnique = .some(optimum.isUnique)
    case .infeasible(let clash):
      plain.certificate = clash.members.map { (program.id(of: $0.requirement), $0.multiplier) }
    case .unbounded(let descent):
      plain.ray = zip(program.columns, descent.ray).filter { !$1.isZero }.map { ($0.name, $1) }
    }
    return plain
  }

  private var conflict: [String] {
    guard case .infeasible(let clash) = ending else { return [] }
    return clash.members.map { program.id(of: $0.requirement) }
  }

  private var optimum: Optimum? {
    if case .optimal(let optimum) = ending { optimum } else { nil }
  }

  private func variable(_ column: Int) -> PlainSolution.Variable {
    PlainSolution.Variable(
      name: program.columns[column].name, value: optimum?.values[column],
      interval: optimum?.interval(ofColumn: column), price: optimum?.columnPrices[column])
  }

  private var levels: [PlainSolution.Level] {
    let names = program.columns.map { $0.name }
    let required = PlainSolution.Level(
      priority: .required, minimum: nil, pivots: pivots.requirements, names: names,
      region: optimum?.feasible ?? [])
    if case .infeasible = ending { return [required] }
    // Down to the first without a least value.
    var last = program.objectives.count - 1
    if case .unbounded(let descent) = ending { last = descent.index }
    let priorities = ProgramHierarchy.levels(of: program)
    return [required]
      + (0...last).map { index in
        // What is maximised is minimised with the opposite sign.
        let least = optimum.map {
          program.sense == .maximize ? -$0.objectives[index] : $0.objectives[index]
        }
        return PlainSolution.Level(
          priority: priorities[index], minimum: least, pivots: pivots.objectives[index],
          names: names,
          region: index == last ? optimum?.best ?? [] : [])
      }
  }

  private var objectives: [PlainSolution.Aim] {
    zip(program.objectives.indices, ProgramHierarchy.levels(of: program)).map { index, level in
      let objective = program.objectives[index]
      var text = program.text(of: objective.terms)
      if !objective.constant.isZero {
        text += " \(objective.constant.signum < 0 ? "-" : "+") \(objective.constant.magnitude)"
      }
      return PlainSolution.Aim(
        id: objective.name,
        text: "\(program.sense == .maximize ? "maximize" : "minimize") \(text)",
        priority: level, value: optimum?.objectives[index])
    }
  }

  /// A row with two limits is two constraints, as a chain is in a script.
  private var rows: [PlainSolution.Row] {
    program.rows.indices.flatMap { index -> [PlainSolution.Row] in
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
  ) -> PlainSolution.Row {
    let row = program.rows[index]
    let limit = side == .upper ? row.upper : row.lower
    let activity = optimum?.activities[index]
    let error = activity.flatMap { activity in limit.map { activity - $0 } ?? 0 }
    return PlainSolution.Row(
      id: id, text: program.text(of: program.statement(of: .row(index, side))),
      priority: .required, weight: 1, error: error, holds: optimum.map { _ in true },
      value: .some(activity),
      price: .some(optimum.map { error?.isZero ?? false ? $0.rowPrices[index] : 0 }))
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
