public import Rationals

/// The values that a variable or an expression can take; nil is an end at infinity.
public struct Interval: Hashable, Sendable {
  public var lower: Rational?
  public var upper: Rational?

  public init(lower: Rational?, upper: Rational?) {
    self.lower = lower
    self.upper = upper
  }

  public static let everything = Interval(lower: nil, upper: nil)

  /// The only value, if there is just one.
  public var value: Rational? {
    guard let lower, let upper, lower == upper else { return nil }
    return lower
  }

  public var isAmbiguous: Bool { value == nil }

  public func contains(_ other: Interval) -> Bool {
    let lowerHolds = lower.map { bound in other.lower.map { $0 >= bound } ?? false } ?? true
    let upperHolds = upper.map { bound in other.upper.map { $0 <= bound } ?? false } ?? true
    return lowerHolds && upperHolds
  }
}
