// What becomes of the solution while a constant moves.

public import ConstraintHierarchies
public import Rationals

/// A sweep, and what was swept.
public struct SweepReport: Sendable {
  /// What moves.
  public struct Subject: Sendable {
    /// As it was typed: a point, a constraint, or a variable that a suggestion holds.
    public let name: String
    /// Of a constraint: its text with the name that stands for its constant, and that name.
    public let constraint: (text: String, constant: String)?
    /// Where it is now.
    public let now: Rational
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
