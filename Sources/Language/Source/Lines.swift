// Text as lines, the one place that says where a line ends. Whatever reads several lines, from a file,
// an argument, a pipe or a paste, asks here; so no line end can pass for white space inside a line, which
// would make one statement of two.

import Wording

/// Lines of text, by the ends that Unicode calls mandatory breaks (UAX #14, class BK, CR, LF and NL): LF,
/// CR LF, CR, VT, FF, NEL (U+0085), LS (U+2028) and PS (U+2029).
public enum Lines {
  /// The lines of the text without their ends. An end that nothing follows begins no further line, and
  /// text without a character has no line.
  ///
  /// - Complexity: O(n) in the length of the text.
  public static func of(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    if LineEnds.next(in: bytes, from: 0) == nil { return text.isEmpty ? [] : [text] }
    return of(utf8: bytes)
  }

  /// The lines of a file's bytes. What is no UTF-8 becomes U+FFFD, and a byte order mark at the very
  /// beginning is left out.
  ///
  /// - Complexity: O(n) in the number of bytes.
  public static func of(file bytes: [UInt8]) -> [String] {
    let bytes = ByteOrder.utf8(of: bytes) ?? bytes
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return of(utf8: bytes, from: hasMark ? 3 : 0)
  }

  private static func of(utf8 bytes: [UInt8], from start: Int = 0) -> [String] {
    var result: [String] = []
    var start = start
    while start < bytes.count {
      let end = LineEnds.next(in: bytes, from: start) ?? bytes.count..<bytes.count
      result.append(String(decoding: bytes[start..<end.lowerBound], as: UTF8.self))
      start = end.upperBound
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a line ends with it.
  var endsLine: Bool {
    switch self {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
