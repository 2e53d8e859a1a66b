// What the columns of a tableau are called, and sums of them.

public import ConstraintHierarchies
public import Rationals

/// A column of the tableau by its name: a variable, a slack, or what a requirement still lacks.
public struct ColumnName: Hashable, Sendable {
  /// As on paper: `X`, `a⁺`, `b`.
  public let text: String
  /// The level of the constraint whose slack it is, or which lacks it; nil for a variable.
  public let level: Priority?

  /// With a sign that is on every keyboard, as the commands read it: `a+`.
  public var typed: String { Self.typed(text) }

  /// `b-` for `b⁻`.
  public static func typed(_ text: String) -> String {
    for (plain, sign) in [("+", "⁺"), ("-", "⁻"), ("'", "′")] where text.hasSuffix(sign) {
      return text.dropLast() + plain
    }
    return text
  }

  /// As the tableau spells it: `b⁻` for `b-`.
  public static func spelled(_ text: String) -> String {
    for (plain, sign) in [("+", "⁺"), ("-", "⁻"), ("−", "⁻"), ("'", "′")]
    where text.hasSuffix(plain) {
      return text.dropLast() + sign
    }
    return text
  }
}

/// A sum of columns: constant + Σ coefficient · column.
public struct ColumnSum: Equatable, Sendable {
  public struct Term: Hashable, Sendable {
    public let coefficient: Rational
    public let column: ColumnName
  }

  public let constant: Rational
  public let terms: [Term]
}

/// What the objective of a level is called, as a learner types it.
public enum ObjectiveName {
  /// `f(high)`; of the requirements `missing`, which is what they lack, all together.
  public static func text(_ level: Priority) -> String {
    level.isRequired ? "missing" : "f(\(level.name))"
  }
}

extension Model.Side {
  /// The sign that a slack's name ends with.
  public var mark: String {
    switch self {
    case .plus: "⁺"
    case .minus: "⁻"
    case .single: ""
    }
  }
}

extension Constraint {
  /// The slacks that its level's objective counts.
  public var costlySides: [Model.Side] {
    switch relation {
    case .equal: [.plus, .minus]
    case .atMost: [.plus]
    case .atLeast: [.minus]
    }
  }
}
