// A failure as the person who typed the line is told of it.

public import Language
public import Session
public import Wording

extension Failure {
  /// Code, words, place in the line, suggestion.
  public func diagnostic(in speech: Speech) -> Diagnostic {
    var diagnostic = reason.diagnostic(in: speech)
    diagnostic.range = range
    return diagnostic
  }

  /// One sentence without a full stop at its end: what is wrong and what to do.
  public func message(in speech: Speech) -> String { reason.message(in: speech) }
}

extension Failure.Reason {
  fileprivate func diagnostic(in speech: Speech) -> Diagnostic {
    switch self {
    case .line(let found): found
    case .session(let fault): Diagnostic(fault, in: speech)
    }
  }

  /// One sentence without a full stop at its end: what is wrong and what to do.
  public func message(in speech: Speech) -> String {
    diagnostic(in: speech).message(in: speech)
  }
}
