// A dictionary or a tableau as a table.
//
// A dictionary row reads  d = 30 − c  and shows the coefficients as they stand there. A tableau row
// holds the same equation with all columns on one side,  d + c = 30, the constant last.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct TableauView {
  let naming: Naming
  let solver: Solver
  var asTableau: Bool

  /// More rows, or more columns, than this are cut off: nobody reads them, and the numbers of a large
  /// tableau take more room than its problem by far.
  static let limit = 400
  /// A larger table is not told with every pivot.
  private static let manyCells = 10_000

  /// - Parameter pivot: the pivot that comes next, to be marked.
  func table(caption: Rendering.Text? = nil, marking pivot: Pivot? = nil) -> Table {
    asTableau ? tableau(caption, pivot) : dictionary(caption, pivot)
  }

  /// The table, and below it how much of it was cut off.
  func blocks(caption: Rendering.Text? = nil) -> [Block] {
    let cut = [(tableau.rows.count, "row"), (columns.count, "column")].filter { $0.0 > Self.limit }
      .map { Words.count($0.0 - Self.limit, "more \($0.1)") }
    let note = "and \(cut.joined(separator: " and "))"
    return [.table(table(caption: caption))]
      + (cut.isEmpty ? [] : [.paragraph(Text(note, .dim))])
  }

  /// The table with a pivot marked, as one of many; in the place of a large one, how large it is.
  func blocks(oneOfMany pivot: Pivot) -> [Block] {
    let (rows, columns) = (tableau.rows.count, columns.count)
    if rows * columns <= Self.manyCells { return [.table(table(marking: pivot))] }
    return [.paragraph(Text(Words.largeTableau(rows: rows, columns: columns), .dim))]
  }

  private var tableau: Tableau { solver.tableau }

  /// The columns of the table.
  private var columns: [Column] { asTableau ? (nonbasic + tableau.basis).sorted() : nonbasic }

  /// The nonbasic columns that stand in some row or cost and can still matter: a shortfall that has
  /// left the basis never comes back.
  private var nonbasic: [Column] {
    tableau.roles.indices.filter { column in
      tableau.roles[column] != .shortfall && tableau.row(of: column) == nil
        && (tableau.isHeld(column) || tableau.costs.contains { !$0[column].isZero })
    }
  }

  /// As many as there is room for, the one that a pivot needs among them.
  private func shown(_ places: [Int], with needed: Int?) -> [Int] {
    guard places.count > Self.limit else { return places }
    var shown = Array(places.prefix(Self.limit))
    if let needed, !shown.contains(needed) { shown[Self.limit - 1] = needed }
    return shown
  }

  /// An entry that is zero. One for all: in a large table most are.
  private static let zero: Rendering.Text = "·"

  private func name(_ column: Column) -> Rendering.Text {
    let name = naming.column(column, of: solver)
    return Text(name, naming.priority(ofColumn: column, of: solver).map { .level($0) } ?? .plain)
  }

  /// The cost rows to show.
  private var ranks: [Int] {
    tableau.costs.indices.filter { $0 > 0 || tableau.firstPhaseMatters }
  }

  private func costName(_ rank: Int) -> Rendering.Text {
    let priority = rank == 0 ? .required : naming.model.levels[rank - 1]
    return Text(naming.objective(rank: rank), Naming.role(priority))
  }

  private func dictionary(_ caption: Rendering.Text?, _ pivot: Pivot?) -> Table {
    let columns = shown(columns, with: pivot?.entering)
    func cells(_ head: Rendering.Text, _ row: SparseRow) -> [Rendering.Text] {
      [head, "= \(row.constant)"]
        + columns.map { column in
          let value = row[column]
          return value.isZero ? Self.zero : Text(value)
        }
    }
    let places = shown(Array(tableau.rows.indices), with: pivot?.row)
    let rows = places.map { cells(name(tableau.basis[$0]), tableau.rows[$0]) }
    let costs = ranks.map { cells(costName($0), tableau.costs[$0]) }
    return Table(
      caption: caption, header: ["", ""] + columns.map(name), rows: rows + costs,
      alignments: [.right, .left] + columns.map { _ in .right },
      groupStarts: costs.isEmpty ? [] : [rows.count],
      markedRow: pivot.flatMap { places.firstIndex(of: $0.row) },
      markedColumn: pivot.flatMap { columns.firstIndex(of: $0.entering) }.map { $0 + 2 })
  }

  private func tableau(_ caption: Rendering.Text?, _ pivot: Pivot?) -> Table {
    let columns = shown(columns, with: pivot?.entering)
    func cells(_ head: Rendering.Text, _ basic: Column?, _ row: SparseRow) -> [Rendering.Text] {
      [head]
        + columns.map { column in
          if column == basic { return "1" }
          let value = row[column]
          return value.isZero ? Self.zero : Text(-value)
        } + [Text(row.constant)]
    }
    let places = shown(Array(tableau.rows.indices), with: pivot?.row)
    let rows = places.map { cells(name(tableau.basis[$0]), tableau.basis[$0], tableau.rows[$0]) }
    let costs = ranks.map { cells(costName($0), nil, tableau.costs[$0]) }
    return Table(
      caption: caption, header: ["basis"] + columns.map(name) + ["="], rows: rows + costs,
      alignments: [.right] + columns.map { _ in .right } + [.right],
      groupStarts: costs.isEmpty ? [] : [rows.count],
      markedRow: pivot.flatMap { places.firstIndex(of: $0.row) },
      markedColumn: pivot.flatMap { columns.firstIndex(of: $0.entering) }.map { $0 + 1 })
  }
}

extension Words {
  static func largeTableau(rows: Int, columns: Int) -> String {
    "(The tableau has \(count(rows, "row")) and \(count(columns, "column")), too many to be shown with "
      + "every pivot; goto N, and tableau, show it at one.)"
  }
}

extension Tableau {
  /// Whether the first phase's cost is above zero, or freezes a column that could come in otherwise.
  var firstPhaseMatters: Bool {
    guard let first = costs.first else { return false }
    return !first.constant.isZero
      || first.entries.contains { roles[$0.column] != .shortfall }
  }
}
