// A dictionary or a tableau as a table.
//
// A dictionary row reads  d = 30 − c  and shows the coefficients as they stand there. A tableau row
// holds the same equation with all columns on one side,  d + c = 30, the constant last.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct DictionaryTable {
  private let report: DictionaryReport
  private let speech: Speech

  init(_ report: DictionaryReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: PivotWords) -> Text { words.text(in: speech) }

  func table(caption: Text? = nil) -> Table {
    report.isTableau ? tableau(caption) : dictionary(caption)
  }

  /// The table, and below it how much of it was cut off.
  func blocks(caption: Text? = nil) -> [Block] {
    let rows = report.rowCount - report.rows.count
    let columns = report.columnCount - report.columns.count
    return [.table(table(caption: caption))]
      + (rows + columns > 0
        ? [.paragraph(say(.cut(rows: rows, columns: columns)).marked(.dim))] : [])
  }

  /// An entry that is zero. One for all: in a large table most are.
  private static let zero: Text = "·"

  private func cell(_ value: Rational) -> Text { value.isZero ? Self.zero : Text(value) }

  private func dictionary(_ caption: Text?) -> Table {
    func cells(_ head: Text, _ constant: Rational, _ coefficients: [Rational]) -> [Text] {
      [head, "= \(constant)"] + coefficients.map(cell)
    }
    let rows = report.rows.map { cells($0.basic.colored, $0.constant, $0.coefficients) }
    let costs = report.costs.map {
      cells(ObjectiveName.colored($0.level), $0.constant, $0.coefficients)
    }
    return table(
      caption, header: ["", ""] + names, rows, costs,
      alignments: [.right, .left] + report.columns.map { _ in .right }, firstColumn: 2)
  }

  private func tableau(_ caption: Text?) -> Table {
    let rows = report.rows.map { row in
      var cells = row.coefficients.map { cell(-$0) }
      if let place = row.place { cells[place] = "1" }
      return [row.basic.colored] + cells + [Text(row.constant)]
    }
    let costs = report.costs.map { cost in
      [ObjectiveName.colored(cost.level)] + cost.coefficients.map { cell(-$0) }
        + [Text(cost.constant)]
    }
    return table(
      caption, header: [say(.basis)] + names + ["="], rows, costs,
      alignments: [.right] + report.columns.map { _ in .right } + [.right], firstColumn: 1)
  }

  private var names: [Text] { report.columns.map { $0.name.colored } }

  private func table(
    _ caption: Text?, header: [Text], _ rows: [[Text]], _ costs: [[Text]],
    alignments: [Alignment], firstColumn: Int
  ) -> Table {
    Table(
      caption: caption, header: header, rows: rows + costs, alignments: alignments,
      groupStarts: costs.isEmpty ? [] : [rows.count], markedRow: report.pivot?.row,
      markedColumn: report.pivot.map { $0.column + firstColumn })
  }
}
