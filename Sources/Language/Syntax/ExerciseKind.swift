// What can be practised: the kinds of exercises, by the words that they are typed as.

public import Wording

/// A kind of exercise. The order is that in which the course teaches them.
public enum ExerciseKind: String, CaseIterable, Sendable, OptionWord {
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

  var option: CommandChoice { .exercise(self) }

  /// What it asks, in a few words.
  public func about(in speech: Speech) -> String {
    switch speech {
    case .english: English.about(self)
    case .russian: Russian.about(self)
    }
  }
}

/// How hard an exercise is.
public enum ExerciseLevel: Int, CaseIterable, Sendable {
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

/// What may be said of an exercise after its kind.
enum ExerciseOption: String, CaseIterable {
  case level, seed

  static func isWord(_ word: String?) -> Bool { word.map { Self(rawValue: $0) != nil } ?? false }
}
