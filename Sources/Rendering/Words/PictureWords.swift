// The words that the pictures themselves add to those that the document brings.

import Rationals
import Wording

/// What is said in a picture, or below one.
enum PictureWords {
  /// What a picture is called that has no title.
  case views
  case plane(String, String)
  /// Before the values of level curves; of a function that has a name.
  case levelCurves(of: Text?)
  /// What an objective comes to in the solution, and at corners by their names.
  case objective(Text, here: Rational?, corners: [(String, Rational)])
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

  // MARK: Mathematics, the same in every language

  /// `(0, 8/3)`
  static func point(_ vertex: Graph.Vertex) -> Text { "(\(vertex.x), \(vertex.y))" }

  /// `(0, 8/3, 2)`
  static func point(_ corner: Space.Corner) -> Text { "(\(corner.x), \(corner.y), \(corner.z))" }

  /// `x = 8/3, y = 6`
  static func solution(_ vertex: Graph.Vertex, xName: String, yName: String) -> Text {
    "\(formula: xName) = \(vertex.x, .strong), \(formula: yName) = \(vertex.y, .strong)"
  }
}

extension TextRenderer {
  /// In the reader's language.
  func say(_ words: PictureWords) -> Text { words.text(in: presentation.speech) }
}

extension PictureWords: Phrase {
  var english: Text {
    switch self {
    case .views: "The views"
    case .plane(let x, let y): "The plane of \(x) and \(y)"
    case .levelCurves(let function): function.map { "level curves of \($0): " } ?? "level curves: "
    case .objective(let function, let here, let corners):
      function + (here.map { " = \($0, .strong) along the line through ★" } ?? "")
        + (corners.isEmpty ? "" : (here == nil ? "" : ";") + " at the corners ")
        + corners.map { "\($0.0)\u{A0}\($0.1)" as Text }.joined(separator: ", ")
    case .regionOnAxis: "━━━━ the region left by the levels above"
    case .goesOn: "goes on beyond the picture"
    case .least(let value, let variable, let span):
      "least: \(value, .strong) at \(formula: variable) \(English.place(span))"
    case .axis(let name, let ticks):
      Text(formula: name, .strong) + (ticks.isEmpty ? "" : ": ")
        + ticks.map { "\(formula: $0.name) = \($0.value)" as Text }.joined(separator: ", ")
    case .axesOfSpace(let names):
      Text(
        zip(names, ["to the right", "to the back", "up"]).map { "\($0) \($1)" }.joined(
          separator: ", "))
    case .lines(let names): "lines: " + names.joined(separator: ", ")
    case .unnamedLines(let names):
      "no room for the names of the lines " + names.joined(separator: ", ")
    case .linesOutside(let names): "outside the picture: " + names.joined(separator: ", ")
    case .unnamedBoxes(let names):
      "no room for the \(names.count == 1 ? "name" : "names") of " + EnglishGrammar.list(names)
    case .box(let box): English.box(box)
    }
  }
}

extension English {
  fileprivate static func box(_ box: Boxes.Box) -> Text {
    (box.isGuide ? "guide " : "") + Text(box.name, .strong) + ": "
      + (box.horizontal.map { "across from \(extent($0))" }
        ?? "left and width: nothing holds them yet")
      + (box.vertical.map { ", down from \(extent($0))" }
        ?? "; top and height: nothing holds them yet")
  }

  fileprivate static func extent(_ extent: Boxes.Extent) -> Text {
    edge(extent.near) + " to " + edge(extent.far)
  }

  fileprivate static func edge(_ edge: Boxes.Edge) -> Text {
    Text(edge.value) + (edge.span.map { " (anywhere in " + $0.interval + ")" } ?? "")
  }

  fileprivate static func place(_ span: Span) -> Text {
    switch (span.lower, span.upper) {
    case (let lower?, let upper?):
      lower == upper ? "= \(lower, .strong)" : "in [\(lower, .strong), \(upper, .strong)]"
    case (let lower?, nil): "≥ \(lower, .strong)"
    case (nil, let upper?): "≤ \(upper, .strong)"
    case (nil, nil): "anywhere"
    }
  }
}
