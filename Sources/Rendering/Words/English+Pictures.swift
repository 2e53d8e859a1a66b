// The pictures' words in English.

import Rationals
import Wording

extension English {
  static func text(_ words: PictureWords) -> Text {
    switch words {
    case .levelCurves: "level curves: "
    case .regionOnAxis: "━━━━ the region left by the levels above"
    case .goesOn: "goes on beyond the picture"
    case .least(let value, let variable, let span):
      "least: \(value, .strong) at \(variable) \(place(span))"
    case .axis(let name, let ticks):
      Text(name, .strong) + (ticks.isEmpty ? "" : ": ")
        + ticks.map { "\($0.name) = \($0.value)" as Text }.joined(separator: ", ")
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
    case .box(let box): self.box(box)
    }
  }

  private static func box(_ box: Boxes.Box) -> Text {
    (box.isGuide ? "guide " : "") + Text(box.name, .strong) + ": "
      + (box.horizontal.map { "across from \(extent($0))" }
        ?? "left and width: nothing holds them yet")
      + (box.vertical.map { ", down from \(extent($0))" }
        ?? "; top and height: nothing holds them yet")
  }

  private static func extent(_ extent: Boxes.Extent) -> Text {
    edge(extent.near) + " to " + edge(extent.far)
  }

  private static func edge(_ edge: Boxes.Edge) -> Text {
    Text(edge.value) + (edge.span.map { " (anywhere in " + $0.interval + ")" } ?? "")
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
}
