// The part of a number line that is shown.

public import Rationals

/// From where to where a number line goes.
///
/// `AxisMemory` keeps that of the last picture of each variable, and asks it for the next.
public struct AxisRange: Equatable, Sendable {
  /// The left end.
  public let lower: Rational
  /// Greater than `lower`.
  public let upper: Rational

  /// - Precondition: `lower < upper`.
  public init(lower: Rational, upper: Rational) {
    // Ends are those of round steps, which lie apart, or are compared first.
    precondition(lower < upper, "an axis has a length")
    self.lower = lower
    self.upper = upper
  }
}
