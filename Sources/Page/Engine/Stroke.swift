// What a hand draws in a plane, as lines of the language: a line through two places, and the direction in which an
// objective grows.

import ConstraintHierarchies
import Formats
import Language
import Rationals
import Rendering
import Session

/// `a x + b y`, with whole numbers that have no common divisor.
struct DrawnSum: Sendable {
  let a: Rational
  let b: Rational

  /// - Returns: nil if both are 0.
  init?(_ a: Rational, _ b: Rational) {
    if a.isZero, b.isZero { return nil }
    let divisor = Self.commonDivisor(a.magnitude, b.magnitude)
    (self.a, self.b) = (a / divisor, b / divisor)
  }

  /// The largest number of which both are multiples, by Euclid's algorithm; it need not be whole.
  private static func commonDivisor(_ a: Rational, _ b: Rational) -> Rational {
    var (a, b) = (a, b)
    while !b.isZero { (a, b) = (b, a - (a / b).floor * b) }
    return a
  }

  /// `X - 2Y`
  func text(_ x: String, _ y: String) -> String {
    func term(_ factor: Rational, _ name: String) -> String {
      factor.magnitude == 1 ? name : "\(factor.magnitude)\(name)"
    }
    let parts = [(a, x), (b, y)].filter { !$0.0.isZero }
    var text = ""
    for (factor, name) in parts {
      let sign = factor.signum < 0
      text += text.isEmpty ? (sign ? "-" : "") : (sign ? " - " : " + ")
      text += term(factor, name)
    }
    return text
  }
}

/// Two places in a plane.
struct Stroke: Sendable {
  let plot: Plot
  let places: [(x: Rational, y: Rational)]

  /// - Returns: nil where something is missing.
  init?(_ json: JSONReader.Value) {
    func place(_ name: String) -> (x: Rational, y: Rational)? {
      guard let numbers = json[name]?.elements?.compactMap({ $0.text.flatMap { Rational($0) } }),
        numbers.count == 2
      else { return nil }
      return (numbers[0], numbers[1])
    }
    guard let plot = json["plot"].flatMap({ Plot($0) }), plot.y != nil, let first = place("first"),
      let second = place("second")
    else { return nil }
    self.plot = plot
    places = [first, second]
  }

  private var names: (x: String, y: String)? {
    plot.x.variable.flatMap { x in plot.y?.variable.map { (x, $0) } }
  }

  /// A line that is drawn, through two places that a hand means.
  struct Line: Sendable {
    var ends: [(x: Rational, y: Rational)]
    /// The constraint whose line it is; nil where both places are one.
    var text: String?
  }

  /// A line through both places, each moved to a corner, an existing line or round numbers; the solution, or else 0,
  /// is on the constraint's side.
  func line(in session: Session) -> Line? {
    guard let (x, y) = names, let places = SnappingPlaces(plot, x: x, y: y, in: session) else {
      return nil
    }
    let ends = self.places.map { places.nearest(to: $0) }
    var sum = DrawnSum(ends[1].y - ends[0].y, ends[0].x - ends[1].x)
    // The first factor is to be positive.
    if let some = sum, (some.a.isZero ? some.b : some.a).signum < 0 {
      sum = DrawnSum(-some.a, -some.b)
    }
    guard let sum else { return Line(ends: ends, text: nil) }
    let constant = sum.a * ends[0].x + sum.b * ends[0].y
    let now = session.place(x, y) ?? (0, 0)
    let isBelow = sum.a * now.x + sum.b * now.y <= constant
    return Line(ends: ends, text: "\(sum.text(x, y)) \(isBelow ? "<=" : ">=") \(constant)")
  }

  /// The objective that grows from the first place towards the second, where its level curves lie across that
  /// direction on the screen.
  ///
  /// - Returns: the lines that put it in the place of the one that has that name.
  func objective(named id: String, in session: Session) -> [String] {
    guard let (x, y) = names, let upright = plot.y,
      case .objective(let objective)? = session.meaning(of: id, as: .label)
    else { return [] }
    let across = (places[1].x - places[0].x) * plot.x.length / (plot.x.last - plot.x.first)
    let down = (places[1].y - places[0].y) * upright.length / (upright.last - upright.first)
    // Small numbers, that a hand would write.
    let most = max(across.magnitude, down.magnitude)
    guard !most.isZero,
      let sum = DrawnSum(
        (across / most * Self.finest).rounded(to: 1), (down / most * Self.finest).rounded(to: 1))
    else { return [] }
    let weight = objective.weight == 1 ? "" : " weight \(objective.weight)"
    let priority = objective.priority.number
    return [
      "drop \(id)", "\(id): maximize \(sum.text(x, y)) @\(priority)\(weight)",
    ]
  }

  private static let finest: Rational = 6
}

extension Session {
  /// Where the solution is in the plane of two variables; nil where there is none.
  fileprivate func place(_ x: String, _ y: String) -> (x: Rational, y: Rational)? {
    var copy = self
    guard let solution = try? copy.solution(regions: .none), let values = solution.values,
      let across = solution.variables.firstIndex(of: x),
      let down = solution.variables.firstIndex(of: y)
    else { return nil }
    return (values[across], values[down])
  }
}

extension Engine {
  /// The line that what is drawn would be, and where its ends are in the picture; nothing is run.
  func drawn(_ stroke: Stroke) -> JSONValue {
    guard let line = stroke.line(in: session), let upright = stroke.plot.y else {
      return .object([.init("line", .null), .init("ends", .array([]))])
    }
    let ends = line.ends.map { end in
      [stroke.plot.x.place(of: end.x), upright.place(of: end.y)].map { place in
        JSONValue.string(place.decimal(places: 1))
      }
    }
    return .object([
      .init("line", line.text.map { .string($0) } ?? .null),
      .init("ends", .array(ends.map { .array($0) })),
    ])
  }

  /// What would be if an objective were turned.
  mutating func turned(_ id: String, _ stroke: Stroke) -> JSONValue {
    preview(stroke.objective(named: id, in: session))
  }
}
