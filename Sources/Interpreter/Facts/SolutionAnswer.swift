// What a question about the solution is answered with.

public import Rendering

/// What a question about the solution is answered with.
public enum SolutionAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
}
