// From a slide to a frame: exactly the lines of the screen. From the top, the headline, the story and
// the equations; from the bottom, the progress, a line for questions, and the picture, which so stands
// in the same place on every screen. Where room is short, the equations go first, then the picture.

import Rationals

/// Draws slides for a screen of one size.
public struct SlideRenderer: Sendable {
  /// At least 20.
  public let columns: Int
  /// At least 5.
  public let rows: Int
  private let renderer: TextRenderer

  /// A lower screen has no large letters; one lower than the other has a small picture.
  private static let leastColumns = 20
  private static let leastRowsForLargeText = 20
  private static let leastRowsForTwoLargeTexts = 34
  private static let leastColumnsForTwo = 72
  private static let leastTextColumns = 38

  /// For a screen of that size.
  ///
  /// - Parameter theme: nil: no colours at all.
  public init(presentation: Presentation, columns: Int, rows: Int, theme: Theme?) {
    self.columns = max(columns, Self.leastColumns)
    self.rows = max(rows, 5)
    renderer = TextRenderer(presentation: presentation, width: self.columns, theme: theme)
  }

  /// The lines of the screen, `rows` of them, none wider than the screen.
  public func frame(_ slide: Slide, _ footer: SlideFooter) -> [String] {
    let top = headline(slide.headlines)
    var picture = self.picture(slide)
    let note = renderer.wrapped(footer.note, width: columns).suffix(2)
    let bottom = note + [progress(footer)]
    // A line of the story is worth more than the picture.
    if top.count + picture.count + bottom.count + 2 > rows { picture = state(slide.state) }
    let room = max(rows - top.count - picture.count - bottom.count, 0)
    let middle = Array(self.middle(slide, rows: room).prefix(room))
    let gap = [StyledLine](repeating: StyledLine(), count: room - middle.count)
    return (top + middle + gap + picture + bottom).suffix(rows).map(spelled)
  }

  /// The same without the empty lines that only fill the screen: for a terminal that only scrolls.
  public func paragraph(_ slide: Slide, _ footer: SlideFooter) -> [String] {
    var lines: [String] = []
    for line in frame(slide, footer) where !line.isEmpty || lines.last != "" { lines.append(line) }
    return lines
  }

  private func spelled(_ line: StyledLine) -> String {
    line.elided(to: columns, ellipsis: renderer.speller.ellipsis).string(theme: renderer.theme)
  }

  private var speller: Speller { renderer.speller }

  // MARK: The top

  private func headline(_ headlines: [Text]) -> [StyledLine] {
    if rows >= Self.leastRowsForLargeText, !speller.presentation.isASCII {
      for headline in headlines {
        if let lines = large(headline) { return lines + [StyledLine()] }
      }
    }
    let fitting = headlines.first { speller.line($0).width <= columns } ?? headlines.last
    let line = fitting.map { renderer.wrapped($0.marked(.strong), width: columns) } ?? []
    return line.prefix(max(rows / 4, 2)) + (rows < 16 ? [] : [StyledLine()])
  }

  private func large(_ text: Text) -> [StyledLine]? {
    LargeText.lines(speller.line(text), width: columns)
  }

  // MARK: The middle

  private func middle(_ slide: Slide, rows: Int) -> [StyledLine] {
    if let picture = pictureBeside(slide, rows: rows) {
      let left = columns - (picture.map { $0.width }.max() ?? 0) - 3
      return beside(stacked(slide, width: left, rows: rows), left, picture)
    }
    guard columns >= Self.leastColumnsForTwo, !slide.body.isEmpty else {
      return stacked(slide, width: columns, rows: rows)
    }
    let body = renderer.lines(of: slide.body, width: columns / 2)
    let width = body.map { $0.width }.max() ?? 0
    let left = columns - width - 3
    guard left >= Self.leastTextColumns, body.count <= rows else {
      return stacked(slide, width: columns, rows: rows)
    }
    // What fits one below the other is easier to read so.
    let story = self.story(slide.story, width: columns)
    if story.count + body.count + 1 <= rows { return stacked(slide, width: columns, rows: rows) }
    return beside(self.story(slide.story, width: left), left, body)
  }

  private func beside(_ left: [StyledLine], _ width: Int, _ right: [StyledLine]) -> [StyledLine] {
    (0..<max(left.count, right.count)).map { row in
      let start = row < left.count ? left[row] : StyledLine()
      guard row < right.count else { return start }
      return start.padded(to: width + 3, .left) + right[row]
    }
  }

  private func story(_ texts: [Text], width: Int) -> [StyledLine] {
    texts.flatMap { renderer.wrapped($0, width: width, hanging: 2) }
  }

  /// The story, and below it as much of the body as there is room for.
  private func stacked(_ slide: Slide, width: Int, rows: Int) -> [StyledLine] {
    let story = self.story(slide.story, width: width)
    let room = rows - story.count - (story.isEmpty ? 0 : 1)
    var body = renderer.lines(of: slide.body, width: width).flatMap {
      $0.width <= width ? [$0] : renderer.wrapped($0, width: width, hanging: 2)
    }
    while body.first?.isBlank ?? false { body.removeFirst() }
    guard room >= 3 || body.count <= room, !body.isEmpty else { return story }
    if body.count > room {
      body = body.prefix(room - 1) + [StyledLine(speller.ellipsis, .dim)]
    }
    return story + (story.isEmpty ? [] : [StyledLine()]) + body
  }

  /// What stands beside the words: a plane, and boxes that are not flat.
  private func pictureBeside(_ slide: Slide, rows: Int) -> [StyledLine]? {
    guard columns >= Self.leastColumnsForTwo else { return nil }
    switch slide.picture {
    case .plane(let plane): return picture(of: plane, rows: rows)
    case .boxes(let boxes) where !isFlat(boxes):
      return renderer.lines(of: boxes, width: columns - Self.leastTextColumns - 3, within: rows)
    case .boxes, .line, nil: return nil
    }
  }

  /// Whether boxes are so much wider than high that they are larger below the words than beside them. What the words
  /// are does not count, so that the picture stays in its place from screen to screen.
  private func isFlat(_ boxes: Boxes) -> Bool {
    let geometry = BoxGeometry(boxes)
    return columns < Self.leastColumnsForTwo
      || renderer.plan(of: geometry, width: columns, rows: rows).rows <= rows / 3
  }

  private func picture(of plane: Plane, rows: Int) -> [StyledLine]? {
    var renderer = renderer
    renderer.planeRows = max(rows - 3, TextRenderer.usualPlaneRows)
    var width = columns - Self.leastTextColumns - 3
    while width >= 24 {
      let lines = renderer.unnamedPicture(of: plane, width: width)
      if lines.count <= rows { return lines }
      width -= 2
    }
    return nil
  }

  // MARK: The bottom

  private func picture(_ slide: Slide) -> [StyledLine] {
    let isLarge = rows >= Self.leastRowsForTwoLargeTexts && !speller.presentation.isASCII
    let state =
      isLarge ? large(slide.state) ?? self.state(slide.state) : self.state(slide.state)
    let gap = isLarge ? [StyledLine()] : []
    switch slide.picture {
    case .line(let line):
      let isHigh = rows >= Self.leastRowsForLargeText
      return state + gap + renderer.lines(of: line, width: columns, isHigh: isHigh)
    case .boxes(let boxes) where isFlat(boxes):
      return state + gap + (renderer.lines(of: boxes, width: columns, within: rows / 2) ?? [])
    case .boxes, .plane, nil: return state
    }
  }

  private func state(_ text: Text) -> [StyledLine] {
    renderer.wrapped(text.marked(.strong), width: columns, hanging: 2)
  }

  /// `4/12 ████████░░░░   space next`
  private func progress(_ footer: SlideFooter) -> StyledLine {
    var line = StyledLine("\(footer.place)/\(footer.count) ", .strong)
    let width = min(max(columns - line.width - 40, 10), max(columns - line.width, 0), 40)
    let done = footer.count > 1 ? (footer.place - 1) * width / (footer.count - 1) : width
    line.append(String(repeating: speller.glyph("█"), count: done), .good)
    line.append(String(repeating: speller.glyph("░"), count: width - done), .dim)
    let keys = speller.line(footer.keys)
    if line.width + 2 + keys.width <= columns {
      line.appendSpaces(2)
      line.append(keys)
    }
    return line
  }
}

// MARK: - The number line

extension TextRenderer {
  /// The place of the method, the region as a bar, the ticks and their names.
  ///
  ///             ▽        ▼ 20
  ///                      ▄▄▄▄▄▄▄▄▄
  ///     ◀┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄█████████┄┄┄┄┄▶
  ///                      ▀▀▀▀▀▀▀▀▀
  ///             ╵        ╵       ╵
  ///             X1       X2      X3
  ///
  /// - Parameter isHigh: with a bar three rows high instead of one.
  fileprivate func lines(
    of figure: SlideNumberLine, width: Int, isHigh: Bool
  ) -> [StyledLine] {
    let axis = NumberLineAxis(
      values: figure.values + figure.ticks.map { $0.value }, width: width)
    let names = TickLabels(
      figure.ticks, speller: speller, limit: max(width / 2, 8), column: axis.column)
    let barRows = isHigh ? 3 : 1
    var canvas = Canvas(width: axis.width, height: barRows + 2)
    mark(figure, on: axis, &canvas)
    draw(figure, on: axis, &canvas, rows: 1...barRows)
    for column in names.columns {
      canvas.put(speller.glyph("╵"), row: barRows + 1, column: column, .dim)
    }
    var references = References()
    return canvas.lines
      + names.lines(width: width, speller: speller, references: &references)
      + references.lines(self, width: width)
  }

  private func mark(_ figure: SlideNumberLine, on axis: NumberLineAxis, _ canvas: inout Canvas) {
    if let before = figure.before {
      canvas.put(speller.glyph("▽"), row: 0, column: axis.column(before), .dim)
    }
    guard let now = figure.now else { return }
    let column = axis.column(now)
    let value = StyledLine(speller.number(now), .strong)
    let isAtRight = column + 2 + value.width <= axis.width
    let place = isAtRight ? column + 2 : column - 1 - value.width
    // Where there is no room for it, the words above the picture have it.
    if place >= 0 { canvas.put(value, row: 0, column: place) }
    canvas.put(speller.glyph("▼"), row: 0, column: column, .strong)
  }

  private func draw(
    _ figure: SlideNumberLine, on axis: NumberLineAxis, _ canvas: inout Canvas,
    rows: ClosedRange<Int>
  ) {
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let (first, last) = (0, axis.width - 1)
    for column in first...last {
      canvas.put(speller.glyph("┄"), row: middle, column: column, .dim)
    }
    if let region = figure.region, !region.isEmpty {
      var from = region.lower.map(axis.column) ?? first
      var to = region.upper.map(axis.column) ?? last
      // A single point would hardly be seen.
      if from == to, rows.count > 1 { (from, to) = (max(from - 1, first), min(to + 1, last)) }
      let role = Text.Role.level(figure.priority)
      for row in rows {
        let glyph: Character = row < middle ? "▄" : row > middle ? "▀" : "█"
        for column in from...to { canvas.put(speller.glyph(glyph), row: row, column: column, role) }
      }
    }
    let region = figure.region.flatMap { $0.isEmpty ? nil : $0 }
    let isOpen = region.map { (left: $0.lower == nil, right: $0.upper == nil) }
    for (glyph, column, goesOn) in [
      ("◀" as Character, first, isOpen?.left ?? false), ("▶", last, isOpen?.right ?? false),
    ] {
      canvas.put(
        speller.glyph(glyph), row: middle, column: column,
        goesOn ? .level(figure.priority) : .dim)
    }
  }
}
