// Exact placement: from values to columns and rows. No value is ever rounded on its way; only the
// last step, to a whole column, rounds. So two equal values always meet, however they came about.

import Rationals

/// Maps the values from `lower` to `upper` onto 0 … `steps`, in proportion.
struct Scale: Sendable {
  let lower: Rational
  let upper: Rational
  let steps: Int

  /// The values' own range; a range without width is widened, so that there is a middle to stand in.
  init(_ values: some Sequence<Rational>, steps: Int) {
    let low = values.min() ?? 0
    let high = values.max() ?? low
    self.init(lower: low, upper: high, steps: steps)
  }

  init(lower: Rational, upper: Rational, steps: Int) {
    let isWide = lower < upper
    self.lower = isWide ? lower : lower - 1
    self.upper = isWide ? upper : lower + 1
    self.steps = max(steps, 0)
  }

  /// The nearest step, halves upwards; values outside of the range are moved to its ends.
  func callAsFunction(_ value: Rational) -> Int {
    if value <= lower { return 0 }
    if value >= upper { return steps }
    return Scale.rounded((value - lower) / (upper - lower) * Rational(steps))
  }

  static func rounded(_ value: Rational) -> Int {
    (value + Rational(numerator: 1, denominator: 2)).floor.asInt ?? 0
  }

  /// The largest number of steps, at most `most` and not much less, for which every value falls
  /// exactly on a step: equal distances then look equal. `most` if there is none.
  ///
  /// - Parameter enough: what is not much less; three quarters, unless it is given.
  static func evenSteps(for values: [Rational], most: Int, enough: Int? = nil) -> Int {
    exactSteps(for: values, most: most, enough: enough) ?? most
  }

  /// The same; nil if there is none.
  static func exactSteps(for values: [Rational], most: Int, enough: Int? = nil) -> Int? {
    guard let low = values.min(), let high = values.max(), low < high, most > 0 else { return nil }
    let fractions = values.map { ($0 - low) / (high - low) }
    let enough = enough ?? most - most / 4
    return (max(enough, 1)...most).reversed().first { steps in
      fractions.allSatisfy { ($0 * Rational(steps)).isInteger }
    }
  }
}

/// The columns of distinct values on a number line: to scale, but never two on one column while
/// there is room, and in their order.
struct NumberLineAxis: Sendable {
  /// In columns, from one arrow to the other.
  let width: Int
  /// In order, each once, and the column of each.
  private let values: [Rational]
  private let columns: [Int]

  /// - Parameter range: what is seen; nil: from the least value to the greatest.
  init(values: some Sequence<Rational>, range: AxisRange? = nil, width: Int) {
    var sorted: [Rational] = []
    for value in values.sorted() where sorted.last != value { sorted.append(value) }
    self.values = sorted
    let width = max(width, 5)
    self.width = width
    let last = sorted.count - 1
    // The lines go on a little beyond the outermost points, less so where room is short.
    var margin = min(max(width / 8, 2), 7)
    while margin > 1, width - 1 - 2 * margin < 2 * last { margin -= 1 }
    let room = width - 1 - 2 * margin
    guard last > 0 || range != nil && last == 0 else {
      columns = sorted.map { _ in width / 2 }
      return
    }

    let even = range?.evenSteps(most: room) ?? Scale.evenSteps(for: sorted, most: room)
    let span = even < 2 * last ? room : even
    let gap = min(2, span / max(last, 1))
    let scale =
      range.map { Scale(lower: $0.lower, upper: $0.upper, steps: span) }
      ?? Scale(sorted, steps: span)
    var placed = sorted.map { scale($0) }
    // Whoever stands too near to the left neighbour moves right, and at the end all move back.
    for index in placed.indices.dropFirst() {
      placed[index] = max(placed[index], placed[index - 1] + gap)
    }
    var limit = span
    for index in placed.indices.reversed() {
      placed[index] = min(placed[index], limit)
      limit = max(placed[index] - gap, 0)
    }
    let left = (width - 1 - span) / 2
    columns = placed.map { $0 + left }
  }

  /// The column of any value: between those of its neighbours, in proportion.
  func place(of value: Rational) -> Int {
    guard let next = values.firstIndex(where: { $0 >= value }) else { return columns.last ?? 0 }
    if next == 0 || values[next] == value { return columns[next] }
    let (low, high) = (values[next - 1], values[next])
    let part = (value - low) / (high - low) * Rational(columns[next] - columns[next - 1])
    return columns[next - 1] + Scale.rounded(part)
  }

  /// The column of one of the values that the axis was made for.
  func column(_ value: Rational) -> Int { values.firstIndex(of: value).map { columns[$0] } ?? 0 }
}
