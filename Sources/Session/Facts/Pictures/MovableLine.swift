// The line of a constraint in the plane, and the number that moves it.

public import Rationals

/// A constraint of two variables, as `xFactor x + yFactor y + offset`, and the number beside its relation that this is
/// compared with: the one that `set` changes.
public struct MovableLine: Sendable {
  public let xFactor: Rational
  public let yFactor: Rational
  public let offset: Rational
  /// As it stands.
  public let constant: Rational

  /// The constant with which the line goes through a place.
  public func constant(throughX x: Rational, y: Rational) -> Rational {
    xFactor * x + yFactor * y + offset
  }
}
