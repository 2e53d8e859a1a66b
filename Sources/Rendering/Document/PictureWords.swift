// The words that the pictures themselves add to those that the document brings.

import Rationals

enum PictureWords {
  static let levelCurves: Text = "level curves: "
  /// What the heavy part of a graph's axis is.
  static let regionOnAxis: Text = "━━━━ the region left by the levels above"
  /// "x: X0 = 0, X1 = 10": the points of an axis that is not drawn.
  static func axis(_ name: String, _ ticks: [NumberLines.Tick]) -> Text {
    let points = ticks.map { "\($0.name) = \($0.value)" as Text }
    return Text(name, .strong) + (points.isEmpty ? "" : ": ") + points.joined(separator: ", ")
  }

  static func lines(_ names: [Text]) -> Text { "lines: " + names.joined(separator: ", ") }

  /// Lines of the picture that have no room for their name.
  static func unnamedLines(_ names: [Text]) -> Text {
    "lines without a name: " + names.joined(separator: ", ")
  }

  static func linesOutside(_ names: [Text]) -> Text {
    "outside of the picture: " + names.joined(separator: ", ")
  }

  static let goesOn: Text = "goes on beyond the picture"

  /// "least: 10 at X in [10, 20]"
  static func least(_ value: Rational, variable: String, on span: Span) -> Text {
    "least: \(value, .strong) at \(variable) \(place(span))"
  }

  private static func place(_ span: Span) -> Text {
    switch (span.lower, span.upper) {
    case (let lower?, let upper?):
      lower == upper ? "= \(lower, .strong)" : "in [\(lower, .strong), \(upper, .strong)]"
    case (let lower?, nil): "≥ \(lower, .strong)"
    case (nil, let upper?): "≤ \(upper, .strong)"
    case (nil, nil): "anywhere"
    }
  }

  static func point(_ vertex: Graph.Vertex) -> Text { "(\(vertex.x), \(vertex.y))" }

  static func solution(_ vertex: Graph.Vertex, xName: String, yName: String) -> Text {
    "\(xName) = \(vertex.x, .strong), \(yName) = \(vertex.y, .strong)"
  }
}
