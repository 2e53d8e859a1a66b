// Number lines: what every level leaves of one variable, one line below another over one axis, so
// that the shrinking is seen at one glance.
//
//     required        X = X0 + a,  X = X3 − b
//                     ◀┄┄┄┄┄┄●━━━━━━━━━━━━━━━━━━━━━●┄┄┄┄┄┄▶   [X0, X3]
//     high      750   f₁ = d⁻  →  0                 1 pivot
//                     ◀┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●━━━━━━━●┄┄┄┄┄┄▶   [X2, X3]
//                            ╵      ╵      ╵       ╵
//                            X0     X1     X2      X3
//
// Heavy is what is left; an arrow at its end says that it goes on for ever.

import Rationals

extension TextRenderer {
  /// A longer line is not easier to read, but a wide screen is not left empty.
  private static func widestAxis(_ width: Int) -> Int { 60 + min(max(width - 100, 0), 60) }

  /// The picture shrinks to that, and then what is beside it goes above it.
  private static let leastAxis = 14

  func lines(of figure: NumberLines, width: Int) -> [StyledLine] {
    let captions = Captions(figure.rows.map(\.caption), renderer: self, width: width)
    let left = captions.picturePlace
    let labels = figure.rows.map { speller.line($0.label) }
    let space = width - left
    let gap = 3
    let limit = space - gap - max(space / 2, TextRenderer.leastAxis)
    var labelWidth = labels.reduce(0) { $1.width <= limit ? max($0, $1.width) : $0 }
    // An axis that stays from picture to picture has the same width in each.
    if figure.axis != nil { labelWidth = max(labelWidth, min(limit, space / 3)) }
    let room = space - (labelWidth > 0 ? labelWidth + gap : 0)

    let ticks = figure.ticksWithEnds(speller: speller)
    let axis = NumberLineAxis(
      values: ticks.map { $0.value }, range: figure.axis, width: min(room, TextRenderer.widestAxis(width)))

    var result: [StyledLine] = []
    for index in figure.rows.indices {
      let row = figure.rows[index]
      result += captions.lines[index]
      var picture = line(of: row.region, on: axis, priority: row.priority)
      if labels[index].width <= limit {
        picture = picture + .spaces(gap) + labels[index]
      } else {
        result += wrapped(row.label, width: space, hanging: 2).map { $0.indented(by: left) }
      }
      result.append(picture.indented(by: left))
    }
    let names = TickLabels(
      ticks, speller: speller, limit: max(width / 2, 8), column: axis.column)
    if !names.columns.isEmpty {
      var marks = Canvas(width: axis.width, height: 1)
      for column in names.columns {
        marks.put(speller.glyph("╵"), row: 0, column: column, .dim)
      }
      var references = References()
      let below =
        marks.lines + names.lines(width: space, speller: speller, references: &references)
      result += below.map { $0.indented(by: left) }
      result += references.lines(self, width: space).map { $0.indented(by: left) }
    }
    return result
  }

  private func line(of region: Span?, on axis: NumberLineAxis, priority: Int) -> StyledLine {
    var canvas = Canvas(width: axis.width, height: 1)
    let (first, last) = (0, axis.width - 1)
    for column in first...last { canvas.put(speller.glyph("┄"), row: 0, column: column, .dim) }
    canvas.put(speller.glyph("◀"), row: 0, column: first, .dim)
    canvas.put(speller.glyph("▶"), row: 0, column: last, .dim)
    guard let region, !region.isEmpty else { return canvas.lines[0] }

    let role = Text.Role.level(priority)
    let from = region.lower.map(axis.column) ?? first
    let to = region.upper.map(axis.column) ?? last
    for column in from...to { canvas.put(speller.glyph("━"), row: 0, column: column, role) }
    canvas.put(speller.glyph(region.lower == nil ? "◀" : "●"), row: 0, column: from, role)
    canvas.put(speller.glyph(region.upper == nil ? "▶" : "●"), row: 0, column: to, role)
    return canvas.lines[0]
  }
}

extension NumberLines {
  /// The named points, and the ends of the regions that no point names, by their number.
  fileprivate func ticksWithEnds(speller: Speller) -> [Tick] {
    var result = ticks
    for end in rows.compactMap({ $0.region }).flatMap({ $0.ends }).sorted() {
      if result.contains(where: { $0.value == end }) { continue }
      result.append(Tick(name: speller.number(end), value: end))
    }
    return result
  }
}

extension Span {
  /// Those ends that are not infinite.
  var ends: [Rational] { [lower, upper].compactMap { $0 } }

  var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return lower > upper
  }
}

/// The text above each line, in cells that are aligned with those of the other rows.
private struct Captions {
  /// For each row; none where its caption is empty.
  let lines: [[StyledLine]]
  /// Where the pictures begin: below the first cell that is not a level's name or number.
  let picturePlace: Int

  init(_ captions: [[Text]], renderer: TextRenderer, width: Int) {
    let gap = 3
    let count = captions.reduce(0) { max($0, $1.count) }
    let cells = captions.map { $0.map(renderer.speller.line) }
    var widths = (0..<count).map { column in
      cells.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    func place(_ column: Int) -> Int { widths[..<column].reduce(0) { $0 + $1 + gap } }

    // Where they do not fit, the longest cell is set in several lines, and where that is not
    // enough, the whole caption.
    let excess = place(count) - gap - width
    if excess > 0, let longest = widths.max(), let index = widths.firstIndex(of: longest) {
      let words = cells.map { index < $0.count ? renderer.longestWord(in: $0[index]) : 0 }
      widths[index] = max(longest - excess, min(longest, max(16, words.max() ?? 0)))
    }
    let fits = place(count) - gap <= width

    let wished = count > 1 ? place(min(count - 1, 2)) : (count == 1 ? 2 : 0)
    picturePlace = wished <= width / 3 ? wished : 2
    lines = captions.map { caption in
      guard !caption.isEmpty else { return [] }
      guard fits else {
        return renderer.wrapped(
          caption.filter { !$0.isEmpty }.joined(separator: "  "), width: width, hanging: 2)
      }
      let columns = zip(caption, widths).map { renderer.wrapped($0, width: $1) }
      let height = columns.map(\.count).max() ?? 0
      return (0..<height).map { row in
        var line = StyledLine()
        for (column, cell) in columns.enumerated() where row < cell.count {
          line = line.padded(to: place(column), .left) + cell[row]
        }
        return line
      }
    }
  }
}
