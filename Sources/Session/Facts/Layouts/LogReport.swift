// What there is to say of a log of constraints that was read into a session.

public import Layouts

/// A log, explained, and what became of its constraints.
public struct LogReport: Sendable {
  /// The items have the names of the views that they are now.
  public let explanation: LogExplanation
  /// Entry 3, counted from 1, is the constraint `log.3` if this is `log`.
  public let label: String
  /// The first entry that was kept, by its place; 0 where none was.
  public let first: Int
  /// How many constraints were kept.
  public let keptCount: Int
  /// Those that are disabled, by ID, so that the others can hold.
  public let disabled: [String]
  /// The entries that no line of the language can say, by their places; they were left out.
  public let unsaid: [Int]
}
