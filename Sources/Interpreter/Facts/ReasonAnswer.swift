// What a question after a reason is answered with.

public import Rendering

/// What a question after a reason is answered with.
public enum ReasonAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
}
