// The frame of a plot: exact scales, the axes around it, and labels that look for a free place in it.

import Rationals

struct SVGFrame: Sendable {
  /// The left and the upper side.
  let origin: SVGPoint
  let width: Int
  let height: Int
  let xRange: (lower: Rational, upper: Rational)
  let yRange: (lower: Rational, upper: Rational)
  private let xScale: Scale
  private let yScale: Scale
  /// What must stay legible.
  private var taken: [(left: Int, top: Int, right: Int, bottom: Int)] = []

  init(
    origin: SVGPoint, width: Int, height: Int, x: (lower: Rational, upper: Rational),
    y: (lower: Rational, upper: Rational)
  ) {
    self.origin = origin
    self.width = width
    self.height = height
    xScale = Scale(lower: x.lower, upper: x.upper, steps: width)
    yScale = Scale(lower: y.lower, upper: y.upper, steps: height)
    xRange = (xScale.lower, xScale.upper)
    yRange = (yScale.lower, yScale.upper)
  }

  func x(_ value: Rational) -> Int { origin.x + xScale(value) }
  func y(_ value: Rational) -> Int { origin.y + height - yScale(value) }
  func point(_ vertex: Graph.Vertex) -> SVGPoint { SVGPoint(x: x(vertex.x), y: y(vertex.y)) }

  var middle: SVGPoint { SVGPoint(x: origin.x + width / 2, y: origin.y + height / 2) }

  /// The direction in which a function grows fastest as it is seen here: across its level lines.
  ///
  /// - Parameter growth: how fast it grows along each axis; not 0 along both.
  func direction(of growth: Graph.Vertex, length: Int) -> SVGPoint {
    let across = growth.x * (xRange.upper - xRange.lower) / Rational(width)
    let down = -growth.y * (yRange.upper - yRange.lower) / Rational(height)
    let most = max(across.magnitude, down.magnitude)
    let way = SVGPoint(
      x: (across / most * 1000).floor.asInt ?? 0, y: (down / most * 1000).floor.asInt ?? 0)
    let size = max(SVGSheet.length(way.x, way.y), 1)
    return SVGPoint(x: way.x * length / size, y: way.y * length / size)
  }

  /// How much of a way from a point there is room for with a name at its end, in hundredths; at least a third.
  func room(_ from: SVGPoint, towards way: SVGPoint) -> Int {
    func part(_ place: Int, _ step: Int, _ start: Int, _ length: Int) -> Int {
      let left = step > 0 ? start + length + 150 - place : place - start + 150
      return step == 0 ? 100 : left * 100 / abs(step)
    }
    let parts = [
      part(from.x, way.x, origin.x, width), part(from.y, way.y, origin.y, height),
    ]
    return max(min(parts[0], parts[1], 100), 34)
  }

  /// Cuts lines off at the frame.
  var clipping: PlotFrame { PlotFrame(x: xRange, columns: 2, y: yRange, rows: 2) }

  /// Which part of the plane is seen, and where: exact values at the sides, and the rectangle in pixels of the picture.
  func hooks(_ kind: String, x: String, y: String?) -> [Markup.Attribute] {
    SVGHooks.plot(
      kind, x: x, xRange, y: y, (top: yRange.upper, bottom: yRange.lower),
      in: SVGRectangle(left: origin.x, top: origin.y, (width, height)))
  }

  // MARK: Labels

  mutating func reserve(_ point: SVGPoint, radius: Int) {
    taken.append((point.x - radius, point.y - radius, point.x + radius, point.y + radius))
  }

  /// Writes a label beside one of some points, at the first place that is free; if none is, nowhere.
  ///
  /// - Returns: whether it stands somewhere.
  @discardableResult
  mutating func label(
    _ line: StyledLine, near points: [SVGPoint], on sheet: inout SVGSheet
  ) -> Bool {
    let (width, height) = (line.width * SVGSheet.columnWidth, 140)
    let gap = 60
    for point in points {
      let places = [
        (gap, -gap), (gap, gap + height), (-gap - width, -gap), (-gap - width, gap + height),
        (-width / 2, -gap), (-width / 2, gap + height), (gap, height / 2),
        (-gap - width, height / 2),
      ]
      for (dx, dy) in places {
        let (left, bottom) = (point.x + dx, point.y + dy)
        let box = (left: left, top: bottom - height, right: left + width, bottom: bottom)
        guard box.left > origin.x, box.right < origin.x + self.width, box.top > origin.y,
          box.bottom < origin.y + self.height,
          taken.allSatisfy({
            $0.right < box.left || box.right < $0.left || $0.bottom < box.top
              || box.bottom < $0.top
          })
        else { continue }
        taken.append(box)
        sheet.write(line, at: SVGPoint(x: left, y: bottom - 20), classes: "halo")
        return true
      }
    }
    return false
  }

  // MARK: Axes

  /// A place on an axis with what stands there.
  struct AxisMark: Sendable {
    let tick: NumberLines.Tick
    let name: StyledLine
    /// Whether it is a point of the problem, and no round number.
    let isPoint: Bool

    init(_ tick: NumberLines.Tick, _ speller: Speller, isPoint: Bool) {
      (self.tick, self.isPoint) = (tick, isPoint)
      name = StyledLine(formula: speller.words(tick.name))
    }

    /// What it says of itself to a page.
    func hooks(axis: String) -> [Markup.Attribute] {
      isPoint ? SVGHooks.point(tick, axis: axis) : []
    }
  }

  /// The axes at the left and below, with their ticks and names; the sheet goes on below them.
  func drawAxes(
    xName: StyledLine, yName: StyledLine, left: [AxisMark], below: [AxisMark],
    on sheet: inout SVGSheet
  ) {
    let corner = SVGPoint(x: origin.x, y: origin.y + height)
    sheet.line(SVGPoint(x: origin.x, y: origin.y - 60), corner, "s-dim")
    sheet.arrow(
      SVGPoint(x: origin.x, y: origin.y - 120), from: corner, size: 80, "f-dim")
    sheet.line(corner, SVGPoint(x: origin.x + width + 60, y: corner.y), "s-dim")
    sheet.arrow(SVGPoint(x: origin.x + width + 120, y: corner.y), toRight: true, size: 80, "f-dim")
    sheet.write(yName, at: SVGPoint(x: origin.x + 90, y: origin.y - 70))
    sheet.write(xName, at: SVGPoint(x: origin.x + width + 160, y: corner.y + 50))
    for mark in left {
      let (place, name) = (y(mark.tick.value), mark.name)
      sheet.group(mark.hooks(axis: "y")) { sheet in
        sheet.line(SVGPoint(x: origin.x - 50, y: place), SVGPoint(x: origin.x, y: place), "s-dim")
        sheet.write(
          name, at: SVGPoint(x: origin.x - 90 - name.width * SVGSheet.columnWidth, y: place + 50))
      }
    }
    for mark in below {
      let (place, name) = (x(mark.tick.value), mark.name)
      sheet.group(mark.hooks(axis: "x")) { sheet in
        sheet.line(SVGPoint(x: place, y: corner.y), SVGPoint(x: place, y: corner.y + 50), "s-dim")
        sheet.writeCentred(name, at: SVGPoint(x: place, y: corner.y + 200))
      }
    }
  }
}
