// What a question about the pivots is answered with.

public import Rendering

/// What a question about the pivots is answered with.
public enum WalkAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
}
