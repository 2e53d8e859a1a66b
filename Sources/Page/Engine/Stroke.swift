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

  /// A constraint whose line goes through both places, each moved to round numbers; the solution, or else 0, is on
  /// its side. nil where both are one place.
  func constraint(in session: Session) -> String? {
    guard let (x, y) = names, let upright = plot.y else { return nil }
    func snapped(_ axis: PlotAxis, _ place: Rational) -> Rational {
      let step = RoundSteps(lower: axis.lower, upper: axis.upper, about: Self.steps).step
      return axis.value(at: place).rounded(to: step)
    }
    let ends = places.map { (snapped(plot.x, $0.x), snapped(upright, $0.y)) }
    var sum = DrawnSum(ends[1].1 - ends[0].1, ends[0].0 - ends[1].0)
    // The first factor is to be positive.
    if let some = sum, (some.a.isZero ? some.b : some.a).signum < 0 {
      sum = DrawnSum(-some.a, -some.b)
    }
    guard let sum else { return nil }
    let constant = sum.a * ends[0].0 + sum.b * ends[0].1
    let now = session.place(x, y) ?? (0, 0)
    let isBelow = sum.a * now.x + sum.b * now.y <= constant
    return "\(sum.text(x, y)) \(isBelow ? "<=" : ">=") \(constant)"
  }

  /// So many places along an axis that a hand is sure to find.
  private static let steps = 20

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
    let priority = objective.priority.rawValue
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
  /// The lines that what is drawn would be; nothing is run.
  func drawn(_ stroke: Stroke) -> JSONValue {
    .object([.init("line", stroke.constraint(in: session).map { .string($0) } ?? .null)])
  }

  /// What would be if an objective were turned.
  mutating func turned(_ id: String, _ stroke: Stroke) -> JSONValue {
    preview(stroke.objective(named: id, in: session))
  }

  /// Where there are two variables: the objectives, and how fast they get better along each.
  func objectives(in session: Session) -> [JSONValue] {
    let vocabulary = session.vocabulary
    let names = vocabulary.variables.sorted()
    guard names.count == 2 else { return [] }
    let (x, y) = (names[0], names[1])
    return vocabulary.labels.sorted().compactMap { id in
      guard case .objective(let objective)? = session.meaning(of: id, as: .label),
        objective.isEnabled, let growth = session.growth(of: id, x: x, y: y)
      else { return nil }
      return .object([
        .init("name", .string(id)),
        .init("level", .string(PageStyle.colour(ofPriority: objective.priority.rawValue))),
        .init(
          "growth", .object([.init(x, .string("\(growth.x)")), .init(y, .string("\(growth.y)"))])),
      ])
    }
  }
}
