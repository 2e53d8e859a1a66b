// How levels, sums and intervals are called on paper.

package import ConstraintHierarchies
import Rationals
package import Rendering
import Session

/// Names for what stands in one hierarchy.
struct Naming: Sendable {
  let hierarchy: Hierarchy

  init(_ resolution: TracedSolution) { hierarchy = resolution.hierarchy }

  // MARK: Levels

  static func objective(_ priority: Priority) -> Rendering.Text {
    Text(formula: "f(\(priority.name))")
  }

  static func role(_ priority: Priority) -> Rendering.Text.Role { .level(priority.whole) }

  // MARK: Sums

  /// `20 − b⁻ + 2·c⁺`; the constant leads, and stands alone where there is no term.
  static func sum(
    constant: Rational, _ terms: [(coefficient: Rational, name: Rendering.Text)],
    constantFirst: Bool = true
  ) -> Rendering.Text {
    var result = Rendering.Text(pieces: [])
    func join(_ isNegative: Bool) {
      if result.isEmpty {
        if isNegative { result += "−" }
      } else {
        result += isNegative ? " − " : " + "
      }
    }
    if constantFirst, !constant.isZero || terms.isEmpty {
      result += Text(constant)
    }
    for term in terms {
      join(term.coefficient.signum < 0)
      let size = term.coefficient.magnitude
      if size != 1 { result += "\(size)\(size.isInteger ? "" : "·")" }
      result += term.name
    }
    if !constantFirst, !constant.isZero {
      join(constant.signum < 0)
      result += Text(constant.magnitude)
    }
    return result
  }

  func expression(_ expression: LinearExpression) -> Rendering.Text { hierarchy.sum(expression) }

  /// What a level minimises, in terms of its slacks.
  func objectiveSum(_ priority: Priority) -> Rendering.Text { hierarchy.objectiveSum(priority) }

  // MARK: Values

  private var values: ValueNaming { ValueNaming(hierarchy: hierarchy) }

  /// `X2`, or `20` where no point stands.
  func end(_ value: Rational) -> Rendering.Text { values.end(value) }

  /// `X2 = 20`, or `20` where no point stands.
  func value(_ value: Rational) -> Rendering.Text { values.value(value) }

  /// `[X0, X3] = [0, 30]`, `{X2} = {20}`, `(−∞, 30]`
  func interval(_ interval: Interval) -> Rendering.Text { values.interval(interval) }

  /// `X = X2 = 20`, or `X in [X1, X2] = [10, 20]`
  func statement(_ name: String, _ interval: Interval) -> Rendering.Text {
    values.statement(name, interval)
  }

  /// The first point with that value.
  func point(at value: Rational) -> String? { values.point(at: value) }
}

extension Hierarchy {
  /// `3x + 5y`
  func sum(_ expression: LinearExpression) -> Rendering.Text {
    Naming.sum(
      constant: expression.constant,
      expression.terms.map { ($0.coefficient, Text(formula: name(of: $0.symbol))) },
      constantFirst: expression.terms.isEmpty)
  }

  /// What a level minimises, in terms of its slacks.
  package func objectiveSum(_ priority: Priority) -> Rendering.Text {
    let role = Naming.role(priority)
    var terms: [(coefficient: Rational, name: Rendering.Text)] = []
    for constraint in enabledConstraints where constraint.priority == priority {
      guard !constraint.weight.isZero else { continue }
      terms += constraint.costlySides.map {
        (constraint.weight, Text(formula: constraint.letter + $0.mark, role))
      }
    }
    var constant: Rational = 0
    for objective in enabledObjectives where objective.priority == priority {
      let share = objective.share
      constant += share.constant
      terms += share.terms.map { ($0.coefficient, Text(formula: name(of: $0.symbol))) }
    }
    return Naming.sum(constant: constant, terms, constantFirst: terms.isEmpty)
  }
}

extension Constraint {
  /// `X = X1 + a⁺ − a⁻`, `X = X0 + b`
  ///
  /// - Parameter limit: how many characters of each side are shown.
  package func decomposition(role: Rendering.Text.Role, limit: Int = .max) -> Rendering.Text {
    var result: Rendering.Text =
      "\(formula: leftText.shortened(to: limit)) = \(formula: rightText.shortened(to: limit))"
    let sides: [(String, Model.Side)]
    if priority.isRequired {
      switch relation {
      case .equal: sides = []
      case .atLeast: sides = [(" + ", .single)]
      case .atMost: sides = [(" − ", .single)]
      }
    } else {
      sides = [(" + ", .plus), (" − ", .minus)]
    }
    for (sign, side) in sides { result += "\(sign)\(formula: letter + side.mark, role)" }
    return result
  }

  /// `a⁺ + a⁻`, `2a⁻`; what its level's objective is increased by.
  func share(role: Rendering.Text.Role) -> Rendering.Text {
    if weight.isZero { return "0" }
    return Naming.sum(
      constant: 0, costlySides.map { (weight, Text(formula: letter + $0.mark, role)) })
  }
}
