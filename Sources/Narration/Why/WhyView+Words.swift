// The small words of explanations: how much, by how much, who, of which level.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

extension ValueNaming {
  func level(_ priority: Priority) -> Text { Text(priority.name, Naming.role(priority)) }

  /// `want (low)`
  func withLevel(_ cause: Cause) -> Text { "\(cause.id, .strong) (\(level(cause.priority)))" }

  /// `a, b and c`, of many the first
  func ids(_ causes: [Cause]) -> Text {
    let shown = 6
    let ids = causes.map { Text($0.id, .strong) }
    if ids.count <= shown { return Words.list(ids) }
    return Array(ids.prefix(shown)).joined(separator: ", ") + " and \(ids.count - shown) more"
  }
}

extension Words {
  static let noLevelCares = "  ambiguous: no level cares where in there"
  static let nothingWouldChange = "nothing would change"
  static let perhapsLess = "Perhaps not all of these are needed; there are too many to try."
  static let otherWays = "in other ways"
  static let tooManyToMove = "more would have to give than could be tried here"

  static func whyPoint(_ name: String, _ value: Rational) -> Text {
    "\(name, .strong) is a point: it is \(value) because you said so, and "
      + "\("point \(name) = …", .code) moves it."
  }

  static func list(_ items: [Text]) -> Text {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// By how much a constraint does not hold whose errors are all above or all below zero.
  static func amount(_ error: Interval) -> Text {
    if let value = error.value { return Text(value.magnitude) }
    let ends = [error.lower, error.upper].map { $0?.magnitude }
    switch (ends[0], ends[1]) {
    case (let a?, let b?): return "between \(min(a, b)) and \(max(a, b))"
    case (let a?, nil), (nil, let a?): return "at least \(a)"
    case (nil, nil): return ""
    }
  }

  /// How much room there is, the errors all being on one side of zero; nil if it has no end.
  static func spare(_ error: Interval) -> Text? {
    guard error.lower != nil, error.upper != nil else { return nil }
    return amount(error)
  }

  /// With a capital where the first letter is one of the words.
  static func capitalized(_ text: Text) -> Text {
    guard case .words(let words, let role)? = text.pieces.first, role == .plain,
      let first = words.first
    else { return text }
    var copy = text
    copy.pieces[0] = .words(first.uppercased() + words.dropFirst(), role)
    return copy
  }
}
