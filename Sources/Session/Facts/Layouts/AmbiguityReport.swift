// What is open in a layout: what could be elsewhere, how far, and what would decide it.

public import ConstraintHierarchies
public import Layouts
public import Rationals

/// What is open in a solution, and what would settle it.
public struct AmbiguityReport: Sendable {
  /// A number that several solutions do not agree on.
  public struct Open: Sendable {
    /// A variable: `a.width`.
    public let name: String
    public let interval: Interval
    /// In the solution that is shown.
    public let value: Rational
  }

  /// A change after which nothing is open any more.
  public enum Settlement: Sendable {
    /// These numbers, as constraints on a level of their own.
    case numbers([Open])
    /// Another priority of a constraint, and the numbers that come of it.
    case priority(id: String, Priority, [Values])
  }

  public struct Values: Sendable {
    public let name: String
    public let value: Rational
  }

  /// Why there is nothing to tell; nil where there is a solution.
  public let obstacle: FramesReport?
  /// In the order of the variables.
  public let open: [Open]
  /// Any one of these settles everything.
  public let settlements: [Settlement]
}

/// The solutions in which something of a view is as small, or as large, as it can be.
public struct ExtremesReport: Sendable {
  public struct Extreme: Sendable {
    /// `a.left`
    public let attribute: Attribute
    public let isLeast: Bool
    public let value: Rational
    public let frames: [ViewFrame]
  }

  public let view: String
  /// Why there is no solution at all; nil where there is one.
  public let obstacle: FramesReport?
  public let extremes: [Extreme]
  /// What has no least, or no greatest value.
  public let endless: [Attribute]
}
