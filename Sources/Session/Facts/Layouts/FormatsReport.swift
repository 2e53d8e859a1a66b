// The constraints on the views in a view, as far as visual formats can say them.

public import ConstraintHierarchies

/// The constraints on the views in a view.
public struct FormatsReport: Sendable {
  public struct Line: Hashable, Sendable {
    public let text: String
    /// Of the constraints that it says.
    public let ids: [String]
  }

  public struct Other: Sendable {
    public let id: String
    public let text: String
    public let priority: Priority
  }

  public let view: String
  public let lines: [Line]
  /// Those that no visual format can say.
  public let others: [Other]
}
