// The words that the pictures themselves add to those that the document brings. One value for each
// language: whoever adds one is told by the compiler what is missing.

import Rationals

struct PictureWords: Sendable {
  /// Before the values of level curves.
  let levelCurves: Text
  /// What the heavy part of a graph's axis is.
  let regionOnAxis: Text
  /// Of a region that has no end in some direction.
  let goesOn: Text
  /// "least: 10 at X in [10, 20]": the value, the variable, and where it is.
  let least: @Sendable (Rational, String, Span) -> Text
  /// "x: X0 = 0, X1 = 10": the points of an axis that is not drawn.
  let axis: @Sendable (String, [NumberLines.Tick]) -> Text
  /// The names of lines that are not drawn for want of room.
  let lines: @Sendable ([Text]) -> Text
  /// The names of lines of the picture that have no room for them.
  let unnamedLines: @Sendable ([Text]) -> Text
  /// The names of lines that do not cross the picture.
  let linesOutside: @Sendable ([Text]) -> Text

  // MARK: Mathematics, the same in every language

  /// "(0, 8/3)"
  static func point(_ vertex: Graph.Vertex) -> Text { "(\(vertex.x), \(vertex.y))" }

  /// "x = 8/3, y = 6"
  static func solution(_ vertex: Graph.Vertex, xName: String, yName: String) -> Text {
    "\(xName) = \(vertex.x, .strong), \(yName) = \(vertex.y, .strong)"
  }
}

extension TextRenderer {
  /// In the reader's language. There is only one so far.
  var words: PictureWords { .english }
}
