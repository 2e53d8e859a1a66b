// A plane as SVG: the regions shaded in their levels' colours, the constraints dotted and named on their
// lines, level curves, the corners with their letters, and the solution as a star.

import Rationals

extension SVGRenderer {
  func draw(_ plane: Plane, on sheet: inout SVGSheet) {
    if !plane.title.isEmpty { sheet.write(renderer.wrapped(plane.title, width: renderer.width)) }
    let names = plane.cornerNames
    let x = plane.range(of: plane.x) { $0.x }
    let y = plane.range(of: plane.y) { $0.y }
    let (columns, rows) = (renderer.width * 3 / 5, 18)
    let left = ticks(plane.ticks(.vertical, in: y, room: rows, speller: speller))
    let below = ticks(plane.ticks(.horizontal, in: x, room: columns, speller: speller))
    let room = left.reduce(0) { max($0, $1.name.width) } + 2
    var frame = SVGFrame(
      origin: SVGPoint(
        x: SVGSheet.margin + room * SVGSheet.columnWidth, y: sheet.bottom + 2 * SVGSheet.rowHeight),
      width: columns * SVGSheet.columnWidth, height: rows * SVGSheet.rowHeight, x: x, y: y)

    for polygon in plane.polygons where polygon.corners.count > 2 {
      sheet.polyline(
        polygon.corners.map(frame.point), "area f-\(SVGStyle.level(polygon.priority))",
        isClosed: true)
    }
    let clipping = frame.clipping
    let guides = plane.guides.map {
      ($0.name, clipping.clipped($0.ends).map { $0.map(frame.point) })
    }
    for case (_, let ends?) in guides { sheet.line(ends[0], ends[1], "s-plain dotted") }
    let curves = plane.contours.map { curve in
      (curve.value, curve.segments.compactMap { clipping.clipped($0)?.map(frame.point) })
    }
    for segment in curves.flatMap({ $0.1 }) { sheet.line(segment[0], segment[1], "s-dim") }
    for polygon in plane.polygons {
      for edge in plane.edges(of: polygon) {
        let ends = edge.map(frame.point)
        sheet.line(ends[0], ends[1], "heavy s-\(SVGStyle.level(polygon.priority))")
      }
    }
    if plane.trail.count > 1 { sheet.polyline(plane.trail.map(frame.point), "s-plain dashed") }
    frame.drawAxes(
      xName: StyledLine(speller.words(plane.xName)), yName: StyledLine(speller.words(plane.yName)),
      left: left.map { (frame.y($0.value), $0.name) },
      below: below.map { (frame.x($0.value), $0.name) }, on: &sheet)
    drawMarks(plane, names, &frame, on: &sheet)
    for case (let name, let ends?) in guides {
      frame.label(speller.line(name), near: ends.sorted { $0.x > $1.x }, on: &sheet)
    }
    for (value, segments) in curves {
      let ends = segments.joined().sorted { ($0.x, $0.y) > ($1.x, $1.y) }
      frame.label(
        StyledLine(speller.number(value), .dim), near: Array(ends.prefix(1) + ends.suffix(1)),
        on: &sheet)
    }
    sheet.skip((rows + 4) * SVGSheet.rowHeight)
    let legend = renderer.legend(of: plane, names: names, curve: "──") { _, polygon in
      polygon.corners.count > 2 ? "■" : "●"
    }
    sheet.write(legend.flatMap { renderer.wrapped($0, width: renderer.width, hanging: 2) })
  }

  func ticks(_ ticks: [NumberLines.Tick]) -> [(value: Rational, name: StyledLine)] {
    ticks.map { (value: $0.value, name: StyledLine(speller.words($0.name))) }
  }

  private func drawMarks(
    _ plane: Plane, _ names: [Graph.Vertex: String], _ frame: inout SVGFrame,
    on sheet: inout SVGSheet
  ) {
    var unnamed = names
    for polygon in plane.polygons {
      for corner in polygon.corners where names[corner] != nil {
        sheet.circle(
          frame.point(corner), radius: 45, "f-\(SVGStyle.level(polygon.priority))")
        frame.reserve(frame.point(corner), radius: 45)
      }
    }
    if let mark = plane.mark { drawStar(frame.point(mark), on: &sheet) }
    for polygon in plane.polygons {
      for corner in polygon.corners {
        if let name = unnamed.removeValue(forKey: corner), !name.isEmpty {
          frame.label(StyledLine(name, .strong), near: [frame.point(corner)], on: &sheet)
        }
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
