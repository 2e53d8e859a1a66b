// Contradictions as facts. No way out is told of that was not tried: the requirements are solved again
// without the one, or with it as a preference.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension ConflictReport {
  /// One conflict, with the fewest requirements that have to go.
  ///
  /// - Parameter search: of the hierarchy that the conflict was found in.
  /// - Complexity: that of `ConflictSearch.waysOut`.
  init(_ conflict: Conflict, _ origin: Conflict.Origin, _ search: ConflictSearch) throws(Stop) {
    var search = search
    self.init(
      origin: origin, clashes: [Clash(conflict, in: search.hierarchy)], isComplete: false,
      waysOut: try search.waysOut(keeping: origin.changed).screenLast(in: search.hierarchy),
      trials: nil, untried: 0,
      problem: search.hierarchy)
  }

  /// All conflicts of the smallest size, and for each of their members what comes of dropping it and of
  /// lowering it.
  ///
  /// - Parameter known: the ways out, where they were looked for before.
  /// - Complexity: that of `ConflictSearch.conflicts`, and a few solves for each member that is tried.
  init(all origin: Conflict.Origin, _ search: ConflictSearch, waysOut known: WaysOut?) throws(Stop)
  {
    var search = search
    let hierarchy = search.hierarchy
    let (conflicts, isComplete) = try search.conflicts()
    var trying = WaysOutTrials(search, origin)
    let (trials, untried) = try trying.trials(of: conflicts)
    let waysOut: WaysOut
    if let known {
      waysOut = known
    } else {
      waysOut = try trying.search.waysOut(keeping: origin.changed).screenLast(in: hierarchy)
    }
    self.init(
      origin: origin, clashes: conflicts.map { Clash($0, in: hierarchy) }, isComplete: isComplete,
      waysOut: waysOut, trials: trials,
      untried: untried, problem: hierarchy)
  }
}

extension WaysOut {
  /// First those that leave the screen's size as it is, which is seldom for anybody to choose.
  fileprivate func screenLast(in hierarchy: Hierarchy) -> WaysOut {
    func changesScreen(_ set: [Constraint]) -> Bool {
      set.contains { constraint in
        let names = constraint.error.variables.map { hierarchy.name(of: $0) }
        return !names.isEmpty && names.allSatisfy { $0.hasPrefix("\(ViewTree.screenName).") }
      }
    }
    var ways = self
    ways.sets = sets.filter { !changesScreen($0) } + sets.filter(changesScreen)
    return ways
  }
}

extension Clash {
  fileprivate init(_ conflict: Conflict, in hierarchy: Hierarchy) {
    members = conflict.members.map { Member($0, in: hierarchy) }
    implied = conflict.implied.map { Member($0, in: hierarchy) }
    gap = conflict.gap
    isSmallest = conflict.isSmallest
  }
}

extension Clash.Member {
  fileprivate init(_ member: Conflict.Member, in hierarchy: Hierarchy) {
    constraint = member.constraint
    multiplier = member.multiplier
    let isTurned = constraint.relation == .atMost
    let error = hierarchy.evaluatingPoints(constraint.error).scaled(by: isTurned ? -1 : 1)
    form = NamedForm(
      terms: error.terms.map {
        .init(name: hierarchy.name(of: $0.symbol), priority: nil, coefficient: $0.coefficient)
      }, constant: error.constant)
  }
}

// MARK: - Ways out, tried

/// Tries ways out of a contradiction one by one.
private struct WaysOutTrials {
  var search: ConflictSearch
  private let origin: Conflict.Origin
  /// Goes from one way out to the next.
  private var solution: IncrementalSolution

  init(_ search: ConflictSearch, _ origin: Conflict.Origin) {
    self.search = search
    self.origin = origin
    solution = IncrementalSolution(control: search.control)
  }

  private static let level = Priority.high

  /// - Returns: the trials, and how many members there was no trial of.
  mutating func trials(
    of conflicts: [Conflict]
  ) throws(Stop) -> (trials: [Trial], untried: Int) {
    var members: [Constraint] = []
    for conflict in conflicts {
      for member in conflict.members.map({ $0.constraint }) where !members.contains(member) {
        members.append(member)
      }
    }
    members.sort { $0.serial < $1.serial }
    let changed = members.filter { origin.changed.contains($0.serial) }
    let others = members.filter { !origin.changed.contains($0.serial) }
    var variables: [Variable] = []
    for member in members {
      variables += member.error.variables.filter { !variables.contains($0) }
    }
    let most = 12
    var trials: [Trial] = []
    if case .statement = origin { trials.append(try lowering(changed, in: variables)) }
    for member in others.prefix(most) {
      if let rest = try search.conflict(without: [member]) {
        trials.append(Trial(change: .drop(member), outcome: .contradiction(rest)))
      } else {
        trials.append(try dropping(member, in: variables))
        trials.append(try lowering([member], in: variables))
      }
    }
    return (trials, max(others.count - most, 0))
  }

  private mutating func dropping(
    _ constraint: Constraint, in variables: [Variable]
  ) throws(Stop) -> Trial {
    let changed = search.hierarchy.leaving(out: [.constraint(constraint)])
    return Trial(change: .drop(constraint), outcome: try outcome(of: changed, in: variables, []))
  }

  private mutating func lowering(
    _ constraints: [Constraint], in variables: [Variable]
  ) throws(Stop) -> Trial {
    var lowered = search.hierarchy
    for constraint in constraints {
      lowered.updateConstraint(serial: constraint.serial) { $0.priority = Self.level }
    }
    return Trial(
      change: .lower(constraints, to: Self.level),
      outcome: try outcome(of: lowered, in: variables, constraints))
  }

  /// What the variables are then, and which of the constraints do not hold.
  private mutating func outcome(
    of changed: Hierarchy, in variables: [Variable], _ lowered: [Constraint]
  ) throws(Stop) -> Trial.Outcome {
    try solution.update(to: changed)
    if solution.outcome == .infeasible { return .contradiction([]) }
    if let level = solution.unboundedLevel { return .unbounded(level) }
    let most = 3
    var values: [NamedInterval] = []
    for variable in variables.prefix(most) {
      if let interval = try solution.interval(of: LinearExpression(.variable(variable))) {
        values.append(
          NamedInterval(name: changed.name(of: variable), interval: interval))
      }
    }
    var violated: [Trial.Violation] = []
    for constraint in lowered {
      guard let error = try solution.interval(of: constraint.error), !constraint.mayHold(error)
      else {
        continue
      }
      violated.append(.init(constraint: constraint, error: error))
    }
    return .solved(values: values, violated: violated)
  }
}
