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

  /// - Parameter pivot: the pivot that comes next, to be marked.
  func table(caption: Rendering.Text? = nil, marking pivot: Pivot? = nil) -> Table {
    asTableau ? tableau(caption, pivot) : dictionary(caption, pivot)
  }

  private var tableau: Tableau { solver.tableau }

  /// The nonbasic columns that stand in some row or cost and can still matter: a shortfall that has
  /// left the basis never comes back.
  private var nonbasic: [Column] {
    var columns: Set<Column> = []
    for row in tableau.rows { columns.formUnion(row.entries.map(\.column)) }
    for row in tableau.costs { columns.formUnion(row.entries.map(\.column)) }
    return columns.filter { tableau.roles[$0] != .shortfall }.sorted()
  }

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
    let columns = nonbasic
    func cells(_ head: Rendering.Text, _ row: SparseRow) -> [Rendering.Text] {
      [head, "= \(row.constant)"]
        + columns.map { column in
          let value = row[column]
          return value.isZero ? "·" : Text(value)
        }
    }
    let rows = tableau.rows.indices.map { cells(name(tableau.basis[$0]), tableau.rows[$0]) }
    let costs = ranks.map { cells(costName($0), tableau.costs[$0]) }
    return Table(
      caption: caption, header: ["", ""] + columns.map(name), rows: rows + costs,
      alignments: [.right, .left] + columns.map { _ in .right },
      groupStarts: costs.isEmpty ? [] : [rows.count],
      markedRow: pivot?.row,
      markedColumn: pivot.flatMap { columns.firstIndex(of: $0.entering) }.map { $0 + 2 })
  }

  private func tableau(_ caption: Rendering.Text?, _ pivot: Pivot?) -> Table {
    let columns = (nonbasic + tableau.basis).sorted()
    func cells(_ head: Rendering.Text, _ basic: Column?, _ row: SparseRow) -> [Rendering.Text] {
      [head]
        + columns.map { column in
          if column == basic { return "1" }
          let value = row[column]
          return value.isZero ? "·" : Text(-value)
        } + [Text(row.constant)]
    }
    let rows = tableau.rows.indices.map { index in
      cells(name(tableau.basis[index]), tableau.basis[index], tableau.rows[index])
    }
    let costs = ranks.map { cells(costName($0), nil, tableau.costs[$0]) }
    return Table(
      caption: caption, header: ["basis"] + columns.map(name) + ["="], rows: rows + costs,
      alignments: [.right] + columns.map { _ in .right } + [.right],
      groupStarts: costs.isEmpty ? [] : [rows.count],
      markedRow: pivot?.row,
      markedColumn: pivot.flatMap { columns.firstIndex(of: $0.entering) }.map { $0 + 1 })
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
