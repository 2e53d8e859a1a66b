// Where typed lines come from.

/// What came of asking for a line.
public enum LineInput: Hashable, Sendable {
  /// Without its end. What was not UTF-8 in it is U+FFFD now.
  case line(String)
  case endOfInput
  /// Ctrl-C: the line was abandoned.
  case interrupted
}

/// Something that lines are read from.
public protocol LineEditor {
  /// Asks for the next line, and waits for it.
  mutating func readLine(prompt: String) -> LineInput
}
