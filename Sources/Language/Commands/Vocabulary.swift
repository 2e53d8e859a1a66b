// What the parser must know of the session: the names in use. They decide three things only: whether
// a short word is a name or an abbreviated command, what a slip was meant to be, and what completion
// offers.

/// What the parser asks of the names in use, so that whoever keeps them need not gather them for each
/// line.
public protocol KnownNames {
  /// Whether the name stands for anything.
  func contains(_ name: String) -> Bool
  /// Whether the name may stand in an expression: a variable's or a point's.
  func hasValue(_ name: String) -> Bool
  /// All names that may stand in an expression.
  var valueNames: Set<String> { get }
}

/// The names in use, gathered.
public struct Vocabulary: KnownNames, Hashable, Sendable {
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

  public var valueNames: Set<String> { variables.union(points) }
}
