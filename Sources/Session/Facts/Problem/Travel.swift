// undo and redo: which changes were gone over, and how things stand after that. history: all changes.

public import ConstraintHierarchies

/// What `undo` or `redo` did.
public struct Travel: Sendable {
  public enum Direction: String, Sendable { case undo, redo }

  /// A change that was gone over.
  public struct Change: Sendable {
    /// As it was typed.
    public let line: String
    /// How many lines changed something: more than one for a file that was loaded.
    public let count: Int
  }

  public let direction: Direction
  /// The nearest first.
  public let changes: [Change]
  /// A choice of how things are drawn that came back.
  public let setting: DisplaySettings.Setting?
  /// Where the first variable is now; nil where no constraint changed, or there is no variable.
  public let now: Whereabouts?
  /// Where the first views are now; none where no constraint changed, or there are no views.
  public let frames: [ViewFrame]
  /// All views, where they are to be drawn after every change.
  public let drawing: Drawing?
  public let cost: ChangeCost?
  /// The problem after that.
  public let problem: Hierarchy
}

/// The changes of a session by number.
public struct HistoryReport: Sendable {
  public struct Entry: Sendable {
    /// Counted from 1.
    public let number: Int
    public let line: String
    /// How many lines changed something: more than one for a file that was loaded.
    public let count: Int
    public let isUndone: Bool
  }

  /// The last ones, as many as were asked for.
  public let entries: [Entry]
  /// How many come before them.
  public let earlier: Int
  /// How many are done: where the session stands.
  public let position: Int
  /// How many were undone and can be done again.
  public let undone: Int
}
