// What would take too long, or too much memory: numbers that are too long for anybody to read, and solves that use more
// than the program may.

import ConstraintHierarchies
import Language
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
  /// Why what lines have come to is refused after all, where only the end of a script is wanted and they were solved
  /// together; nil where it is not.
  ///
  /// - Parameter text: the last line, on which that is said.
  public mutating func refusalOfEnd(_ text: String) -> Failure? {
    if describesChanges || !keepsContradictions { return nil }
    do throws(Failure) {
      try refuseLongValues(of: state)
      return nil
    } catch {
      return error.told(of: text)
    }
  }

  /// Solves the problem that the solutions follow, and refuses a value that is too long.
  mutating func refuseLongValues(of problem: ProblemState) throws(Failure) {
    guard let variable = try solutions.tooLongValue() else { return }
    throw Failure(
      .solution(.longValue(of: problem.hierarchy.name(of: variable), SourceRange(0, 0))))
  }

  /// What is told if that does not take too much; nil if it does. Only somebody's wish to stop ends it.
  mutating func unlessTooMuch<Told>(
    _ tell: (inout Session) throws(Failure) -> Told?
  ) throws(Failure) -> Told? {
    do throws(Failure) {
      return try tell(&self)
    } catch {
      guard let stop = error.stop, stop != .cancelled else { throw error }
      return nil
    }
  }
}

extension Failure {
  /// It is of no place so far: see `told(of:)`.
  ///
  /// - Parameter digits: the limit of digits, if there were too many of them.
  public init(_ stop: Stop, digits: Limit = .valueDigits) {
    self.init(SessionFault(stop, digits: digits))
  }

  /// The same of a place in the line, if it is of none so far: who solves knows of no line.
  func told(of range: SourceRange) -> Failure {
    if self.range != SourceRange(0, 0) { return self }
    var failure = self
    failure.range = range
    return failure
  }

  /// The same of the whole line, if it is of no place in it.
  public func told(of line: String) -> Failure { told(of: SourceRange(0, line.count)) }
}

extension SessionFault {
  /// As for a failure.
  init(_ stop: Stop, digits: Limit = .valueDigits) {
    let range = SourceRange(0, 0)
    switch stop {
    case .cancelled: self = .stopped(range)
    case .bits: self = .solution(.excess(digits, range))
    case .memory: self = .solution(.excess(.memory, range))
    }
  }
}

/// The answer to a question, or nil where it is refused; what was stopped is neither.
package func unlessRefused<Answer>(
  _ ask: () throws(Failure) -> Answer
) throws(Failure) -> Answer? {
  do throws(Failure) {
    return try ask()
  } catch {
    if error.stop != nil { throw error }
    return nil
  }
}

/// Does what solves: what stops it is why the line is refused.
func completed<Answer>(
  _ solve: () throws(Stop) -> Answer
) throws(Failure) -> Answer {
  do throws(Stop) { return try solve() } catch { throw Failure(error) }
}
