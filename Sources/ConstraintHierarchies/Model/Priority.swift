// How much a constraint matters: strictly more than anything below, strictly less than anything
// above.

/// 1000 is a requirement; 999 … 1 are preferences, each number a level of its own.
public struct Priority: Hashable, Comparable, Sendable {
  public let rawValue: Int

  /// - Returns: nil for a number outside 1 … 1000.
  public init?(rawValue: Int) {
    guard (1...1000).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(_ rawValue: Int) { self.rawValue = rawValue }

  public static let required = Priority(1000)
  public static let high = Priority(750)
  public static let medium = Priority(500)
  public static let low = Priority(250)

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
    default: String(rawValue)
    }
  }
}

// Levels are kept in arrays: there are few of them, they are wanted in order, and a `Set` would have
// the runtime look for what makes a priority hashable, at every start of the program.
extension [Priority] {
  /// Puts a level among others, highest first, unless it is there.
  mutating func insertInOrder(_ level: Priority) {
    let place = firstIndex { $0 <= level } ?? count
    if place == count || self[place] != level { insert(level, at: place) }
  }
}
