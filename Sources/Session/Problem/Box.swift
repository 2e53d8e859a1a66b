// Whether two intervals say all about two variables, or whether more than the box limits them.

import ConstraintHierarchies
import Rationals

/// The values that each of two variables can take for itself.
struct Box {
  var x: Interval
  var y: Interval

  /// Whether the sum and the difference of the two can be as great and as small as in the whole box. A
  /// corner that is cut off changes one of them; an infinite box may keep both though something is cut off.
  func isFilled(sum: Interval, difference: Interval) -> Bool {
    sum == x.plus(y) && difference == x.plus(-y)
  }

  /// Whether a·x + b·y + c stays in a constraint's bounds all over the box.
  func satisfies(_ relation: Relation, _ a: Rational, _ b: Rational, _ c: Rational) -> Bool {
    let values = x.times(a).plus(y.times(b)).plus(Interval(lower: c, upper: c))
    let isAtMost = values.upper.map { $0 <= 0 } ?? false
    let isAtLeast = values.lower.map { $0 >= 0 } ?? false
    return switch relation {
    case .atMost: isAtMost
    case .atLeast: isAtLeast
    case .equal: isAtMost && isAtLeast
    }
  }
}

extension Interval {
  fileprivate static prefix func - (interval: Interval) -> Interval {
    Interval(lower: interval.upper.map { -$0 }, upper: interval.lower.map { -$0 })
  }

  fileprivate func plus(_ other: Interval) -> Interval {
    func sum(_ a: Rational?, _ b: Rational?) -> Rational? {
      guard let a, let b else { return nil }
      return a + b
    }
    return Interval(lower: sum(lower, other.lower), upper: sum(upper, other.upper))
  }

  fileprivate func times(_ factor: Rational) -> Interval {
    if factor.isZero { return Interval(lower: 0, upper: 0) }
    let (low, high) = (lower.map { $0 * factor }, upper.map { $0 * factor })
    return factor > 0 ? Interval(lower: low, upper: high) : Interval(lower: high, upper: low)
  }
}

extension Solutions {
  /// Whether two variables can take any two values of their intervals together. (True as well of some
  /// infinite boxes whose preferences cut a part off.)
  ///
  /// - Complexity: two questions for intervals, and linear in the requirements.
  mutating func fillsBox(_ x: Variable, _ y: Variable) throws(Failure) -> Bool {
    guard let xInterval = try interval(of: x), let yInterval = try interval(of: y) else {
      return true
    }
    let box = Box(x: xInterval, y: yInterval)
    for constraint in hierarchy.enabledConstraints where constraint.priority.isRequired {
      let error = hierarchy.evaluatingPoints(constraint.error)
      guard error.variables.allSatisfy({ $0 == x || $0 == y }) else { continue }
      func coefficient(_ variable: Variable) -> Rational {
        error.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
      }
      let holds = box.satisfies(
        constraint.relation, coefficient(x), coefficient(y), error.constant)
      if !holds { return false }
    }
    let (one, other) = (LinearExpression(.variable(x)), LinearExpression(.variable(y)))
    guard let sum = try interval(of: one + other), let difference = try interval(of: one - other)
    else { return true }
    return box.isFilled(sum: sum, difference: difference)
  }
}
