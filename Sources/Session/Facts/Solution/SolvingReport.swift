// How far a long solve has come, for the one who waits.

public import ConstraintHierarchies
public import Rationals
public import Simplex

/// A moment of a solve that is under way.
public struct SolvingReport: Sendable {
  public typealias Listener = @Sendable (SolvingReport) -> Void

  /// The pivots so far.
  public var pivots: Int
  /// The level that is at work.
  public var level: Priority
  /// What the level's objective has fallen to; for the requirements, what they still lack.
  public var objective: Rational
  /// Whether the level is done, and it is measured what it leaves.
  public var isMeasuring: Bool
  /// Whether it is known that the requirements contradict one another, and a smaller conflict is looked for.
  public var hasConflict: Bool

  /// - Parameter levels: those of the objectives, in order.
  public init(_ progress: Progress, _ levels: [Priority]) {
    pivots = progress.pivots
    level =
      progress.rank > 0 && progress.rank <= levels.count ? levels[progress.rank - 1] : .required
    objective = progress.cost
    isMeasuring = progress.isMeasuring
    hasConflict = progress.hasAnswer
  }
}
