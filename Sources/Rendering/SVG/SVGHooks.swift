// What the parts of a picture say of themselves, in attributes, to a page whose pictures answer the hand. Numbers are
// exact, as fractions; places are in pixels of the picture.

import Rationals

enum SVGHooks {
  /// A plot: which variables its axes are, the exact values at its rectangle's four sides, and the rectangle.
  ///
  /// - Parameters:
  ///   - kind: `line`, `graph`, `plane` or `boxes`.
  ///   - x: the variable; empty: none, or several.
  ///   - y: the same of the upright axis; nil: it is no axis.
  static func plot(
    _ kind: String, x: String, _ horizontal: (lower: Rational, upper: Rational), y: String? = nil,
    _ vertical: (top: Rational, bottom: Rational)? = nil, in rectangle: SVGRectangle
  ) -> [Markup.Attribute] {
    let sides = [rectangle.left, rectangle.top, rectangle.width, rectangle.height]
    return Markup.given([
      "data-plot": kind, "data-x": x.isEmpty ? nil : x,
      "data-x-left": horizontal.lower.description, "data-x-right": horizontal.upper.description,
      "data-y": y.flatMap { $0.isEmpty ? nil : $0 },
      "data-y-top": vertical?.top.description, "data-y-bottom": vertical?.bottom.description,
      "data-rect": sides.map { SVGSheet.px($0) }.joined(separator: " "),
    ])
  }

  /// A point of the problem on an axis.
  static func point(_ tick: NumberLines.Tick, axis: String) -> [Markup.Attribute] {
    [
      .init("data-point", tick.name), .init("data-value", tick.value.description),
      .init("data-axis", axis),
    ]
  }

  /// A place in the plane.
  static func vertex(
    _ kind: String, _ name: String, _ vertex: Graph.Vertex
  ) -> [Markup.Attribute] {
    [
      .init(kind, name), .init("data-x-value", vertex.x.description),
      .init("data-y-value", vertex.y.description),
    ]
  }
}
