// Tables: cells in aligned columns below a head, with rules and a marked pivot.
//
// A table wider than the page is set in several blocks of columns, one below another, each beginning
// with the first column again, so that every number can be traced to its row. Cells of words are set in
// several lines where that helps. Where a number or a name is too long even for that, each row becomes a
// paragraph. Nothing is ever cut.

extension TextRenderer {
  func lines(of table: Table, width: Int, while goesOn: () -> Bool) -> [StyledLine] {
    let caption = table.caption.map { wrapped($0, width: width) } ?? []
    let margin = table.markedRow == nil ? 0 : 2
    let setting = TableSetting(table, renderer: self, room: width - margin, while: goesOn)
    guard setting.fits else {
      return caption + unfolded(table, setting, width: width, while: goesOn)
    }
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
    result += setting.lines(of: setting.header, columns).map { $0.indented(by: margin) }
    result.append(rule("─", blockWidth).indented(by: margin))
    for (index, row) in setting.rows.enumerated() {
      if table.groupStarts.contains(index) {
        result.append(rule("┄", blockWidth).indented(by: margin))
      }
      let isMarked = table.markedRow == index
      let arrow = isMarked ? StyledLine(String(speller.glyph("▸")), .strong) : StyledLine()
      for (place, line) in setting.lines(of: row, columns).enumerated() {
        result.append((place == 0 ? arrow : StyledLine()).padded(to: margin, .left) + line)
      }
    }
    return result
  }

  /// Each row as a paragraph: its first cell, and below it the others that are not empty, each after the
  /// head of its column.
  private func unfolded(
    _ table: Table, _ setting: TableSetting, width: Int, while goesOn: () -> Bool
  ) -> [StyledLine] {
    var result: [StyledLine] = []
    let heads = setting.header.map { $0.reduce(StyledLine()) { $0 + $1 }.trimmed }
    let isEmpty = heads.indices.map { column in
      setting.rows.allSatisfy { $0[column].allSatisfy { $0.isBlank } }
    }
    if setting.rows.isEmpty {
      return heads.flatMap { wrapped($0, width: width, hanging: 2) }
    }
    for (index, row) in setting.rows.enumerated() where goesOn() {
      if index > 0 {
        result.append(table.groupStarts.contains(index) ? rule("┄", width) : StyledLine())
      }
      var cells: [StyledLine] = []
      for (column, cell) in row.enumerated() {
        var line = StyledLine()
        if column == 0, table.markedRow == index { line.append("\(speller.glyph("▸")) ", .strong) }
        if column > 0, column == table.markedColumn {
          line.append("\(speller.glyph("▾")) ", .strong)
        }
        line.append(heads[column])
        let text = cell.reduce(StyledLine()) { $0 + $1 }.trimmed
        // A column without anything is told of once.
        if text.isBlank, column > 0, index > 0 || !isEmpty[column] { continue }
        if !heads[column].isBlank { line.append(": ") }
        line.append(text)
        cells.append(line)
      }
      result += wrapped(cells[0], width: width, hanging: 2)
      result += packed(Array(cells.dropFirst()), width: width - 2).map { $0.indented(by: 2) }
    }
    return result
  }

  /// As many cells on a line as there is room for.
  func packed(_ cells: [StyledLine], width: Int) -> [StyledLine] {
    var result: [StyledLine] = []
    // Nothing follows a cell of several lines.
    var isOpen = false
    for cell in cells {
      if isOpen, let last = result.last, last.width + 3 + cell.width <= width {
        result[result.count - 1] = last + .spaces(3) + cell
      } else {
        let lines = wrapped(cell, width: width, hanging: 2)
        isOpen = lines.count == 1
        result += lines
      }
    }
    return result
  }
}

/// A table's cells, spelled, measured, and set in lines.
private struct TableSetting {
  /// Most often of one line.
  typealias Cell = [StyledLine]

  static let gap = 2
  let alignments: [Alignment]
  let header: [Cell]
  let rows: [[Cell]]
  /// Of the columns as they are shown, with the brackets' places in the marked one.
  let widths: [Int]
  /// Whether each column stands beside the first in the room that there is.
  let fits: Bool

  init(_ table: Table, renderer: TextRenderer, room: Int, while goesOn: () -> Bool) {
    let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
    alignments = table.alignments

    func spell(_ cells: [Text], bracketing marked: Int? = nil) -> [StyledLine] {
      (0..<count).map { column in
        let cell = column < cells.count ? renderer.speller.line(cells[column]) : StyledLine()
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
    let limits = TableSetting.limits([header] + rows, renderer: renderer, room: room)
    fits = limits != nil
    func set(_ row: [StyledLine]) -> [Cell] {
      guard let limits else { return row.map { [$0] } }
      return zip(row, limits).map { cell, limit in
        cell.width <= limit ? [cell] : renderer.wrapped(cell, width: limit)
      }
    }
    let all = ([header] + rows).map(set)
    self.header = all[0]
    self.rows = Array(all.dropFirst())
    widths = (0..<count).map { column in
      all.reduce(0) { $1[column].reduce($0) { max($0, $1.width) } }
    }
  }

  /// How wide each column may be, so that the first and any other stand side by side; nil if a word is
  /// too long for it.
  private static func limits(
    _ rows: [[StyledLine]], renderer: TextRenderer, room: Int
  ) -> [Int]? {
    func greatest(_ measure: (StyledLine) -> Int) -> [Int] {
      rows[0].indices.map { column in rows.reduce(0) { max($0, measure($1[column])) } }
    }
    var limits = greatest { $0.width }
    guard limits.count > 1 else { return limits.allSatisfy { $0 <= room } ? limits : nil }
    var most = room - gap - limits[0]
    if limits.dropFirst().allSatisfy({ $0 <= most }) { return limits }

    let least = greatest { renderer.longestWord(in: $0) }
    limits[0] = max(least[0], min(limits[0], room / 2))
    most = room - gap - limits[0]
    guard least.dropFirst().allSatisfy({ $0 <= most }) else { return nil }
    for column in limits.indices.dropFirst() { limits[column] = min(limits[column], most) }
    return limits
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

  func lines(of row: [Cell], _ columns: [Int]) -> [StyledLine] {
    let height = columns.reduce(1) { max($0, row[$1].count) }
    return (0..<height).map { place in
      var line = StyledLine()
      for (position, column) in columns.enumerated() {
        if position > 0 { line.appendSpaces(TableSetting.gap) }
        let cell = place < row[column].count ? row[column][place] : StyledLine()
        line.append(cell.padded(to: widths[column], alignments.at(column)))
      }
      return line
    }
  }

  /// Where the middle of the column's heading stands, from the column's left.
  func middleOfHeader(_ column: Int) -> Int {
    let width = header[column].first?.width ?? 0
    let missing = widths[column] - width
    let left =
      switch alignments.at(column) {
      case .left: 0
      case .center: missing / 2
      case .right: missing
      }
    return left + max(width - 1, 0) / 2
  }
}
