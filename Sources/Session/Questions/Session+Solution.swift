// The solution as it stands: what `solve --format json` tells, and `"solution"` beside each reply.

public import ConstraintHierarchies
import Simplex

extension Session {
  /// Whose pivots the levels of a reported solution count.
  public enum CountedPivots: Sendable {
    /// Those of the textbook's method from the beginning to the end, as the command `solve` tells them.
    /// They depend on the hierarchy alone, and of a large one they are not counted
    /// to the end.
    case ofSolve
    /// Those that the last change took, as its reply and `trace change` tell them.
    case ofLastChange
  }

  /// The solution as it stands.
  ///
  /// - Throws: if the solve is stopped.
  /// - Complexity: linear in the length of the result where the last change left the regions as they
  ///   were; with `ofSolve` one solve from nothing.
  ///
  /// - Parameters:
  ///   - regions: which levels' regions are worked out. That of the last one tells how far the views can move.
  ///   - isSolvedAnew: whether they are worked out of a solve from nothing. It comes to the same, and of problems that
  ///     came line by line and whose constraints hold many variables each it takes a fraction of the time, since then a
  ///     corner is found in floating point; but nothing of it is kept.
  public mutating func solution(
    pivots: CountedPivots = .ofSolve, regions: RegionChoice = .all, isSolvedAnew: Bool = false
  ) throws(Failure) -> SolutionReport {
    let counts =
      switch pivots {
      case .ofSolve: try solutions.pivotCounts
      case .ofLastChange: PivotCounts(try solutions.latestPivots)
      }
    let frames = regions == .none ? [] : try frames().frames
    guard isSolvedAnew, regions != .none else {
      return try solutions.report(counts, frames, regions)
    }
    var anew = Solutions()
    anew.control = solutions.control
    anew.listener = solutions.listener
    anew.follow(state)
    return try anew.report(counts, frames, regions)
  }

  /// How the state ends: `optimal`, `unsatisfiable`, `unbounded`.
  public var status: SolutionStatus {
    mutating get throws(Failure) { SolutionStatus(try solutions.outcome) }
  }
}

extension Solutions {
  fileprivate mutating func report(
    _ pivots: PivotCounts, _ frames: [ViewFrame], _ regions: RegionChoice
  ) throws(Failure) -> SolutionReport {
    let outcome = try outcome
    let solved = try solvedLevels
    let valuation = try valuation
    var shown: [Priority] = [.required]
    if outcome != .infeasible { shown += levels.prefix(solved + 1) }
    var reported: [SolutionReport.Level] = []
    for (rank, priority) in shown.enumerated() {
      let isAskedFor = regions == .all || regions == .last && rank == solved
      reported.append(
        SolutionReport.Level(
          priority: priority,
          minimum: rank > 0 && rank <= solved ? try minimum(of: priority) : nil,
          pivots: pivots.count(ofRank: rank), hasMorePivots: pivots.hasMore(ofRank: rank),
          region: rank <= solved && isAskedFor ? try intervals(afterLevels: rank) ?? [] : []))
    }
    return SolutionReport(
      status: SolutionStatus(outcome), variables: hierarchy.variableNames,
      values: valuation.map { valuation in hierarchy.variables.map { valuation.value(of: $0) } },
      levels: reported,
      constraints: hierarchy.enabledConstraints.filter { !$0.isImplied }.map { constraint in
        .init(constraint: constraint, error: valuation?.error(of: constraint))
      },
      objectives: hierarchy.enabledObjectives.map { objective in
        .init(objective: objective, value: valuation?.value(of: objective.expression))
      },
      conflict: try conflict()?.ids ?? [],
      uniqueness: regions == .none && outcome == .optimal ? try uniqueness : nil, frames: frames)
  }
}
