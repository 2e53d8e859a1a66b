// Intervals are worth more work than the solution itself; who does not look at them says so.

/// How many intervals are worked out for a solution.
public enum RegionChoice: String, CaseIterable, Hashable, Sendable {
  /// Those of every level.
  case all
  /// Those of the last level: what each value can be when all is done.
  case last
  /// None; but whether each value is the only one, where that is told at once.
  case none
}
