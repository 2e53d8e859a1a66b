// The words that the pictures themselves add to those that the document brings.

import Rationals
import Wording

/// What is said in a picture, or below one.
enum PictureWords {
  /// Before the values of level curves.
  case levelCurves
  /// What the heavy part of a graph's axis is.
  case regionOnAxis
  /// Of a region that has no end in some direction.
  case goesOn
  /// `least: 10 at X in [10, 20]`: the value, the variable, and where it is.
  case least(Rational, variable: String, Span)
  /// `x: X0 = 0, X1 = 10`: the points of an axis that is not drawn.
  case axis(String, [NumberLines.Tick])
  /// The names of lines that are not drawn for want of room.
  case lines([Text])
  /// The names of lines of the picture that have no room for them.
  case unnamedLines([Text])
  /// The names of lines that do not cross the picture.
  case linesOutside([Text])

  /// Where the three axes of space go, by their names.
  case axesOfSpace([String])
  /// The names of boxes that have no room for them.
  case unnamedBoxes([Text])
  /// What a box is and where: `findNext: from 80 to 100 (or anywhere in [80, 122]), down from 8 to 30`.
  case box(Boxes.Box)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }

  // MARK: Mathematics, the same in every language

  /// `(0, 8/3)`
  static func point(_ vertex: Graph.Vertex) -> Text { "(\(vertex.x), \(vertex.y))" }

  /// `(0, 8/3, 2)`
  static func point(_ corner: Space.Corner) -> Text { "(\(corner.x), \(corner.y), \(corner.z))" }

  /// `x = 8/3, y = 6`
  static func solution(_ vertex: Graph.Vertex, xName: String, yName: String) -> Text {
    "\(xName) = \(vertex.x, .strong), \(yName) = \(vertex.y, .strong)"
  }
}

extension TextRenderer {
  /// In the reader's language.
  func say(_ words: PictureWords) -> Text { words.text(in: presentation.speech) }
}
