// Lines finer than a character: each cell of the terminal holds 2 × 4 Braille dots, so a slope of
// any steepness is seen as a slope. Plain ASCII has no dots; there, each cell of a line takes the
// character that looks most like the line's way through it.

/// Where a line goes on a sheet of cells; in dots, from the lower left.
struct DotPoint: Sendable {
  var x: Int
  var y: Int

  static let perColumn = 2
  static let perRow = 4
}

/// How a line is drawn.
enum Stroke: String, Sendable {
  case heavy
  case light
  case dashed
  case dotted

  /// Whether the dot at that place along the line is drawn.
  fileprivate func marks(_ place: Int) -> Bool {
    switch self {
    case .heavy, .light: true
    case .dashed: place % 7 < 4
    case .dotted: place % 4 == 0
    }
  }
}

extension Canvas {
  /// Draws the line through those points, in order, over what is there.
  ///
  /// - Complexity: O(n) in the dots along the line.
  mutating func draw(
    _ points: [DotPoint], _ stroke: Stroke, _ role: Text.Role, speller: Speller
  ) {
    var dots = DotSheet(height: height)
    if points.count == 1 { dots.set(points[0], isHeavy: stroke == .heavy) }
    var place = 0
    for (from, to) in zip(points, points.dropFirst()) {
      for point in straightLine(from: from, to: to) {
        if stroke.marks(place) { dots.set(point, isHeavy: stroke == .heavy) }
        place += 1
      }
    }
    if speller.presentation.isASCII {
      drawASCII(points, stroke, role)
    } else {
      for (cell, pattern) in dots.patterns.sorted(by: { $0.key < $1.key }) {
        overlay(pattern, row: cell.row, column: cell.column, role)
      }
    }
  }

  /// Dots on top of dots are put together; on top of anything else they replace it.
  private mutating func overlay(_ pattern: UInt32, row: Int, column: Int, _ role: Text.Role) {
    var pattern = pattern
    if let present = glyph(row: row, column: column)?.unicodeScalars.first?.value,
      (0x2800...0x28FF).contains(present)
    {
      pattern |= present - 0x2800
    }
    guard let scalar = Unicode.Scalar(0x2800 + pattern) else { return }
    put(Character(scalar), row: row, column: column, role)
  }

  /// Whether a glyph is one that lines are drawn with.
  static func isLine(_ glyph: Character) -> Bool {
    guard let scalar = glyph.unicodeScalars.first else { return false }
    return (0x2800...0x28FF).contains(scalar.value) || "/\\|-.'".contains(glyph)
  }

  // MARK: ASCII

  private mutating func drawASCII(_ points: [DotPoint], _ stroke: Stroke, _ role: Text.Role) {
    if points.count == 1 { putASCII("*", at: points[0], role) }
    var place = 0
    for (from, to) in zip(points, points.dropFirst()) {
      let (dx, dy) = ((to.x - from.x) / DotPoint.perColumn, (to.y - from.y) / DotPoint.perRow)
      // Per cell: along the columns where the line is flat, else along the rows.
      let count = max(abs(dx), abs(dy), 1)
      for step in 0...count {
        let point = DotPoint(
          x: from.x + divided((to.x - from.x) * step, by: count),
          y: from.y + divided((to.y - from.y) * step, by: count))
        let glyph = asciiGlyph(of: stroke, dx: dx, dy: dy, height: point.y % DotPoint.perRow)
        if stroke != .dotted || place % 2 == 0 { putASCII(glyph, at: point, role) }
        place += 1
      }
    }
  }

  private mutating func putASCII(_ glyph: Character, at point: DotPoint, _ role: Text.Role) {
    put(
      glyph, row: height - 1 - point.y / DotPoint.perRow, column: point.x / DotPoint.perColumn, role
    )
  }

  private func asciiGlyph(of stroke: Stroke, dx: Int, dy: Int, height: Int) -> Character {
    guard stroke == .heavy else { return stroke == .dashed ? ":" : "." }
    if dy == 0 { return "-" }
    if dx == 0 { return "|" }
    if abs(dy) >= abs(dx) { return (dx > 0) == (dy > 0) ? "/" : "\\" }
    return height == 0 ? "." : height == 3 ? "'" : "-"
  }
}

/// The dots of one line, by cell.
private struct DotSheet {
  struct Cell: Hashable, Comparable {
    var row: Int
    var column: Int
    static func < (a: Cell, b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }
  }

  let height: Int
  var patterns: [Cell: UInt32] = [:]

  init(height: Int) { self.height = height }

  mutating func set(_ point: DotPoint, isHeavy: Bool) {
    set(x: point.x, y: point.y)
    if isHeavy {
      set(x: point.x + 1, y: point.y)
      set(x: point.x, y: point.y + 1)
      set(x: point.x + 1, y: point.y + 1)
    }
  }

  private mutating func set(x: Int, y: Int) {
    guard x >= 0, y >= 0 else { return }
    let cell = Cell(row: height - 1 - y / DotPoint.perRow, column: x / DotPoint.perColumn)
    let bit = brailleBits[3 - y % DotPoint.perRow][x % DotPoint.perColumn]
    patterns[cell, default: 0] |= bit
  }
}

/// From the top row to the bottom row, left and right (Unicode, chapter 21.1).
private let brailleBits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

/// The dots from one point to another, both included (J. E. Bresenham, *Algorithm for computer
/// control of a digital plotter*, 1965, in the form that rounds each step by itself).
private func straightLine(from: DotPoint, to: DotPoint) -> [DotPoint] {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let count = max(abs(dx), abs(dy))
  guard count > 0 else { return [from] }
  return (0...count).map { step in
    DotPoint(
      x: from.x + divided(dx * step, by: count), y: from.y + divided(dy * step, by: count))
  }
}

/// The nearest integer, halves upwards.
private func divided(_ a: Int, by b: Int) -> Int {
  let doubled = 2 * a + b
  let quotient = doubled / (2 * b)
  return doubled % (2 * b) < 0 ? quotient - 1 : quotient
}
