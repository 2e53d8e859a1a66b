// What it would mean if an expression had another value than it has: which requirement that breaks, or
// which level pays for it, and how much.

public import ConstraintHierarchies
public import Language
public import Rationals
import Simplex

/// Why an expression does not have a value.
public struct Consequence: Hashable, Sendable {
  /// The expression, as it was written.
  public let subject: String
  /// What it is thought to be.
  public let value: Rational
  public let effect: Effect

  public enum Effect: Hashable, Sendable {
    /// It would break these requirements; at least one.
    case breaks([Requirement])
    /// A level would not reach its least value, for these constraints of it would not hold.
    case costs(Priority, Rational, least: Rational, violated: [Violation])
  }

  public struct Requirement: Hashable, Sendable {
    public let id: String
    /// As it was typed.
    public let text: String
  }

  public struct Violation: Hashable, Sendable {
    /// The slack that would not be 0: `b⁻`.
    public let slack: String
    public let amount: Rational
  }
}

extension Session {
  /// Why an expression does not have a value in the solution; nil if it can have it, or nothing can be said,
  /// as of a quantity.
  ///
  /// Nothing changes.
  public func consequence(of asked: MeasuredExpression, being value: Rational) -> Consequence? {
    guard !asked.expression.hasQuantities else { return nil }
    var before = self
    guard before.solutions.outcome == .optimal else { return nil }
    var after = self
    func consequence(_ effect: Consequence.Effect) -> Consequence {
      Consequence(subject: asked.text, value: value, effect: effect)
    }
    if let failure = after.require(asked, value) {
      guard failure.code == .unsatisfiable else { return nil }
      var broken: [Consequence.Requirement] = []
      for id in failure.conflict {
        guard let constraint = state.hierarchy.constraint(id) else { continue }
        broken.append(.init(id: constraint.id, text: constraint.text))
      }
      return broken.isEmpty ? nil : consequence(.breaks(broken))
    }
    guard after.solutions.outcome == .optimal else { return nil }
    for level in before.solutions.levels {
      let least = before.solutions.minimum(of: level)
      let cost = after.solutions.minimum(of: level)
      guard cost != least else { continue }
      return consequence(
        .costs(level, cost, least: least, violated: after.violations(of: level)))
    }
    return nil
  }

  /// Adds the requirement that an expression has a value.
  ///
  /// - Returns: why it is refused; nil if it is not.
  private mutating func require(_ asked: MeasuredExpression, _ value: Rational) -> Failure? {
    let range = asked.expression.range
    let statement = ConstraintStatement(
      operands: [asked.expression, .number(value, range)], relations: [.equal],
      operandTexts: [asked.text, value.description], range: range)
    do throws(Failure) {
      _ = try change("\(asked.text) = \(value)", .constraint(statement))
      return nil
    } catch {
      return error
    }
  }

  /// Those constraints of a level that do not hold.
  private mutating func violations(of level: Priority) -> [Consequence.Violation] {
    var violations: [Consequence.Violation] = []
    for constraint in state.hierarchy.enabledConstraints where constraint.priority == level {
      guard let error = solutions.interval(of: constraint.error)?.value,
        !constraint.holds(error: error)
      else { continue }
      violations.append(
        .init(
          slack: constraint.letter + (error.signum > 0 ? "⁺" : "⁻"), amount: error.magnitude))
    }
    return violations
  }
}
