// What happens to a log on its way from a console to a file: Markdown escapes it, a page writes it with
// entities, a mail program makes its quotes curly and its hyphens long.

extension LogBytes {
  /// The line as it was before it was escaped, quoted and made pretty.
  ///
  /// - Complexity: O(n).
  var unescaped: LogBytes {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var rest = self
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\") {
        rest.removeFirst()
        rest.takeEscaped(into: &bytes)
      } else if byte == UInt8(ascii: "&") {
        bytes.append(rest.takeEntity())
      } else if rest.take("~~") {
        // What is struck out in Markdown, where it went through Jira.
        bytes.append(UInt8(ascii: "-"))
      } else if byte < 0x80 {
        bytes.append(byte)
        rest.removeFirst()
      } else {
        rest.takePretty(into: &bytes)
      }
    }
    return bytes[...]
  }

  /// Whether it has a backslash, or what looks like an entity.
  var isEscaped: Bool {
    contains(UInt8(ascii: "\\"))
      || indices.contains { place in
        guard self[place] == UInt8(ascii: "&"), place + 1 < endIndex else { return false }
        return self[(place + 1)...].prefix(7).contains(UInt8(ascii: ";"))
      }
  }

  /// What follows a backslash. A line break that was written out is a space, and `\U015f` the letter with that
  /// number, as an array prints it.
  private mutating func takeEscaped(into bytes: inout [UInt8]) {
    if hasPrefix("U"), let scalar = takeScalar() {
      bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    } else {
      bytes.append(takeEscapedByte())
    }
  }

  /// `U015f`, or two of them one after another for a letter that takes two.
  private mutating func takeScalar() -> Unicode.Scalar? {
    func unit(_ text: LogBytes) -> UInt32? {
      guard text.count >= 5, text.first == UInt8(ascii: "U") else { return nil }
      var value: UInt32 = 0
      for byte in text.dropFirst().prefix(4) {
        guard let digit = byte.hexadecimal else { return nil }
        value = value * 16 + digit
      }
      return value
    }
    guard let high = unit(self) else { return nil }
    let rest = dropFirst(5)
    if 0xD800..<0xDC00 ~= high, rest.first == UInt8(ascii: "\\"), let low = unit(rest.dropFirst()),
      0xDC00..<0xE000 ~= low
    {
      self = rest.dropFirst(6)
      return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }
    self = rest
    return Unicode.Scalar(high) ?? "?"
  }

  private mutating func takeEscapedByte() -> UInt8 {
    guard let byte = first else { return UInt8(ascii: "\\") }
    if byte >= 0x80 || byte.isAddressCharacter {
      // The name of a file on Windows, or \n and \t.
      guard take("n") || take("t") || take("r") else { return UInt8(ascii: "\\") }
      return UInt8(ascii: " ")
    }
    removeFirst()
    return byte
  }

  private mutating func takeEntity() -> UInt8 {
    if take("&lt;") { return UInt8(ascii: "<") }
    if take("&gt;") { return UInt8(ascii: ">") }
    if take("&quot;") || take("&#34;") { return UInt8(ascii: "\"") }
    if take("&apos;") || take("&#39;") || take("&#x27;") { return UInt8(ascii: "'") }
    if take("&nbsp;") || take("&#160;") { return UInt8(ascii: " ") }
    if take("&amp;") { return UInt8(ascii: "&") }
    removeFirst()
    return UInt8(ascii: "&")
  }

  private mutating func takePretty(into bytes: inout [UInt8]) {
    if take("\u{2018}") || take("\u{2019}") || take("\u{201A}") {
      bytes.append(UInt8(ascii: "'"))
    } else if take("\u{201C}") || take("\u{201D}") || take("\u{201E}") {
      bytes.append(UInt8(ascii: "\""))
    } else if take("\u{2013}") || take("\u{2212}") || take("\u{2010}") || take("\u{2011}") {
      bytes.append(UInt8(ascii: "-"))
    } else if let last = bytes.last, "=-&".utf8.contains(last), take("\u{2014}") {
      // In a mask; in a text it is what it is.
      bytes.append(contentsOf: [UInt8(ascii: "-"), UInt8(ascii: "-")])
    } else if take("\u{2264}") {
      bytes.append(contentsOf: [UInt8(ascii: "<"), UInt8(ascii: "=")])
    } else if take("\u{2265}") {
      bytes.append(contentsOf: [UInt8(ascii: ">"), UInt8(ascii: "=")])
    } else if take("\u{00A0}") || take("\u{202F}") || take("\u{2007}") {
      bytes.append(UInt8(ascii: " "))
    } else if take("\u{FEFF}") || take("\u{200B}") || take("\u{200E}") || take("\u{2060}") {
      // It has no width, and means nothing here.
    } else if let byte = popFirst() {
      bytes.append(byte)
    }
  }
}
