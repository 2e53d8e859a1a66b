// How large boxes are drawn, and how many panels stand beside one another.

import Rationals

/// One scale for all panels, in cells that are about twice as high as wide.
struct BoxesPlan: Sendable {
  /// Of a panel's picture.
  let columns: Int
  let rows: Int
  /// How many panels stand beside one another.
  let perRow: Int
  /// The columns that each panel may take, with what stands beside its picture.
  let room: Int
  /// The columns for what stands beside a picture, without the gap.
  let margin: Int
  private let x: Scale
  private let y: Scale

  /// Between panels, in columns.
  static let gap = 4
  /// Between a picture and what stands beside it.
  static let marginGap = 1
  /// Panels stand beside one another where each has so many columns or is not much smaller than alone, and as many
  /// names have room.
  private static let leastBeside = 34
  /// A wider picture is not easier to read.
  private static let widest = 116
  /// Smaller pictures are drawn out of proportion.
  private static let least = (columns: 12, rows: 5)

  /// - Parameters:
  ///   - margin: the columns that would be wished for beside a picture.
  ///   - most: the rows of a picture.
  ///   - nameWidth: the columns of a box's name.
  init(
    _ geometry: BoxGeometry, width: Int, margin: Int, most: Int, nameWidth: (Boxes.Box) -> Int
  ) {
    let widths = geometry.panels.joined().map { placed in
      (placed.right.value - placed.left.value, nameWidth(placed.box))
    }
    let step = geometry.x.upper - geometry.x.lower
    func crowded(_ columns: Int) -> Int {
      widths.filter { $0.0 / step * Rational(columns - 1) < Rational($0.1 + 1) }.count
    }
    let count = max(geometry.panels.count, 1)
    func sizes(beside count: Int) -> (room: Int, margin: Int, columns: Int, rows: Int) {
      let room = (width - Self.gap * (count - 1)) / count
      let margin = min(margin, max(room / 3, 4))
      let columns = room - (margin > 0 ? margin + Self.marginGap : 0)
      let size = Self.size(geometry, columns: max(min(columns, Self.widest), 2), rows: most)
      return (room, margin, size.columns, size.rows)
    }
    let alone = sizes(beside: 1)
    let perRow = (1...count).reversed().first { count in
      let columns = sizes(beside: count).columns
      return count == 1
        || columns >= min(alone.columns * 4 / 5, Self.leastBeside)
          && crowded(columns) <= crowded(alone.columns)
    }
    self.perRow = perRow ?? 1
    let size = sizes(beside: self.perRow)
    (room, self.margin, columns, rows) = (size.room, size.margin, size.columns, size.rows)
    x = Scale(lower: geometry.x.lower, upper: geometry.x.upper, steps: columns - 1)
    y = Scale(lower: geometry.y.lower, upper: geometry.y.upper, steps: rows - 1)
  }

  func column(_ value: Rational) -> Int { x(value) }
  func row(_ value: Rational) -> Int { y(value) }

  /// The columns and rows that keep the proportions and stay inside the limits; a few less where equal distances then
  /// look equal.
  private static func size(
    _ geometry: BoxGeometry, columns: Int, rows: Int
  ) -> (columns: Int, rows: Int) {
    let placed = geometry.panels.joined()
    let x = FairSteps(placed.map { ($0.left.value, $0.right.value) }, geometry.x)
    guard !geometry.isStrip else {
      let height = Scale.rounded(geometry.y.upper - geometry.y.lower) + 1
      return (x.steps(most: columns - 1) + 1, height)
    }
    let slope =
      (geometry.y.upper - geometry.y.lower) / (geometry.x.upper - geometry.x.lower) / 2
    func limited(_ value: Rational, to most: Int) -> Int {
      value < Rational(most) ? Scale.rounded(value) : most
    }
    var steps = columns - 1
    if Rational(steps) * slope > Rational(rows - 1) {
      steps = limited(Rational(rows - 1) / slope, to: steps)
    }
    steps = x.steps(most: min(max(steps, least.columns - 1), columns - 1))
    let high = limited(Rational(steps) * slope, to: rows - 1)
    let y = FairSteps(placed.map { ($0.top.value, $0.bottom.value) }, geometry.y)
    return (steps + 1, y.steps(most: min(max(high, least.rows - 1), max(rows - 1, 2))) + 1)
  }
}
