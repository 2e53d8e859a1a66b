// Names in boxes. A name stands in the box that it names, or in its upper or lower edge; where there is no room for it,
// a number stands there, and below the picture what it stands for. No name is ever cut.
//
// What keeps names apart: a cell belongs to the smallest box that it lies in, and a box is named only in cells of
// its own. So a name is never read as that of a neighbour, or of what lies over it.

/// The numbers that stand for names, the same for the same name in all panels.
struct BoxNumbers: Sendable {
  private var names: [StyledLine] = []
  /// Of boxes that have no room for a number, either.
  private(set) var unplaced: [StyledLine] = []

  mutating func number(of name: StyledLine) -> Int {
    if let place = names.firstIndex(of: name) { return place + 1 }
    names.append(name)
    return names.count
  }

  /// The number that a name would have.
  func nextNumber(of name: StyledLine) -> Int {
    (names.firstIndex(of: name) ?? names.count) + 1
  }

  mutating func leaveOut(_ name: StyledLine) {
    if !unplaced.contains(name) { unplaced.append(name) }
  }

  /// `1 findNext   2 field`
  func lines(_ renderer: TextRenderer, width: Int) -> [StyledLine] {
    let known = names.enumerated().map { StyledLine("\($0 + 1) ", .strong) + $1 }
    let unknown = unplaced.filter { !names.contains($0) }.map { Text($0) }
    return renderer.packed(known, width: width)
      + (unknown.isEmpty
        ? []
        : renderer.wrapped(renderer.say(.unnamedBoxes(unknown)), width: width, hanging: 2))
  }
}

/// Finds places for names on a sheet on which all boxes are drawn.
struct BoxNames: Sendable {
  /// A name or a number, at the place of its first character.
  struct Label: Sendable {
    let line: StyledLine
    let row: Int
    let column: Int
  }

  private(set) var labels: [Label] = []
  private let canvas: BoxCanvas
  private let speller: Speller
  /// The area of the smallest box that each cell lies in.
  private var areas: [Int]
  private var isTaken: [Bool]

  init(_ boxes: [CellBox], on canvas: BoxCanvas, speller: Speller) {
    (self.canvas, self.speller) = (canvas, speller)
    areas = Array(repeating: .max, count: canvas.columns * canvas.rows)
    isTaken = Array(repeating: false, count: areas.count)
    for box in boxes where !box.placed.box.isGuide {
      for row in box.rows {
        for column in box.columns {
          let place = row * canvas.columns + column
          areas[place] = min(areas[place], box.area)
        }
      }
    }
  }

  /// Names a box.
  ///
  /// - Parameter names: the first for which there is room is taken.
  /// - Returns: whether there is room for any.
  mutating func name(_ box: CellBox, _ names: [StyledLine]) -> Bool {
    names.contains { $0.width == 0 || place($0, on: box, isNumber: false) }
  }

  /// Gives a box a number instead of its name.
  mutating func number(_ box: CellBox, _ name: StyledLine, numbers: inout BoxNumbers) {
    let number = StyledLine(String(numbers.nextNumber(of: name)), .strong)
    if place(number, on: box, isNumber: true) {
      _ = numbers.number(of: name)
    } else {
      numbers.leaveOut(name)
    }
  }

  private mutating func place(_ line: StyledLine, on box: CellBox, isNumber: Bool) -> Bool {
    let isInEdge = box.placed.holdsOthers || box.placed.isScreen
    let padded = StyledLine.spaces(1) + line + .spaces(1)
    let inEdge =
      placeInEdge(padded, box, row: box.top) ?? placeInEdge(padded, box, row: box.bottom)
      ?? placeInEdge(line, box, row: box.top) ?? placeInEdge(line, box, row: box.bottom)
    var found = isInEdge ? inEdge ?? placeInside(line, box) : placeInside(line, box) ?? inEdge
    if found == nil, isNumber { found = placeOnEdges(line, box) }
    guard let found else { return false }
    labels.append(found)
    for column in found.column..<found.column + found.line.width {
      isTaken[found.row * canvas.columns + column] = true
    }
    return true
  }

  // MARK: Candidates

  private func isOwn(_ row: Int, _ column: Int, of box: CellBox) -> Bool {
    let place = row * canvas.columns + column
    return !isTaken[place] && areas[place] >= box.area
  }

  /// As near to the middle as there is room.
  private func placeInside(_ line: StyledLine, _ box: CellBox) -> Label? {
    guard box.columns.count > 2, box.rows.count > 2 else { return nil }
    let wished = box.left + (box.columns.count - line.width) / 2
    var best: (cost: Int, label: Label)?
    for row in box.top + 1..<box.bottom {
      let runs = runs(in: box.left + 1..<box.right) { column in
        canvas[row, column].isEmpty && isOwn(row, column, of: box)
      }
      for run in runs where run.count >= line.width {
        let column = min(max(wished, run.lowerBound), run.upperBound - line.width)
        // A row is about twice as high as a column is wide.
        let cost = 4 * abs(2 * row - box.top - box.bottom) + 2 * abs(column - wished)
        if cost < best?.cost ?? .max { best = (cost, Label(line: line, row: row, column: column)) }
      }
    }
    return best?.label
  }

  /// Between the corners, at the left.
  private func placeInEdge(_ line: StyledLine, _ box: CellBox, row: Int) -> Label? {
    guard box.columns.count > line.width + 1 else { return nil }
    let runs = runs(in: box.left + 1..<box.right) { column in
      canvas[row, column].isHorizontal && isOwn(row, column, of: box)
    }
    guard let run = runs.first(where: { $0.count >= line.width }) else { return nil }
    // A corner with a bit of its edge is seen as a corner.
    let inset = run.count >= line.width + 2 ? 1 : 0
    return Label(line: line, row: row, column: run.lowerBound + inset)
  }

  /// On an upright edge, or on the point that is the whole box.
  private func placeOnEdges(_ line: StyledLine, _ box: CellBox) -> Label? {
    guard line.width == 1 else { return nil }
    let middle = (box.top + box.bottom) / 2
    for column in [box.left, box.right] {
      let rows = box.rows.filter { row in
        let cell = canvas[row, column]
        return isOwn(row, column, of: box) && (cell.isVertical || cell.isPoint)
          && (box.rows.count < 3 || row != box.top && row != box.bottom)
      }
      if let row = rows.min(by: { abs($0 - middle) < abs($1 - middle) }) {
        return Label(line: line, row: row, column: column)
      }
    }
    return nil
  }

  private func runs(in columns: Range<Int>, where isFree: (Int) -> Bool) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = columns.lowerBound
    for column in columns.lowerBound...columns.upperBound
    where column == columns.upperBound || !isFree(column) {
      if start < column { result.append(start..<column) }
      start = column + 1
    }
    return result
  }
}

extension Text {
  fileprivate init(_ line: StyledLine) {
    self.init(
      pieces: line.runs.map { $0.isFormula ? .formula($0.text, $0.role) : .words($0.text, $0.role) }
    )
  }
}
