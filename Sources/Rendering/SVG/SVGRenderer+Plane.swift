// A plane as SVG: the regions shaded in their levels' colours, the constraints dotted and named on their
// lines, level curves, the corners with their letters, and the solution as a star.

import Rationals

extension SVGRenderer {
  func draw(_ plane: Plane, on sheet: inout SVGSheet) {
    write(plane.title, on: &sheet)
    let others = plot(plane, on: &sheet)
    write(legend(of: plane) + others, on: &sheet)
  }

  func legend(of plane: Plane) -> [Text] {
    renderer.legend(of: plane, names: plane.cornerNames, curve: "──") { _, polygon in
      polygon.corners.count > 2 ? "■" : "●"
    }
  }

  /// The plane without its title and its legend.
  ///
  /// - Returns: what is said of lines whose names have no room in it.
  func plot(_ plane: Plane, on sheet: inout SVGSheet) -> [Text] {
    let names = plane.cornerNames
    let x = plane.range(of: plane.x) { $0.x }
    let y = plane.range(of: plane.y) { $0.y }
    let rows = planeRows
    let left = plane.ticks(.vertical, in: y, room: rows, speller: speller).map {
      SVGFrame.AxisMark($0, speller, isPoint: plane.yTicks.contains($0))
    }
    let room = left.reduce(0) { max($0, $1.name.width) } + 2
    let columns = plotColumns(left: room, right: speller.words(plane.xName).displayWidth + 3)
    let below = plane.ticks(.horizontal, in: x, room: columns, speller: speller).map {
      SVGFrame.AxisMark($0, speller, isPoint: plane.xTicks.contains($0))
    }
    var frame = SVGFrame(
      origin: SVGPoint(
        x: SVGSheet.margin + room * SVGSheet.columnWidth,
        y: sheet.bottom + (isInset ? SVGSheet.rowHeight : 2 * SVGSheet.rowHeight)),
      width: columns * SVGSheet.columnWidth, height: rows * SVGSheet.rowHeight, x: x, y: y)

    var unnamed: [Text] = []
    sheet.group(frame.hooks("plane", x: plane.xName, y: plane.yName)) { sheet in
      unnamed = draw(plane, names, &frame, left: left, below: below, on: &sheet)
    }
    sheet.skip((rows + (isInset ? 2 : 4)) * SVGSheet.rowHeight)
    return unnamed
  }

  /// - Returns: as `plot` does.
  private func draw(
    _ plane: Plane, _ names: [Graph.Vertex: String], _ frame: inout SVGFrame,
    left: [SVGFrame.AxisMark], below: [SVGFrame.AxisMark], on sheet: inout SVGSheet
  ) -> [Text] {
    for polygon in plane.polygons where polygon.corners.count > 2 {
      sheet.group(["data-priority": "\(polygon.priority)"]) { sheet in
        sheet.polyline(
          polygon.corners.map(frame.point), "area f-\(SVGStyle.level(polygon.priority))",
          isClosed: true)
      }
    }
    let clipping = frame.clipping
    let guides = plane.guides.map { guide in
      (guide, clipping.clipped(guide.ends).map { $0.map(frame.point) })
    }
    for case (let guide, let ends?) in guides {
      sheet.group(["data-constraint": guide.constraint]) { sheet in
        sheet.line(ends[0], ends[1], "s-plain dotted")
        sheet.grip(ends[0], ends[1])
      }
    }
    let curves = plane.contours.map { curve in
      (
        curve.value,
        ContourChains(curve.segments.compactMap { clipping.clipped($0) }).chains
          .map { $0.map(frame.point) }
      )
    }
    for chain in curves.flatMap({ $0.1 }) { sheet.polyline(chain, "s-dim") }
    let goals = plane.objectives.map { objective in
      (objective, clipping.levelLine(of: objective, through: plane.mark)?.map(frame.point) ?? [])
    }
    for (objective, ends) in goals where !ends.isEmpty {
      sheet.group(["data-level-line": objective.name]) { sheet in
        sheet.line(ends[0], ends[1], "level s-\(SVGStyle.level(objective.priority))")
      }
    }
    for polygon in plane.polygons { drawEdges(of: polygon, plane, in: &frame, on: &sheet) }
    if plane.trail.count > 1 { sheet.polyline(plane.trail.map(frame.point), "s-plain dashed") }
    frame.drawAxes(
      xName: StyledLine(formula: speller.words(plane.xName)),
      yName: StyledLine(formula: speller.words(plane.yName)),
      left: left, below: below, on: &sheet)
    drawMarks(plane, names, &frame, on: &sheet)
    for objective in plane.objectives { draw(objective, of: plane, in: &frame, on: &sheet) }
    let unnamed = nameLines(guides, goals, curves, of: plane, in: &frame, on: &sheet)
    let outside = guides.filter { $0.1 == nil }.map { $0.0.name }
    return (unnamed.isEmpty ? [] : [renderer.say(.unnamedLines(unnamed))])
      + (outside.isEmpty ? [] : [renderer.say(.linesOutside(outside))])
  }

  /// - Returns: the names of the constraints' lines for which there is no room.
  private func nameLines(
    _ guides: [(Plane.Guide, [SVGPoint]?)], _ goals: [(Plane.Objective, [SVGPoint])],
    _ curves: [(Rational, [[SVGPoint]])], of plane: Plane, in frame: inout SVGFrame,
    on sheet: inout SVGSheet
  ) -> [Text] {
    var unnamed: [Text] = []
    for case (let guide, let ends?) in guides {
      sheet.group(["data-constraint": guide.constraint]) { sheet in
        let places = ends.sorted { $0.x > $1.x } + Self.between(ends)
        if !frame.label(speller.line(guide.name), near: places, on: &sheet) {
          unnamed.append(guide.name)
        }
      }
    }
    for (objective, ends) in goals {
      guard let mark = plane.mark else { continue }
      frame.label(
        StyledLine(speller.number(objective.value(at: mark)), .level(objective.priority)),
        near: ends.sorted { $0.x > $1.x } + (ends.isEmpty ? [] : Self.between(ends)), on: &sheet)
    }
    for (value, segments) in curves {
      let ends = segments.joined().sorted { ($0.x, $0.y) > ($1.x, $1.y) }
      frame.label(
        StyledLine(speller.number(value), .dim), near: Array(ends.prefix(1) + ends.suffix(1)),
        on: &sheet)
    }
    return unnamed
  }

  /// Where a name may stand if both ends of its line are taken.
  private static func between(_ ends: [SVGPoint]) -> [SVGPoint] {
    [4, 3, 5, 2, 6, 1, 7].map { part in
      SVGPoint(
        x: (ends[0].x * (8 - part) + ends[1].x * part) / 8,
        y: (ends[0].y * (8 - part) + ends[1].y * part) / 8)
    }
  }

  /// The outline, with an arrow wherever the region goes on beyond the frame.
  private func drawEdges(
    of polygon: Plane.Polygon, _ plane: Plane, in frame: inout SVGFrame,
    on sheet: inout SVGSheet
  ) {
    let level = SVGStyle.level(polygon.priority)
    sheet.group(["data-priority": "\(polygon.priority)"]) { sheet in
      for edge in plane.edges(of: polygon) {
        let ends = edge.map(frame.point)
        sheet.line(ends[0], ends[1], "heavy s-\(level)")
        guard !polygon.isBounded, ends[0] != ends[1] else { continue }
        for (from, to, vertex) in [(ends[1], ends[0], edge[0]), (ends[0], ends[1], edge[1])]
        where plane.isOnFrame(vertex) {
          sheet.arrow(to, from: from, size: 130, "f-\(level)")
          frame.reserve(to, radius: 60)
        }
      }
    }
  }

  private func drawMarks(
    _ plane: Plane, _ names: [Graph.Vertex: String], _ frame: inout SVGFrame,
    on sheet: inout SVGSheet
  ) {
    var unnamed = names
    for polygon in plane.polygons {
      for corner in polygon.corners where names[corner] != nil {
        sheet.group(SVGHooks.vertex("data-corner", names[corner] ?? "", corner)) { sheet in
          sheet.circle(
            frame.point(corner), radius: 45, "f-\(SVGStyle.level(polygon.priority))")
        }
        frame.reserve(frame.point(corner), radius: 45)
      }
    }
    if let mark = plane.mark {
      sheet.group(SVGHooks.vertex("data-solution", "", mark)) { sheet in
        drawStar(frame.point(mark), on: &sheet)
      }
    }
    for polygon in plane.polygons {
      for corner in polygon.corners {
        if let name = unnamed.removeValue(forKey: corner), !name.isEmpty {
          frame.label(StyledLine(name, .strong), near: [frame.point(corner)], on: &sheet)
        }
      }
    }
  }

  /// From the solution, or else the middle, so far an arrow goes: its length says nothing.
  private static let arrowLength = 720

  /// An arrow in the direction in which an objective gets better, across its level lines as they are seen.
  private func draw(
    _ objective: Plane.Objective, of plane: Plane, in frame: inout SVGFrame,
    on sheet: inout SVGSheet
  ) {
    let level = SVGStyle.level(objective.priority)
    let from = plane.mark.map(frame.point) ?? frame.middle
    let way = frame.direction(of: objective.growth, length: Self.arrowLength)
    let part = frame.room(from, towards: way)
    let to = SVGPoint(x: from.x + way.x * part / 100, y: from.y + way.y * part / 100)
    let hooks = Markup.given([
      "data-goal": objective.name,
      "data-from": "\(SVGSheet.px(from.x)) \(SVGSheet.px(from.y))",
    ])
    sheet.group(hooks) { sheet in
      sheet.line(from, to, "arrow s-\(level)")
      sheet.arrow(to, from: from, size: 110, "f-\(level)")
      sheet.circle(to, radius: 140, Markup.holdClass)
      frame.reserve(to, radius: 60)
      let name = StyledLine(objective.name, .level(objective.priority))
      if !frame.label(name, near: [to], on: &sheet) {
        sheet.write(name, at: SVGPoint(x: to.x + 100, y: to.y + 50), classes: "halo")
      }
    }
  }

  /// A star of five points: cosines and sines of multiples of 36°, in tenths.
  func drawStar(_ centre: SVGPoint, on sheet: inout SVGSheet) {
    let points = [
      (0, -100), (22, -31), (95, -31), (36, 12), (59, 81), (0, 38), (-59, 81), (-36, 12),
      (-95, -31), (-22, -31),
    ]
    sheet.polyline(
      points.map { SVGPoint(x: centre.x + $0.0, y: centre.y + $0.1) }, "f-plain", isClosed: true)
  }
}
