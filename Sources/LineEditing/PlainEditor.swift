// Lines from a pipe or a file: no prompt, no echo, no editing.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads standard input line by line, as bytes.
///
/// A line ends at a line feed, a carriage return before it is dropped, and the last line needs
/// neither.
public struct PlainEditor: LineEditor {
  private var buffer: [UInt8] = []
  /// Where the part of the buffer begins that has not been handed out, and where the search for the
  /// next line feed goes on, so that a long line is searched once.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false

  public init() {}

  public mutating func readLine(prompt: String) -> LineInput {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          start = end + 1
          searched = start
        }
        return .line(Self.text(buffer[start..<end]))
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return .endOfInput }
        defer {
          start = buffer.count
          searched = start
        }
        return .line(Self.text(buffer[start...]))
      }
      fill()
    }
  }

  private mutating func fill() {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    let size = 1 << 16
    var chunk = [UInt8](repeating: 0, count: size)
    let count = read(STDIN_FILENO, &chunk, size)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
