// How numbers and intervals are called on paper: by the points that stand there, where there are any.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

/// Names for values on the line of a hierarchy's points.
struct ValueNaming: Sendable {
  let hierarchy: Hierarchy
  /// A point that has no place of its own while it moves.
  var moving: Point?

  /// The first point with that value.
  func point(at value: Rational) -> String? {
    hierarchy.pointValues.indices
      .first { $0 != moving?.index && hierarchy.pointValues[$0] == value }
      .map { hierarchy.pointNames[$0] }
  }

  /// `X2`, or `20` where no point stands.
  func end(_ value: Rational) -> Rendering.Text {
    point(at: value).map { Text(formula: $0) } ?? Text(value)
  }

  /// `X2 = 20`, or `20` where no point stands.
  func value(_ value: Rational) -> Rendering.Text {
    guard let point = point(at: value), value.description != point else { return Text(value) }
    return "\(formula: point) = \(value)"
  }

  /// `[X0, X3] = [0, 30]`, `{X2} = {20}`, `(−∞, 30]`
  func interval(_ interval: Interval) -> Rendering.Text {
    let numbers = Self.interval(interval) { Text($0) }
    let isNamed = [interval.lower, interval.upper].contains { $0.flatMap(point(at:)) != nil }
    return isNamed ? Self.interval(interval, end) + " = " + numbers : numbers
  }

  /// `[0, 30]`
  static func numbers(_ interval: Interval) -> Rendering.Text {
    self.interval(interval) { Text($0) }
  }

  private static func interval(
    _ interval: Interval, _ end: (Rational) -> Rendering.Text
  ) -> Rendering.Text {
    if let only = interval.value { return "{\(end(only))}" }
    let lower = interval.lower.map { "[\(end($0))" as Rendering.Text } ?? "(−∞"
    let upper = interval.upper.map { "\(end($0))]" as Rendering.Text } ?? "+∞)"
    return lower + ", " + upper
  }

  /// `X = X2 = 20`, or `X in [X1, X2] (ambiguous)`
  ///
  /// - Parameter isNamed: whether points may name values: those of a variable, not those of a sum.
  func statement(_ name: String, _ interval: Interval, isNamed: Bool = true) -> Rendering.Text {
    if let value = interval.value {
      return "\(formula: name, .strong) = \(isNamed ? self.value(value) : Text(value))"
    }
    let ends = isNamed ? self.interval(interval) : Self.interval(interval) { Text($0) }
    return "\(formula: name, .strong) in \(ends)"
  }
}
