// solve: the solution level by level, and what each level leaves.

public import ConstraintHierarchies
import Simplex

extension Session {
  /// The reply to `solve`, with fewer intervals than it tells by itself.
  ///
  /// - Parameter regions: with fewer than all, the pivots are those of the solution that goes on from change to
  ///   change, which takes no other solve to count.
  public mutating func solve(regions: RegionChoice) -> Reply {
    reply(to: "") { (session) throws(Failure) in
      Reply(.solution(.solve(try session.solve(regions))))
    }
  }

  /// What the levels come to.
  ///
  /// - Throws: if the solve is stopped.
  /// - Complexity: with all regions, one more solve, or as much of it as takes about a second.
  public mutating func solve(_ regions: RegionChoice = .all) throws(Failure) -> SolveReport {
    let hierarchy = state.hierarchy
    if hierarchy.variableNames.isEmpty, hierarchy.constraints.isEmpty {
      let levels = LevelsReport(problem: hierarchy, variables: [], levels: [], isFeasible: true)
      return SolveReport(levels: levels, ending: .nothing)
    }
    // The pivots are the textbook's; all else is what every other answer tells, too.
    let pivots =
      try regions == .all ? solutions.pivotCounts : PivotCounts(solutions.latestPivots)
    let levels = try solutions.levelsReport(
      of: hierarchy.variables, pivots: pivots, regions: regions)
    if let search = try solutions.conflictSearch() {
      let report = try completed { () throws(Stop) in
        try ConflictReport(.state, search, LayoutSettings(state))
      }
      return SolveReport(levels: levels, ending: .contradictory(report))
    }
    if let level = try solutions.unboundedLevel {
      return SolveReport(levels: levels, ending: .unbounded(level))
    }
    return SolveReport(
      levels: levels, ending: try solutions.solvedReport(regions).map { .solved($0) } ?? .nothing)
  }
}

extension Solutions {
  /// The regions after each level.
  ///
  /// - Parameters:
  ///   - pivots: how many each level took; nil where they are not told.
  ///   - regions: which of them are worked out.
  mutating func levelsReport(
    of variables: [Variable], pivots: PivotCounts? = nil, regions: RegionChoice = .all
  ) throws(Failure) -> LevelsReport {
    let isFeasible = try outcome != .infeasible
    let priorities = [.required] + levels
    let solved = try solvedLevels
    func isAskedFor(_ rank: Int) -> Bool {
      switch regions {
      case .all: true
      case .last: rank == solved
      case .none: false
      }
    }
    var told: [LevelsReport.Level] = []
    for rank in 0..<(isFeasible ? min(solved + 2, priorities.count) : 1) {
      let isSolved = isFeasible && rank <= solved
      told.append(
        LevelsReport.Level(
          rank: rank, priority: priorities[rank],
          minimum: rank > 0 && rank <= solved ? try minimum(of: priorities[rank]) : nil,
          pivots: pivots?.count(ofRank: rank),
          hasMorePivots: pivots?.hasMore(ofRank: rank) ?? false,
          region: isSolved && isAskedFor(rank) ? try region(variables, after: rank) : nil,
          isMeasured: !isSolved || isAskedFor(rank)))
    }
    return LevelsReport(
      problem: hierarchy, variables: variables, levels: told, isFeasible: isFeasible)
  }

  /// The interval of each variable of the problem, or, of one that is asked for alone, of that: the others
  /// stand as if nothing held them.
  private mutating func region(
    _ variables: [Variable], after levels: Int
  ) throws(Failure) -> [Interval] {
    guard variables.count == 1, let only = variables.first else {
      return try intervals(afterLevels: levels) ?? []
    }
    var region = Array(repeating: Interval.everything, count: hierarchy.variableNames.count)
    region[only.index] = try interval(of: only, afterLevels: levels) ?? .everything
    return region
  }

  /// nil where there is no solution.
  mutating func solvedReport(
    _ regions: RegionChoice = .all
  ) throws(Failure) -> SolvedReport? {
    guard let valuation = try valuation else { return nil }
    if regions == .none {
      let values = hierarchy.variables.map { valuation.value(of: $0) }
      return SolvedReport(
        problem: hierarchy, intervals: values.map { Interval(lower: $0, upper: $0) },
        uniqueness: try uniqueness, valuation: valuation)
    }
    guard let intervals = try intervals(afterLevels: solvedLevels) else { return nil }
    return SolvedReport(
      problem: hierarchy, intervals: intervals, uniqueness: nil, valuation: valuation)
  }
}
