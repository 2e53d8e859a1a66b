// The editor for input that nobody edits: pipes and files.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Takes lines from standard input as they come; shows no prompt.
public struct PlainEditor: LineEditor, Sendable {
  private var reader: LineReader

  public init() { self.init(descriptor: STDIN_FILENO) }

  /// - Parameter descriptor: of an open file, which stays the caller's to close.
  public init(descriptor: CInt) { reader = LineReader(descriptor: descriptor) }

  public mutating func readLine(prompt: String) -> LineInput {
    reader.next().map { .line($0) } ?? .endOfInput
  }
}
