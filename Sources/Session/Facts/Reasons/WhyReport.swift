// What holds a variable, a constraint or an objective where it is, what lost, and what would have to give.
//
// All of it was found by solving: that the holders alone are enough, or what comes of it when one is taken
// away.

public import ConstraintHierarchies
public import Rationals

/// Why something is as it is.
public struct WhyReport: Sendable {
  public enum Subject: Sendable {
    /// A point is where it was put.
    case point(String, Rational)
    case variable(VariableReason)
    /// One constraint; where a chain was asked after, each of its links.
    case constraints([ConstraintReason])
    case objective(ObjectiveReason)
    /// What a level comes to, and how those of its constraints fare that do not hold, and its objectives.
    case level(LevelReason)
    /// What a view is made of: where it begins and its size, along the line and down.
    case view(String, [VariableReason])
  }

  public let subject: Subject
  /// The problem that it was asked in, by whose points values are named.
  public let problem: Hierarchy
}

/// What holds a variable, or an expression.
public struct VariableReason: Sendable {
  public let variables: [Variable]
  /// As it would be written on paper.
  public let name: String
  /// Whether it is a name alone, whose value may be called by the point that stands there.
  public let isName: Bool
  public let interval: Interval
  /// What keeps it from being smaller; nil if nothing does.
  public let below: HoldReport?
  /// What keeps it from being greater; nil if nothing does.
  public let above: HoldReport?
  /// The preferences that ask for another value of it in vain: the first of them, looked into.
  public let losses: [Loss]
  /// Further ones.
  public let otherLosers: [Cause]
  /// How it could go below its interval; nil where nothing holds it there.
  public let down: Moves?
  /// How it could go above its interval; nil where nothing holds it there.
  public let up: Moves?
}

/// What holds an expression on one side: with these alone it could go no further.
public struct HoldReport: Sendable {
  public struct Holder: Sendable {
    public let cause: Cause
    /// How many constraints lie between it and the expression: 0 if it speaks of its variables.
    public let distance: Int
    /// Whether it would have the expression go further that way, rather than stop it: an objective, or a
    /// constraint that does not hold.
    public let isPulling: Bool
    /// Whether it is an inequality that holds as an equation.
    public let isTight: Bool
  }

  public let side: Hold.Side
  /// The least or the greatest value of the expression.
  public let end: Rational
  /// From the expression outward, at each distance first what pulls.
  public let holders: [Holder]
  /// Whether none of them can be left out; false where there was no time to try.
  public let isSmallest: Bool

  public var causes: [Cause] { holders.map { $0.cause } }
}

/// Why a preference does not hold.
public struct Loss: Sendable {
  public let constraint: Constraint
  /// Its left side less its right side: all above or all below zero.
  public let error: Interval
  /// What keeps the error from being nearer to zero, in the order of coming; none where no variable stands
  /// in it. nil where it was not found out.
  public let obstacles: [Cause]?
  /// What would be worse if it held; nil where nothing would be, or it was not found out.
  public let price: Price?
}

/// How a constraint fares.
public struct ConstraintReason: Sendable {
  public enum Verdict: Sendable {
    case holds
    /// Some of the solutions satisfy it, others do not.
    case undecided
    case violated
  }

  public let constraint: Constraint
  /// nil where it is disabled.
  public let verdict: Verdict?
  /// Its left side less its right side; nil where it is disabled.
  public let error: Interval?
  /// What both sides of an inequality come to that holds as an equation.
  public let value: Rational?
  /// nil unless it is violated.
  public let loss: Loss?
  /// What would be without it; where it is disabled, with it.
  public let otherwise: Effects
}

/// How an objective fares.
public struct ObjectiveReason: Sendable {
  public let objective: Objective
  /// The values of its expression; nil where it is disabled.
  public let interval: Interval?
  /// What keeps the expression from being better, the objective itself not counted; nil if nothing does.
  public let hold: HoldReport?
  /// What would be without it; where it is disabled, with it.
  public let otherwise: Effects
}

/// What a level has to pay.
public struct LevelReason: Sendable {
  public let level: Priority
  public let minimum: Rational
  /// Those that do not hold in every solution.
  public let constraints: [ConstraintReason]
  public let objectives: [ObjectiveReason]
  /// Further ones, that were not looked into.
  public let others: [Cause]
}

/// What a change of the problem would bring about.
public enum Effects: Sendable {
  /// These variables would have other values; of the variables that are far away, some were looked at.
  case values([NamedInterval])
  /// The objective of that level would have no least value.
  case unbounded(Priority)
  /// The requirements would contradict one another: what is changed, and these.
  case contradiction([Cause])
}
