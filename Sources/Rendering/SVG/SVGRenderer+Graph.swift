// Graphs of piecewise linear functions as SVG.

import Rationals

extension SVGRenderer {
  func draw(_ graph: Graph, on sheet: inout SVGSheet) {
    write(graph.title, on: &sheet)
    let names = plot(graph, on: &sheet)
    write(renderer.graphWords(graph, areNamed: names), on: &sheet)
  }

  /// The graph without its title and its legend.
  ///
  /// - Returns: whether curves that have a name of their own are called by it.
  func plot(_ graph: Graph, on sheet: inout SVGSheet) -> Bool {
    let heights = graph.yRange()
    let steps = RoundSteps(lower: heights.lower, upper: heights.upper, about: 5)
    let named = graph.ticksWithEnds(speller: speller)
    let range = Scale(
      named.map { $0.value } + graph.curves.flatMap { $0.vertices }.map { $0.x }, steps: 1)
    let rows = 14
    let values = steps.values
    let left = zip(values, speller.axisNumbers(values)).map {
      SVGFrame.AxisMark(.init(name: $1, value: $0), speller, isPoint: false)
    }
    let room = left.reduce(0) { max($0, $1.name.width) } + 2
    let beside = CurveNames(graph, rows: 1, limit: renderer.width / 3, speller: speller) { _ in 0 }
    let columns = plotColumns(
      left: room, right: max(beside.width + 1, speller.words(graph.variable).displayWidth + 3))
    let frame = SVGFrame(
      origin: SVGPoint(
        x: SVGSheet.margin + room * SVGSheet.columnWidth, y: sheet.bottom + SVGSheet.rowHeight),
      width: columns * SVGSheet.columnWidth, height: rows * SVGSheet.rowHeight,
      x: (range.lower, range.upper), y: (steps.lower, steps.upper))

    var isNamed = false
    sheet.group(frame.hooks("graph", x: graph.variable, y: nil)) { sheet in
      isNamed = draw(graph, in: frame, rows: rows, left: left, on: &sheet)
      sheet.skip((rows + 1) * SVGSheet.rowHeight)
      drawNames(named, of: graph, in: frame, left: room, on: &sheet)
    }
    return isNamed
  }

  private func draw(
    _ graph: Graph, in frame: SVGFrame, rows: Int, left: [SVGFrame.AxisMark],
    on sheet: inout SVGSheet
  ) -> Bool {
    if let region = graph.region, !region.isEmpty {
      let y = frame.origin.y + frame.height
      sheet.line(
        SVGPoint(x: region.lower.map(frame.x) ?? frame.origin.x, y: y),
        SVGPoint(x: region.upper.map(frame.x) ?? frame.origin.x + frame.width, y: y),
        "s-plain heavy")
    }
    for (curve, stroke) in graph.strokes {
      sheet.group(hooks(of: curve)) { sheet in
        sheet.polyline(
          curve.vertices.map(frame.point),
          "\(stroke.rawValue) s-\(SVGStyle.level(curve.priority))")
      }
    }
    drawMinimum(of: graph, in: frame, on: &sheet)
    let names = CurveNames(graph, rows: rows + 1, limit: renderer.width / 3, speller: speller) {
      (frame.y($0) - frame.origin.y + SVGSheet.rowHeight / 2) / SVGSheet.rowHeight
    }
    for row in names.names.keys.sorted() {
      guard let name = names.names[row] else { continue }
      let place = SVGPoint(
        x: frame.origin.x + frame.width + SVGSheet.columnWidth,
        y: frame.origin.y + row * SVGSheet.rowHeight + SVGSheet.rowHeight / 4)
      sheet.write(name, at: place)
    }
    frame.drawAxes(
      xName: StyledLine(formula: speller.words(graph.variable)), yName: StyledLine(),
      left: left, below: [], on: &sheet)
    return !names.names.isEmpty
  }

  private func hooks(of curve: Graph.Curve) -> [Markup.Attribute] {
    [
      .init("data-curve", speller.line(curve.label).string(theme: nil)),
      .init("data-priority", "\(curve.priority)"),
    ]
  }

  /// The names below the axis, like stairs where they are long.
  private func drawNames(
    _ ticks: [NumberLines.Tick], of graph: Graph, in frame: SVGFrame, left: Int,
    on sheet: inout SVGSheet
  ) {
    let labels = TickLabels(ticks, speller: speller, limit: renderer.width / 2) { value in
      left + (frame.x(value) - frame.origin.x) / SVGSheet.columnWidth
    }
    for tick in ticks {
      let x = frame.x(tick.value)
      let (top, bottom) = (
        SVGPoint(x: x, y: sheet.bottom), SVGPoint(x: x, y: sheet.bottom + 50)
      )
      sheet.group(graph.ticks.contains(tick) ? SVGHooks.point(tick, axis: "x") : []) { sheet in
        sheet.line(top, bottom, "s-dim")
        sheet.grip(SVGPoint(x: x, y: frame.origin.y + frame.height), bottom)
      }
    }
    sheet.skip(50)
    var references = References()
    sheet.write(labels.lines(width: renderer.width, speller: speller, references: &references))
    sheet.write(references.lines(renderer, width: renderer.width))
  }

  private func drawMinimum(of graph: Graph, in frame: SVGFrame, on sheet: inout SVGSheet) {
    guard let span = graph.minimum, let value = graph.minimumValue, !span.isEmpty else { return }
    let y = frame.y(value)
    let level = SVGStyle.level(graph.curves.last { $0.isMain }?.priority ?? 1)
    sheet.line(
      SVGPoint(x: span.lower.map(frame.x) ?? frame.origin.x, y: y),
      SVGPoint(x: span.upper.map(frame.x) ?? frame.origin.x + frame.width, y: y),
      "bar s-\(level)")
    for end in span.ends {
      let place = SVGPoint(x: frame.x(end), y: y)
      sheet.line(place, SVGPoint(x: place.x, y: frame.origin.y + frame.height), "s-dim dotted")
      sheet.circle(place, radius: 60, "f-\(level)")
    }
  }
}

extension TextRenderer {
  private static func sign(of stroke: Stroke) -> String {
    switch stroke {
    case .heavy: "━━"
    case .light: "──"
    case .dashed: "╌╌"
    case .dotted: "··"
    }
  }

  /// What the curves are, and where the sum of them is least.
  ///
  /// - Parameter areNamed: whether those that have a name of their own are called by it already.
  func graphWords(_ graph: Graph, areNamed: Bool) -> [Text] {
    let strokes = graph.strokes.reversed().filter { !($0.curve.isNamed && areNamed) }
    var texts = strokes.map { curve, stroke in
      Text("\(TextRenderer.sign(of: stroke)) ", .level(curve.priority)) + curve.label
    }
    if let span = graph.minimum, let value = graph.minimumValue {
      texts.append("● " + say(.least(value, variable: graph.variable, span)))
    }
    return texts
  }
}
