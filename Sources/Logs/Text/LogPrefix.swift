// What stands before each line of a log that came through a tool: a date, a process, the number of the line, `//`.

/// Tells brackets and empty lines from what stands before every line: it stood before the line above, too, but for its
/// digits.
struct LogPrefix: Sendable {
  /// What was seen last, if more than a prefix stood in it.
  private var before: [UInt8] = []

  /// What a line without a constraint says: a bracket or nothing, where all before it is a prefix, else all of it.
  ///
  /// - Complexity: O(n).
  mutating func bare(_ line: LogBytes) -> LogBytes {
    let text = line.trimmed
    let tail = text.reversed().prefix { "(),;.\"".utf8.contains($0) }.count
    let head = Self.shape(of: text.dropLast(tail))
    let isBracket = tail > 0 && "()".utf8.contains(text[text.endIndex - tail])
    // What was cut may be the beginning of the line above, too.
    let isPrefix =
      !head.isEmpty && before.count > head.count && before.starts(with: head)
      && !head.contains(UInt8(ascii: "<"))
    if isPrefix, tail == 0 || isBracket { return text.suffix(tail) }
    let shape = Self.shape(of: text)
    if !shape.isEmpty { before = shape }
    return text
  }

  /// Without spaces, and with one digit for each number: a clock goes on, and a tool fills up with blanks.
  private static func shape(of text: LogBytes) -> [UInt8] {
    var shape: [UInt8] = []
    for byte in text where !byte.isLogSpace {
      let isNumber = byte.isDigit && shape.last == UInt8(ascii: "0")
      if !isNumber { shape.append(byte.isDigit ? UInt8(ascii: "0") : byte) }
    }
    return shape
  }
}
