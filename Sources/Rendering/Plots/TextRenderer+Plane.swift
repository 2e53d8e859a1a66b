// A region of the plane: its inside shaded, its corners marked and named, level curves of the
// objective across it, and the solution as a star. Below it, every corner with exact coordinates.

import Rationals

extension TextRenderer {
  private static let widestPlane = 57
  private static let planeRows = 21

  func lines(of plane: Plane, width: Int) -> [StyledLine] {
    let names = plane.cornerNames
    return (plane.title.isEmpty ? [] : wrapped(plane.title, width: width))
      + picture(of: plane, names: names, width: width)
      + legend(of: plane, names: names, width: width)
  }

  /// The picture alone, its corners marked but not named.
  func unnamedPicture(of plane: Plane, width: Int) -> [StyledLine] {
    picture(of: plane, names: plane.cornerNames.mapValues { _ in "" }, width: width)
  }

  private func picture(
    of plane: Plane, names: [Graph.Vertex: String], width: Int
  ) -> [StyledLine] {
    let x = plane.range(of: plane.x, \.x)
    let y = plane.range(of: plane.y, \.y)
    let xName = StyledLine(speller.words(plane.xName))
      .elided(to: width / 4, ellipsis: speller.ellipsis)
    let yName = StyledLine(speller.words(plane.yName))
      .elided(to: width / 2, ellipsis: speller.ellipsis)

    func ticks(_ ticks: [NumberLines.Tick], _ range: (lower: Rational, upper: Rational))
      -> [NumberLines.Tick]
    {
      let shown = ticks.filter { range.lower <= $0.value && $0.value <= range.upper }
      if !shown.isEmpty { return shown }
      return [range.lower, range.upper].map {
        NumberLines.Tick(name: speller.number($0, limit: width / 4), value: $0)
      }
    }
    let xTicks = ticks(plane.xTicks, x)
    let yTicks = ticks(plane.yTicks, y)

    // A cell is about twice as high as wide.
    let estimate = min(width - 8, TextRenderer.widestPlane)
    let most = min(TextRenderer.planeRows, max(estimate * 2 / 5, 5)) - 1
    let rows = Scale.evenSteps(for: yTicks.map(\.value) + [y.lower, y.upper], most: most) + 1
    func frame(columns: Int) -> PlotFrame { PlotFrame(x: x, columns: columns, y: y, rows: rows) }
    let rowOf = frame(columns: 2).row
    let vertical = VerticalAxis(
      yTicks.map { (rowOf($0.value), $0.name) }, limit: width / 4, speller: speller)
    let left = vertical.width + 1
    let room = min(width - left - 3 - xName.width, TextRenderer.widestPlane)
    let plot = frame(
      columns: Scale.evenSteps(for: xTicks.map(\.value) + [x.lower, x.upper], most: room - 1) + 1)

    let canvas = drawing(of: plane, names: names, in: plot)
    let horizontal = HorizontalAxis(
      names: TickLabels(xTicks, speller: speller, limit: max(width / 3, 8), column: plot.column),
      columns: plot.columns, variable: xName)
    return [yName.indented(by: max(left + 1 - yName.width, 0))]
      + canvas.lines.enumerated().map { vertical.line(row: $0, speller: speller) + $1 }
      + horizontal.lines(left: left, width: width, speller: speller)
  }

  // MARK: The picture

  private func drawing(
    of plane: Plane, names: [Graph.Vertex: String], in frame: PlotFrame
  ) -> Canvas {
    var canvas = Canvas(width: frame.columns, height: frame.rows)
    for (index, polygon) in plane.polygons.enumerated() {
      let shade = speller.glyph(TextRenderer.shade(index, of: plane.polygons.count))
      for row in 0..<frame.rows {
        for column in frame.columns(of: polygon.corners, atRow: row) {
          canvas.put(shade, row: row, column: column, .level(polygon.priority))
        }
      }
    }
    let clipped = plane.contours.map { contour in
      contour.segments.compactMap { frame.clipped($0) }
    }
    let guides = plane.guides.map { guide in
      (name: guide.name, segment: frame.clipped(guide.ends).map { [$0] } ?? [])
    }
    for segment in guides.flatMap(\.segment) {
      canvas.draw(segment.map(frame.dot), .dotted, .dim, speller: speller)
    }
    for segment in clipped.joined() {
      canvas.draw(segment.map(frame.dot), .light, .dim, speller: speller)
    }
    for polygon in plane.polygons {
      for edge in plane.edges(of: polygon) {
        canvas.draw(edge.map(frame.dot), .heavy, .level(polygon.priority), speller: speller)
      }
    }

    canvas.draw(
      plane.trail.map(frame.dot), .dashed, .strong, speller: speller)

    var marks = PlaneMarks(canvas: canvas, frame: frame)
    for polygon in plane.polygons {
      for corner in polygon.corners where names[corner] != nil {
        marks.put(cornerGlyph, at: corner, .level(polygon.priority))
      }
    }
    if let mark = plane.mark { marks.put(speller.glyph("★"), at: mark, .strong) }
    // A corner that several regions have is named once, outside of the first and largest.
    var unnamed = names
    for polygon in plane.polygons {
      for corner in polygon.corners {
        if let name = unnamed.removeValue(forKey: corner) {
          marks.name(corner, name, awayFrom: polygon.corners)
        }
      }
    }
    for guide in guides {
      marks.label(guide.segment.joined().map { $0 }, speller.line(guide.name))
    }
    for (contour, segments) in zip(plane.contours, clipped) {
      let value = StyledLine(speller.number(contour.value, limit: frame.columns / 4), .dim)
      marks.label(segments.joined(), value)
    }
    return marks.canvas
  }

  /// Not the star's spelling in ASCII, which the corners of other pictures have.
  private var cornerGlyph: Character { presentation.isASCII ? "o" : "●" }

  /// The regions shrink from the first to the last, and so become denser.
  private static func shade(_ index: Int, of count: Int) -> Character {
    let shades: [Character] = ["░", "▒", "▓"]
    return shades[min(index, shades.count - 1)]
  }

  // MARK: The legend

  private func legend(
    of plane: Plane, names: [Graph.Vertex: String], width: Int
  ) -> [StyledLine] {
    var texts: [Text] = plane.polygons.enumerated().map { index, polygon in
      let shade = TextRenderer.shade(index, of: plane.polygons.count)
      let glyph = polygon.corners.count > 2 ? shade : cornerGlyph
      let sample = Text("\(glyph) ", .level(polygon.priority))
      let corners = polygon.corners.compactMap { corner in
        names[corner].map { Text("\($0)\u{A0}") + PictureWords.point(corner) }
      }
      let parts = corners + (polygon.isBounded ? [] : [PictureWords.goesOn])
      let list = parts.joined(separator: ", ")
      return sample + polygon.label + (parts.isEmpty || polygon.label.isEmpty ? "" : ": ") + list
    }
    if let mark = plane.mark {
      texts.append(
        Text("★ ", .strong)
          + PictureWords.solution(mark, xName: plane.xName, yName: plane.yName))
    }
    if !plane.contours.isEmpty {
      texts.append(
        Text("\(sample(of: .light)) ", .dim) + PictureWords.levelCurves
          + plane.contours.map { Text($0.value) }.joined(separator: ", "))
    }
    return texts.flatMap { wrapped($0, width: width, hanging: 2) }
  }
}

extension Plane {
  /// The range that is drawn: the frame's, and where it says nothing, what there is to see.
  fileprivate func range(
    of span: Span, _ coordinate: (Graph.Vertex) -> Rational
  ) -> (lower: Rational, upper: Rational) {
    let seen =
      (polygons.flatMap(\.corners) + contours.flatMap(\.segments).joined()
      + (mark.map { [$0] } ?? [])).map(coordinate)
    let scale = Scale(
      lower: span.lower ?? seen.min() ?? 0, upper: span.upper ?? seen.max() ?? 1, steps: 1)
    return (scale.lower, scale.upper)
  }

  /// A letter for each corner that is one: where a region goes on beyond the frame, the points in
  /// which it is cut off are none. Past Z there are no letters left.
  fileprivate var cornerNames: [Graph.Vertex: String] {
    var letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[...]
    var names: [Graph.Vertex: String] = [:]
    for polygon in polygons {
      for corner in polygon.corners where names[corner] == nil {
        if !polygon.isBounded, isOnFrame(corner) { continue }
        names[corner] = letters.popFirst().map { String($0) } ?? ""
      }
    }
    return names
  }

  /// The straight pieces of its outline, without those that only the frame cuts off.
  fileprivate func edges(of polygon: Polygon) -> [[Graph.Vertex]] {
    let corners = polygon.corners
    if corners.count < 3 { return corners.count == 2 ? [corners] : [] }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
      let isAlongFrame =
        from.x == to.x && x.ends.contains(from.x) || from.y == to.y && y.ends.contains(from.y)
      return !polygon.isBounded && isAlongFrame ? nil : [from, to]
    }
  }

  private func isOnFrame(_ vertex: Graph.Vertex) -> Bool {
    x.ends.contains(vertex.x) || y.ends.contains(vertex.y)
  }
}
