// What a line that changes something is answered with.

public import Rendering

/// What a line that changes something is answered with.
public enum ChangeAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
}
