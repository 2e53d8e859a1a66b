// Contradictions as facts. No way out is told of that was not tried: the requirements are solved again
// without the one, or with it as a preference.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension ConflictReport {
  /// One conflict, with the fewest requirements that have to go.
  ///
  /// - Precondition: the requirements contradict one another.
  /// - Parameters:
  ///   - search: of a hierarchy whose requirements contradict one another.
  ///   - settings: what that has of views.
  /// - Complexity: that of `ConflictSearch.waysOut`; where views take part, a few solves for each member more.
  init(
    _ origin: Conflict.Origin, _ search: ConflictSearch, _ settings: LayoutSettings
  ) throws(Stop) {
    var search = search
    let conflicts = try search.conflict().map { [$0] } ?? []
    let waysOut = try search.waysOut(keeping: origin.changed).screenLast(in: search.hierarchy)
    var trying = WaysOutTrials(search, origin, settings)
    let remedies = try trying.remedies(
      conflicts.flatMap { $0.members.map { $0.constraint } })
    self.init(
      origin: origin, clashes: conflicts.map { Clash($0, in: search.hierarchy) }, isComplete: false,
      waysOut: waysOut, trials: remedies.isEmpty ? nil : remedies, untried: 0,
      wasStopped: search.wasStopped || trying.wasStopped, problem: search.hierarchy)
  }

  /// All conflicts of the smallest size, and for each of their members what comes of dropping it and of
  /// lowering it.
  ///
  /// - Parameter known: the ways out, where they were looked for before.
  /// - Complexity: that of `ConflictSearch.conflicts`, and a few solves for each member that is tried.
  init(
    all origin: Conflict.Origin, _ search: ConflictSearch, _ settings: LayoutSettings,
    waysOut known: WaysOut?
  ) throws(Stop) {
    var search = search
    let hierarchy = search.hierarchy
    let (conflicts, isComplete) = try search.conflicts()
    var trying = WaysOutTrials(search, origin, settings)
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
      untried: untried, wasStopped: trying.wasStopped || trying.search.wasStopped,
      problem: hierarchy)
  }
}

extension WaysOut {
  /// First those that leave the screen's size as it is, which is seldom for anybody to choose.
  fileprivate func screenLast(in hierarchy: Hierarchy) -> WaysOut {
    func changesScreen(_ set: [Constraint]) -> Bool {
      set.contains { hierarchy.saysScreen($0) }
    }
    var ways = self
    ways.sets = sets.filter { !changesScreen($0) } + sets.filter(changesScreen)
    return ways
  }
}

extension Hierarchy {
  /// Whether a constraint says how large the screen is.
  fileprivate func saysScreen(_ constraint: Constraint) -> Bool {
    let names = constraint.error.variables.map { name(of: $0) }
    return !names.isEmpty && names.allSatisfy { $0.hasPrefix("\(ViewTree.screenName).") }
  }
}

extension Clash {
  fileprivate init(_ conflict: Conflict, in hierarchy: Hierarchy) {
    members = conflict.members.map { Member($0, in: hierarchy) }
    implied = conflict.implied.map { Member($0, in: hierarchy) }
    gap = conflict.gap
    size = conflict.size
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
  private let settings: LayoutSettings
  /// Goes from one way out to the next.
  private var solution: IncrementalSolution
  /// Whether somebody stopped it before all were tried.
  private(set) var wasStopped = false

  init(_ search: ConflictSearch, _ origin: Conflict.Origin, _ settings: LayoutSettings) {
    self.search = search
    self.origin = origin
    self.settings = settings
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
    var trials: [Trial] = []
    var triedCount = 0
    let isDone = try Stop.completes { () throws(Stop) in
      try tryAll(members, changed, others, in: variables, &trials, &triedCount)
    }
    if !isDone { wasStopped = true }
    return (trials, others.count - triedCount)
  }

  private mutating func tryAll(
    _ members: [Constraint], _ changed: [Constraint], _ others: [Constraint],
    in variables: [Variable],
    _ trials: inout [Trial], _ triedCount: inout Int
  ) throws(Stop) {
    let remedies = try remedies(members)
    if case .statement = origin, remedies.isEmpty || changed.count > 1 {
      trials.append(try lowering(changed, in: variables))
    }
    trials += remedies
    for member in others.prefix(Self.most) {
      if let rest = try search.conflict(without: [member]) {
        trials.append(Trial(change: .drop(member), outcome: .contradiction(rest)))
      } else {
        trials.append(try dropping(member, in: variables))
        if remedies.isEmpty { trials.append(try lowering([member], in: variables)) }
      }
      triedCount += 1
    }
  }

  /// So many members are tried one by one.
  private static let most = 12

  // MARK: Of views

  /// What an engineer would change where views take part: what is set on them, an inequality in place of an equation, a
  /// priority of 999. Each ends all conflicts; what is off by least comes first, and of the same size what opens a gap
  /// before what would have views overlap. The screen stays as it is.
  mutating func remedies(_ members: [Constraint]) throws(Stop) -> [Trial] {
    guard members.contains(where: { settings.isOfViews($0, in: search.hierarchy) }) else {
      return []
    }
    var remedies: [Trial] = []
    let isDone = try Stop.completes { () throws(Stop) in remedies = try allRemedies(members) }
    if !isDone { wasStopped = true }
    return remedies
  }

  private mutating func allRemedies(_ members: [Constraint]) throws(Stop) -> [Trial] {
    guard let lowest = Priority(rawValue: 999) else { return [] }
    var found: [(trial: Trial, size: Rational)] = []
    var parts: Set<Int> = []
    var overlaps: [(trial: Trial, size: Rational)] = []
    func tried(
      _ change: Trial.Change, _ hierarchy: Hierarchy, _ lowered: [Constraint] = []
    ) throws(Stop) -> [(trial: Trial, size: Rational)] {
      guard let solved = try solved(hierarchy, lowered) else { return [] }
      return [(Trial(change: change, outcome: solved.outcome), solved.size)]
    }
    // What the refused line itself would set is not set yet.
    for change in settings.changes(touching: members)
    where origin.changed.isDisjoint(with: change.serials) {
      let set = try tried(.setting(change.setting), change.applied(to: search.hierarchy))
      // Nobody gives the parts of a mask, or of a stack, priorities of their own.
      if !set.isEmpty { parts.formUnion(change.serials) }
      found += set
    }
    let own = members.filter {
      !parts.contains($0.serial) && !search.hierarchy.saysScreen($0)
    }
    for member in own.prefix(Self.most) {
      for relation in [Relation.atLeast, .atMost] where member.relation == .equal {
        let relaxed = try tried(
          .relax(member, relation), changing(member) { $0.relation = relation }, [member])
        if relation == .atLeast || member.error.variables.count == 1 {
          found += relaxed
        } else {
          overlaps += relaxed
        }
      }
      found += try tried(
        .lower([member], to: lowest), changing(member) { $0.priority = lowest }, [member])
    }
    found += overlaps
    let order = found.indices.sorted { (found[$0].size, $0) < (found[$1].size, $1) }
    return order.map { found[$0].trial }
  }

  private func changing(
    _ member: Constraint, _ change: (inout Constraint) -> Void
  ) -> Hierarchy {
    var hierarchy = search.hierarchy
    hierarchy.updateConstraint(serial: member.serial, change)
    return hierarchy
  }

  /// What comes of it where it ends all conflicts, and how far the members are off then; nil where it does not.
  private mutating func solved(
    _ hierarchy: Hierarchy, _ members: [Constraint]
  ) throws(Stop) -> (outcome: Trial.Outcome, size: Rational)? {
    let outcome = try outcome(of: hierarchy, in: [], members)
    switch outcome {
    case .contradiction: return nil
    case .unbounded: return (outcome, 0)
    case .solved(_, let violated):
      return (outcome, violated.map { $0.error.least }.reduce(0, +))
    }
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

extension Interval {
  /// How far its nearest value is from zero.
  fileprivate var least: Rational {
    if let lower, lower > 0 { return lower }
    if let upper, upper < 0 { return -upper }
    return 0
  }
}
