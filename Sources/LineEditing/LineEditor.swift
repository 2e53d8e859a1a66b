// Where typed lines come from. The loop of the program asks for the next line and need not know
// whether somebody types it or a pipe delivers it.

/// What came instead of, or as, the next line.
public enum LineInput: Hashable, Sendable {
  /// Without its line ending.
  case line(String)
  /// The input is at its end, or Ctrl-D was typed on an empty line.
  case endOfInput
  /// Ctrl-C: what had been typed of the line is given up, and nothing else.
  case interrupted
}

/// What can stand at the cursor.
public struct LineCompletion: Hashable, Sendable {
  /// The part of the line that a candidate takes the place of, in characters. Where it goes on
  /// behind the cursor, what is behind the cursor stays.
  public var replacing: Range<Int>
  /// Whole words, not the rest of them.
  public var candidates: [String]

  public init(replacing: Range<Int>, candidates: [String]) {
    self.replacing = replacing
    self.candidates = candidates
  }
}

/// Finds what can stand at the cursor of a line that is being typed.
public typealias LineCompleter =
  @Sendable (_ line: String, _ cursorInCharacters: Int) -> LineCompletion

public protocol LineEditor {
  /// The next line. Blocks until it is there.
  ///
  /// - Parameters:
  ///   - prompt: shown before the line where somebody types it; it may hold colour codes.
  ///   - completer: asked when the person typing wants a word completed. Given with each line, so
  ///     that it can hold the names in use at that time as a plain value.
  mutating func readLine(prompt: String, completer: LineCompleter?) -> LineInput
}

extension LineEditor {
  public mutating func readLine(prompt: String) -> LineInput {
    readLine(prompt: prompt, completer: nil)
  }
}
