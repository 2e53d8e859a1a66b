// Where everything of a picture of number lines goes: the text above the lines, the axis, what stands
// beside it, and the names below. In cells, for the terminal and for SVG alike.

import Rationals

struct NumberLinesLayout: Sendable {
  /// The columns between an axis and the label beside it.
  static let gap = 3

  /// The column where the axis begins.
  let left: Int
  let axis: NumberLineAxis
  let names: TickLabels
  /// For each row, above its line.
  let captions: [[StyledLine]]
  /// For each row: the label, where there is no room for it beside the line.
  let labelsAbove: [[StyledLine]]
  /// For each row: the label beside its line, or nothing.
  let labelsBeside: [StyledLine]
  /// The names below the ticks, indented.
  let linesBelow: [StyledLine]

  /// A longer line is not easier to read, but a wide screen is not left empty.
  private static func widestAxis(_ width: Int) -> Int { 60 + min(max(width - 100, 0), 60) }

  /// The picture shrinks to that, and then what is beside it goes above it.
  private static let leastAxis = 14

  /// Labels stand beside an axis that stays only where all but the longest have room.
  private static let leastLabel = 12

  init(_ figure: NumberLines, renderer: TextRenderer, width: Int) {
    let speller = renderer.speller
    let captions = Captions(figure.rows.map { $0.caption }, renderer: renderer, width: width)
    let left = captions.picturePlace
    let labels = figure.rows.map { speller.line($0.label) }
    let space = width - left
    var limit = space - Self.gap - max(space / 2, Self.leastAxis)
    var least = 0
    // An axis that stays from picture to picture has the same width in each, whatever stands beside it.
    if figure.axis != nil, labels.contains(where: { !$0.isBlank }) {
      least = min(limit, space / 3)
      if least < Self.leastLabel { least = 0 }
      if labels.count == 1 || least == 0 { limit = least }
    }
    let labelWidth = labels.reduce(least) { $1.width <= limit ? max($0, $1.width) : $0 }
    let room = space - (labelWidth > 0 ? labelWidth + Self.gap : 0)

    let ticks = figure.ticksWithEnds(speller: speller)
    let axis = NumberLineAxis(
      values: ticks.map { $0.value }, range: figure.axis,
      width: min(room, Self.widestAxis(width)))
    let names = TickLabels(
      ticks, speller: speller, limit: max(width / 2, 8), column: axis.column)
    var references = References()
    let below = names.lines(width: space, speller: speller, references: &references)

    self.left = left
    self.axis = axis
    self.names = names
    self.captions = captions.lines
    labelsBeside = labels.map { $0.width <= limit ? $0 : StyledLine() }
    labelsAbove = labels.map { label in
      label.width <= limit
        ? []
        : renderer.wrapped(label, width: space, hanging: 2).map { $0.indented(by: left) }
    }
    linesBelow = (below + references.lines(renderer, width: space)).map {
      $0.indented(by: left)
    }
  }
}

extension NumberLines {
  /// The named points, and the ends of the regions that no point names, by their number.
  func ticksWithEnds(speller: Speller) -> [Tick] {
    var result = ticks
    for end in rows.compactMap({ $0.region }).flatMap({ $0.ends }).sorted() {
      if result.contains(where: { $0.value == end }) { continue }
      result.append(Tick(name: speller.number(end), value: end))
    }
    return result
  }
}

/// The text above each line, in cells that are aligned with those of the other rows.
struct Captions: Sendable {
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
      let height = columns.map { $0.count }.max() ?? 0
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
