// What a hierarchy is made of: constraints and objectives, with what they are called.

public import Rationals

public enum Relation: String, Hashable, Sendable {
  case equal = "="
  case atMost = "<="
  case atLeast = ">="

  /// What holds of the two sides when each is exchanged for the other, or both for their opposites.
  public var turned: Relation {
    switch self {
    case .equal: .equal
    case .atMost: .atLeast
    case .atLeast: .atMost
    }
  }
}

/// A constraint; its error is what its left side is above its right side by.
public struct Constraint: Hashable, Sendable {
  /// Counts from 0 in the order of coming, never used again.
  public let serial: Int
  /// Names its slack variables: `a` in `a⁺`.
  public internal(set) var letter: String
  public var label: String?
  public var left: LinearExpression
  public var relation: Relation
  public var right: LinearExpression
  public var priority: Priority
  /// Zero or more; counts within its level only.
  public var weight: Rational
  /// A constraint that is not enabled is kept for later and takes no part in anything.
  public var isEnabled = true
  /// The variable whose value was suggested, if that is what this constraint is.
  public var edits: Variable?
  /// Whether it holds in any case, as that a width is not negative: nobody wrote it, and it weighs nothing in a
  /// smallest conflict.
  public var isImplied = false
  /// Whether that is the sign of a variable, as textbooks have it: a column that is not negative, and no row.
  public var isSign = false
  /// Whether it is an upper bound that a variable was declared with. It is a row, which a walk keeps out of its tables: of the
  /// variable and its slack, what the variable is below the bound by, one is always enough.
  public var isBound = false
  /// The sides as they were written.
  public var leftText: String
  public var rightText: String

  /// The constraint without label, priority and weight.
  public var text: String { "\(leftText) \(relation.rawValue) \(rightText)" }

  /// What a learner types to mean this constraint.
  public var id: String { label ?? letter }

  /// Left side less right side: zero, at least zero, or at most zero where the constraint holds.
  public var error: LinearExpression { left - right }

  /// Whether the constraint holds with that error.
  public func holds(error: Rational) -> Bool {
    switch relation {
    case .equal: error.isZero
    case .atMost: error.signum <= 0
    case .atLeast: error.signum >= 0
    }
  }
}

/// A linear expression to be made as large or as small as the levels above allow.
public struct Objective: Hashable, Sendable {
  public enum Direction: String, Hashable, Sendable { case maximize, minimize }

  public let serial: Int
  public internal(set) var name: String
  public var label: String?
  public var direction: Direction
  public var expression: LinearExpression
  public var priority: Priority
  public var weight: Rational
  public var text: String
  /// As for a constraint.
  public var isEnabled = true

  public var id: String { label ?? name }

  /// Its share of its level's objective, which is minimised: `maximize e` adds −e.
  public var share: LinearExpression {
    expression.scaled(by: direction == .minimize ? weight : -weight)
  }
}
