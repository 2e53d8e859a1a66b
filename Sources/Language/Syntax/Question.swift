// What a lesson asks of a session, as values: numbers that only a solve knows, as terms of an expression;
// claims; what the right answer to a question is; and an answer as a learner types it.

import Rationals

/// A number that is read off a solution, or off the solve that led there: a term of an expression.
public enum Quantity: Hashable, Sendable {
  /// A column of the tableau, as replies print it: `X`'s are names, and these are slacks, `a⁺`, `b⁻`, and `c` of a
  /// requirement; or an objective, `f1`.
  case column(Name)
  /// What a level minimises, as replies print it: `f(low)`.
  case function(LevelMark)
  /// `error(ID)`: how far a constraint is from holding.
  case error(Name)
  /// `plus(ID)`, `minus(ID)`: what its left side is above its right side, or below it.
  case plus(Name)
  case minus(Name)
  /// `slack(ID)`: the distance of its sides.
  case slack(Name)
  /// `objective(LEVEL)`: the least value of a level's objective.
  case objective(LevelMark)
  /// `pivots()`, `pivots(LEVEL)`: how many pivots the solve took, or one level of it.
  case pivots(LevelMark?)
  /// `cost(COLUMN)`: the cost of a column, in the objective that is minimised where the walk stands.
  case cost(Name)
  /// `ratio(COLUMN)`: the ratio of a basic column in the ratio test of the next pivot.
  case ratio(Name)

  /// The word before the parenthesis.
  public enum Word: String, CaseIterable, Sendable {
    case error, plus, minus, slack, objective, pivots, cost, ratio
    case function = "f"

    /// How it is written.
    public var form: String {
      switch self {
      case .error, .plus, .minus, .slack: "\(rawValue)(ID)"
      case .objective, .pivots, .function: "\(rawValue)(LEVEL)"
      case .cost, .ratio: "\(rawValue)(COLUMN)"
      }
    }
  }

  /// As it is written: `error(want)`, `pivots(high)`.
  public var text: String {
    switch self {
    case .column(let name): name.text
    case .error(let name): Self.text(.error, name.text)
    case .plus(let name): Self.text(.plus, name.text)
    case .minus(let name): Self.text(.minus, name.text)
    case .slack(let name): Self.text(.slack, name.text)
    case .cost(let name): Self.text(.cost, name.text)
    case .ratio(let name): Self.text(.ratio, name.text)
    case .objective(let level): Self.text(.objective, Self.text(level))
    case .function(let level): Self.text(.function, Self.text(level))
    case .pivots(let level): Self.text(.pivots, level.map(Self.text) ?? "")
    }
  }

  private static func text(_ word: Word, _ argument: String) -> String {
    "\(word.rawValue)(\(argument))"
  }

  private static func text(_ level: LevelMark) -> String {
    PriorityWord.text(level.value)
  }
}

extension Name {
  /// That of the constraint whose slack has this name: `a` of `a⁺`.
  public var ofConstraint: Name {
    let isSigned = text.hasSuffix("⁺") || text.hasSuffix("⁻")
    return isSigned ? Name(String(text.dropLast()), range) : self
  }
}

/// An expression in which quantities may stand, and how it was written.
public struct MeasuredExpression: Hashable, Sendable {
  public var expression: Expression
  public var text: String

  public init(_ expression: Expression, text: String) {
    self.expression = expression
    self.text = text
  }

  /// The name that is all of it; nil if there is more to it.
  public var name: Name? {
    if case .name(let name) = expression { name } else { nil }
  }
}

/// An interval as it was written.
public struct IntervalExpression: Hashable, Sendable {
  /// nil: it has no end on that side.
  public var lower: Expression?
  public var upper: Expression?
  /// Whether an end that there is does not belong to it, as those of `(10, 20)`.
  public var excludesLower = false
  public var excludesUpper = false
  /// Whether it is two points alone, as {10, 20} is.
  public var isSet = false
  /// What it is said to be the same as, as in `[X2, X3] = [20, 30]`.
  public var equals: [IntervalExpression] = []
  /// As it was written.
  public var text: String
}

/// What `expect` claims, or that it is not so.
public struct Claim: Hashable, Sendable {
  public var expectation: Expectation
  /// `not X = 20`
  public var isNegated: Bool
  /// As it was written, without the `not`.
  public var text: String
  /// Of the text.
  public var range: SourceRange
}

/// What the right answer to a question is.
public enum Question: Hashable, Sendable {
  /// A number: the value of an expression.
  case value(MeasuredExpression)
  /// All that is left of an expression: `X in [10, 20]`.
  case interval(MeasuredExpression, IntervalExpression)
  /// The column that enters, or leaves, with the next pivot: `enters b-`.
  case enters(Name)
  case leaves(Name)
  /// The name of one of several choices: `choice second`.
  case choice(String)
  /// Whether a claim holds: `yes: X = 20`.
  case claim(Claim, holds: Bool)
}

/// A number as a learner answers with it: `20`, `40/2`, `X = 20`.
public struct NumberAnswer: Sendable {
  /// What is said to have the value; nil if that is not said, or cannot be read.
  public var subject: Expression?
  public var value: MeasuredExpression
}

extension Expression {
  /// Whether two expressions are written alike, wherever they stand.
  ///
  /// - Complexity: O(n) in the number of nodes; the depth of the recursion is that of the parentheses.
  public func isWritten(like other: Expression) -> Bool {
    switch (self, other) {
    case (.number(let a, _), .number(let b, _)): a == b
    case (.name(let a), .name(let b)): a.text == b.text
    case (.quantity(let a, _), .quantity(let b, _)): a.text == b.text
    case (.negate(let a, _), .negate(let b, _)): a.isWritten(like: b)
    case (.operations(let a, let rest, _), .operations(let b, let others, _)):
      a.isWritten(like: b) && rest.count == others.count
        && zip(rest, others).allSatisfy { one, other in
          one.kind == other.kind && one.operand.isWritten(like: other.operand)
        }
    // Nodes of two kinds.
    default: false
    }
  }

  /// Whether a node is in it, itself included.
  func contains(where isWanted: (Expression) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .number, .name, .quantity: return false
    case .negate(let operand, _): return operand.contains(where: isWanted)
    case .operations(let first, let rest, _):
      return first.contains(where: isWanted)
        || rest.contains { $0.operand.contains(where: isWanted) }
    }
  }

  /// Whether a quantity stands in it.
  public var hasQuantities: Bool {
    contains { if case .quantity = $0 { true } else { false } }
  }

  /// Whether a number is one of its terms, as in `x - 20`.
  public var hasNumberAsTerm: Bool {
    switch self {
    case .number: true
    case .name, .quantity: false
    case .negate(let operand, _): operand.hasNumberAsTerm
    case .operations(let first, let rest, _):
      rest.contains { $0.kind == .add || $0.kind == .subtract }
        && (first.hasNumberAsTerm || rest.contains { $0.operand.hasNumberAsTerm })
    }
  }
}
