// A level's linear program and its dual, as JSON.

import ConstraintHierarchies
import Rationals
import Session

extension DualReport {
  /// The value of `"reply"` where nothing is minimised.
  static let nothing = JSONValue.reply("dual", [.init("level", .null)])

  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    let (status, value): (SolutionStatus, JSONValue) =
      switch ending {
      case .optimal(let value): (.optimal, .number(value))
      case .unbounded: (.unbounded, .null)
      case .contradictory: (.unsatisfiable, .null)
      }
    return .reply(
      "dual",
      [
        .init(
          "level",
          .object([
            .init("priority", .integer(level.rawValue)), .init("name", .string(level.name)),
          ])),
        .init("status", .string(status.rawValue)), .init("value", value),
        .init("primal", json(primal)), .init("dual", json(dual)),
        .init("rows", .array(rows.map(json))), .init("columns", .array(columns.map(json))),
      ])
  }

  private func json(_ objective: Objective) -> JSONValue {
    .object([
      .init("sense", .string(objective.isMaximized ? "maximize" : "minimize")),
      .init("objective", objective.form.json),
    ])
  }

  private func json(_ pair: Pair) -> JSONValue {
    .object([
      .init("name", .string(ColumnName.typed(pair.name))), .init("primal", json(pair.primal)),
      .init("dual", json(pair.dual)),
    ])
  }

  private func json(_ line: Line) -> JSONValue {
    let parts: (form: NamedForm, relation: Relation?, bound: Rational) =
      switch line {
      case .constraint(let form, let relation, let bound, _): (form, relation, bound)
      case .unknown(let term, let relation, _):
        (NamedForm(terms: [term], constant: 0), relation, 0)
      }
    return .object([
      .init("form", parts.form.json),
      .init("relation", parts.relation.map { .string($0.rawValue) } ?? .null),
      .init("bound", .number(parts.bound)), .init("amount", .number(line.amount)),
    ])
  }
}
