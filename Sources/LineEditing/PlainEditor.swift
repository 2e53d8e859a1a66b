// The editor for input that nobody edits: pipes and files.

public import Console

/// Takes lines from standard input as they come; shows no prompt.
public struct PlainEditor: LineEditor, Sendable {
  private var reader: LineReader
  private let split: LineSplitter
  /// Lines that came with the last one, up to the same line feed.
  private var waiting: ArraySlice<String> = []

  /// - Parameters:
  ///   - descriptor: of an open file, which stays the caller's to close; 0 is standard input.
  ///   - split: where lines end besides line feeds.
  public init(descriptor: CInt = 0, splitting split: @escaping LineSplitter) {
    reader = LineReader(descriptor: descriptor)
    self.split = split
  }

  public var inputError: FileError? { reader.inputError }

  public mutating func readLine(prompt: String) -> LineInput {
    if let line = waiting.popFirst() { return .line(line) }
    guard let text = reader.next() else { return .endOfInput }
    waiting = split(text)[...]
    return .line(waiting.popFirst() ?? "")
  }
}
