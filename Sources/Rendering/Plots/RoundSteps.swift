// Round numbers along an axis: multiples of 1, 2 or 5 times a power of ten, or, where what is drawn has
// small denominators, multiples of a fraction that a hand would use.

public import Rationals

/// The multiples of a round step that enclose a range.
public struct RoundSteps: Sendable {
  /// From one number to the next.
  public let step: Rational
  /// The multiple of the step next below the range, or at its end.
  public let lower: Rational
  /// The multiple of the step next above the range, or at its end.
  public let upper: Rational
  /// How many steps from `lower` to `upper`.
  public let count: Int

  /// The least round step that needs no more than `wanted` steps for the range.
  ///
  /// - Parameters:
  ///   - wanted: at least 1.
  ///   - denominator: that of the values that are drawn; then a step below 1 is a part of it. 0: it is
  ///     large or unknown.
  /// - Complexity: O(n) arithmetic operations, n the digits of the range's order of magnitude.
  public init(lower: Rational, upper: Rational, about wanted: Int, denominator: Int = 0) {
    let raw = (upper - lower) / Rational(max(wanted, 1))
    step = RoundSteps.part(of: denominator, atLeast: raw) ?? RoundSteps.decimal(atLeast: raw)
    self.lower = (lower / step).floor * step
    self.upper = max((upper / step).ceiling * step, self.lower + step)
    count = ((self.upper - self.lower) / step).asInt ?? 1
  }

  /// The numbers, from `lower` to `upper`.
  public var values: [Rational] { (0...count).map { lower + step * Rational($0) } }

  private static func decimal(atLeast raw: Rational) -> Rational {
    var power: Rational = 1
    while power * 10 <= raw { power *= 10 }
    while power > raw, raw > 0 { power /= 10 }
    let factor = [1, 2, 5, 10].first { power * Rational($0) >= raw } ?? 10
    return power * Rational(factor)
  }

  /// Whole numbers are not parted for the sake of a few ticks more; and where the next part is far more than
  /// is wanted, as 1 is after 1/7, tenths do better.
  private static func part(of denominator: Int, atLeast raw: Rational) -> Rational? {
    guard denominator > 0, raw <= 1, raw * Rational(8 * denominator) >= 1 else { return nil }
    if denominator == 1 { return 1 }
    let usual: Set = [12, 10, 8, 6, 5, 4, 3, 2, 1]
    let parts = usual.union([denominator]).sorted(by: >).filter { part in
      part.isMultiple(of: denominator) || denominator.isMultiple(of: part)
    }
    let steps = parts.map { Rational(numerator: 1, denominator: $0) }
    return steps.first { $0 >= raw && $0 <= 4 * raw }
  }

  /// The least denominator, up to 12, that all values have in common; 0 if they have none.
  public static func commonDenominator(of values: some Sequence<Rational>) -> Int {
    let values = Array(values)
    return (1...12).first { denominator in
      values.allSatisfy { ($0 * Rational(denominator)).isInteger }
    } ?? 0
  }
}
