// The part of a number line that is shown, which stays from picture to picture as far as it can: only on
// an axis that stays is it seen that a region shrinks.

public import Rationals

/// From where to where a number line goes.
///
/// Keep the range of the last picture of a variable, and ask it for the next:
///
///     memory = AxisRange.next(after: memory, showing: values)
///     numberLines.axis = memory
public struct AxisRange: Hashable, Sendable {
  /// The left end.
  public let lower: Rational
  /// Greater than `lower`.
  public let upper: Rational

  /// - Precondition: `lower < upper`.
  public init(lower: Rational, upper: Rational) {
    precondition(lower < upper, "an axis has a length")
    self.lower = lower
    self.upper = upper
  }

  /// A wider axis than that many times what is to be seen hides it.
  private static let tooWide: Rational = 8
  /// An axis that must change keeps what it showed, if it grows no more than that many times.
  private static let mostGrowth: Rational = 4

  /// The range for the next picture.
  ///
  /// The last range stays while all values lie in it and are not too near to one another for it; a single
  /// value never is. A range that does not stay goes to the next round numbers, so that it need not
  /// change again at once.
  ///
  /// - Parameters:
  ///   - last: the range of the picture before; nil: there is none.
  ///   - values: all that must be seen: points with names, and the finite ends of regions.
  /// - Returns: nil if there is nothing to be seen and nothing was.
  /// - Complexity: O(n) comparisons.
  public static func next(
    after last: AxisRange?, showing values: some Sequence<Rational>
  ) -> AxisRange? {
    guard let low = values.min(), let high = values.max() else { return last }
    if let last, last.lower <= low, high <= last.upper,
      low == high || (high - low) * tooWide >= last.length
    {
      return last
    }
    var (lower, upper) = (low, high)
    if let last {
      let (least, greatest) = (min(low, last.lower), max(high, last.upper))
      let most = (low == high ? last.length : high - low) * mostGrowth
      if greatest - least <= most { (lower, upper) = (least, greatest) }
    }
    if lower == upper {
      let margin = max(lower.magnitude / 2, 5)
      (lower, upper) = (lower - margin, upper + margin)
    }
    let steps = RoundSteps(
      lower: lower, upper: upper, about: 10,
      denominator: RoundSteps.commonDenominator(of: [low, high]))
    return AxisRange(lower: steps.lower, upper: steps.upper)
  }

  private var length: Rational { upper - lower }
}
