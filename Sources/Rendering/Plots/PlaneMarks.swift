// Marks and names on the picture of a plane: points first, then a name beside each, then the level
// curves' values where they hide least.

import Rationals

struct PlaneMarks: Sendable {
  var canvas: Canvas
  let frame: PlotFrame
  /// The cells, by row and column, that hold something which must be read.
  private var taken: Set<[Int]> = []

  init(canvas: Canvas, frame: PlotFrame) {
    self.canvas = canvas
    self.frame = frame
  }

  mutating func put(_ glyph: Character, at vertex: Graph.Vertex, _ role: Text.Role) {
    let (row, column) = (frame.row(vertex.y), frame.column(vertex.x))
    canvas.put(glyph, row: row, column: column, role)
    taken.insert([row, column])
  }

  /// Beside the corner, outside of its polygon where there is room.
  mutating func name(
    _ corner: Graph.Vertex, _ name: String, awayFrom polygon: [Graph.Vertex]
  ) {
    let (row, column) = (frame.row(corner.y), frame.column(corner.x))
    guard !name.isEmpty, !polygon.isEmpty else { return }
    let sum = polygon.reduce((x: Rational.zero, y: Rational.zero)) {
      ($0.x + $1.x, $0.y + $1.y)
    }
    let count = Rational(polygon.count)
    let right = corner.x * count < sum.x ? -1 : 1
    let down = corner.y * count < sum.y ? 1 : -1
    let places = [
      (0, right), (down, right), (down, 0), (-down, right), (0, -right), (down, -right), (-down, 0),
    ]
    let free = places.map { (row: row + $0.0, column: column + $0.1) }
      .filter { isFree(row: $0.row, column: $0.column) }
    guard let place = free.first(where: { !isLine(row: $0.row, column: $0.column) }) ?? free.first
    else { return }
    canvas.put(name, row: place.row, column: place.column, .strong)
    taken.insert([place.row, place.column])
  }

  private func isLine(row: Int, column: Int) -> Bool {
    let glyph = canvas.glyph(row: row, column: column)
    return glyph.map { Canvas.isLine($0) } ?? false
  }

  private func isFree(row: Int, column: Int) -> Bool {
    (0..<canvas.height).contains(row) && (0..<canvas.width).contains(column)
      && !taken.contains([row, column])
  }

  /// The value of a level curve beside, above or below one of its ends, where it hides least, and
  /// rather at the right than at the left, where the axis has its numbers; nowhere, if it would hide
  /// a mark or a name. Whether it stands somewhere.
  @discardableResult
  mutating func label(_ ends: some Sequence<Graph.Vertex>, _ value: StyledLine) -> Bool {
    var best: (cost: Int, row: Int, column: Int)?
    for end in ends.sorted(by: { ($0.x, $0.y) > ($1.x, $1.y) }) {
      let (row, column) = (frame.row(end.y), frame.column(end.x))
      let inside = min(max(column - value.width + 1, 1), canvas.width - value.width)
      let places = [
        (row, column + 1), (row, column - value.width), (row - 1, inside), (row + 1, inside),
      ]
      for (row, column) in places {
        guard let cost = cost(of: value, row: row, column: column) else { continue }
        if best.map({ cost < $0.cost }) ?? true { best = (cost, row, column) }
      }
    }
    guard let best else { return false }
    canvas.put(value, row: best.row, column: best.column)
    for column in best.column..<best.column + value.width { taken.insert([best.row, column]) }
    return true
  }

  /// How many cells it would cover that are not empty; nil if it cannot stand there.
  private func cost(of value: StyledLine, row: Int, column: Int) -> Int? {
    guard (0..<canvas.height).contains(row), column >= 0, column + value.width <= canvas.width
    else { return nil }
    if (column - 1...column + value.width).contains(where: { taken.contains([row, $0]) }) {
      return nil
    }
    return (column..<column + value.width).count {
      !canvas.isBlank(row: row, columns: $0..<$0 + 1)
    }
  }
}

extension PlotFrame {
  /// The columns whose middle lies inside the polygon, at the height of that row's middle.
  func columns(of polygon: [Graph.Vertex], atRow row: Int) -> Range<Int> {
    guard polygon.count > 2 else { return 0..<0 }
    let y = height(atRow: row)
    var crossings: [Rational] = []
    for (index, from) in polygon.enumerated() {
      let to = polygon[(index + 1) % polygon.count]
      if from.y == to.y {
        if from.y == y { crossings += [from.x, to.x] }
      } else if min(from.y, to.y) <= y, y <= max(from.y, to.y) {
        crossings.append(from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y))
      }
    }
    guard let low = crossings.min(), let high = crossings.max() else { return 0..<0 }
    let perColumn = (xRange.upperBound - xRange.lowerBound) / Rational(columns - 1)
    // Cut to the frame first: what lies beyond it may be any number.
    let first = ((low - xRange.lowerBound) / perColumn).ceiling
    let end = ((high - xRange.lowerBound) / perColumn).floor + 1
    let from = min(max(first, 0), Rational(columns)).asInt ?? 0
    return from..<max(min(end, Rational(columns)).asInt ?? from, from)
  }

  /// The part of the straight line between two points that lies inside the frame, exactly
  /// (Y.-D. Liang, B. A. Barsky, *A new concept and method for line clipping*, 1984).
  func clipped(_ segment: [Graph.Vertex]) -> [Graph.Vertex]? {
    guard let from = segment.first, let to = segment.last else { return nil }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    var (start, end) = (Rational.zero, Rational.one)
    let bounds = [
      (-dx, from.x - xRange.lowerBound), (dx, xRange.upperBound - from.x),
      (-dy, from.y - yRange.lowerBound), (dy, yRange.upperBound - from.y),
    ]
    for (direction, distance) in bounds {
      if direction.isZero {
        if distance < 0 { return nil }
      } else if direction < 0 {
        start = max(start, distance / direction)
      } else {
        end = min(end, distance / direction)
      }
    }
    guard start <= end else { return nil }
    func point(_ t: Rational) -> Graph.Vertex {
      Graph.Vertex(x: from.x + dx * t, y: from.y + dy * t)
    }
    return [point(start), point(end)]
  }
}
