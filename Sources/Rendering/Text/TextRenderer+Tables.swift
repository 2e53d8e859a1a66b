// Grids and tables: cells in aligned columns. A grid is only that. A table has a head, rules, a
// marked pivot, and, where it is wider than the page, several blocks of columns one below another,
// each beginning with the first column again, so that every number can be traced to its row.

extension TextRenderer {
  /// The last cell of a row that is wider than the page goes on below itself. One that is wider than the
  /// page stands out from its column, for if all others were filled up to it, each line would be as long.
  func lines(of grid: Grid, width: Int, while goesOn: () -> Bool) -> [StyledLine] {
    let cells = grid.rows.prefix { _ in goesOn() }.map { $0.map(speller.line) }
    let widths = columnWidths(of: cells, upTo: width)
    let left = widths.dropLast().reduce(0) { $0 + $1 + grid.gap }
    return cells.indices.prefix { _ in goesOn() }.flatMap { index -> [StyledLine] in
      var line = StyledLine()
      for (column, cell) in cells[index].enumerated() {
        if column > 0 { line.appendSpaces(grid.gap) }
        if column == widths.count - 1, left + cell.width > width, width - left >= Self.leastRoom,
          grid.alignments.at(column) == .left
        {
          let parts = wrapped(grid.rows[index][column], width: width - left)
          return [line + parts[0]] + parts.dropFirst().map { $0.indented(by: left) }
        }
        line.append(cell.padded(to: widths[column], grid.alignments.at(column)))
      }
      return [line]
    }
  }

  /// With less room than this, words in a column are worse than a line that is too long.
  private static let leastRoom = 24

  private func columnWidths(of rows: [[StyledLine]], upTo most: Int) -> [Int] {
    let count = rows.reduce(0) { max($0, $1.count) }
    return (0..<count).map { column in
      rows.lazy.map { column < $0.count ? $0[column].width : 0 }.filter { $0 <= most }.max() ?? 0
    }
  }

  // MARK: Tables

  func lines(of table: Table, width: Int, while goesOn: () -> Bool) -> [StyledLine] {
    let caption = table.caption.map { wrapped($0, width: width) } ?? []
    let margin = table.markedRow == nil ? 0 : 2
    let setting = TableSetting(table, speller: speller, room: width - margin, while: goesOn)
    var result = caption
    for (index, columns) in setting.blocks(room: width - margin).enumerated() where goesOn() {
      if index > 0 { result.append(StyledLine()) }
      result += lines(of: table, setting, columns: columns, margin: margin)
    }
    return result
  }

  private func lines(
    of table: Table, _ setting: TableSetting, columns: [Int], margin: Int
  ) -> [StyledLine] {
    let blockWidth = setting.width(of: columns)
    var result: [StyledLine] = []
    if let marked = table.markedColumn, let position = columns.firstIndex(of: marked) {
      let left =
        setting.width(of: Array(columns[..<position])) + (position > 0 ? TableSetting.gap : 0)
      let arrow = left + setting.middleOfHeader(marked)
      result.append(
        .spaces(margin + arrow) + StyledLine(String(speller.glyph("▾")), .strong))
    }
    result.append(setting.line(of: setting.header, columns).indented(by: margin))
    result.append(rule("─", blockWidth).indented(by: margin))
    for (index, row) in setting.rows.enumerated() {
      if table.groupStarts.contains(index) {
        result.append(rule("┄", blockWidth).indented(by: margin))
      }
      let isMarked = table.markedRow == index
      let arrow = isMarked ? StyledLine(String(speller.glyph("▸")), .strong) : StyledLine()
      result.append(arrow.padded(to: margin, .left) + setting.line(of: row, columns))
    }
    return result
  }
}

/// A table's cells, spelled and measured.
private struct TableSetting {
  static let gap = 2
  let alignments: [Alignment]
  let markedColumn: Int?
  let header: [StyledLine]
  let rows: [[StyledLine]]
  /// Of the columns as they are shown, with the brackets' places in the marked one.
  let widths: [Int]

  init(_ table: Table, speller: Speller, room: Int, while goesOn: () -> Bool) {
    let count = max(table.header.count, table.rows.map(\.count).max() ?? 0)
    markedColumn = table.markedColumn
    alignments = table.alignments
    // The first column is on every block, and must leave room for another beside it.
    let limits = (0..<count).map { column in
      let limit = column == 0 ? (count > 1 ? room / 2 : room) : room - room / 2 - TableSetting.gap
      return column == table.markedColumn ? limit - 2 : limit
    }

    func spell(_ cells: [Text], bracketing marked: Int? = nil) -> [StyledLine] {
      (0..<count).map { column in
        let cell =
          column < cells.count
          ? speller.line(cells[column], limit: max(limits[column], 1)) : StyledLine()
        guard column == table.markedColumn else { return cell }
        let isPivot = column == marked
        let role: Text.Role = isPivot ? .strong : .plain
        return StyledLine(isPivot ? "[" : " ", role) + cell + StyledLine(isPivot ? "]" : " ", role)
      }
    }

    let header = spell(table.header)
    let rows = table.rows.enumerated().prefix { _ in goesOn() }.map { index, cells in
      spell(cells, bracketing: index == table.markedRow ? table.markedColumn : nil)
    }
    let all = [header] + rows
    self.header = header
    self.rows = rows
    widths = (0..<count).map { column in all.map { $0[column].width }.max() ?? 0 }
  }

  /// The columns of each block: as many as there is room for, and always the first.
  func blocks(room: Int) -> [[Int]] {
    guard !widths.isEmpty else { return [] }
    var blocks: [[Int]] = []
    var block = [0]
    for column in widths.indices.dropFirst() {
      if block.count > 1, width(of: block + [column]) > room {
        blocks.append(block)
        block = [0]
      }
      block.append(column)
    }
    return blocks + [block]
  }

  func width(of columns: [Int]) -> Int {
    columns.reduce(0) { $0 + widths[$1] } + TableSetting.gap * max(columns.count - 1, 0)
  }

  func line(of row: [StyledLine], _ columns: [Int]) -> StyledLine {
    var line = StyledLine()
    for (position, column) in columns.enumerated() {
      if position > 0 { line.appendSpaces(TableSetting.gap) }
      line.append(row[column].padded(to: widths[column], alignments.at(column)))
    }
    return line
  }

  /// Where the middle of the column's heading stands, from the column's left.
  func middleOfHeader(_ column: Int) -> Int {
    let missing = widths[column] - header[column].width
    let left =
      switch alignments.at(column) {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return left + max(header[column].width - 1, 0) / 2
  }
}

extension [Alignment] {
  /// Columns past the end are left-aligned.
  fileprivate func at(_ column: Int) -> Alignment { column < count ? self[column] : .left }
}
