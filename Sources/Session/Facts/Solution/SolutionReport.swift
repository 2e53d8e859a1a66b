// The solution as it stands, as values: what `solve --format json` tells, and `"solution"` beside each reply.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// How a problem ends.
public enum SolutionStatus: String, Sendable {
  case optimal, unsatisfiable, unbounded

  init(_ outcome: Outcome) {
    switch outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    }
  }
}

/// The whole solution of a problem.
public struct SolutionReport: Sendable {
  public let status: SolutionStatus
  /// The names of the variables, in the order of their coming.
  public let variables: [String]
  /// One value for each variable; nil where there is no solution.
  public let values: [Rational]?
  /// The requirements, and every level down to the first one without a least value.
  public let levels: [Level]
  /// Those that take part.
  public let constraints: [ConstraintReport]
  /// Those that take part.
  public let objectives: [ObjectiveReport]
  /// The requirements that contradict one another, by ID; none where they do not.
  public let conflict: [String]
  /// Where no intervals were asked for, whether the solution is the only one, as far as that is told at once; nil
  /// where they were, or there is no solution.
  public let uniqueness: SolvedReport.Uniqueness?
  /// Where the views are; none where no view was named, or there is no solution.
  public let frames: [ViewFrame]

  /// A level, and the region that it left.
  public struct Level: Sendable {
    public let priority: Priority
    /// The least value of what the level minimises; nil for the requirements, and where there is none.
    public let minimum: Rational?
    public let pivots: Int
    /// The interval of each variable in the region after this level; empty where there is no region, or it was
    /// not asked for.
    public let region: [Interval]
  }

  public struct ConstraintReport: Sendable {
    public let constraint: Constraint
    /// Its left side less its right side; nil where there is no solution.
    public let error: Rational?
  }

  public struct ObjectiveReport: Sendable {
    public let objective: Objective
    /// The value of its own expression; nil where there is no solution.
    public let value: Rational?
  }

  /// The interval of each variable when all is done; empty where there is no region at all.
  public var intervals: [Interval] { levels.last { !$0.region.isEmpty }?.region ?? [] }
}

extension Session {
  /// Whose pivots the levels of a reported solution count.
  public enum CountedPivots: Sendable {
    /// Those of the textbook's method from the beginning to the end, as the command `solve` tells them.
    /// They depend on the hierarchy alone.
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
    let counts: [Priority: Int] =
      switch pivots {
      case .ofSolve:
        Dictionary(
          uniqueKeysWithValues: try solutions.traced.levels.map { ($0.priority, $0.pivots) })
      case .ofLastChange:
        Dictionary(uniqueKeysWithValues: try solutions.cost.pivots.map { ($0.priority, $0.count) })
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
    _ pivots: [Priority: Int], _ frames: [ViewFrame], _ regions: RegionChoice
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
          pivots: pivots[priority] ?? 0,
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
