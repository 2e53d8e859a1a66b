// Reading a log byte by byte: what a line of one is made of is ASCII, and what stands between is copied.

/// A piece of a log's text.
typealias LogBytes = ArraySlice<UInt8>

extension String {
  /// Its bytes without what a terminal would obey in a name: control characters are question marks, and what
  /// turns the direction of text is left out.
  ///
  /// - Complexity: O(n).
  var harmlessBytes: LogBytes {
    if utf8.allSatisfy({ $0 < 0x7F && ($0 >= 0x20 || $0.isLogSpace) }) { return Array(utf8)[...] }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\t": scalars.append(scalar)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      default: scalars.append(scalar.properties.generalCategory == .control ? "?" : scalar)
      }
    }
    return Array(String(scalars).utf8)[...]
  }
}

extension LogBytes {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// How many characters it has, as terminals count them roughly: without the later bytes of each.
  var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }

  /// Without spaces and tabs at either end.
  var trimmed: LogBytes {
    var rest = drop { $0.isLogSpace }
    while let last = rest.last, last.isLogSpace { rest.removeLast() }
    return rest
  }

  func hasPrefix(_ text: StaticString) -> Bool { starts(with: text.logBytes) }

  func hasSuffix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount
      && self[(endIndex - text.utf8CodeUnitCount)...].elementsEqual(text.logBytes)
  }

  /// Takes a text away from the beginning if it stands there.
  mutating func take(_ text: StaticString) -> Bool {
    guard hasPrefix(text) else { return false }
    removeFirst(text.utf8CodeUnitCount)
    return true
  }

  /// Takes a text away from the end if it stands there.
  mutating func takeLast(_ text: StaticString) -> Bool {
    guard hasSuffix(text) else { return false }
    removeLast(text.utf8CodeUnitCount)
    return true
  }

  /// Where a text stands first.
  ///
  /// - Complexity: that of the distance times the length of the text, which is short.
  func firstPlace(of text: StaticString) -> Int? {
    let wanted = text.logBytes
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { place in
      self[place] == wanted[0] && self[place...].starts(with: wanted)
    }
  }

  /// Where a text stands last.
  func lastPlace(of text: StaticString) -> Int? {
    let wanted = text.logBytes
    guard count >= wanted.count else { return nil }
    return (startIndex...(endIndex - wanted.count)).last { place in
      self[place] == wanted[0] && self[place...].starts(with: wanted)
    }
  }
}

extension StaticString {
  var logBytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UInt8 {
  var isLogSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// The value of a hexadecimal digit.
  var hexadecimal: UInt32? {
    if isDigit { return UInt32(self) - 0x30 }
    return UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20 ? UInt32(self | 0x20) - 0x57 : nil
  }

  var isAddressCharacter: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
      || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }

  /// Whether it may stand in the name of a class, or is a part of a letter beyond ASCII.
  var isClassCharacter: Bool {
    isAddressCharacter || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "$") || self >= 0x80
  }
}
