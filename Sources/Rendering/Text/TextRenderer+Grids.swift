// Grids: cells in aligned columns, and no more than that.

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
}

extension [Alignment] {
  /// Columns past the end are left-aligned.
  func at(_ column: Int) -> Alignment { column < count ? self[column] : .left }
}
