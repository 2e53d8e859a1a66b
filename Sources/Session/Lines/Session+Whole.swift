// A line is done whole or not at all.
//
// What it begins to change is known as it was before. Nearly all of a session is shared by its copies until one of them
// changes it; the solver alone is not, whose copy takes as long as a small change does. So that is copied only if the
// line may well be refused. Where it was not, it goes back to the problem of before as it goes over to any other: all
// that is told depends on the problem alone, but for what the last change did and cost.

import ConstraintHierarchies
import Simplex

extension Session {
  /// Where a line comes back to that is refused.
  struct WayBack: Sendable {
    /// All but the solutions.
    fileprivate var session: Session
    /// As they were before they went over to another problem, if they were kept.
    fileprivate(set) var solutions: Solutions?
    /// Whether they went over to another problem.
    fileprivate var hasLeft = false

    fileprivate init(_ session: Session) {
      self.session = session
      self.session.solutions = Self.none
    }

    private static let none = Solutions()

    /// The same after a part of what is under way was done.
    ///
    /// - Parameter part: where that would have come back to.
    fileprivate func goingOn(_ part: WayBack?) -> WayBack {
      var way = self
      guard !hasLeft, let part, part.hasLeft else { return way }
      (way.solutions, way.hasLeft) = (part.solutions, true)
      return way
    }
  }

  /// Does something whole, or not at all.
  ///
  /// - Throws: what `body` throws; the session is then as it was.
  mutating func whole<Answer>(
    _ body: (inout Session) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    // That belongs to the line before.
    try finishLatestChange()
    let outer = wayBack
    let before = WayBack(self)
    wayBack = before
    do throws(Failure) {
      let answer = try body(&self)
      wayBack = outer?.goingOn(wayBack)
      return answer
    } catch {
      var solutions = wayBack?.solutions ?? self.solutions
      if let wayBack, wayBack.hasLeft, wayBack.solutions == nil {
        solutions.follow(before.session.state)
      }
      self = before.session
      self.solutions = solutions
      if let refused = error.refused { refusal = refused }
      throw error
    }
  }

  /// The reply to a line that is done whole or not at all.
  mutating func reply(
    to text: String, _ body: (inout Session) throws(Failure) -> Reply
  ) -> Reply {
    do throws(Failure) {
      try completed { () throws(Stop) in try control.check() }
      return try whole(body)
    } catch {
      var reply = Reply(failure: error.stop == nil ? error : error.told(of: text))
      reply.wasStopped = error.stop == .cancelled
      return reply
    }
  }

  /// Has the solutions go over to another problem.
  ///
  /// - Parameter mayBeRefused: whether that may well be taken back.
  mutating func follow(_ problem: ProblemState, mayBeRefused: Bool) {
    leave(keeping: mayBeRefused || control.isCancellable && !endsWhenStopped)
    solutions.follow(problem)
  }

  /// Notes that the solutions are about to be those of another problem.
  ///
  /// - Parameter isKept: whether they are wanted as they are, if what is under way is taken back.
  mutating func leave(keeping isKept: Bool) {
    guard var way = wayBack, !way.hasLeft else { return }
    way.hasLeft = true
    if isKept { way.solutions = solutions }
    wayBack = way
  }
}
