// A log with all that there is to say of it; where it can hold as printed, with what would make it clash.

public import Rationals
public import Simplex

/// A log and the judgement on it.
public struct LogExplanation: Hashable, Sendable {
  public var log: LayoutLog
  public var verdict: LogVerdict
  /// Where the constraints can hold as printed: what they would come to with margins and baselines as they
  /// usually are, each guess with one more figure than the one before, up to the first that conflicts.
  public var guesses: [LogVerdict] = []

  /// What margins are unless somebody sets them.
  public static let usualMargin: Rational = 8
  /// About how far a first baseline lies below the top, in a label of the usual size.
  public static let usualBaseline: Rational = 16

  /// - Parameters: as for a verdict.
  /// - Throws: where the control stops it.
  public init(
    _ log: LayoutLog, assuming assumptions: LogAssumptions = .none,
    budget: Int = LogVerdict.budget, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    let log = try log.settlingYAxis(assuming: assumptions, control: control)
    self.log = log
    verdict = try LogVerdict(log, assuming: assumptions, budget: budget, control: control)
    guard verdict.outcome == .satisfiable else { return }
    var guess = assumptions
    func tryGuess(_ guesses: inout [LogVerdict]) throws(Stop) {
      if guesses.last?.outcome == .conflict { return }
      guesses.append(try LogVerdict(log, assuming: guess, budget: budget, control: control))
    }
    if verdict.hasUnknown(where: { $0.isMargin }) {
      guess.margins = Self.usualMargin
      try tryGuess(&guesses)
    }
    if verdict.hasUnknown(where: { !$0.isMargin }) {
      guess.baselines = Self.usualBaseline
      try tryGuess(&guesses)
    }
  }
}

extension LogVerdict {
  /// Whether the constraints depend on such an inset.
  fileprivate func hasUnknown(where isSuch: (Inset) -> Bool) -> Bool {
    unknowns.contains { unknown in
      if case .inset(_, let inset) = unknown { isSuch(inset) } else { false }
    }
  }
}
