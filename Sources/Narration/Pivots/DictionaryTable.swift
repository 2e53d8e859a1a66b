// A dictionary or a tableau as a table.
//
// A dictionary row reads  d = 30 − c  and shows the coefficients as they stand there. A tableau row
// holds the same equation with all columns on one side,  d + c = 30, the constant last.

import ConstraintHierarchies
import Language
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
    if let inverse = report.inverse { return revised(caption, inverse) }
    return report.isTableau ? tableau(caption) : dictionary(caption)
  }

  /// The table, and below it how much of it was cut off.
  func blocks(caption: Text? = nil) -> [Block] {
    let rows = report.rowCount - report.rows.count
    let columns = report.columnCount - report.columns.count
    return [.table(table(caption: caption))] + reducedCosts
      + (rows + columns > 0
        ? [.paragraph(say(.cut(rows: rows, columns: columns)).marked(.dim))] : [])
  }

  /// Of the revised form what the prices leave of each column's cost, or that it was too large for that form.
  var reducedCosts: [Block] {
    if report.inverse == nil, report.form == .revised {
      return [.paragraph(say(.noInverse).marked(.note))]
    }
    guard report.inverse != nil, !report.columns.isEmpty else { return [] }
    return report.costs.map { cost in
      let factor = cost.aim.map { 1 / $0.weight } ?? 1
      let costs = zip(report.columns, cost.coefficients).prefix(12)
      return .paragraph(
        say(
          .reducedCosts(
            name(of: cost), isMaximum: cost.aim != nil,
            costs.map { ($0.name, $1 * factor) }, more: max(report.columns.count - 12, 0))))
    }
  }

  /// A maximum goes by its own name, all else by its level.
  private func name(of cost: DictionaryReport.Cost) -> Text {
    cost.aim.map { Text($0.id, Naming.role(cost.level)) } ?? ObjectiveName.colored(cost.level)
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
    let penalty = penalty.map { level, missing, own in
      [
        English.penalized(level), "= " + English.penalty(missing.constant, own.constant),
      ] + zip(missing.coefficients, own.coefficients).map(penalized)
    }
    return table(
      caption, header: ["", ""] + names, rows, costs + (penalty.map { [$0] } ?? []),
      alignments: [.right, .left] + report.columns.map { _ in .right }, firstColumn: 2)
  }

  private func tableau(_ caption: Text?) -> Table {
    let rows = report.rows.map { row in
      var cells = row.coefficients.map { cell(-$0) }
      if let place = row.place { cells[place] = "1" }
      return [row.basic.colored] + cells + [Text(row.constant)]
    }
    let costs = report.costs.map { cost in
      // Of a maximum as books have it: z − 3x − 5y = 0.
      let factor = cost.aim.map { -1 / $0.weight } ?? 1
      return [name(of: cost)] + cost.coefficients.map { cell(-$0 * factor) } + [
        Text(cost.constant * factor)
      ]
    }
    let penalty = penalty.map { level, missing, own in
      [English.penalized(level)]
        + zip(missing.coefficients, own.coefficients).map { penalized(-$0, -$1) }
        + [English.penalty(missing.constant, own.constant)]
    }
    return table(
      caption, header: [say(.basis)] + names + ["="], rows, costs + (penalty.map { [$0] } ?? []),
      alignments: [.right] + report.columns.map { _ in .right } + [.right], firstColumn: 1)
  }

  /// The row of both objectives, with the numbers of each.
  private var penalty: (Priority, missing: DictionaryReport.Cost, own: DictionaryReport.Cost)? {
    guard report.hasPenalty, report.costs.count == 2 else { return nil }
    return (report.costs[1].level, report.costs[0], report.costs[1])
  }

  private func penalized(_ multiple: Rational, _ rest: Rational) -> Text {
    multiple.isZero && rest.isZero ? Self.zero : English.penalty(multiple, rest)
  }

  /// The inverse of the basis beside the values, and the column that enters.
  private func revised(_ caption: Text?, _ inverse: DictionaryReport.Inverse) -> Table {
    let entering = report.pivot.map { $0.column }
    func cells(_ head: Text, _ numbers: [Rational], _ constant: Rational, _ column: Rational?)
      -> [Text]
    {
      [head] + numbers.map(cell) + [Text(constant)] + (column.map { [cell($0)] } ?? [])
    }
    let rows = zip(report.rows, inverse.numbers).map { row, numbers in
      cells(row.basic.colored, numbers, row.constant, entering.map { -row.coefficients[$0] })
    }
    let costs = zip(report.costs, inverse.prices).map { cost, prices in
      // Of a maximum as books have it: its value grows by the price of each row.
      let factor = cost.aim.map { -1 / $0.weight } ?? 1
      return cells(
        say(.prices(name(of: cost))), prices.map { $0 * factor }, cost.constant * factor,
        entering.map { -cost.coefficients[$0] * factor * (cost.aim == nil ? -1 : 1) })
    }
    return Table(
      caption: caption,
      header: [say(.basis)] + inverse.rows.map { Text($0) } + [say(.value)]
        + (entering.map { [report.columns[$0].name.colored] } ?? []),
      rows: rows + costs,
      alignments: [.right] + Array(repeating: .right, count: inverse.rows.count + 2),
      groupStarts: costs.isEmpty ? [] : [rows.count], markedRow: report.pivot?.row,
      markedColumn: report.pivot.map { _ in inverse.rows.count + 2 })
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
