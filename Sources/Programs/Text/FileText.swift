// What both formats need of a file's bytes: places for errors, names, and words without regard to capitals.

enum FileText {
  /// What is wrong with the file as a whole: it is compressed.
  static func error(in bytes: [UInt8]) -> ProgramFileError? {
    bytes.starts(with: [0x1F, 0x8B]) ? error(.gzip, at: 0, in: bytes) : nil
  }

  /// Where the text begins, after a byte order mark.
  static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// An error at a place, whose line and column are counted out.
  ///
  /// - Complexity: linear in the place.
  static func error(
    _ reason: ProgramFileFact, at place: Int, in bytes: [UInt8]
  ) -> ProgramFileError {
    var line = 1
    var lineStart = start(of: bytes)
    let place = min(max(place, lineStart), bytes.count)
    for index in lineStart..<place where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    // The later bytes of a character do not count.
    let column = bytes[lineStart..<place].count { $0 & 0xC0 != 0x80 } + 1
    return ProgramFileError(line: line, column: column, reason: reason)
  }

  /// The line of a place, counted from one.
  static func line(of place: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The text at a place, for a message; what is not UTF-8 is replaced, and what is too long cut off.
  static func excerpt(_ bytes: [UInt8], _ place: Range<Int>) -> String {
    let longest = 40
    let text = String(decoding: bytes[place].prefix(4 * longest), as: UTF8.self)
    guard text.unicodeScalars.count > longest else { return text }
    var start = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) { start.append(scalar) }
    return String(start) + "…"
  }

  /// A name as it stands, or nil if it is not UTF-8.
  static func name(_ bytes: [UInt8], _ place: Range<Int>) -> String? {
    let text = String(decoding: bytes[place], as: UTF8.self)
    return text.utf8.elementsEqual(bytes[place]) ? text : nil
  }

  /// The character at a place, and how many bytes it has; U+FFFD and one for a byte that begins none.
  static func scalar(in bytes: [UInt8], at place: Int) -> (value: Unicode.Scalar, length: Int) {
    let first = bytes[place]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let end = min(place + length, bytes.count)
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    guard first >= 0xC2, let scalar = text.unicodeScalars.first,
      text.utf8.elementsEqual(bytes[place..<end]), text.unicodeScalars.count == 1
    else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }

  /// Whether a word stands at a place, in capitals or not.
  ///
  /// - Parameter word: in small letters.
  static func `is`(_ word: StaticString, _ bytes: [UInt8], _ place: Range<Int>) -> Bool {
    guard place.count == word.utf8CodeUnitCount else { return false }
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    for (offset, byte) in wanted.enumerated() where bytes[place.lowerBound + offset].lowered != byte
    {
      return false
    }
    return true
  }

  /// Which infinity a word means: 1, −1, or 0 if it means none.
  static func infinity(_ bytes: [UInt8], _ place: Range<Int>) -> Int {
    guard let first = place.first else { return 0 }
    let rest = bytes[first].isSign ? place.dropFirst() : place
    guard `is`("inf", bytes, rest) || `is`("infinity", bytes, rest) else { return 0 }
    return bytes[first] == UInt8(ascii: "-") ? -1 : 1
  }
}

extension UInt8 {
  /// Whether it is a letter of ASCII.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= lowered }

  /// An ASCII capital as a small letter.
  var lowered: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}
