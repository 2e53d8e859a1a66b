// A lesson from its file.

extension LessonDocument {
  /// Reads the bytes of a file.
  ///
  /// - Throws: everything that is wrong with it.
  /// - Complexity: O(n) in its length.
  public init(path: String, bytes: [UInt8]) throws(MalformedLesson) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw MalformedLesson(
        path, [LessonFlaw(Self.firstInvalidLine(of: bytes), .file(.invalidUTF8))])
    }
    try self.init(path: path, text: text)
  }

  /// Reads the text of a file.
  public init(path: String, text: String) throws(MalformedLesson) {
    try self.init(path: path, text: text, Markdown(LessonHead(text).body(of: text)))
  }

  private static func firstInvalidLine(of bytes: [UInt8]) -> Int {
    // Reading up to an end of line cuts no character in two.
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
