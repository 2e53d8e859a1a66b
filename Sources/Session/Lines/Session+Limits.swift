// What would take too long, or too much memory: numbers that are too long for anybody to read, and solves that use more
// than the program may.

import ConstraintHierarchies
public import Language
public import Simplex
public import Wording

extension SolveLimits {
  /// Those of every session, whoever runs it: a number of more than `Limit.valueDigits`, each digit being some three
  /// and a third bits.
  ///
  /// - Parameter isOutOfMemory: where the program can tell.
  public static func ofSession(isOutOfMemory: (@Sendable () -> Bool)? = nil) -> SolveLimits {
    SolveLimits(digits: .valueDigits, isOutOfMemory: isOutOfMemory)
  }

  public init(digits: Limit, isOutOfMemory: (@Sendable () -> Bool)? = nil) {
    self.init(bits: digits.most * 3322 / 1000, isOutOfMemory: isOutOfMemory)
  }
}

extension Session {
  /// The limit that the control says is exceeded, as a failure; the control forgets it. nil if none is.
  ///
  /// Whatever asks the session for something that is solved, other than by `run`, asks for this after it: what it got
  /// may have holes.
  public mutating func takeExcess(_ range: SourceRange) -> Failure? {
    guard let excess = control.excess else { return nil }
    control.forgetExcess()
    return Self.failure(excess, range)
  }

  /// That there was too much of something, as a failure.
  ///
  /// - Parameter digits: the limit of digits, if there were too many of them.
  public static func failure(
    _ excess: SolveLimits.Excess, digits: Limit = .valueDigits, _ range: SourceRange
  ) -> Failure {
    switch excess {
    case .bits: Failure(.solution(.excess(digits, range)))
    case .memory: Failure(.solution(.excess(.memory, range)))
    }
  }

  /// Why what lines have come to is refused after all, where only the end of a script is wanted and they were solved
  /// together.
  ///
  /// - Parameter text: the last line, on which that is said.
  public mutating func excessFailure(_ text: String) -> Failure? {
    if describesChanges || !keepsContradictions { return nil }
    return solutionExcess(of: state, SourceRange(0, text.count))
  }

  /// Solves the problem that the solutions follow.
  ///
  /// - Returns: nil if that did not take too much, and no value is too long.
  mutating func solutionExcess(of problem: ProblemState, _ range: SourceRange) -> Failure? {
    let variable = solutions.tooLongValue()
    if let failure = takeExcess(range) { return failure }
    return variable.map {
      Failure(.solution(.longValue(of: problem.hierarchy.name(of: $0), range)))
    }
  }
}

/// What a change sets in a session, as it was before: for changes that cannot be told. (Where lines can be stopped a copy
/// of the session serves for this, too, but to hold one takes time with each change.)
struct Standpoint {
  private let state: ProblemState
  private let stateBefore: ProblemState?
  private let texts: TextPasses
  private let latest: ChangeTrace.Cause?
  private let walk: Walk?
  private let refusal: Session.Refusal?
  private let frames: (known: [String: ViewFrame], drawn: [ViewFrame])
  /// nil where nothing stands in it that the change takes away.
  private let timeline: Timeline?

  init(_ session: Session) {
    state = session.state
    stateBefore = session.stateBefore
    texts = session.texts
    latest = session.latest
    walk = session.walk
    refusal = session.refusal
    frames = (session.knownFrames, session.lastDrawn)
    timeline = session.timeline.undone.isEmpty ? nil : session.timeline
  }

  /// Takes back the change that was made since.
  func restore(_ session: inout Session) {
    session.state = state
    session.stateBefore = stateBefore
    session.texts = texts
    session.latest = latest
    session.walk = walk
    session.refusal = refusal
    (session.knownFrames, session.lastDrawn) = (frames.known, frames.drawn)
    if let timeline { session.timeline = timeline } else { session.timeline.dropLast() }
    session.solutions.follow(state)
  }
}
