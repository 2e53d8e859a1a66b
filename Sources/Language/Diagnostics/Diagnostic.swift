// An error in what was typed: a fact with a place. The words for each fact are in one other file.

/// The error codes of the contract; a script can rely on them.
public enum ErrorCode: String, Hashable, Sendable, CaseIterable {
  case syntax
  case nonlinear
  case unknownName = "unknown-name"
  case unknownCommand = "unknown-command"
  case duplicateLabel = "duplicate-label"
  case unsatisfiable
  case unbounded
  case expectation
  case limit
  case io
  /// A pivot, or a place among the pivots, that there is not.
  case pivot
  /// Nothing to undo or to redo.
  case history
  /// The line was stopped before its end.
  case interrupted
}

/// Something wrong with one line: what it is, where, and what to do.
public struct Diagnostic: Error, Hashable, Sendable {
  public var code: ErrorCode
  /// One sentence without a full stop at its end: what is wrong and, where it is known, what to do.
  public var message: String
  public var range: SourceRange
  /// What the learner may have meant, to stand where the range stands.
  public var suggestion: String?

  public init(code: ErrorCode, message: String, range: SourceRange, suggestion: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}
