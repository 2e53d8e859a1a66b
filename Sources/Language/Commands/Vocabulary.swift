// What the parser must know of the session: the names in use. They decide three things only: whether
// a short word is a name or an abbreviated command, what a slip was meant to be, and what completion
// offers.

/// What the parser asks of the names in use, so that whoever keeps them need not gather them for each
/// line.
public struct KnownNames {
  /// Whether the name stands for anything.
  let contains: (_ name: String) -> Bool
  /// Whether the name may stand in an expression: a variable's or a point's.
  let hasValue: (_ name: String) -> Bool
  /// All names that may stand in an expression.
  let valueNames: () -> [String]

  public init(
    contains: @escaping (_ name: String) -> Bool, hasValue: @escaping (_ name: String) -> Bool,
    valueNames: @escaping () -> [String]
  ) {
    self.contains = contains
    self.hasValue = hasValue
    self.valueNames = valueNames
  }
}

extension KnownNames {
  init(_ vocabulary: Vocabulary) {
    self.init(
      contains: vocabulary.contains, hasValue: vocabulary.hasValue,
      valueNames: { Array(vocabulary.variables) + vocabulary.points })
  }
}

/// The names in use, gathered.
public struct Vocabulary: Hashable, Sendable {
  public var variables: Set<String>
  public var points: Set<String>
  /// The names of constraints and objectives, given or automatic.
  public var labels: Set<String>

  public init(
    variables: Set<String> = [], points: Set<String> = [], labels: Set<String> = []
  ) {
    self.variables = variables
    self.points = points
    self.labels = labels
  }

  public func contains(_ name: String) -> Bool {
    hasValue(name) || labels.contains(name)
  }

  public func hasValue(_ name: String) -> Bool {
    variables.contains(name) || points.contains(name)
  }
}
