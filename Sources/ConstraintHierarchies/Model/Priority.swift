// How much a constraint matters: strictly more than anything below, strictly less than anything
// above.

public import Rationals

/// 1000 is a requirement; what lies below, down to 0, are preferences, each number a level of its own: 250.5 lies between 250
/// and 251.
public struct Priority: Hashable, Comparable, Sendable {
  /// Above 0, at most 1000; a decimal can write it.
  public let rawValue: Rational

  /// The most digits behind the point that are looked at.
  private static let places = 1000

  /// - Returns: nil for a number outside 1 … 1000.
  public init?(rawValue: Int) { self.init(rawValue: Rational(rawValue)) }

  /// - Returns: nil for a number that is not above 0 or is above 1000, and for one that no decimal of a thousand digits can
  ///   write, as 1/3.
  public init?(rawValue: Rational) {
    guard rawValue > 0, rawValue <= 1000, rawValue.isExact(places: Self.places) else { return nil }
    self.init(rawValue)
  }

  private init(_ rawValue: Rational) { self.rawValue = rawValue }

  /// The number without what stands behind its point: 0 … 1000.
  public var whole: Int { rawValue.floor.asInt ?? 0 }

  /// The number as it is typed: `750`, `250.5`.
  public var number: String { rawValue.decimal(places: Self.places) }

  public static let required = Priority(1000)
  public static let high = Priority(750)
  public static let medium = Priority(500)
  public static let low = Priority(250)
  /// What the wishes of a measurement have: a view is as small as all else allows.
  public static let fittingSize = Priority(50)

  public static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }

  public var isRequired: Bool { self == .required }

  /// `required`, `high`, `medium`, `low`, or the number.
  public var name: String {
    switch self {
    case .required: "required"
    case .high: "high"
    case .medium: "medium"
    case .low: "low"
    // The levels in between have no names.
    default: number
    }
  }
}

// Levels are kept in arrays: there are few of them, they are wanted in order, and a `Set` would have
// the runtime look for what makes a priority hashable, at every start of the program.
extension [Priority] {
  /// Where a level stands among others, highest first; nil if it does not.
  func indexInOrder(of level: Priority) -> Int? {
    let place = place(of: level)
    return place < count && self[place] == level ? place : nil
  }

  /// Where a level stands among others, highest first, or would stand.
  func place(of level: Priority) -> Int {
    var (place, end) = (startIndex, endIndex)
    while place < end {
      let middle = (place + end) / 2
      if self[middle] > level { place = middle + 1 } else { end = middle }
    }
    return place
  }

  /// Puts a level among others, highest first, unless it is there.
  mutating func insertInOrder(_ level: Priority) {
    let place = place(of: level)
    if place == count || self[place] != level { insert(level, at: place) }
  }
}
