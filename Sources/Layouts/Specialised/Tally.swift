// Arithmetic that is counted, so that it can be seen that a layout of n views takes about n times as many operations
// as one.

import Rationals

/// How many operations on numbers something has taken.
public struct Tally: Hashable, Sendable {
  /// Sums and differences; shares of a length, too, which are quotients.
  public private(set) var additions = 0
  public private(set) var comparisons = 0

  public var total: Int { additions + comparisons }

  public init() {}

  public static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    sum.additions += b.additions
    sum.comparisons += b.comparisons
    return sum
  }

  mutating func add(_ a: Rational, _ b: Rational) -> Rational {
    additions += 1
    return a + b
  }

  mutating func subtract(_ a: Rational, _ b: Rational) -> Rational {
    additions += 1
    return a - b
  }

  /// An equal share of a length.
  mutating func share(of length: Rational, among count: Int) -> Rational {
    additions += 1
    return length / Rational(count)
  }

  mutating func least(_ a: Rational, _ b: Rational) -> Rational {
    comparisons += 1
    return b < a ? b : a
  }

  mutating func greatest(_ a: Rational, _ b: Rational) -> Rational {
    comparisons += 1
    return a < b ? b : a
  }

  mutating func isLess(_ a: Rational, than b: Rational) -> Bool {
    comparisons += 1
    return a < b
  }

  /// Whether one layout is less flexible than another; what is inflexible is so before all others.
  mutating func isLessFlexible(_ a: Rational?, than b: Rational?) -> Bool {
    comparisons += 1
    guard let b else { return false }
    guard let a else { return true }
    return a < b
  }
}
