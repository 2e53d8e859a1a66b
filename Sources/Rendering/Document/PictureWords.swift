// The words that the pictures themselves add to those that the document brings.

import Rationals

enum PictureWords {
  static let levelCurves: Text = "level curves: "
  /// What the heavy part of a graph's axis is.
  static let regionOnAxis: Text = "━━━━ the region left by the levels above"
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
