// The part of a number line that is shown, which stays from picture to picture as far as it can: only on
// an axis that stays is it seen that a region shrinks.

public import Rationals

extension AxisRange {
  /// A wider axis than that many times what is to be seen hides it.
  private static let tooWide: Rational = 5
  /// About as many round numbers lie on it.
  private static let steps = 10
  /// An axis that must change keeps what it showed, if neither that nor what is to be seen now makes it that
  /// many times as long as the other alone. Rounding adds less than a half to that, so it is not too wide.
  private static let mostGrowth: Rational = 3

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
    if let last, high - low <= last.length * mostGrowth {
      let (least, greatest) = (min(low, last.lower), max(high, last.upper))
      let most = (low == high ? last.length : high - low) * mostGrowth
      if greatest - least <= most { (lower, upper) = (least, greatest) }
    }
    if lower == upper {
      let margin = max(lower.magnitude / 2, 5)
      (lower, upper) = (lower - margin, upper + margin)
    }
    let steps = RoundSteps(
      lower: lower, upper: upper, about: Self.steps,
      denominator: RoundSteps.commonDenominator(of: [low, high]))
    return AxisRange(lower: steps.lower, upper: steps.upper)
  }

  private var length: Rational { upper - lower }

  /// The number of steps, at most `most` and not much less, for which its round numbers fall on steps: equal
  /// distances look equal, and whatever is shown on it, the scale is the same.
  func evenSteps(most: Int) -> Int {
    for count in [Self.steps, Self.steps / 2, Self.steps / 3] {
      let round = RoundSteps(lower: lower, upper: upper, about: count).values
      let values = [lower] + round.filter { lower < $0 && $0 < upper } + [upper]
      if let steps = Scale.exactSteps(for: values, most: most) { return steps }
    }
    return most
  }
}
