// An error in what was typed: a fact with a place. The words for each fact are in one other file.

public import Wording

/// The error codes of the contract; a script can rely on them.
public enum ErrorCode: String, Sendable, CaseIterable {
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
public struct Diagnostic: Hashable, Error, Sendable {
  let fact: Fact
  public var range: SourceRange
  /// What the learner may have meant, to stand where the range stands.
  public var suggestion: String?

  /// What is wrong, apart from the words for it.
  enum Fact: Hashable, Sendable {
    case text(TextFact)
    case expression(ExpressionFact)
    case statement(StatementFact)
    case command(CommandFact)
    case visualFormat(VisualFormatFact)
    case layout(LayoutFact)
    case specialised(SpecialisedFact)
    /// Whoever found it has put it into words already.
    case told(ErrorCode, String)
  }

  init(_ fact: Fact, at range: SourceRange, suggesting suggestion: String? = nil) {
    self.fact = fact
    self.range = range
    self.suggestion = suggestion
  }

  /// What somebody else than the parser found.
  ///
  /// - Parameter message: one sentence without a full stop at its end.
  public init(code: ErrorCode, message: String, range: SourceRange, suggestion: String? = nil) {
    self.init(.told(code, message), at: range, suggesting: suggestion)
  }

  public var code: ErrorCode {
    switch fact {
    case .text(let fact): fact.code
    case .expression(let fact): fact.code
    case .statement(let fact): fact.code
    case .command(let fact): fact.code
    case .visualFormat(let fact): fact.code
    case .layout(let fact): fact.code
    case .specialised(let fact): fact.code
    case .told(let code, _): code
    }
  }

  /// One sentence without a full stop at its end: what is wrong and, where it is known, what to do.
  public func message(in speech: Speech) -> String {
    switch fact {
    case .text(let fact): fact.text(in: speech)
    case .expression(let fact): fact.text(in: speech)
    case .statement(let fact): fact.text(in: speech)
    case .command(let fact): fact.text(in: speech)
    case .visualFormat(let fact): fact.text(in: speech)
    case .layout(let fact): fact.text(in: speech)
    case .specialised(let fact): fact.text(in: speech)
    case .told(_, let message): message
    }
  }
}
