/// Why a solve, or a question that takes one, ended before its answer. It has none then: what stops is thrown in the
/// answer's place, so nobody can take the one for the other.
///
/// What was stopped is sound, and goes on from where it stood when it is asked again.
public enum Stop: Error, Hashable, Sendable {
  /// Its `SolveControl` was cancelled.
  case cancelled
  /// A number has more bits than `SolveLimits` allow.
  case bits
  /// `SolveLimits` say that memory runs short.
  case memory
}

extension Stop {
  /// Does what an answer is better for but can do without: where the control is cancelled meanwhile, what has been found by
  /// then is the answer.
  ///
  /// - Returns: whether it came to its end.
  /// - Throws: what else stops it.
  public static func completes(_ search: () throws(Stop) -> Void) throws(Stop) -> Bool {
    do throws(Stop) {
      try search()
      return true
    } catch {
      guard error == .cancelled else { throw error }
      return false
    }
  }
}
