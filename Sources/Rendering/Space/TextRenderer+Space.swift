// Regions of space: edges in their levels' colours, those behind dotted, corners with their letters, and the solution as
// a star. Below it, every corner with exact coordinates.

import Rationals

extension TextRenderer {
  private static let spaceRows = 19

  func lines(of space: Space, width: Int) -> [StyledLine] {
    let names = space.cornerNames
    return (space.title.isEmpty ? [] : wrapped(space.title, width: width))
      + picture(of: space, names: names, width: width)
      + legend(of: space, names: names) { _, body in
        body.corners.count > 1 ? "━" : cornerGlyph
      }.flatMap { wrapped($0, width: width, hanging: 2) }
      + wrapped(
        say(.axesOfSpace(space.axes.map { $0.name })).marked(.dim), width: width, hanging: 2)
  }

  // MARK: The picture

  private func picture(
    of space: Space, names: [Space.Corner: String], width: Int
  ) -> [StyledLine] {
    guard width >= TextRenderer.leastPlot, !space.bodies.isEmpty else { return [] }
    // A cell is about twice as high as wide; a little room for the axes' names.
    let rows = min(TextRenderer.spaceRows, max((width - 4) * 2 / 5, 7), mostPlotRows)
    let columns = rows * 2
    let room = Rational(numerator: 5, denominator: 4)
    let (across, up) = (SpaceView.halfWidth * room, SpaceView.halfHeight * room)
    let frame = PlotFrame(x: (-across, across), columns: columns, y: (-up, up), rows: rows)
    let view = SpaceView(space: space)
    var canvas = Canvas(width: columns, height: rows)
    for axis in SpaceView.axes {
      canvas.draw(
        [axis.from, axis.to].map { frame.dot(SpaceView.shadow($0)) }, .light, .dim, speller: speller
      )
    }
    for body in space.bodies {
      let shadows = body.corners.map { SpaceView.shadow(view.place($0)) }
      let edges = view.edges(of: body)
      for edge in edges.filter({ $0.isHidden || $0.isCut })
        + edges.filter({ !$0.isHidden && !$0.isCut })
      {
        canvas.draw(
          edge.ends.map { frame.dot(shadows[$0]) }, edge.isHidden || edge.isCut ? .dotted : .heavy,
          .level(body.priority), speller: speller)
      }
    }
    var marks = PlaneMarks(canvas: canvas, frame: frame)
    mark(space, names, view, on: &marks)
    return marks.canvas.lines
  }

  private func mark(
    _ space: Space, _ names: [Space.Corner: String], _ view: SpaceView, on marks: inout PlaneMarks
  ) {
    for body in space.bodies {
      for corner in body.corners where names[corner] != nil {
        marks.put(cornerGlyph, at: SpaceView.shadow(view.place(corner)), .level(body.priority))
      }
    }
    if let mark = space.mark {
      marks.put(speller.glyph("★"), at: SpaceView.shadow(view.place(mark)), .strong)
    }
    var unnamed = names
    for body in space.bodies {
      let shadows = body.corners.map { SpaceView.shadow(view.place($0)) }
      for (corner, shadow) in zip(body.corners, shadows) {
        if let name = unnamed.removeValue(forKey: corner) {
          marks.name(shadow, name, awayFrom: shadows)
        }
      }
    }
    for (axis, line) in zip(space.axes, SpaceView.axes) {
      marks.label([SpaceView.shadow(line.to)], StyledLine(speller.words(axis.name), .dim))
    }
  }

  // MARK: The legend

  /// - Parameter glyph: what a region looks like, by its place.
  func legend(
    of space: Space, names: [Space.Corner: String], glyph: (Int, Space.Body) -> Character
  ) -> [Text] {
    var texts: [Text] = space.bodies.enumerated().map { index, body in
      let sample = Text("\(glyph(index, body)) ", .level(body.priority))
      let corners = body.corners.compactMap { corner in
        names[corner].map { Text($0.isEmpty ? "" : "\($0)\u{A0}") + PictureWords.point(corner) }
      }
      let parts = corners + (body.isBounded ? [] : [say(.goesOn)])
      return sample + body.label + ": " + parts.joined(separator: ", ")
    }
    if let mark = space.mark {
      let values = zip(space.axes, [mark.x, mark.y, mark.z]).map { axis, value in
        "\(formula: axis.name) = \(value, .strong)" as Text
      }
      texts.append(Text("★ ", .strong) + values.joined(separator: ", "))
    }
    return texts
  }
}
