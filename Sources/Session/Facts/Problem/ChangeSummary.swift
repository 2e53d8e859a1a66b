// What a statement, or a command that changes something, did, and how things stand after it.

public import ConstraintHierarchies
public import Layouts
public import Rationals

/// A change, as its reply tells it.
public struct ChangeSummary: Sendable {
  /// The problem after the change.
  public let problem: Hierarchy
  /// The constraints that it added, or that it is about.
  public let constraints: [Constraint]
  public let objectives: [Objective]
  /// Variables that were unknown names.
  public let newVariables: [String]
  /// The names of the points, where a new variable looks like one of them; otherwise none.
  public let similarPoints: [String]
  /// What lost its letter to a name that was typed.
  public let renamings: [Hierarchy.Renaming]
  /// The points that were named or moved, with their values.
  public let points: [(name: String, value: Rational)]
  public let notes: [Note]
  /// The variables that it is about, as they are now; nil where it is about none.
  public let now: Whereabouts?
  /// Whether the constraints come of a form, such as a visual format.
  public let isForm: Bool
  /// The views that it is about, and those that it has moved, as they are now.
  public let frames: [ViewFrame]
  /// Those of them that it is not about, and the axes that they have moved along.
  public let followers: [String: Set<Axis>]
  /// All views, where they are to be drawn after every change.
  public let drawing: Drawing?
  /// What it cost to solve; nil where there was next to nothing to solve.
  public let cost: ChangeCost?
}

extension ChangeSummary {
  /// Whether what is to be told is where views are, rather than one variable's line or intervals of others.
  public var tellsFrames: Bool {
    if frames.isEmpty { return false }
    guard let now else { return true }
    guard case .region(let intervals, let more, _) = now else { return false }
    if intervals.count == 1, more == 0, !isForm, frames.count == 1,
      problem.name(of: intervals[0].variable).hasPrefix(frames[0].name + ".")
    {
      return false
    }
    return intervals.allSatisfy { problem.name(of: $0.variable).contains(".") }
  }
}

/// Where variables are when all levels are done.
public enum Whereabouts: Sendable {
  /// The requirements contradict one another.
  case contradictory
  /// The level's objective has no least value.
  case unbounded(Priority)
  /// The intervals of the first few variables, and how many more there are.
  ///
  /// - Parameter isBox: false where the problem has two variables, and not every pair of values of their
  ///   intervals is in the region.
  case region([(variable: Variable, interval: Interval)], more: Int, isBox: Bool)
}

/// What it took to solve after a change.
public struct ChangeCost: Sendable {
  /// For each level the pivots that it took; levels without any are left out.
  public let pivots: [(priority: Priority, count: Int)]
  /// The levels that were looked at, highest first.
  public let visited: [Priority]
  /// All levels that there are, highest first.
  public let levels: [Priority]

  /// The levels that nothing was done for.
  public var leftAlone: [Priority] { levels.filter { !visited.contains($0) } }
}
