// A task in the session that it is set in: whether a line counts, and what is still missing.

public import Course
import Language
import Narration
import Session

/// Judges the lines that are typed in a task.
public struct TaskExaminer: Sendable {
  public let task: LessonTask
  /// Where the task begins: what the lesson did before is not there to be undone, nor what it took back
  /// to be done again.
  var session: Session

  /// - Throws: where the task is done already, its solution does not do it, or is forbidden.
  init(_ task: LessonTask, in lesson: Session) throws(LessonFlaw) {
    self.task = task
    let session = lesson.beginningAnew()
    self.session = session
    var isDone = true
    for claim in task.claims { isDone = try claim.holds(in: session) && isDone }
    if isDone { throw LessonFlaw(task.line, .task(.doneAlready)) }
    if let name = task.rules.keep?.unknown(in: session.problem) {
      throw LessonFlaw(task.line, .task(.unknownKept(name)))
    }
    var copy = session
    for line in task.solution {
      let (next, verdict) = attempt(line.text, in: copy)
      switch verdict {
      case .unchanged, .changed: copy = next
      case .refused(let failure):
        let refusal = failure.diagnostic(in: session.settings.speech)
        throw LessonFlaw(line.line, .reply(.unexpectedError(refusal)))
      case .breaks(let breach): throw LessonFlaw(line.line, .task(.solutionBreaks(breach)))
      case .exceeds(let limit): throw LessonFlaw(task.line, .task(.tooManyLines(limit)))
      }
    }
    for claim in task.claims { try claim.check(in: copy) }
    for state in task.moved {
      let moved = state.reached(from: copy)
      if let (line, failure) = moved.refusal {
        let refusal = failure.diagnostic(in: session.settings.speech)
        throw LessonFlaw(line.line, .reply(.unexpectedError(refusal)))
      }
      for claim in state.claims { try claim.check(in: moved.session) }
    }
  }

  /// What a line is worth.
  enum LineVerdict {
    /// It was no change: a question, or a setting.
    case unchanged
    /// It counts, and the session has gone on.
    case changed
    /// The session refuses it.
    case refused(Failure)
    /// The task forbids it, so it was not carried out.
    case breaks(WayBreach)
    /// It is one more than the task takes, so it was not carried out.
    case exceeds(Int)
  }

  /// Runs a line in a session that goes on from the task's.
  ///
  /// - Returns: the session after it, which is the one before where the line does not count.
  func attempt(_ line: String, in session: Session) -> (Session, LineVerdict) {
    var next = session
    let reply = next.run(line)
    return judge(line, from: session, to: next, failure: reply.failure)
  }

  /// Judges a line that was run.
  func judge(
    _ line: String, from before: Session, to after: Session, failure: Failure?
  ) -> (Session, LineVerdict) {
    if let failure { return (after, .refused(failure)) }
    guard after.changeCount != before.changeCount else { return (after, .unchanged) }
    if let breach = breach(of: line, from: before, to: after) { return (before, .breaks(breach)) }
    if let limit = task.limit, after.changeCount > limit { return (before, .exceeds(limit)) }
    return (after, .changed)
  }

  /// The ways that a line has gone; nil where it is none.
  func ways(of line: String, from before: Session, to after: Session) -> LineWays? {
    guard let parsed = try? Parser.parse(line, knowing: before.vocabulary) else { return nil }
    return LineWays(parsed, from: before.problem, to: after.problem, since: session.problem)
  }

  private func breach(of line: String, from before: Session, to after: Session) -> WayBreach? {
    let rules = task.rules
    guard let ways = ways(of: line, from: before, to: after) else { return nil }
    if let only = rules.only,
      let typed = ways.typed.first(where: { $0 != .undo && !rules.allows($0) })
    {
      return .notAmong(typed, only: only)
    }
    if let way = Way.allCases.first(where: { ways.all.contains($0) && rules.forbids($0) }) {
      return .forbidden(way)
    }
    if let kept = rules.keep?.changed(from: session.problem, to: after.problem) {
      return .changes(kept)
    }
    return nil
  }

  /// Whether all that is asked for holds in a session that goes on from the task's, and wherever that is moved.
  func isDone(in session: Session) -> Bool {
    task.claims.allSatisfy { (try? $0.holds(in: session)) == true }
      && task.moved.allSatisfy { $0.holds(from: session) }
  }

  /// Whether lines that are typed in the task do it.
  func isDone(by lines: [String]) -> Bool {
    var session = session
    for line in lines { session = attempt(line, in: session).0 }
    return isDone(in: session)
  }

  /// How far a session that goes on from the task's has come; it stays as it is.
  ///
  /// - Throws: if a solve is stopped.
  func standing(in session: Session) throws(Failure) -> TaskStanding {
    let claims = try task.claims.standings(in: session)
    guard claims.allSatisfy({ $0.holds }) else { return .open(claims) }
    for state in task.moved {
      let moved = state.reached(from: session)
      let lines = state.lines.map { $0.text }
      if let (_, failure) = moved.refusal {
        if failure.stop != nil { throw failure }
        return .refuses(lines, failure)
      }
      let claims = try state.claims.standings(in: moved.session)
      if !claims.allSatisfy({ $0.holds }) { return .holdsHere(lines, claims) }
    }
    return .done
  }
}

/// How far a task has come.
enum TaskStanding: Sendable {
  case done
  /// What is asked for, not all of which holds.
  case open([ClaimStanding])
  /// All of it holds, but not after these lines.
  case holdsHere([String], [ClaimStanding])
  /// All of it holds, but these lines are refused.
  case refuses([String], Failure)
}

extension MovedState {
  /// The state after its lines, in a copy; where one is refused, which, and why.
  func reached(
    from session: Session
  ) -> (session: Session, refusal: (line: LessonText, failure: Failure)?) {
    var copy = session.answeringBriefly()
    for line in lines {
      if let failure = copy.run(line.text).failure { return (copy, (line, failure)) }
    }
    return (copy, nil)
  }

  /// Whether its lines lead where all that is asked for holds.
  func holds(from session: Session) -> Bool {
    let moved = reached(from: session)
    return moved.refusal == nil
      && claims.allSatisfy { (try? $0.holds(in: moved.session)) == true }
  }
}

extension [LessonClaim] {
  /// - Throws: if a solve is stopped.
  fileprivate func standings(in session: Session) throws(Failure) -> [ClaimStanding] {
    try map { (claim) throws(Failure) in try claim.standing(in: session) }
  }
}
