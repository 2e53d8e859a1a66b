// A region of the plane: its inside shaded, its corners marked and named, level curves of the
// objective across it, and the solution as a star. Below it, every corner with exact coordinates.

import Rationals

extension TextRenderer {
  /// In columns: on a wide screen more.
  private static func widestPlane(_ width: Int) -> Int { 57 + min(max(width - 100, 0), 40) }

  /// With less room no plot can be read, and words stand for it.
  static let leastPlot = 20

  func lines(of plane: Plane, width: Int) -> [StyledLine] {
    let names = plane.cornerNames
    return (plane.title.isEmpty ? [] : wrapped(plane.title, width: width))
      + picture(of: plane, names: names, width: width, namesOthers: true)
      + legend(of: plane, names: names, width: width)
  }

  /// The picture alone, its corners marked but not named.
  func unnamedPicture(of plane: Plane, width: Int) -> [StyledLine] {
    picture(
      of: plane, names: plane.cornerNames.mapValues { _ in "" }, width: width, namesOthers: false)
  }

  /// - Parameter namesOthers: whether lines without room for their name are named below.
  private func picture(
    of plane: Plane, names: [Graph.Vertex: String], width: Int, namesOthers: Bool
  ) -> [StyledLine] {
    guard width >= TextRenderer.leastPlot else { return axisWords(for: plane, width: width) }
    let x = plane.range(of: plane.x) { $0.x }
    let y = plane.range(of: plane.y) { $0.y }
    let xName = StyledLine(speller.words(plane.xName))
    let yName = StyledLine(speller.words(plane.yName))
    let xRoom = xName.width <= width / 4 ? xName.width : 0

    // A cell is about twice as high as wide.
    let widest = TextRenderer.widestPlane(width)
    let most =
      min(planeRows, max(min(width - 8, widest) * 2 / 5, 5), mostPlotRows) - 1
    let yTicks = plane.ticks(.vertical, in: y, room: most, speller: speller)
    let rows =
      Scale.evenSteps(
        for: yTicks.map { $0.value } + [y.lower, y.upper], most: most, enough: most * 2 / 3) + 1
    func frame(columns: Int) -> PlotFrame { PlotFrame(x: x, columns: columns, y: y, rows: rows) }
    let rowOf = frame(columns: 2).row
    var references = References()
    let vertical = VerticalAxis(
      yTicks.map { (rowOf($0.value), $0.name) }, limit: width / 4, speller: speller,
      references: &references)
    let left = vertical.width + 1
    let room = min(width - left - 3 - xRoom, widest)
    let xTicks = plane.ticks(.horizontal, in: x, room: room, speller: speller)
    let plot = frame(
      columns: Scale.evenSteps(for: xTicks.map { $0.value } + [x.lower, x.upper], most: room - 1)
        + 1)

    let (canvas, unnamed) = drawing(of: plane, names: names, in: plot)
    let horizontal = HorizontalAxis(
      names: TickLabels(xTicks, speller: speller, limit: max(width / 2, 8), column: plot.column),
      columns: plot.columns, variable: xName, variableRoom: xRoom)
    let top = yName.width > width ? wrapped(yName, width: width) : [yName]
    return top.map { $0.indented(by: max(min(left + 1, width) - $0.width, 0)) }
      + canvas.lines.enumerated().map { vertical.line(row: $0, speller: speller) + $1 }
      + horizontal.lines(left: left, width: width, renderer: self, references: &references)
      + references.lines(self, width: width)
      + (namesOthers ? unnamed.flatMap { wrapped($0, width: width, hanging: 2) } : [])
  }

  /// What stands along the axes, where there is no room for a picture.
  private func axisWords(for plane: Plane, width: Int) -> [StyledLine] {
    [(plane.xName, plane.xTicks), (plane.yName, plane.yTicks)].flatMap { name, ticks in
      wrapped(say(.axis(name, ticks)), width: width, hanging: 2)
    }
      + (plane.guides.isEmpty
        ? [] : wrapped(say(.lines(plane.guides.map { $0.name })), width: width, hanging: 2))
  }

  // MARK: The picture

  /// The picture, and, as texts to stand below it, the names of lines that have no place in it.
  private func drawing(
    of plane: Plane, names: [Graph.Vertex: String], in frame: PlotFrame
  ) -> (canvas: Canvas, unnamed: [Text]) {
    let lines = PlaneLines(plane, in: frame)
    var canvas = Canvas(width: frame.columns, height: frame.rows)
    shade(plane.polygons, in: frame, on: &canvas)
    draw(lines, of: plane, in: frame, on: &canvas)
    var marks = PlaneMarks(canvas: canvas, frame: frame)
    mark(plane, names: names, on: &marks)
    let unnamed = name(lines, of: plane, in: frame, on: &marks)
    return (marks.canvas, unnamed)
  }

  private func shade(
    _ polygons: [Plane.Polygon], in frame: PlotFrame, on canvas: inout Canvas
  ) {
    for (index, polygon) in polygons.enumerated() {
      let shade = speller.glyph(TextRenderer.shade(index, of: polygons.count))
      for row in 0..<frame.rows {
        for column in frame.columns(of: polygon.corners, atRow: row) {
          canvas.put(shade, row: row, column: column, .level(polygon.priority))
        }
      }
    }
  }

  /// From the lightest to the heaviest, each over those before it.
  private func draw(
    _ lines: PlaneLines, of plane: Plane, in frame: PlotFrame, on canvas: inout Canvas
  ) {
    for segment in lines.guides.flatMap({ $0.segment }) {
      canvas.draw(segment.map(frame.dot), .dotted, .dim, speller: speller)
    }
    for segment in lines.contours.joined() {
      canvas.draw(segment.map(frame.dot), .light, .dim, speller: speller)
    }
    for (objective, segment) in lines.objectives {
      canvas.draw(
        segment.map(frame.dot), .light, .level(objective.priority), speller: speller)
    }
    for polygon in plane.polygons {
      for edge in plane.edges(of: polygon) {
        canvas.draw(edge.map(frame.dot), .heavy, .level(polygon.priority), speller: speller)
      }
    }
    canvas.draw(plane.trail.map(frame.dot), .dashed, .strong, speller: speller)
  }

  /// The corners with their names, and the solution.
  private func mark(_ plane: Plane, names: [Graph.Vertex: String], on marks: inout PlaneMarks) {
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
  }

  /// - Returns: the names for which there is no place, as texts to stand below.
  private func name(
    _ lines: PlaneLines, of plane: Plane, in frame: PlotFrame, on marks: inout PlaneMarks
  ) -> [Text] {
    var (crowded, outside): ([Text], [Text]) = ([], [])
    for guide in lines.guides {
      if guide.segment.isEmpty {
        outside.append(guide.name)
      } else if !marks.label(guide.segment.joined().map { $0 }, speller.line(guide.name)) {
        crowded.append(guide.name)
      }
    }
    for (objective, segment) in lines.objectives {
      let value = StyledLine(
        speller.number(plane.mark.map { objective.value(at: $0) } ?? 0),
        .level(objective.priority))
      if value.width <= frame.columns / 4 { marks.label(segment, value) }
    }
    for (contour, segments) in zip(plane.contours, lines.contours) {
      // All of the values stand below the picture, too.
      let value = StyledLine(speller.number(contour.value), .dim)
      if value.width <= frame.columns / 4 { marks.label(segments.joined(), value) }
    }
    return (crowded.isEmpty ? [] : [say(.unnamedLines(crowded))])
      + (outside.isEmpty ? [] : [say(.linesOutside(outside))])
  }

  /// Not the star's spelling in ASCII, which the corners of other pictures have.
  var cornerGlyph: Character { presentation.isASCII ? "o" : "●" }

  /// The regions shrink from the first to the last, and so become denser.
  private static func shade(_ index: Int, of count: Int) -> Character {
    let shades: [Character] = ["░", "▒", "▓"]
    return shades[min(index, shades.count - 1)]
  }

  // MARK: The legend

  private func legend(
    of plane: Plane, names: [Graph.Vertex: String], width: Int
  ) -> [StyledLine] {
    legend(of: plane, names: names, curve: sample(of: .light)) { index, polygon in
      let shade = TextRenderer.shade(index, of: plane.polygons.count)
      return polygon.corners.count > 2 ? shade : cornerGlyph
    }.flatMap { wrapped($0, width: width, hanging: 2) }
  }

  /// - Parameters:
  ///   - curve: what a level curve looks like.
  ///   - glyph: what a region looks like, by its place.
  func legend(
    of plane: Plane, names: [Graph.Vertex: String], curve: String,
    glyph: (Int, Plane.Polygon) -> Character
  ) -> [Text] {
    var texts: [Text] = plane.polygons.enumerated().map { index, polygon in
      let sample = Text("\(glyph(index, polygon)) ", .level(polygon.priority))
      let corners = polygon.corners.compactMap { corner in
        names[corner].map { Text("\($0)\u{A0}") + PictureWords.point(corner) }
      }
      let parts = corners + (polygon.isBounded ? [] : [say(.goesOn)])
      let list = parts.joined(separator: ", ")
      return sample + polygon.label + (parts.isEmpty || polygon.label.isEmpty ? "" : ": ") + list
    }
    if let mark = plane.mark {
      texts.append(
        Text("★ ", .strong)
          + PictureWords.solution(mark, xName: plane.xName, yName: plane.yName))
    }
    for objective in plane.objectives {
      let corners = plane.namedCorners(names).map { ($0.1, objective.value(at: $0.0)) }
      if plane.mark == nil, corners.isEmpty { continue }
      texts.append(
        Text("\(plane.mark == nil ? " " : curve) ", .level(objective.priority))
          + say(
            .objective(
              objective.function, here: plane.mark.map { objective.value(at: $0) },
              corners: corners)))
    }
    if !plane.contours.isEmpty {
      texts.append(
        Text("\(curve) ", .dim) + say(.levelCurves(of: plane.objectives.first?.function))
          + plane.contours.map { Text($0.value) }.joined(separator: ", "))
    }
    return texts
  }
}

/// The lines of a plane, as far as they cross the frame.
private struct PlaneLines {
  /// For each level curve its pieces.
  let contours: [[[Graph.Vertex]]]
  /// No segment: it lies outside.
  let guides: [(name: Text, segment: [[Graph.Vertex]])]
  /// The line along which each objective is as good as in the solution.
  let objectives: [(Plane.Objective, segment: [Graph.Vertex])]

  init(_ plane: Plane, in frame: PlotFrame) {
    contours = plane.contours.map { contour in contour.segments.compactMap { frame.clipped($0) } }
    guides = plane.guides.map { guide in
      (name: guide.name, segment: frame.clipped(guide.ends).map { [$0] } ?? [])
    }
    objectives = plane.objectives.compactMap { objective in
      frame.levelLine(of: objective, through: plane.mark).map { (objective, $0) }
    }
  }
}

extension Plane {
  /// The range that is drawn: the frame's, and where it says nothing, what there is to see.
  func range(
    of span: Span, _ coordinate: (Graph.Vertex) -> Rational
  ) -> (lower: Rational, upper: Rational) {
    let seen =
      (polygons.flatMap { $0.corners } + contours.flatMap { $0.segments }.joined()
      + (mark.map { [$0] } ?? [])).map(coordinate)
    let scale = Scale(
      lower: span.lower ?? seen.min() ?? 0, upper: span.upper ?? seen.max() ?? 1, steps: 1)
    return (scale.lower, scale.upper)
  }

  /// The straight pieces of its outline, without those that only the frame cuts off.
  func edges(of polygon: Polygon) -> [[Graph.Vertex]] {
    let corners = polygon.corners
    if corners.count < 3 { return corners.count == 2 ? [corners] : [] }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
      let isAlongFrame =
        from.x == to.x && x.ends.contains(from.x) || from.y == to.y && y.ends.contains(from.y)
      return !polygon.isBounded && isAlongFrame ? nil : [from, to]
    }
  }
}
