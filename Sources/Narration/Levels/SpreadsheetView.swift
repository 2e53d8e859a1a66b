// The two tables of a spreadsheet's sensitivity report.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

enum SpreadsheetWords {
  case none
  case title(Objective, Rational)
  // The heads of the columns.
  case variable, constraint, value, reducedCost, coefficient, shadowPrice, constant, increase,
    decrease
  /// What the last two columns say.
  case meaning
  case andMore(Int)
  /// One unit less of these is worth something else than one more.
  case turns([String])
}

struct SpreadsheetView {
  private let report: SpreadsheetReport
  private let speech: Speech

  private static let rowLimit = 60

  init(_ report: SpreadsheetReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: SpreadsheetWords) -> Text { words.text(in: speech) }

  var document: Document {
    guard !report.sheets.isEmpty else { return Document([.paragraph(say(.none).marked(.note))]) }
    var document = Document()
    for sheet in report.sheets {
      if !document.isEmpty { document.append(.blank) }
      document.append(.paragraph(say(.title(sheet.objective, sheet.value))))
      document.append(
        contentsOf: table(
          [.variable, .value, .reducedCost, .coefficient],
          sheet.variables.map { cell in
            [Text(formula: cell.name, .strong), Text(cell.value), Text(cell.reducedCost)]
              + Self.cells(cell.coefficient)
          }))
      if !sheet.constraints.isEmpty {
        document.append(.blank)
        document.append(
          contentsOf: table(
            [.constraint, .value, .shadowPrice, .constant],
            sheet.constraints.map { cell in
              [
                Text(cell.constraint.id, .strong), Text(cell.value), Text(cell.shadowPrice),
              ] + Self.cells(cell.constant)
            }))
      }
    }
    document.append(.paragraph(say(.meaning).marked(.dim)))
    let turns = report.sheets.flatMap { $0.constraints }.filter { $0.hasTurn }
    if !turns.isEmpty {
      document.append(
        .paragraph(say(.turns(turns.prefix(6).map { $0.constraint.id })).marked(.note)))
    }
    return document
  }

  private func table(_ header: [SpreadsheetWords], _ rows: [[Text]]) -> Document {
    var rows = rows
    let hidden = rows.count - Self.rowLimit
    if hidden > 0 { rows = rows.dropLast(hidden) + [[say(.andMore(hidden)).marked(.dim)]] }
    return Document([
      .table(
        Table(
          header: (header + [.increase, .decrease]).map(say), rows: rows,
          alignments: [.left, .right, .right, .right, .right, .right]))
    ])
  }

  private static func cells(_ allowance: SpreadsheetReport.Allowance) -> [Text] {
    [
      Text(allowance.now), allowance.increase.map { Text($0) } ?? "∞",
      allowance.decrease.map { Text($0) } ?? "∞",
    ]
  }
}

extension SpreadsheetWords: Phrase {
  var english: Text {
    switch self {
    case .none:
      "this table needs an objective alone at its level; type one, such as maximize 3x + 5y, or look at "
        + "\("sensitivity", .code)"
    case .title(let objective, let value):
      "\(objective.id, .strong): \(formula: objective.text) → \(value, .strong)"
    case .variable: "variable"
    case .constraint: "constraint"
    case .value: "final value"
    case .reducedCost: "reduced cost"
    case .coefficient: "coefficient"
    case .shadowPrice: "shadow price"
    case .constant: "right side"
    case .increase: "increase"
    case .decrease: "decrease"
    case .meaning:
      "increase and decrease are the allowable ones: how far each number may go up or down by itself while the solution (of "
        + "a coefficient) or the price (of a right side) stays as it is."
    case .turns(let ids):
      "The corner is degenerate: one unit less of \(EnglishGrammar.list(ids)) is worth something else than one unit more, which "
        + "is shown; \("sensitivity", .code) shows both."
    case .andMore(let count): "and \(count) more"
    }
  }
}
