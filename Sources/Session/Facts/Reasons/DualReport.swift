// A level's linear program beside its dual.

public import ConstraintHierarchies
public import Rationals

/// A level's linear program and its dual, each constraint of one beside the unknown of the other that it belongs to.
///
/// The level minimises, or, where all that it counts is one expression to be maximised, maximises, over the
/// requirements, its own constraints and those of the levels above, which are held at their least values. The
/// dual has a price for each constraint and a constraint for each unknown.
public struct DualReport: Sendable {
  public enum Ending: Equatable, Sendable {
    /// Both come to that value.
    case optimal(Rational)
    /// The level has no least value, so the dual's constraints contradict one another.
    case unbounded
    /// The requirements contradict one another: no prices are best.
    case contradictory
  }

  /// What is made least or greatest.
  public struct Objective: Sendable {
    public let isMaximized: Bool
    /// In the dual, the names are those of the constraints whose prices they stand for.
    public let form: NamedForm
  }

  /// A constraint and the unknown of the other program that it belongs to. In a solution of both one of their two
  /// amounts is zero (complementary slackness).
  public struct Pair: Sendable {
    /// What a learner types to mean it: a constraint's ID, `f(high)` of a level above, a variable, a slack.
    public let name: String
    /// That of the constraint or of the level; nil for a variable.
    public let priority: Priority?
    public let primal: Line
    public let dual: Line
  }

  public enum Line: Sendable {
    /// `form relation bound`; of the form the constant is zero. The slack is how far its sides are apart, never
    /// below zero; nil where there is no solution.
    case constraint(NamedForm, Relation, bound: Rational, slack: Rational?)
    /// At least or at most zero, or, where there is no relation, any number.
    case unknown(NamedForm.Term, Relation?, value: Rational?)

    /// How far a constraint's sides are apart; what an unknown is.
    public var amount: Rational? {
      switch self {
      case .constraint(_, _, _, let slack): slack
      case .unknown(_, _, let value): value
      }
    }
  }

  public let level: Priority
  public let primal: Objective
  public let dual: Objective
  /// The constraints of the primal.
  public let rows: [Pair]
  /// The constraints of the dual.
  public let columns: [Pair]
  public let ending: Ending
  public let problem: Hierarchy
}
