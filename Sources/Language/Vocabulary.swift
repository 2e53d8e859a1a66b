// What the parser must know of the session: the names in use. They decide three things only: whether
// a short word is a name or an abbreviated command, what a slip was meant to be, and what completion
// offers.

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

  /// Whether the name stands for anything.
  public func contains(_ name: String) -> Bool {
    hasValue(name) || labels.contains(name)
  }

  /// Whether the name may stand in an expression.
  public func hasValue(_ name: String) -> Bool {
    variables.contains(name) || points.contains(name)
  }
}
