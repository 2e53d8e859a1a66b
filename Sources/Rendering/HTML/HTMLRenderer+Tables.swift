// Cells in columns as tables: a grid is one that only looks so; of a table each cell says in which row and column it
// is, so that a hand can point at it.

extension HTMLRenderer {
  func markup(of grid: Grid) -> Markup {
    let rows = grid.rows.map { row -> Markup in
      .html(
        "tr", [:],
        row.enumerated().map { column, cell in
          .html("td", ["class": side(grid.alignments, column)], markup(of: cell))
        })
    }
    let gap = grid.gap == 2 ? "grid" : "grid gap\(min(max(grid.gap, 0), 3))"
    return wide(.html("table", ["class": gap, "role": "presentation"], rows))
  }

  /// The head names the columns, the first cell of a row the row; the pivot's row, its column and its element are
  /// marked by the classes `marked` and `pivot`, a row that begins a group by `group`.
  func markup(of table: Table) -> Markup {
    let caption = table.caption.map { [Markup.html("caption", [:], markup(of: $0))] } ?? []
    let columns = table.header.map(name)
    let head = table.header.enumerated().map { column, cell -> Markup in
      .html(
        "th",
        [
          "scope": "col",
          "class": classes(
            side(table.alignments, column), column == table.markedColumn ? "marked" : nil),
          "data-column": columns[column].isEmpty ? nil : columns[column],
        ], markup(of: cell))
    }
    let rows = table.rows.indices.map { self.row($0, of: table, columns) }
    return wide(
      .html(
        "table", ["class": "table"],
        caption + [
          .html("thead", [:], [.html("tr", [:], head)]), .html("tbody", [:], rows),
        ]))
  }

  private func row(_ index: Int, of table: Table, _ columns: [String]) -> Markup {
    let row = table.rows[index]
    let rowName = row.first.map(name) ?? ""
    let cells = row.enumerated().map { column, cell -> Markup in
      let isPivot = index == table.markedRow && column == table.markedColumn
      let columnName = columns.indices.contains(column) ? columns[column] : ""
      return .html(
        column == 0 ? "th" : "td",
        [
          "scope": column == 0 ? "row" : nil,
          "class": classes(
            side(table.alignments, column), column == table.markedColumn ? "marked" : nil,
            isPivot ? "pivot" : nil),
          "data-row": rowName.isEmpty ? nil : rowName,
          "data-column": columnName.isEmpty ? nil : columnName,
        ], markup(of: cell))
    }
    return .html(
      "tr",
      [
        "class": classes(
          index == table.markedRow ? "marked" : nil,
          table.groupStarts.contains(index) ? "group" : nil)
      ], cells)
  }

  /// What is too wide for the page moves beneath the hand.
  private func wide(_ table: Markup) -> Markup { .html("div", ["class": "wide"], [table]) }

  private func name(_ cell: Text) -> String { speller.line(cell).trimmed.string(theme: nil) }

  private func side(_ alignments: [Alignment], _ column: Int) -> String? {
    guard column < alignments.count else { return nil }
    return switch alignments[column] {
    case .left: nil
    case .right: "right"
    case .center: "center"
    }
  }

  private func classes(_ names: String?...) -> String? {
    let given = names.compactMap { $0 }
    return given.isEmpty ? nil : given.joined(separator: " ")
  }
}
