// The regions of all variables after every level, kept from one change to the next as far as the change
// cannot have moved them.
//
// A region of level k depends on the constraints of k and above alone, and a variable's on those that it
// hangs together with. So what a change at a level leaves alone is everything above, and every variable
// that no chain of constraints leads to. And one more thing it leaves alone: a constraint that holds a
// variable which stands nowhere else can always be met by that one, and takes nothing from the others.
// A layout is mostly built so.

package import Rationals
public import Simplex

/// The intervals that are known, level by level.
struct Regions: Sendable {
  /// For each level, the requirements being one, the interval of each variable; nil where it has to be
  /// found again.
  fileprivate var intervals: [Priority: [Interval?]] = [:]

  var isEmpty: Bool { intervals.isEmpty }
}

extension IncrementalSolution {
  /// The values of some variables where sums in turn are least, each on what the first n levels (0: the requirements alone) and
  /// the sums before it leave; nil where there is no such place.
  ///
  /// - Throws: where the control stops the search.
  /// - Precondition: n is at most `solvedLevels`.
  /// - Complexity: one copy of the solver, and one minimisation for each sum from the corner where it stands.
  package func corner(
    ofLeast sums: [LinearExpression], _ variables: [Variable], afterLevels levels: Int
  ) throws(Stop) -> [Rational]? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    var minimizer = solver.minimizer
    minimizer.keepRanks(ranks(after: levels))
    for sum in sums {
      let form = Model.form(of: sum, in: hierarchy)
      let rank = minimizer.addRank(at: minimizer.order.count)
      _ = minimizer.addRow(
        form.terms, constant: form.constant,
        penalty: Minimizer.Penalty(rank: rank, above: 1, below: -1))
    }
    guard try minimizer.minimize() == .optimal else { return nil }
    return variables.map { minimizer.value(ofColumn: $0.index) }
  }

  /// The values that each variable can take in the region after the first n levels (0: the requirements
  /// alone), in order of the variables; nil where the requirements contradict one another.
  ///
  /// - Throws: where the control stops the search.
  /// - Precondition: n is at most `solvedLevels`.
  /// - Complexity: O(variables) where nothing has changed since it was last asked for. Else, for those
  ///   variables that may have changed, as `Minimizer.ranges` tells; one copy of the solver at most.
  public mutating func intervals(afterLevels levels: Int) throws(Stop) -> [Interval]? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    let priority = priority(after: levels)
    let count = hierarchy.variableNames.count
    // Variables that are gone may come back, so they are kept after the others.
    var found = regions.intervals[priority] ?? []
    found += Array(repeating: nil, count: max(0, count - found.count))
    var missing = (0..<count).filter { found[$0] == nil }
    if !missing.isEmpty, levels > 0 {
      guard let above = try intervals(afterLevels: levels - 1) else { return nil }
      // What has one value after a level keeps it.
      for index in missing where !above[index].isAmbiguous { found[index] = above[index] }
      missing.removeAll { found[$0] != nil }
    }
    if !missing.isEmpty {
      let pinned = pinned(missing, afterLevels: levels, limit: max(64, missing.count))
      for (index, value) in pinned {
        found[index] = Interval(lower: value, upper: value)
      }
      missing.removeAll { found[$0] != nil }
    }
    if !missing.isEmpty {
      let ranges = try solver.minimizer.ranges(
        ofColumns: missing, ranks: ranks(downTo: priority))
      for (index, range) in zip(missing, ranges) {
        found[index] = Interval(lower: range.lower, upper: range.upper)
      }
    }
    regions.intervals[priority] = found
    return found.prefix(count).compactMap { $0 }
  }

  /// How many of the solver's ranks count when everything down to a level does. Levels that no constraint
  /// is left in cost nothing and count for nothing.
  func ranks(downTo priority: Priority) -> Int {
    1 + solver.levels.count { $0 >= priority }
  }

  /// The same of the first n levels.
  func ranks(after levels: Int) -> Int { ranks(downTo: priority(after: levels)) }

  private func priority(after levels: Int) -> Priority {
    levels == 0 ? .required : self.levels[levels - 1]
  }

  /// Forgets what the edits of the last update may have moved.
  ///
  /// - Complexity: nothing where no regions are kept; else O(size) for each level at most.
  mutating func forgetRegions(_ edits: [Update.Edit]) {
    if regions.isEmpty { return }
    // Constraints that have not come in are no part of the solver's system.
    guard let ending, ending.isFeasible else {
      regions = Regions()
      return
    }
    let levels = Set([.required] + hierarchy.levels)
    regions.intervals = regions.intervals.filter { levels.contains($0.key) }
    let reach = Reach(edits, solver.minimizer)
    for (priority, found) in regions.intervals {
      let start = reach.spreading.filter { $0.priority >= priority }.flatMap { $0.variables }
      let moved =
        start.isEmpty
        ? []
        : solver.minimizer.columns(
          connectedWith: start.map { $0.index }, ranks: ranks(downTo: priority))
      var found = found
      for index in moved + reach.alone.map({ $0.index }) where index < found.count {
        found[index] = nil
      }
      regions.intervals[priority] = found
    }
  }

  /// What edits can move.
  private struct Reach {
    /// The variables of constraints and objectives, with their levels: those, and what hangs together
    /// with them.
    var spreading: [(priority: Priority, variables: [Variable])] = []
    /// Variables that move, if they do, by themselves.
    var alone: [Variable] = []

    init(_ edits: [Update.Edit], _ minimizer: Minimizer) {
      var mentions: [Variable: Int] = [:]
      for edit in edits {
        for variable in edit.variables { mentions[variable, default: 0] += 1 }
      }
      for edit in edits {
        let count = edit.isGone ? 0 : 1
        let free = edit.constraintVariables.filter { variable in
          mentions[variable] == 1
            && minimizer.rowCountUpToTwo(ofColumn: variable.index) == count
        }
        if free.isEmpty {
          spreading.append((edit.priority, edit.variables))
        } else {
          alone += free
        }
      }
    }
  }
}

extension IncrementalSolution.Update.Edit {
  fileprivate var isGone: Bool {
    switch self {
    case .removed, .objective(_, nil): true
    case .added, .moved, .rewritten, .weighed, .objective(_, _?): false
    }
  }

  /// The variables of a constraint, of one that reads otherwise now those that it kept; none for
  /// objectives.
  fileprivate var constraintVariables: [Variable] {
    switch self {
    case .rewritten(let was, let now, _):
      was.error.variables.filter(now.error.variables.contains)
    case .objective: []
    case .added, .removed, .moved, .weighed: variables
    }
  }

  /// The variables that it speaks of, each once.
  fileprivate var variables: [Variable] {
    switch self {
    case .added(let constraint), .removed(let constraint, _):
      constraint.error.variables
    case .moved(let was, let now, _, _), .rewritten(let was, let now, _),
      .weighed(let was, let now):
      was.error.variables.union(now.error.variables)
    case .objective(let was, let now):
      (was?.expression.variables ?? []).union(now?.expression.variables ?? [])
    }
  }

  /// The highest level that it is about.
  fileprivate var priority: Priority {
    switch self {
    case .added(let constraint), .removed(let constraint, _): constraint.priority
    case .moved(let was, let now, _, _), .rewritten(let was, let now, _),
      .weighed(let was, let now):
      max(was.priority, now.priority)
    case .objective(let was, let now):
      [was, now].compactMap { $0?.priority }.max() ?? .required
    }
  }
}

extension Array where Element == Variable {
  fileprivate func union(_ others: [Variable]) -> [Variable] {
    self + others.filter { !contains($0) }
  }
}
