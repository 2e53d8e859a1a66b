// What becomes of the solution while a constant moves.

public import ConstraintHierarchies
public import Rationals

/// A sweep, and what was swept.
public struct SweepReport: Sendable {
  /// What moves.
  public struct Subject: Sendable {
    /// As it was typed: a point, a constraint, a variable that a suggestion holds, or a variable in an objective.
    public let name: String
    public let kind: Kind
    /// Where it is now.
    public let now: Rational
  }

  public enum Kind: Sendable {
    case point
    /// The text of the constraint with the name that stands for its constant, and that name.
    case constant(text: String, name: String)
    case coefficient(Coefficient)
  }

  /// What multiplies a variable in an objective.
  public struct Coefficient: Sendable {
    public let variable: Variable
    public let objective: Objective
    /// What it is called: `t` in `t·x + 5y`.
    public let name: String
    /// The objective's expression with `t·x` for the term.
    public let form: NamedForm
  }

  public let subject: Subject
  /// The places asked for, the lesser first.
  public let asked: (lower: Rational, upper: Rational)
  /// The level from which on nothing can be told, since its objective has no least value.
  public let unboundedLevel: Priority?
  public let outcome: Outcome
  /// The views of texts, which keep the heights that they have, for no layout pass is taken on the way.
  public let heldTexts: [String]

  /// The edges of the views, in the order of the views, along the line before downwards.
  public let edges: [Edges]
  /// The names of all that is swept: the variables, and then the sums.
  public let names: [String]

  /// A view's edges along one axis, by their places among what is swept.
  public struct Edges: Sendable {
    public let isHorizontal: Bool
    /// Left, or top; nil where nothing is said of it, and of the screen, where it is 0.
    public let start: Int?
    /// Right, or bottom, a sum; of the screen its size.
    public let end: Int?
    /// Width, or height.
    public let size: Int?
  }

  public enum Outcome: Sendable {
    /// It stands in no constraint that takes part.
    case nothingDepends
    /// The requirements contradict one another wherever it is.
    case nothingAnywhere
    case swept(Sweep)
  }
}
