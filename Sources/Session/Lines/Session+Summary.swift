// What a statement, or a command that changes something, did, and how things stand after it.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

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
      notes: outline.notes + (try heldFromOutside(outline.fitted)),
      now: try whereabouts(of: outline.variables), isForm: outline.isForm,
      frames: frames, followers: followers, drawing: try drawing(),
      cost: outline.isSolved || !frames.isEmpty ? try latestCost() : nil)
  }

  /// What a view measures alone, where constraints with what lies outside it hold it otherwise.
  private func heldFromOutside(_ view: ViewID?) throws(Failure) -> [Note] {
    guard let view, var problem = state.alone(view) else { return [] }
    var (here, alone) = (solutions, solutions)
    _ = try problem.settleTexts(from: alone)
    alone.follow(problem)
    guard try here.outcome == .optimal, try alone.outcome == .optimal else { return [] }
    var sizes: [Axis: Rational] = [:]
    for axis in Axis.allCases {
      guard let size = state.variable(.size(axis), of: view),
        let value = try alone.interval(of: size)?.value, try here.interval(of: size)?.value != value
      else { continue }
      sizes[axis] = value
    }
    return sizes.isEmpty ? [] : [.heldFromOutside(state.views[view].name, alone: sizes)]
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
    let cost = try solutions.cost
    return ChangeCost(
      pivots: cost.pivots, visited: cost.visited, levels: hierarchy.priorities)
  }
}
