// Pivots, what happens between them, and dictionaries, as JSON.

import ConstraintHierarchies
import Language
import Rationals
import Session

extension PivotReport {
  var json: JSONValue {
    var (word, rule, equation): (JSONValue, JSONValue, JSONValue) = ("own", .null, .null)
    var isFree = false
    switch reason {
    case .own: break
    case .rule(let chosen): (word, rule) = ("rule", .string(chosen.rawValue))
    case .free(let id): (word, equation, isFree) = ("free", id.map { .string($0) } ?? .null, true)
    }
    return .object([
      .init("number", .integer(number)), .init("reason", word), .init("rule", rule),
      .init("equation", equation), .init("entering", .string(entering.typed)),
      .init("leaving", .string(leaving.typed)), .init("priority", .integer(level.rawValue)),
      .init("cost", .number(isFree ? nil : cost)),
      .init("costPriorities", .array(costLevels.map { .integer($0.rawValue) })),
      .init("candidates", .array(candidates.map { $0.json })),
      .init("candidateCount", .integer(candidateCount)),
      .init("ratios", .array(ratios.map { $0.json })), .init("ratioCount", .integer(ratioCount)),
      .init("length", .number(length)), .init("degenerate", .bool(length.isZero)),
      .init("before", .number(isFree ? nil : before)),
      .init("after", .number(isFree ? nil : after)),
      .init("dictionary", dictionary?.json ?? .null),
    ])
  }
}

extension PivotReport.Candidate {
  var json: JSONValue {
    .object([
      .init("column", .string(column.typed)), .init("costs", .array(costs.map { .number($0) })),
    ])
  }
}

extension PivotReport.Ratio {
  fileprivate var json: JSONValue {
    .object([
      .init("column", .string(column.typed)), .init("constant", .number(constant)),
      .init("coefficient", .number(coefficient)), .init("ratio", .number(ratio)),
      .init("leaves", .bool(leaves)),
    ])
  }
}

extension ManualPivotReport {
  var members: [JSONValue.Member] {
    [
      .init("events", .array(events.map { $0.json })), .init("pivot", pivot.json),
      .init("byRule", comparison?.json ?? .null),
      .init("place", place.json),
    ]
  }
}

extension ManualPivotReport.Comparison {
  fileprivate var json: JSONValue {
    switch self {
    case .nothingLeft: .object([.init("is", "nothing")])
    case .same(let rule):
      .object([.init("is", "same"), .init("rule", .string(rule.rawValue))])
    case .other(let rule, let entering, let leaving, let level, let after):
      .object([
        .init("is", "other"), .init("rule", .string(rule.rawValue)),
        .init("entering", .string(entering.typed)), .init("leaving", .string(leaving.typed)),
        .init("priority", .integer(level.rawValue)), .init("after", .number(after)),
      ])
    }
  }
}

// MARK: - Between pivots

extension WalkEvent {
  var json: JSONValue {
    switch self {
    case .level(let start): .object([.init("event", "level")] + start.members)
    case .swapped(let columns):
      .object([
        .init("event", "swapped"), .init("columns", .strings(columns.map { $0.typed })),
      ])
    case .firstPhase(let requirements, let lacks):
      .object([
        .init("event", "first-phase"),
        .init("requirements", .strings(requirements)),
        .init(
          "lacks",
          .array(
            lacks.map { lack in
              .object([
                .init("column", .string(lack.column.typed)), .init("value", .number(lack.value)),
              ])
            })),
      ])
    case .cycle(let length): .object([.init("event", "cycle"), .init("length", .integer(length))])
    case .stall(let length): .object([.init("event", "stall"), .init("length", .integer(length))])
    case .feasible: .object([.init("event", "feasible")])
    case .minimum(let level, let value, let aim):
      .object([
        .init("event", "minimum"), .init("priority", .integer(level.rawValue)),
        .init("value", .number(value)), .init("maximum", aim?.json(where: value) ?? .null),
      ])
    case .end(.optimal): .object([.init("event", "optimal")])
    case .end(.unsatisfiable(let missing)):
      .object([.init("event", "unsatisfiable"), .init("missing", .number(missing))])
    case .end(.unbounded(let level)):
      .object([.init("event", "unbounded"), .init("priority", .integer(level.rawValue))])
    }
  }
}

extension WalkEvent.LevelStart {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("priority", .integer(level.rawValue)),
      .init("objective", objective?.json ?? .null), .init("maximum", aim?.json() ?? .null),
      .init("rows", .array(rows.map { .object($0.identityJSON + $0.equationJSON) })),
    ]
  }
}

extension WalkEvent.Aim {
  /// - Parameter objective: the least value of the level's objective, where it is reached.
  fileprivate func json(where objective: Rational? = nil) -> JSONValue {
    .object([
      .init("id", .string(id)), .init("expression", expression.json),
      .init("value", .number(objective.map { value(where: $0) })),
    ])
  }
}

extension ColumnSum {
  var json: JSONValue {
    .object([
      .init("constant", .number(constant)),
      .init(
        "terms",
        .array(
          terms.map { term in
            .object([
              .init("name", .string(term.column.typed)),
              .init("coefficient", .number(term.coefficient)),
            ])
          })),
    ])
  }
}

// MARK: - The dictionary

extension DictionaryReport {
  var json: JSONValue {
    // Whether it is drawn as a tableau is nothing to a program.
    let places = columns.indices.filter { !columns[$0].isBasic }
    func numbers(_ coefficients: [Rational]) -> JSONValue {
      .array(places.map { .number(coefficients[$0]) })
    }
    return .object([
      .init("columns", .strings(places.map { columns[$0].name.typed })),
      .init(
        "rows",
        .array(
          rows.map { row in
            .object([
              .init("basic", .string(row.basic.typed)), .init("constant", .number(row.constant)),
              .init("coefficients", numbers(row.coefficients)),
            ])
          })),
      .init(
        "costs",
        .array(
          costs.map { cost in
            .object([
              .init("priority", .integer(cost.level.rawValue)),
              .init("constant", .number(cost.constant)),
              .init("coefficients", numbers(cost.coefficients)),
            ])
          })),
      .init("rowCount", .integer(rowCount)),
      .init("columnCount", .integer(isTableau ? columnCount - rowCount : columnCount)),
      .init("pivot", mark(places)),
    ])
  }

  private func mark(_ places: [Int]) -> JSONValue {
    guard let pivot, let column = places.firstIndex(of: pivot.column) else { return .null }
    return .object([.init("row", .integer(pivot.row)), .init("column", .integer(column))])
  }
}
