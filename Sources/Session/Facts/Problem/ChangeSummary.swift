// What a statement, or a command that changes something, did, and how things stand after it.

public import ConstraintHierarchies
import Language
public import Layouts
public import Rationals
import Simplex

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

extension Session {
  /// So many variables are looked at after a change.
  private static let mostShown = 6

  mutating func summary(of outline: Outline) throws(Failure) -> ChangeSummary {
    let hierarchy = state.hierarchy
    let (frames, followers) = try frames(of: outline)
    return ChangeSummary(
      problem: hierarchy,
      constraints: outline.constraints.compactMap { hierarchy.constraint(serial: $0) },
      objectives: outline.objectives.compactMap { serial in
        hierarchy.objectives.first { $0.serial == serial }
      },
      newVariables: outline.newVariables,
      similarPoints: similarPoints(to: outline.newVariables),
      renamings: outline.renamings,
      points: outline.points.compactMap { name in
        guard case .point(let point) = hierarchy.symbol(named: name) else { return nil }
        return (name, hierarchy.value(of: point))
      },
      notes: outline.notes,
      now: try whereabouts(of: outline.variables), isForm: outline.isForm,
      frames: frames, followers: followers, drawing: try drawing(),
      cost: outline.isSolved || !frames.isEmpty ? try latestCost() : nil)
  }

  private func similarPoints(to names: [String]) -> [String] {
    if names.isEmpty { return [] }
    let points = state.hierarchy.pointNames
    return names.contains { Suggestion.nearest(to: $0, among: points) != nil } ? points : []
  }

  /// Where variables are after all levels; nil for none.
  mutating func whereabouts(of variables: [Variable]) throws(Failure) -> Whereabouts? {
    if variables.isEmpty { return nil }
    if try solutions.outcome == .infeasible { return .contradictory }
    if let level = try solutions.unboundedLevel { return .unbounded(level) }
    var intervals: [(variable: Variable, interval: Interval)] = []
    for variable in variables.prefix(Self.mostShown) {
      if let interval = try solutions.interval(of: variable) {
        intervals.append((variable, interval))
      }
    }
    let isPair = variables.count == 2 && state.hierarchy.variables.count == 2
    return .region(
      intervals, more: max(variables.count - Self.mostShown, 0),
      isBox: isPair ? try solutions.fillsBox(variables[0], variables[1]) : true)
  }

  /// What the last change cost; nil with no more than one constraint or objective, or without a solution.
  mutating func latestCost() throws(Failure) -> ChangeCost? {
    let hierarchy = state.hierarchy
    let enabled = hierarchy.constraints.lazy.filter { $0.isEnabled }
    guard enabled.prefix(2).count + hierarchy.enabledObjectives.count > 1,
      try solutions.outcome != .infeasible
    else { return nil }
    let hasRequirements = enabled.contains { $0.priority.isRequired }
    let cost = try solutions.cost
    return ChangeCost(
      pivots: cost.pivots, visited: cost.visited,
      levels: (hasRequirements ? [.required] : []) + hierarchy.levels)
  }
}
