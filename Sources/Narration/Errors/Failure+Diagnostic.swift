// A failure as whoever typed the line is told of it.

public import Language
public import Session

extension Failure {
  /// Code, message, place in the line, suggestion.
  public var diagnostic: Diagnostic {
    get {
      switch reason {
      case .line(let diagnostic): diagnostic
      case .session(let fault): Diagnostic(fault)
      }
    }
    set { reason = .line(newValue) }
  }
}
