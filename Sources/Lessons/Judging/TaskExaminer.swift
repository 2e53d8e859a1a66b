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

  /// Whether all that is asked for holds in a session that goes on from the task's.
  func isDone(in session: Session) -> Bool {
    task.claims.allSatisfy { (try? $0.holds(in: session)) == true }
  }

  /// What the task asks for, and how it stands in a session that goes on from the task's.
  ///
  /// - Throws: if the solve is stopped.
  func standings(in session: Session) throws(Failure) -> [ClaimStanding] {
    try task.claims.map { (claim) throws(Failure) in try claim.standing(in: session) }
  }
}
