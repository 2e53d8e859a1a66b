// Lines that were wrapped on their way, at a space or anywhere: what goes on in the next lines is put together again.
//
// Nobody can see whether there was a space where a line was broken. A terminal breaks lines at its width, so that those
// that go on are all as long as the longest; anything else breaks them at spaces. What is likely is tried first, and
// what makes no sense is no constraint.

/// Puts together what was wrapped. It does so much for one text and no more, so that no text takes long.
struct LogWraps {
  /// Into how many lines a constraint may be wrapped.
  static let mostPieces = 8
  /// How many ways of putting lines together are tried for a constraint of several lines, and for a whole text.
  private static let mostWays = 64
  private var waysLeft = 20_000
  /// How long the longest line is.
  private let width: Int

  init(_ lines: [LogBytes]) { width = lines.map { $0.scalarCount }.max() ?? 0 }

  /// The constraint that begins in a line and goes on in the next ones.
  ///
  /// - Parameter start: what the line has of it, without the bracket.
  /// - Returns: it, and in how many lines it stands; nil where nothing makes sense.
  mutating func entry(
    _ start: LogBytes, from place: Int, in lines: [LogBytes]
  ) -> (LogEntry, Int)? {
    var pieces = [start]
    // Bit by bit: whether there was a space before the next piece, most likely.
    var likely = 0
    for next in (place + 1)..<(place + Self.mostPieces) where next < lines.count {
      let clean = lines[next].unescaped
      var text = LogScanner.unquoted(clean, keepingSign: true)
      // Nothing but its end is left.
      let hasEnd = clean.contains(UInt8(ascii: ">"))
      if hasEnd, LogScanner.isPunctuation(text) { text = [UInt8(ascii: ">")] }
      let isOther =
        text.isEmpty || LogScanner.isClosing(text) || !LogScanner.events(in: clean).isEmpty
      if isOther { return nil }
      if hasSpace(between: lines[next - 1], and: lines[next]) { likely |= 1 << (pieces.count - 1) }
      pieces.append(text)
      guard LogScanner.end(of: text) != nil else { continue }
      if let entry = entry(of: pieces, likely) { return (entry, pieces.count) }
    }
    return nil
  }

  private func hasSpace(between line: LogBytes, and next: LogBytes) -> Bool {
    let isFull = line.scalarCount == width
    return !isFull || line.last?.isLogSpace ?? false || next.first?.isLogSpace ?? false
  }

  private mutating func entry(of pieces: [LogBytes], _ likely: Int) -> LogEntry? {
    let all = 1 << (pieces.count - 1)
    var best: LogEntry?
    for change in 0..<min(all, Self.mostWays) {
      if waysLeft == 0, change > 0 { break }
      waysLeft = max(waysLeft - 1, 0)
      let way = likely ^ change
      var text = Array(pieces[0])
      for (index, piece) in pieces.dropFirst().enumerated() {
        if way >> index & 1 == 1 { text.append(UInt8(ascii: " ")) }
        text += piece
      }
      guard let end = LogScanner.end(of: text[...]),
        let entry = try? LogEntryParser.entry(text[..<end], isWhole: true)
      else { continue }
      // A list of names that was torn apart is none.
      if !entry.isNameless { return entry }
      if best == nil { best = entry }
    }
    return best
  }

  // MARK: What a log is known by

  private static let phrases: [StaticString] = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
    "Will attempt to recover by breaking constraint",
  ]

  /// Lines in which nothing is broken that a log is known by: what a line has of it goes to the next.
  static func unbroken(_ lines: [LogBytes]) -> [LogBytes] {
    var lines = lines
    for place in lines.indices.dropLast() {
      guard let start = brokenPlace(in: lines[place]) else { continue }
      let next = LogScanner.unquoted(lines[place + 1], keepingSign: true)
      let head = lines[place][start...]
      let joined = [Array(head + next), Array(head + [UInt8(ascii: " ")] + next)].first {
        !LogScanner.events(in: $0[...]).isEmpty
      }
      guard let joined else { continue }
      lines[place] = lines[place][..<start]
      lines[place + 1] = joined[...]
    }
    return lines
  }

  /// Whether a line ends in the midst of the words that a log begins with.
  static func breaksHeading(_ line: LogBytes) -> Bool {
    guard let start = line.lastPlace(of: "Unable to") else { return false }
    return phrases[0].isBegun(by: line[start...].trimmed)
  }

  /// Where the beginning of a constraint's class, or of one of the phrases, stands at the end of a line.
  private static func brokenPlace(in line: LogBytes) -> Int? {
    if let bracket = line.lastIndex(of: UInt8(ascii: "<")) {
      let name = line[(bracket + 1)...]
      let isName = name.allSatisfy { $0.isClassCharacter || $0 == UInt8(ascii: ":") }
      if !name.isEmpty, isName, LogScanner.events(in: line[bracket...]).isEmpty { return bracket }
    }
    for (word, phrase) in zip(["Unable", "Will"] as [StaticString], phrases) {
      if let start = line.lastPlace(of: word), phrase.isBegun(by: line[start...].trimmed) {
        return start
      }
    }
    return nil
  }
}

extension LogEntry {
  /// Whether it has a `|` and does not say what it stands for.
  fileprivate var isNameless: Bool { first.item == nil || second.map { $0.item == nil } ?? false }
}

extension StaticString {
  /// Whether a text is a beginning of it, and not all of it.
  fileprivate func isBegun(by text: LogBytes) -> Bool {
    withUTF8Buffer { text.count < $0.count && $0.starts(with: text) }
  }
}
