// The graph of a level's objective against one variable: the parts as fine lines, their sum as a
// heavy one, the minimum marked on it, and below, on the axis, what the levels above left over.

import Rationals

extension TextRenderer {
  /// In columns: on a wide screen more.
  private static func widestPlot(_ width: Int) -> Int { 61 + min(max(width - 100, 0), 40) }
  private static let plotRows = 16

  func lines(of graph: Graph, width: Int) -> [StyledLine] {
    (graph.title.isEmpty ? [] : wrapped(graph.title, width: width))
      + (width < TextRenderer.leastPlot
        ? wrapped(say(.axis(graph.variable, graph.ticks)), width: width, hanging: 2)
        : picture(of: graph, width: width))
      + legend(of: graph, width: width)
  }

  private func picture(of graph: Graph, width: Int) -> [StyledLine] {
    let heights = graph.yRange()
    let steps = RoundSteps(lower: heights.lower, upper: heights.upper, about: 5)
    let rowsPerStep = max(
      min(
        (TextRenderer.plotRows + steps.count / 2) / steps.count, (mostPlotRows - 1) / steps.count),
      1)
    let rows = steps.count * rowsPerStep + 1

    let ticks = graph.ticksWithEnds(speller: speller)
    let variable = StyledLine(speller.words(graph.variable))
    let variableRoom = variable.width <= width / 4 ? variable.width : 0
    var references = References()
    let xs = ticks.map { $0.value } + graph.curves.flatMap { $0.vertices }.map { $0.x }

    // The numbers at the left take their room first, then the plot takes what is left of it.
    func axis(rowOf row: (Rational) -> Int) -> VerticalAxis {
      let values = steps.values
      var marks = zip(values, speller.axisNumbers(values)).map { (row: row($0), name: $1) }
      // They only give the scale: those that are too long for it are left out.
      marks.removeAll { $0.name.displayWidth > width / 4 }
      if let least = graph.minimumValue, graph.minimum != nil {
        let taken = Set(marks.map { $0.row })
        if taken.isDisjoint(with: [row(least) - 1, row(least), row(least) + 1]) {
          marks.append((row(least), speller.number(least)))
        }
      }
      return VerticalAxis(
        marks, limit: width / 4, speller: speller, references: &references)
    }
    func frame(columns: Int) -> PlotFrame {
      let scale = Scale(xs, steps: 1)
      return PlotFrame(
        x: (scale.lower, scale.upper), columns: columns, y: (steps.lower, steps.upper), rows: rows)
    }
    let vertical = axis(rowOf: frame(columns: 2).row)
    let left = vertical.width + 1
    let names = curveNames(of: graph, rows: rows, width: width, row: frame(columns: 2).row)
    let room = width - left - 3 - max(variableRoom, names.width)
    let most = min(room, TextRenderer.widestPlot(width)) - 1
    let plot = frame(columns: Scale.evenSteps(for: xs, most: most) + 1)

    let canvas = drawing(of: graph, in: plot)
    let horizontal = HorizontalAxis(
      names: TickLabels(ticks, speller: speller, limit: max(width / 2, 8), column: plot.column),
      columns: plot.columns, variable: variable, variableRoom: variableRoom,
      region: graph.region.flatMap { region in
        region.isEmpty ? nil : (region.lower.map(plot.column), region.upper.map(plot.column))
      })
    let picture = canvas.lines.enumerated().map { row, line in
      let name = names.names[row].map { .spaces(plot.columns - line.width + 1) + $0 }
      return vertical.line(row: row, speller: speller) + line + (name ?? StyledLine())
    }
    return picture
      + horizontal.lines(left: left, width: width, renderer: self, references: &references)
      + references.lines(self, width: width)
  }

  // MARK: Curves

  private func curveNames(
    of graph: Graph, rows: Int, width: Int, row: (Rational) -> Int
  ) -> CurveNames {
    CurveNames(graph, rows: rows, limit: width / 3, speller: speller, row: row)
  }

  /// Whether there is room for the names of curves at their ends.
  private func hasCurveNames(_ graph: Graph, width: Int) -> Bool {
    !curveNames(of: graph, rows: 1, width: width) { _ in 0 }.names.isEmpty
  }

  private func drawing(of graph: Graph, in frame: PlotFrame) -> Canvas {
    var canvas = Canvas(width: frame.columns, height: frame.rows)
    drawDropLines(of: graph, in: frame, on: &canvas)
    for (curve, stroke) in graph.strokes {
      canvas.draw(
        curve.vertices.map(frame.dot), stroke, .level(curve.priority), speller: speller)
    }
    drawMinimum(of: graph, in: frame, on: &canvas)
    return canvas
  }

  /// From the minimum down to the axis, so that its place can be read off there.
  private func drawDropLines(of graph: Graph, in frame: PlotFrame, on canvas: inout Canvas) {
    guard let span = graph.minimum, let value = graph.minimumValue else { return }
    for end in span.ends {
      for row in frame.row(value)..<max(frame.rows, frame.row(value) + 1) {
        canvas.put(speller.glyph("┊"), row: row, column: frame.column(end), .dim)
      }
    }
  }

  private func drawMinimum(of graph: Graph, in frame: PlotFrame, on canvas: inout Canvas) {
    guard let span = graph.minimum, let value = graph.minimumValue, !span.isEmpty else { return }
    let row = frame.row(value)
    let from = span.lower.map(frame.column) ?? 0
    let to = span.upper.map(frame.column) ?? frame.columns - 1
    let main = graph.strokes.last
    let role: Text.Role = main.map { .level($0.curve.priority) } ?? .strong
    for column in from...max(from, to) {
      canvas.put(speller.glyph("━"), row: row, column: column, role)
    }
    for end in span.ends {
      canvas.put(speller.glyph("●"), row: row, column: frame.column(end), role)
    }
  }

  private func legend(of graph: Graph, width: Int) -> [StyledLine] {
    let isNamed = width >= TextRenderer.leastPlot && hasCurveNames(graph, width: width)
    let strokes = graph.strokes.filter { !($0.curve.isNamed && isNamed) }
    let mainFirst = strokes.filter { $0.stroke == .heavy } + strokes.filter { $0.stroke != .heavy }
    var entries = mainFirst.map { curve, stroke in
      StyledLine(sample(of: stroke), .level(curve.priority)) + .spaces(1)
        + speller.line(curve.label)
    }
    // Where nothing was taken away before, there is nothing to tell of the axis.
    if let region = graph.region, !region.ends.isEmpty {
      entries.append(speller.line(say(.regionOnAxis)))
    }
    var lines: [StyledLine] = []
    for entry in entries {
      if let last = lines.last, last.width + 3 + entry.width <= width {
        lines[lines.count - 1] = last + .spaces(3) + entry
      } else {
        lines += wrapped(entry, width: width, hanging: 5)
      }
    }
    if let span = graph.minimum, let value = graph.minimumValue {
      let words = say(.least(value, variable: graph.variable, span))
      lines += wrapped(Text("● ") + words, width: width, hanging: 2)
    }
    return lines
  }

  /// A short piece of such a line.
  func sample(of stroke: Stroke) -> String {
    var canvas = Canvas(width: 4, height: 1)
    let last = stroke == .heavy ? 6 : 7
    canvas.draw([DotPoint(x: 0, y: 1), DotPoint(x: last, y: 1)], stroke, .plain, speller: speller)
    return canvas.lines[0].runs.map { $0.text }.joined()
  }
}

extension Graph {
  /// The curves with their strokes, in the order of drawing: the strongest last, over the others.
  var strokes: [(curve: Curve, stroke: Stroke)] {
    let drawn = curves.filter { !$0.vertices.isEmpty }
    let fine: [Stroke] = [.light, .dashed, .dotted]
    if drawn.contains(where: { $0.isNamed }) {
      return drawn.map { ($0, $0.isMain ? .light : .dotted) }
    }
    let parts = drawn.filter { !$0.isMain }.enumerated().map { index, curve in
      (curve: curve, stroke: drawn.count == 1 ? Stroke.heavy : fine[index % fine.count])
    }
    return parts + drawn.filter { $0.isMain }.map { (curve: $0, stroke: Stroke.heavy) }
  }

  /// The named points, and every end that no point names; if there are none, the ends of the curves.
  func ticksWithEnds(speller: Speller) -> [NumberLines.Tick] {
    let named = Set(ticks.map { $0.value })
    var others = Set([region, minimum].compactMap { $0 }.flatMap { $0.ends })
    if named.isEmpty, others.isEmpty {
      let xs = curves.flatMap { $0.vertices }.map { $0.x }
      others = Set([xs.min(), xs.max()].compactMap { $0 })
    }
    return ticks
      + others.subtracting(named).sorted().map {
        NumberLines.Tick(name: speller.number($0), value: $0)
      }
  }

  /// From the lowest to the highest value, and to zero where that is not far off: the height above
  /// zero is the price that is paid.
  func yRange() -> (lower: Rational, upper: Rational) {
    let ys = curves.flatMap { $0.vertices }.map { $0.y } + (minimumValue.map { [$0] } ?? [])
    guard let low = ys.min(), let high = ys.max() else { return (0, 1) }
    if low == high { return low.isZero ? (0, 1) : (min(low + low, 0), max(low + low, 0)) }
    let height = high - low
    if low > 0, low <= height * 2 { return (0, high) }
    if high < 0, -high <= height * 2 { return (low, 0) }
    return (low, high)
  }
}
