// How large boxes are drawn as SVG, and where each lies: in tenths of a pixel, but on whole pixels, so that thin lines
// are sharp.

import Rationals

/// A rectangle on a sheet.
struct SVGRectangle: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { width * height }

  func overlaps(_ other: SVGRectangle) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  func contains(_ other: SVGRectangle) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(left: Int, top: Int, _ size: (width: Int, height: Int)) {
    self.init(left: left, top: top, right: left + size.width, bottom: top + size.height)
  }

  func inset(by distance: Int) -> SVGRectangle {
    SVGRectangle(
      left: left + distance, top: top + distance, right: right - distance,
      bottom: bottom - distance)
  }
}

/// One scale for all panels.
struct SVGBoxesPlan: Sendable {
  /// Of a panel's picture.
  let width: Int
  let height: Int
  /// How many panels stand beside one another.
  let perRow: Int
  /// What a panel may take, with what stands beside its picture.
  let room: Int
  /// What stands beside a picture may take.
  let margin: Int
  private let horizontal: Scale
  private let vertical: Scale

  /// Between panels.
  static let gap = 340
  static let marginGap = 80
  /// Panels stand beside one another where each is so wide or not much smaller than alone.
  private static let leastBeside = 2_400
  private static let widest = 11_000
  private static let least = 400
  /// In pixels; there is room for a name above what lies in a box.
  private static let stripRow = 24

  init(_ geometry: BoxGeometry, width: Int, margin: Int) {
    let count = max(geometry.panels.count, 1)
    func size(beside count: Int) -> (room: Int, margin: Int, width: Int, height: Int) {
      let room = (width - Self.gap * (count - 1)) / count
      let margin = min(margin, room / 3)
      let most = min(room - (margin > 0 ? margin + Self.marginGap : 0), Self.widest)
      let size = Self.size(
        geometry, width: max(most, 10) / 10, height: min(2_600 + width / 4, 5_200) / 10)
      return (room, margin, size.width * 10, size.height * 10)
    }
    let alone = size(beside: 1)
    let perRow = (1...count).reversed().first { count in
      count == 1 || size(beside: count).width >= min(alone.width * 4 / 5, Self.leastBeside)
    }
    self.perRow = perRow ?? 1
    (room, self.margin, self.width, height) = size(beside: self.perRow)
    horizontal = Scale(lower: geometry.x.lower, upper: geometry.x.upper, steps: self.width / 10)
    vertical = Scale(lower: geometry.y.lower, upper: geometry.y.upper, steps: height / 10)
  }

  /// In pixels; what is drawn out of proportion is still seen.
  private static func size(
    _ geometry: BoxGeometry, width: Int, height: Int
  ) -> (width: Int, height: Int) {
    guard !geometry.isStrip else {
      return (width, Scale.rounded(geometry.y.upper - geometry.y.lower) * stripRow)
    }
    let slope = (geometry.y.upper - geometry.y.lower) / (geometry.x.upper - geometry.x.lower)
    if Rational(width) * slope <= Rational(height) {
      return (width, max(Scale.rounded(Rational(width) * slope), least / 10))
    }
    return (min(max(Scale.rounded(Rational(height) / slope), least / 10), width), height)
  }

  /// The plot's part of the plane, in a rectangle at a place.
  func hooks(at origin: SVGPoint, isStrip: Bool) -> [Markup.Attribute] {
    SVGHooks.plot(
      "boxes", x: "", (horizontal.lower, horizontal.upper),
      isStrip ? nil : (top: vertical.lower, bottom: vertical.upper),
      in: SVGRectangle(left: origin.x, top: origin.y, (width, height)))
  }

  /// From the picture's left, on whole pixels.
  func x(_ value: Rational) -> Int { 10 * horizontal(value) }
  /// From its top.
  func y(_ value: Rational) -> Int { 10 * vertical(value) }

  func rectangle(_ placed: BoxGeometry.Placed, at origin: SVGPoint) -> SVGRectangle {
    let (xs, ys) = (
      [placed.left, placed.right].map { x($0.value) }.sorted(),
      [placed.top, placed.bottom].map { y($0.value) }.sorted()
    )
    return SVGRectangle(
      left: origin.x + xs[0], top: origin.y + ys[0], right: origin.x + xs[1],
      bottom: origin.y + ys[1])
  }
}
