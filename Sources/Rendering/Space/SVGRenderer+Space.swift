// Regions of space as SVG. Each part says where in the cube it is (`data-at`, `data-path`, `data-normals`), so that a
// page can turn it.

import Rationals

extension SVGRenderer {
  func draw(_ space: Space, on sheet: inout SVGSheet) {
    write(space.title, on: &sheet)
    sheet.skip(SVGSheet.rowHeight / 2)
    plot(space, on: &sheet)
    write(legend(of: space), on: &sheet)
  }

  func legend(of space: Space) -> [Text] {
    renderer.legend(of: space, names: space.cornerNames) { _, body in
      body.faces.isEmpty ? "●" : "■"
    }
  }

  /// The space without its title and its legend.
  func plot(_ space: Space, on sheet: inout SVGSheet) {
    guard !space.bodies.isEmpty else { return }
    let drawing = SVGSpace(space, width: 10 * width, height: room, top: sheet.bottom)
    sheet.group(drawing.hooks) { sheet in
      for body in space.bodies { drawing.drawFaces(of: body, on: &sheet) }
      drawing.drawAxes(speller, on: &sheet)
      for body in space.bodies { drawing.drawEdges(of: body, on: &sheet) }
      drawing.drawMarks(self, on: &sheet)
    }
    sheet.skip(drawing.height)
  }
}

private struct SVGSpace {
  let space: Space
  private let view: SpaceView
  private let centre: SVGPoint
  /// Of the cube's edge, in tenths of a pixel.
  private let scale: Int
  /// Of the picture.
  let height: Int
  private let names: [Space.Corner: String]

  /// - Parameters:
  ///   - width: of the sheet, in tenths of a pixel.
  ///   - height: the room that there is; nil: as much as it takes.
  init(_ space: Space, width: Int, height room: Int?, top: Int) {
    self.space = space
    view = SpaceView(space: space)
    // Whichever way it is turned, it stays on the sheet.
    scale = min(width * 5 / 9, room.map { $0 * 5 / 8 } ?? 3300)
    height = scale * 8 / 5
    centre = SVGPoint(x: width / 2, y: top + height / 2)
    names = space.cornerNames
  }

  // MARK: Hooks

  var hooks: [Markup.Attribute] {
    Markup.given([
      "data-space": SVGSheet.px(scale),
      "data-centre": "\(SVGSheet.px(centre.x)) \(SVGSheet.px(centre.y))",
    ])
  }

  /// Thousandths of the cube's edge.
  private func text(_ place: SpaceView.Place) -> String {
    [place.x, place.y, place.z].map { "\(Scale.rounded($0 * 1000))" }.joined(separator: " ")
  }

  private func path(_ places: [SpaceView.Place]) -> String {
    places.map(text).joined(separator: ";")
  }

  // MARK: Places on the sheet

  private func point(_ place: SpaceView.Place) -> SVGPoint {
    let shadow = SpaceView.shadow(place)
    func tenths(_ value: Rational) -> Int { Scale.rounded(value * Rational(scale)) }
    return SVGPoint(x: centre.x + tenths(shadow.x), y: centre.y - tenths(shadow.y))
  }

  private func places(_ body: Space.Body, _ corners: [Int]) -> [SpaceView.Place] {
    corners.map { view.place(body.corners[$0]) }
  }

  // MARK: Parts

  func drawFaces(of body: Space.Body, on sheet: inout SVGSheet) {
    for face in body.faces where !face.isCut {
      let places = places(body, face.corners)
      sheet.group([
        "data-priority": "\(body.priority)", "data-constraint": face.constraint,
        "data-path": path(places),
      ]) { sheet in
        sheet.polyline(
          places.map(point), "area f-\(SVGStyle.level(body.priority))", isClosed: true)
      }
    }
  }

  func drawEdges(of body: Space.Body, on sheet: inout SVGSheet) {
    let level = SVGStyle.level(body.priority)
    for edge in view.edges(of: body) {
      let places = places(body, edge.ends)
      sheet.group([
        "data-path": path(places),
        "data-normals": edge.normals.isEmpty || edge.isCut
          ? nil : path(edge.normals.map(Self.unit)),
      ]) { sheet in
        sheet.line(
          point(places[0]), point(places[1]),
          edge.isCut
            ? "s-\(level) dotted" : edge.isHidden ? "heavy s-\(level) dashed" : "heavy s-\(level)")
      }
    }
  }

  /// The same direction with the longest side of 1.
  private static func unit(_ place: SpaceView.Place) -> SpaceView.Place {
    let size = max(place.x.magnitude, place.y.magnitude, place.z.magnitude)
    return size.isZero ? place : (place.x / size, place.y / size, place.z / size)
  }

  func drawAxes(_ speller: Speller, on sheet: inout SVGSheet) {
    for (axis, line) in zip(space.axes, SpaceView.axes) {
      sheet.group(["data-path": path([line.from, line.to])]) { sheet in
        sheet.line(point(line.from), point(line.to), "s-dim")
      }
      drawLabel(StyledLine(formula: speller.words(axis.name)), at: line.to, on: &sheet)
    }
  }

  func drawMarks(_ renderer: SVGRenderer, on sheet: inout SVGSheet) {
    var unnamed = names
    for body in space.bodies {
      for corner in body.corners where names[corner] != nil {
        let place = view.place(corner)
        sheet.group(["data-at": text(place)]) { sheet in
          sheet.circle(point(place), radius: 45, "f-\(SVGStyle.level(body.priority))")
        }
      }
      for corner in body.corners {
        if let name = unnamed.removeValue(forKey: corner), !name.isEmpty {
          drawLabel(StyledLine(name, .strong), at: view.place(corner), on: &sheet)
        }
      }
    }
    if let mark = space.mark {
      let place = view.place(mark)
      sheet.group(["data-at": text(place)]) { sheet in renderer.drawStar(point(place), on: &sheet) }
    }
  }

  /// Farther from the middle than what it names.
  private func drawLabel(_ name: StyledLine, at place: SpaceView.Place, on sheet: inout SVGSheet) {
    let point = point(place)
    let width = name.width * SVGSheet.columnWidth
    sheet.group(["data-at": text(place)]) { sheet in
      sheet.write(
        name,
        at: SVGPoint(
          x: point.x + (point.x < centre.x ? -width - 80 : 80),
          y: point.y + (point.y < centre.y ? -50 : 150)),
        classes: "halo")
    }
  }
}
