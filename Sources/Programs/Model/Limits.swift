// Bounds and limits while a file is read: what has been said of each side, and what means infinity.

import Rationals

/// A number of a file where infinity is allowed.
enum Limit: Equatable {
  case number(Rational)
  case infinity
  case minusInfinity

  /// From here on a number means infinity: HiGHS's `infinite_bound`, and CPLEX's.
  static let infinite = Rational(100_000_000_000_000_000) * Rational(1_000)

  init(_ value: Rational) {
    if value >= Self.infinite {
      self = .infinity
    } else if value <= -Self.infinite {
      self = .minusInfinity
    } else {
      self = .number(value)
    }
  }

  /// The same seen from the other side of zero.
  var negated: Limit {
    switch self {
    case .number(let value): .number(-value)
    case .infinity: .minusInfinity
    case .minusInfinity: .infinity
    }
  }
}

/// The bounds of a column as they are given one after another.
struct ColumnBounds {
  private(set) var lower: Rational? = .zero
  private(set) var upper: Rational?
  /// What was said of each side, if it was a number.
  private var saidLower: Rational?
  private var saidUpper: Rational?
  /// Where its name stands in the bound that came last.
  var lastPlace: Range<Int>?
  /// Whether anything was said of each.
  private var hasLower = false
  private var hasUpper = false
  /// Whether the file wants whole numbers.
  var isInteger = false
  private var isRepeated = false

  enum Fault: Error {
    /// A number stands there already, and it is another one.
    case isTwice
    /// A lower bound of +∞, or an upper one of −∞.
    case isInfinite
  }

  mutating func setLower(_ limit: Limit) throws(Fault) {
    let value: Rational?
    switch limit {
    case .number(let number): value = number
    case .minusInfinity: value = nil
    case .infinity: throw .isInfinite
    }
    if let said = saidLower, said != value { throw .isTwice }
    if hasLower { isRepeated = true }
    hasLower = true
    saidLower = value
    lower = value
  }

  mutating func setUpper(_ limit: Limit) throws(Fault) {
    let value: Rational?
    switch limit {
    case .number(let number): value = number
    case .infinity: value = nil
    case .minusInfinity: throw .isInfinite
    }
    if let said = saidUpper, said != value { throw .isTwice }
    if hasUpper { isRepeated = true }
    hasUpper = true
    saidUpper = value
    upper = value
  }

  /// Holds it between 0 and 1, as a column that is either.
  mutating func makeBinary() {
    isInteger = true
    if lower.map({ $0.signum < 0 }) ?? true { lower = .zero }
    if upper.map({ $0 > 1 }) ?? true { upper = .one }
    (hasLower, hasUpper) = (true, true)
  }

  /// Whether it is at least 0 because nothing was said of that side.
  var hasDefaultLower: Bool { !hasLower }

  /// Whether nothing was said of it.
  var isUnbounded: Bool { !hasLower && !hasUpper }

  /// Whether a side was bounded once more since this was asked last: by the same number, or by one after an infinity.
  mutating func takeRepetition() -> Bool {
    defer { isRepeated = false }
    return isRepeated
  }

  /// Whether no value is left because nothing was said of the lower bound, which therefore is 0.
  var isEmptyByDefault: Bool { !hasLower && (upper.map { $0.signum < 0 } ?? false) }
}
