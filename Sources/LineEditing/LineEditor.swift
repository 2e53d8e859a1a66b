// Where typed lines come from. The loop of the program asks for the next line and need not know
// whether somebody types it or a pipe delivers it.

public import Console

/// What came instead of, or as, the next line.
public enum LineInput: Equatable, Sendable {
  /// Without its line ending.
  case line(String)
  /// The input is at its end, or Ctrl-D was typed on an empty line.
  case endOfInput
  /// Ctrl-C: what had been typed of the line is given up, and nothing else.
  case interrupted
}

/// Takes text apart where the program's lines end, without the ends. (An editor reads up to a line feed;
/// what else ends a line is the program's to say.)
public typealias LineSplitter = @Sendable (String) -> [String]

/// Something that lines are read from.
public protocol LineEditor {
  /// The next line. Blocks until it is there.
  ///
  /// - Parameter prompt: shown before the line where somebody types it; it may hold colour codes.
  mutating func readLine(prompt: String) -> LineInput

  /// Keeps a line for whoever types the next ones.
  func remember(_ line: String)

  /// Why the input ended where it did; nil at its end.
  var inputError: FileError? { get }
}

extension LineEditor {
  public func remember(_ line: String) {}
  public var inputError: FileError? { nil }
}
