// A failure as whoever typed the line is told of it.

public import Language
public import Session
public import Wording

extension Failure {
  /// Code, words, place in the line, suggestion.
  public func diagnostic(in speech: Speech) -> Diagnostic {
    var diagnostic: Diagnostic
    switch reason {
    case .line(let found): diagnostic = found
    case .session(let fault): diagnostic = Diagnostic(fault, in: speech)
    }
    diagnostic.range = range
    return diagnostic
  }

  /// One sentence without a full stop at its end: what is wrong and what to do.
  public func message(in speech: Speech) -> String { diagnostic(in: speech).message(in: speech) }
}
