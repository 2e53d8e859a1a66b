// Hierarchies as tests write them down: variables x, y, z, and constraints as rows of numbers. What
// is expected of them is worked out from the rows alone.

public import ConstraintHierarchies
import Rationals

/// A constraint as numbers: `coefficients · (x, y, z) + constant` is compared with 0.
struct Row: Hashable, CustomStringConvertible {
  var coefficients: [Rational]
  var relation: Relation
  var constant: Rational
  var priority = 1000
  var weight: Rational = 1

  func error(at point: [Rational]) -> Rational {
    zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
  }

  func holds(at point: [Rational]) -> Bool {
    let error = error(at: point)
    return switch relation {
    case .equal: error == 0
    case .atLeast: error >= 0
    case .atMost: error <= 0
    }
  }

  /// What the constraint adds to its level's objective.
  func cost(at point: [Rational]) -> Rational {
    let error = error(at: point)
    return switch relation {
    case .equal: weight * max(error, -error)
    case .atLeast: weight * max(-error, 0)
    case .atMost: weight * max(error, 0)
    }
  }

  var description: String {
    "\(coefficients)·v + \(constant) \(relation.rawValue) 0 @\(priority) weight \(weight)"
  }
}

/// An objective as numbers, to be minimised.
struct Slope: Hashable {
  var coefficients: [Rational]
  var priority: Int

  func value(at point: [Rational]) -> Rational {
    zip(coefficients, point).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

struct Sketch: CustomStringConvertible {
  var variables: Int
  var rows: [Row]
  var slopes: [Slope] = []

  /// The priorities below the requirements, highest first.
  var levels: [Int] {
    Set(rows.map(\.priority) + slopes.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
  }

  /// What the level minimises.
  func objective(_ level: Int, at point: [Rational]) -> Rational {
    let costs = rows.lazy.filter { $0.priority == level }.map { $0.cost(at: point) }
    let slopes = slopes.lazy.filter { $0.priority == level }.map { $0.value(at: point) }
    return costs.reduce(0, +) + slopes.reduce(0, +)
  }

  var hierarchy: Hierarchy {
    var hierarchy = Hierarchy()
    for number in 0..<variables {
      hierarchy.addVariable(
        ["x", "y", "z"].indices.contains(number) ? ["x", "y", "z"][number] : "v\(number)")
    }
    for row in rows {
      hierarchy.add(
        expression(row.coefficients, row.constant), row.relation, LinearExpression(),
        Priority(rawValue: row.priority) ?? .required, weight: row.weight)
    }
    for slope in slopes {
      hierarchy.addObjective(
        .minimize, expression(slope.coefficients, 0),
        priority: Priority(rawValue: slope.priority) ?? .low, text: "")
    }
    return hierarchy
  }

  func expression(_ coefficients: [Rational], _ constant: Rational) -> LinearExpression {
    LinearExpression(
      summing: coefficients.enumerated().map { index, coefficient in
        .init(symbol: .variable(Variable(index: index)), coefficient: coefficient)
      },
      constant: constant)
  }

  var description: String { "\(rows + []) \(slopes)" }
}

extension Hierarchy {
  @discardableResult
  mutating func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    _ priority: Priority = .required, weight: Rational = 1, label: String? = nil
  ) -> Constraint {
    addConstraint(
      left, relation, right, priority: priority, weight: weight, label: label,
      texts: ("left", "right")
    ).constraint
  }

  /// The variable of that name, made if there is none.
  mutating func variable(_ name: String) -> LinearExpression {
    if symbol(named: name) == nil { addVariable(name) }
    return self[name]
  }

  subscript(_ name: String) -> LinearExpression {
    guard let symbol = symbol(named: name) else { preconditionFailure("there is no \(name)") }
    return LinearExpression(symbol)
  }
}

extension LinearExpression: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(constant: Rational(value)) }
}

extension Interval {
  init(_ lower: Rational?, _ upper: Rational?) { self.init(lower: lower, upper: upper) }
}
