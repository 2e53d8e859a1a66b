// What is said of views: where they are, what is open, what would settle it.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

/// What is said of where views are.
enum FrameWords {
  case noViews
  /// Nothing is said of these views along an axis; or, of one that has a size, nothing of its place. None: of all
  /// that are told.
  case untouched(Axis, hasSize: Bool, [String])
  /// `52 wide`
  case sized(Axis, Text)
  /// Before the frames along the other axis.
  case down
  /// More views were moved than are told.
  case before, now
  /// The heads of the columns of numbers.
  case name
  case along(Axis)
  case size(Axis)
  case nothingSaid
  /// A row of the rectangle that is drawn, below that of the one that constraints are about.
  case frame
  case pixels
  /// How edges come to lie on the grid of so many pixels a point.
  case grid(Int)
  /// Equally large views have so many pixels each.
  case uneven(Axis, [String], [Rational])
  /// Nothing holds the views in their places, so they are measured from that one.
  case measuredFrom(String, Axis)

  // What is open.
  case nothingOpen, open
  case settledByAny([AmbiguityReport.Open])
  case settledByAll([AmbiguityReport.Open])
  case settledByPriority(String, Priority, [AmbiguityReport.Values])

  // The extremes.
  case nothingOpenOf(String)
  case extreme(view: String, Attribute, isLeast: Bool, Rational)
  case endless(String, [Attribute])
  case extremesTold(String)
}

extension FrameWords: Phrase {
  var english: Text {
    switch self {
    case .noViews: "there are no views yet; type screen 320 x 480, then view a"
    case .measuredFrom(let name, .horizontal):
      "Nothing says where \(name) lies along the line, so all is measured from its left."
    case .measuredFrom(let name, .vertical):
      "Nothing says how far down \(name) lies, so all is measured from its top."
    case .untouched(let axis, let hasSize, let names): English.untouched(axis, hasSize, names)
    case .sized(.horizontal, let number): "\(number) wide"
    case .sized(.vertical, let number): "\(number) high"
    case .down: "down"
    case .before: "before"
    case .now: "now"
    case .name: "view"
    case .along(.horizontal): "left … right"
    case .along(.vertical): "top … bottom"
    case .size(.horizontal): "width"
    case .size(.vertical): "height"
    case .nothingSaid: "nothing said"
    case .frame: "· its frame"
    case .pixels: "pixels"
    case .grid(1):
      "A pixel is a point. Each edge goes to the nearest, and a size is what then lies between."
    case .grid(let count):
      "A pixel is 1/\(count) of a point. Each edge goes to the nearest, and a size is what then lies between."
    case .uneven(let axis, let names, let pixels):
      "\(EnglishGrammar.list(names)) are equally \(axis == .horizontal ? "wide" : "high"), and come to "
        + "\(EnglishGrammar.list(pixels.map { $0.description })) pixels."
    case .nothingOpen: "nothing is open: there is one solution"
    case .open: "open"
    case .settledByAny(let numbers): English.settled(byAnyOf: numbers)
    case .settledByAll(let numbers):
      "settled by \(EnglishGrammar.list(numbers.map { "\($0.name) = \($0.value)" })), together or with other numbers of "
        + "these intervals"
    case .settledByPriority(let id, let priority, let values):
      "settled by \("priority \(id) @\(priority.number)", .code): then "
        + "\(EnglishGrammar.list(values.map { "\($0.name) = \($0.value)" }))"
    case .nothingOpenOf(let view):
      "nothing of \(view) is open: every solution has it in the same place"
    case .extreme(let view, let attribute, let isLeast, let value):
      "\(isLeast ? "least" : "greatest") \(view).\(attribute.rawValue) = \(value)"
    case .endless(let view, let attributes):
      "\(EnglishGrammar.list(attributes.map { "\(view).\($0.rawValue)" })) can be as far away as you like: nothing holds "
        + "\(attributes.count == 1 ? "it" : "them")"
    case .extremesTold(let view):
      "all of these are equally good; \("ambiguous", .code) tells what would hold \(view)"
    }
  }
}

extension English {
  /// `view in the screen`
  static func viewMeaning(_ kind: View.Kind, in superview: String?) -> Text {
    switch (kind, superview) {
    case (_, nil), (.screen, _): "the screen"
    case (.view, let superview?): "view in \(superview)"
    case (.guide, let superview?): "guide in \(superview)"
    }
  }

  fileprivate static func untouched(_ axis: Axis, _ hasSize: Bool, _ names: [String]) -> Text {
    let place = axis == .horizontal ? "left" : "top"
    let size = axis == .horizontal ? "width" : "height"
    let numbers = hasSize ? place : "\(place) and \(size)"
    let owners = names.isEmpty ? "" : " of \(EnglishGrammar.shortList(names))"
    return "\(numbers)\(owners): nothing holds \(hasSize && names.count < 2 ? "it" : "them") yet"
  }

  fileprivate static func settled(byAnyOf numbers: [AmbiguityReport.Open]) -> Text {
    let lines = numbers.map { Text("\($0.name) = \($0.value) @1", .code) }
    guard let last = lines.last else { return "" }
    if lines.count == 1 { return "settled by \(last)" }
    return "settled by any one of \(lines.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// `20 0 52 22`, as `expect frame` takes it, with intervals where several numbers are left.
  static func frameNumbers(_ frame: ViewFrame) -> String {
    let numbers = [
      frame.horizontal?.near, frame.vertical?.near, frame.horizontal?.size, frame.vertical?.size,
    ]
    return numbers.map { number -> String in
      guard let interval = number?.interval else { return "none" }
      if let value = interval.value { return value.description }
      let lower = interval.lower.map { "[\($0)" } ?? "(−∞"
      let upper = interval.upper.map { "\($0)]" } ?? "+∞)"
      return "\(lower), \(upper)"
    }.joined(separator: " ")
  }
}
