// Text without the white space around it, for everybody who reads lines.

extension StringProtocol {
  /// Without white space at its ends. (By places: views of views are types that the program would have to
  /// make when it starts, which takes longer than all the rest of a short line.)
  @inlinable public var trimmed: String {
    var rest = Substring(self)
    let bytes = rest.utf8
    // White space of one byte, unless what follows may be part of the same character.
    if bytes.first?.isASCIISpace ?? false {
      var start = bytes.startIndex
      while start < bytes.endIndex, bytes[start].isASCIISpace { start = bytes.index(after: start) }
      if start == bytes.endIndex { return "" }
      if bytes[start] < 0x80 { rest = rest[start...] }
    }
    while rest.utf8.last?.isASCIISpace ?? false {
      rest = rest[..<rest.utf8.index(before: rest.endIndex)]
    }
    // What is left begins and ends with no space of one byte; other spaces have several.
    if !rest.beginsInASCII {
      while rest.first?.isWhitespace ?? false { rest.removeFirst() }
    }
    if !(rest.utf8.last.map { $0 < 0x80 } ?? true) {
      while rest.last?.isWhitespace ?? false { rest.removeLast() }
    }
    return String(rest)
  }
}

extension Substring {
  /// Whether its first character is a byte of ASCII that is no white space, with nothing that may belong to it.
  @usableFromInline var beginsInASCII: Bool {
    guard let first = utf8.first, first < 0x80, !first.isASCIISpace else { return utf8.isEmpty }
    return utf8.dropFirst().first.map { $0 < 0x80 } ?? true
  }
}

extension UInt8 {
  @usableFromInline var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
