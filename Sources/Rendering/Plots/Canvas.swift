// A sheet of cells on which pictures are put together before they become lines.

struct Canvas: Sendable {
  private struct Cell: Sendable {
    /// Empty after a character that is two columns wide.
    var text: String
    var role: Text.Role
  }

  let width: Int
  private var rows: [[Cell]]

  var height: Int { rows.count }

  init(width: Int, height: Int) {
    self.width = max(width, 0)
    rows = []
    grow(to: height)
  }

  mutating func grow(to height: Int) {
    let blank = [Cell](repeating: Cell(text: " ", role: .plain), count: width)
    while rows.count < height { rows.append(blank) }
  }

  /// Places outside of the sheet are left out.
  mutating func put(_ glyph: Character, row: Int, column: Int, _ role: Text.Role = .plain) {
    guard rows.indices.contains(row), (0..<width).contains(column) else { return }
    rows[row][column] = Cell(text: String(glyph), role: role)
  }

  mutating func put(_ line: StyledLine, row: Int, column: Int) {
    guard rows.indices.contains(row) else { return }
    var column = column
    for run in line.runs {
      for character in run.text {
        let columns = character.displayWidth
        if columns == 0 {
          // A mark that belongs to the character before it.
          if (1...width).contains(column) { rows[row][column - 1].text.append(character) }
          continue
        }
        guard column >= 0, column + columns <= width else { return }
        rows[row][column] = Cell(text: String(character), role: run.role)
        for behind in column + 1..<column + columns {
          rows[row][behind] = Cell(text: "", role: run.role)
        }
        column += columns
      }
    }
  }

  mutating func put(_ text: String, row: Int, column: Int, _ role: Text.Role = .plain) {
    put(StyledLine(text, role), row: row, column: column)
  }

  func glyph(row: Int, column: Int) -> Character? {
    guard rows.indices.contains(row), (0..<width).contains(column) else { return nil }
    return rows[row][column].text.first
  }

  func isBlank(row: Int, columns: Range<Int>) -> Bool {
    guard rows.indices.contains(row), columns.lowerBound >= 0, columns.upperBound <= width else {
      return false
    }
    return rows[row][columns].allSatisfy { $0.text == " " }
  }

  var lines: [StyledLine] {
    rows.map { row in
      var line = StyledLine()
      var start = 0
      for end in 1..<row.count + 1 where end == row.count || row[end].role != row[start].role {
        let text = row[start..<end].reduce(into: "") { $0 += $1.text }
        line.append(text, row[start].role, width: end - start)
        start = end
      }
      return line
    }
  }
}
