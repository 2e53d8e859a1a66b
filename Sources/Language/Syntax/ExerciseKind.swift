// What can be practised: the kinds of exercises, by the words that they are typed as.

/// A kind of exercise. The order is that in which the course teaches them.
public enum ExerciseKind: String, CaseIterable, Hashable, Sendable, OptionWord {
  case region
  case levels
  case hugging
  case conflict
  case enters
  case ratio
  case leaves
  case row
  case price
  case dual

  /// What it asks, in a few words.
  public var explanation: String {
    switch self {
    case .region: "read a region: which values some constraints leave"
    case .levels: "level by level: what is left when each priority has had its say"
    case .hugging: "hugging and resistance: which width a view in a row gets"
    case .conflict: "find the conflict: the requirements that clash, and no others"
    case .enters: "which column enters the basis"
    case .ratio: "the ratio test: how far the entering variable can grow"
    case .leaves: "which variable leaves the basis"
    case .row: "a row of the next dictionary"
    case .price: "a shadow price: what one more unit is worth"
    case .dual: "write the dual of a linear program"
    }
  }
}

/// How hard an exercise is.
public enum ExerciseLevel: Int, CaseIterable, Hashable, Sendable {
  /// All numbers, those on the way included, have at most two digits.
  case one = 1
  case two
  case three
}

/// `exercise ratio level 2 seed 7`
public struct ExerciseRequest: Hashable, Sendable {
  public var kind: ExerciseKind
  /// nil: as it comes, which is the first.
  public var level: ExerciseLevel?
  /// nil: any.
  public var seed: UInt64?

  public init(_ kind: ExerciseKind, level: ExerciseLevel? = nil, seed: UInt64? = nil) {
    self.kind = kind
    self.level = level
    self.seed = seed
  }
}

/// What may be said of an exercise behind its kind.
enum ExerciseOption: String, CaseIterable {
  case level, seed

  static func isWord(_ word: String?) -> Bool { word.map { Self(rawValue: $0) != nil } ?? false }

  var explanation: String {
    switch self {
    case .level: "how hard: 1, 2 or 3"
    case .seed: "which one: a whole number; the same one is the same exercise again"
    }
  }
}
