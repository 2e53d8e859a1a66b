// Scripts as lines of text, whatever bytes they hold.

extension Files {
  /// The lines of a file without their ends, which may be LF or CRLF; what is not UTF-8 is U+FFFD,
  /// and a byte order mark is left out.
  static func lines(of path: String) throws(FileError) -> [String] {
    var bytes = try read(path)[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.isEmpty { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
