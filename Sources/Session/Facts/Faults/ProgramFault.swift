// What can keep a program of a file from becoming lines of the language.

public import Language

/// What can be wrong with a program that is to come into a session.
public enum ProgramFault: Hashable, Sendable {
  /// What the file calls so is more than a line can say, and why.
  case unsayable(String, Failure.Reason, SourceRange)

  var range: SourceRange {
    switch self {
    case .unsayable(_, _, let range): range
    }
  }
}
