// From the solver's record of exchanges to pivots in terms of constraints.
//
// On which side of zero each row stands is followed from the start, pivot by pivot: a row that comes in
// says where it stands then. The sums of the levels are known at the end, and followed from there back:
// the record says by what each pivot changed them, and what each row that came in added. What is held at
// zero is known at the end, too.

import Rationals
import Simplex

/// Puts the record of exchanges into the words of constraints.
struct UpdateTrace {
  typealias Update = IncrementalSolution.Update

  private let live: IncrementalSolution
  private let constraints: [Int: Constraint]
  private let rowsOfVariable: [Variable: [Int]]
  private let priorities: [Priority]
  private let place: [Int: Int]
  private var base: Update
  /// The rows that came in, by how many exchanges came before them.
  private let arrivals: [Int: [Minimizer.Arrival]]
  /// For each row that was looked at, on which side of zero it is.
  private var isAbove: [Int: Bool?] = [:]

  init(_ live: IncrementalSolution) {
    self.live = live
    var constraints: [Int: Constraint] = [:]
    for constraint in live.hierarchy.constraints where constraint.isEnabled {
      guard constraint.serial < live.constraintIDs.count,
        let id = live.constraintIDs[constraint.serial]
      else { continue }
      constraints[id.row] = constraint
    }
    self.constraints = constraints
    var rowsOfVariable: [Variable: [Int]] = [:]
    for (row, constraint) in constraints {
      for variable in constraint.error.variables {
        rowsOfVariable[variable, default: []].append(row)
      }
    }
    self.rowsOfVariable = rowsOfVariable
    priorities = [.required] + live.solver.levels
    var place: [Int: Int] = [:]
    for (index, rank) in live.solver.minimizer.order.enumerated() { place[rank] = index }
    self.place = place
    let trail = live.trail
    let end = live.values
    func moves(to values: [Rational]) -> [Update.Move] {
      // The solver keeps columns of variables that are gone; of those there is nothing to tell.
      live.hierarchy.variableNames.indices.compactMap { index in
        let from = index < trail.before.variableNames.count ? trail.old[index] : nil
        guard from != values[index] else { return nil }
        return Update.Move(variable: Variable(index: index), from: from, to: values[index])
      }
    }
    base = Update(
      before: trail.before, after: live.hierarchy, edits: trail.edits,
      followed: moves(to: trail.start).filter { $0.from != nil },
      hasLeapt: live.solver.minimizer.hasLeapt,
      moves: moves(to: end), arrivals: live.solver.minimizer.arrivals.count, old: trail.old,
      start: trail.start, end: end)
    arrivals = Dictionary(grouping: live.solver.minimizer.arrivals, by: { $0.place })
  }

  mutating func update(heldInFirst count: Int) throws(Stop) -> Update {
    var pivots: [Update.Pivot] = []
    var exchanges: [Minimizer.Exchange] = []
    let record = live.solver.minimizer.record
    for (place, exchange) in record.enumerated() {
      for arrival in arrivals[place] ?? [] {
        isAbove[arrival.row] = .some(arrival.value.isZero ? nil : arrival.value.signum > 0)
      }
      guard let pivot = pivot(exchange) else { continue }
      pivots.append(pivot)
      exchanges.append(exchange)
    }
    try followHeld(exchanges, through: &pivots, first: count)
    if pivots.count == record.count, areSumsKnown { followSums(record, through: &pivots) }
    base.pivots = pivots
    return base
  }

  private mutating func pivot(_ exchange: Minimizer.Exchange) -> Update.Pivot? {
    guard let place = place[exchange.rank], let leaving = slack(ofRow: exchange.leaving) else {
      return nil
    }
    let passed = exchange.passed.compactMap { row in
      let slack = slack(ofRow: row)
      isAbove[row] = slack?.isAbove.map { !$0 }
      return slack
    }
    let entering: Update.Entering
    switch exchange.entering {
    case .column(let column, let direction):
      entering = .variable(Variable(index: column), isRising: direction > 0)
    case .row(let row, let direction):
      guard let constraint = constraints[row] else { return nil }
      entering = .slack(Update.Slack(constraint: constraint, isAbove: direction > 0))
      isAbove[row] = direction > 0
    }
    return Update.Pivot(
      entering: entering, priority: priorities[place],
      rates: zip(priorities, exchange.derivative).compactMap { priority, rate in
        rate.isZero ? nil : .init(priority: priority, perUnit: rate)
      }, passed: passed, leaving: leaving, length: exchange.length)
  }

  private mutating func slack(ofRow row: Int) -> Update.Slack? {
    guard let constraint = constraints[row] else { return nil }
    if let side = isAbove[row] { return Update.Slack(constraint: constraint, isAbove: side) }
    let error = base.error(of: constraint, .edited)
    let side: Bool? = error.isZero ? nil : error.signum > 0
    isAbove[row] = side
    return Update.Slack(constraint: constraint, isAbove: side)
  }

  /// Fills in what stays at its limit in each pivot, from the end back.
  private func followHeld(
    _ exchanges: [Minimizer.Exchange], through pivots: inout [Update.Pivot], first count: Int
  ) throws(Stop) {
    var tight = Set(constraints.keys.filter(live.isTight(row:)))
    for (index, exchange) in exchanges.enumerated().reversed() {
      tight.remove(exchange.leaving)
      if index < count {
        try live.control.check()
        pivots[index].held = connected(tight, with: pivots[index].leaving.constraint)
      }
      if case .row(let row, _) = exchange.entering { tight.insert(row) }
    }
  }

  /// The constraints of some rows that have variables in common with one, or with one that has.
  ///
  /// - Complexity: O(terms of the constraints that are found).
  private func connected(_ rows: Set<Int>, with first: Constraint) -> [Constraint] {
    var found: [Constraint] = []
    var seen: Set<Int> = []
    var reached = Set(first.error.variables)
    var next = first.error.variables
    while let variable = next.popLast() {
      for row in rowsOfVariable[variable, default: []]
      where rows.contains(row) && seen.insert(row).inserted {
        guard let constraint = constraints[row] else { continue }
        found.append(constraint)
        next += constraint.error.variables.filter { reached.insert($0).inserted }
      }
    }
    return found.sorted { $0.serial < $1.serial }
  }

  /// Whether everything that counts at the end came in on its own, or was there and pulled as before.
  private var areSumsKnown: Bool {
    !base.isOneByOne || base.isPulledByNewcomers && live.outcome != .infeasible
  }

  /// Fills in the level's objective before and after each pivot.
  private func followSums(
    _ record: [Minimizer.Exchange], through pivots: inout [Update.Pivot]
  ) {
    var sums = priorities.map { base.sum(of: $0, .after) }
    for index in pivots.indices.reversed() {
      for arrival in arrivals[index + 1] ?? [] {
        if let place = place[arrival.rank] { sums[place] -= arrival.cost }
      }
      guard let place = place[record[index].rank] else { continue }
      pivots[index].after = sums[place]
      for (place, change) in record[index].changes.enumerated() { sums[place] -= change }
      pivots[index].before = sums[place]
    }
  }
}
