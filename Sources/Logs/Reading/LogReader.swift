// Logs "Unable to simultaneously satisfy constraints" out of any text that contains them: a console's
// output with its dates, a mail with its quotes, an issue with its Markdown.
//
// Three things make a log: its heading, entries, and the word of what the system broke; AppKit has other words for the
// first and the last of them, too. Whatever stands
// around them is passed over. A line that looks like a part of the list and is none is named.

import Language
public import Layouts

/// Reads logs of constraints.
public enum LogReader {
  /// All logs of a text, in order. One without entries is there if it has a heading, or if lines of it could
  /// not be read.
  ///
  /// - Complexity: linear in the length of the text.
  public static func logs(in text: String) -> [LayoutLog] { logs(in: Lines.of(text)) }

  /// The same of a text whose lines are told apart already.
  public static func logs(in lines: [String]) -> [LayoutLog] {
    var scanner = LogScanner(lines)
    scanner.scan()
    return scanner.logs
  }

  /// Why nothing could be read of a text without constraints: the first line that is as one of a log is, but cannot be
  /// read, or where all was struck out.
  ///
  /// - Complexity: linear in the length of the text.
  public static func firstUnread(in lines: [String]) -> LayoutLog.Unread? {
    if let unread = logs(in: lines).lazy.flatMap({ $0.unread }).first { return unread }
    return lines.indices.first { lines[$0].harmlessBytes.firstPlace(of: "<private>") != nil }
      .map { LayoutLog.Unread(line: $0 + 1, reason: .redacted, text: lines[$0].trimmed) }
  }
}

/// Goes through the lines of a text.
struct LogScanner {
  enum Event {
    /// "Unable to simultaneously satisfy constraints", "Conflicting constraints detected"
    case heading
    /// "Will attempt to recover by breaking constraint", "Will attempt to recover by breaking <"
    case recovery
    /// Where it begins and ends, without the brackets, and whether the last one was there.
    case entry(LogBytes, isWhole: Bool)
  }

  private(set) var logs: [LayoutLog] = []
  private let lines: [LogBytes]
  private var wraps: LogWraps
  private var builder: LogBuilder?
  /// Whether the list of the log was closed, so that another entry belongs to another log.
  private var isClosed = false
  /// Whether what was broken comes next.
  private var expectsBroken = false
  /// Whether a line is one of a list in parentheses.
  private var isInList = false
  private var prefix = LogPrefix()

  init(_ lines: [String]) {
    let lines = lines.map { $0.harmlessBytes }
    wraps = LogWraps(lines)
    self.lines = LogWraps.unbroken(lines)
  }

  mutating func scan() {
    var place = 0
    while place < lines.count { place += readLine(place) }
    finish()
  }

  /// - Returns: how many lines were read.
  private mutating func readLine(_ place: Int) -> Int {
    let (raw, clean) = (lines[place], lines[place].unescaped)
    // What is written with backslashes or entities is read without them first, anything else as it stands.
    let isEscaped = raw.isEscaped
    let first = Self.events(in: isEscaped ? clean : raw)
    let second = Self.events(in: isEscaped ? raw : clean)
    let bare = prefix.bare(clean)
    if first.isEmpty, second.isEmpty {
      readPlain(bare, place)
      return 1
    }
    return first.isEmpty
      ? readEvents(second, at: place, orAsIn: nil) : readEvents(first, at: place, orAsIn: second)
  }

  private mutating func readEvents(
    _ events: [Event], at place: Int, orAsIn clean: [Event]?
  ) -> Int {
    var count = 1
    for (index, event) in events.enumerated() {
      switch event {
      case .heading: start(at: place)
      case .recovery:
        if builder == nil { begin(at: place, showsBeginning: false) }
        builder?.showsEnd = true
        expectsBroken = true
        isInList = false
      case .entry(let text, let isWhole):
        var other: (LogBytes, Bool)?
        if let clean, clean.count == events.count,
          case .entry(let text, let isWhole) = clean[index]
        {
          other = (text, isWhole)
        }
        let isLast = index == events.count - 1
        count = max(count, readEntry((text, isWhole), other, at: place, isLast: isLast))
      }
    }
    return count
  }

  /// A line without any event: one that opens or closes the list, or that does not belong.
  private mutating func readPlain(_ line: LogBytes, _ place: Int) {
    let text = Self.unquoted(line)
    if text.elementsEqual("(".utf8) {
      if isClosed { finish() }
      isInList = true
    } else if Self.isClosing(text) {
      isInList = false
      builder?.showsEnd = true
      if let builder, !builder.isEmpty { isClosed = true }
    } else if !Self.isPunctuation(text) {
      let isRedacted = LogEntryParser.isRedacted(text)
      let isEntry = text.first == UInt8(ascii: "<") && text.firstPlace(of: "onstraint") != nil
      guard builder != nil || isInList, isInList || expectsBroken || isEntry else { return }
      guard isInList || isRedacted || isEntry else { return }
      note(isRedacted ? .redacted : .unknown, text, place)
    }
  }

  private mutating func start(at place: Int) {
    // What was listed before the heading of the same log is another log.
    finish()
    begin(at: place, showsBeginning: true)
  }

  private mutating func begin(at place: Int, showsBeginning: Bool) {
    builder = LogBuilder(line: place + 1, showsBeginning: showsBeginning)
  }

  private mutating func finish() {
    if let builder { logs.append(builder.log()) }
    builder = nil
    (isClosed, expectsBroken, isInList) = (false, false, false)
  }

  private mutating func note(
    _ reason: LayoutLog.Unread.Reason, _ text: LogBytes, _ place: Int
  ) {
    if builder == nil { begin(at: place, showsBeginning: isInList) }
    builder?.note(reason, text, line: place + 1)
  }

  /// - Returns: how many lines it takes, if it goes on in the next.
  private mutating func readEntry(
    _ text: (bytes: LogBytes, isWhole: Bool), _ clean: (bytes: LogBytes, isWhole: Bool)?,
    at place: Int, isLast: Bool
  ) -> Int {
    if isClosed, !expectsBroken { finish() }
    // What was wrapped may look whole up to there.
    if isLast, !text.isWhole, let (entry, count) = wraps.entry(text.bytes, from: place, in: lines) {
      add(entry, place)
      return count
    }
    var slip: LogSlip
    do throws(LogSlip) {
      add(try Self.entry(text, clean), place)
      return 1
    } catch {
      slip = error
    }
    if !text.isWhole, slip.reason == .unknown { slip = LogSlip(.cut) }
    // Its end may be the beginning of `>=`.
    if isLast, text.isWhole,
      let (entry, count) = wraps.entry(text.bytes + [UInt8(ascii: ">")], from: place, in: lines)
    {
      add(entry, place)
      return count
    }
    note(slip.reason, text.bytes, place)
    if expectsBroken { (expectsBroken, isClosed) = (false, true) }
    return 1
  }

  private static func entry(
    _ text: (bytes: LogBytes, isWhole: Bool), _ clean: (bytes: LogBytes, isWhole: Bool)?
  ) throws(LogSlip) -> LogEntry {
    do throws(LogSlip) {
      return try LogEntryParser.entry(text.bytes, isWhole: text.isWhole)
    } catch {
      guard let clean else { throw error }
      do throws(LogSlip) {
        return try LogEntryParser.entry(clean.bytes, isWhole: clean.isWhole)
      } catch let second {
        throw second
      }
    }
  }

  private mutating func add(_ entry: LogEntry, _ place: Int) {
    if builder == nil { begin(at: place, showsBeginning: isInList) }
    builder?.add(entry, line: place + 1, isBroken: expectsBroken)
    if expectsBroken { (expectsBroken, isClosed) = (false, true) }
  }

  // MARK: Lines

  /// Without the marks of quotes, lists and strings at its beginning, and spaces.
  static func unquoted(_ line: LogBytes, keepingSign: Bool = false) -> LogBytes {
    var rest = line.trimmed
    while let first = rest.first {
      let isMark =
        first.isLogSpace || first == UInt8(ascii: "\"")
        || (first == UInt8(ascii: ">") && !rest.hasPrefix(">="))
        || (!keepingSign && (first == UInt8(ascii: "*") || first == UInt8(ascii: "`")))
      if !isMark { break }
      rest.removeFirst()
    }
    // Bold in Markdown.
    if !keepingSign, rest.takeLast("**") { rest = rest.trimmed }
    return rest
  }

  /// Whether a line, without its marks, closes the list, and is no part of a constraint.
  static func isClosing(_ text: LogBytes) -> Bool {
    guard text.first == UInt8(ascii: ")") else { return false }
    return text.dropFirst().first.map { " ,;.\"".utf8.contains($0) } ?? true
  }

  /// Whether nothing stands in a line but what was between two constraints.
  static func isPunctuation(_ text: LogBytes) -> Bool {
    text.allSatisfy { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0.isLogSpace }
  }

  /// The place of the `>` that ends an entry: the last one that is no part of `>=`.
  static func end(of text: LogBytes) -> Int? {
    text.indices.last { place in
      text[place] == UInt8(ascii: ">")
        && (place + 1 == text.endIndex || text[place + 1] != UInt8(ascii: "="))
    }
  }

  private static let headings: [StaticString] = [
    "Unable to simultaneously satisfy constraints", "Conflicting constraints detected",
  ]

  private static let recoveries: [StaticString] = [
    "Will attempt to recover by breaking constraint", "Will attempt to recover by breaking <",
  ]

  static func events(in line: LogBytes) -> [Event] {
    var starts: [(place: Int, kind: Event?)] = []
    var place = line.startIndex
    while place < line.endIndex {
      let rest = line[place...]
      if headings.contains(where: { rest.hasPrefix($0) }) {
        starts.append((place, .heading))
      } else if recoveries.contains(where: { rest.hasPrefix($0) }) {
        starts.append((place, .recovery))
      } else if rest.first == UInt8(ascii: "<"), isEntry(rest.dropFirst()) {
        starts.append((place, nil))
      } else if rest.hasPrefix("<<"), isEntry(rest.dropFirst(2)) {
        // Each object in brackets of its own, as the first versions of SnapKit printed them.
        starts.append((place, nil))
        place += 1
      }
      place += 1
    }
    return starts.indices.map { index in
      if let event = starts[index].kind { return event }
      let next = index + 1 < starts.count ? starts[index + 1].place : line.endIndex
      let text = line[(starts[index].place + 1)..<next]
      if let end = end(of: text) { return .entry(text[..<end], isWhole: true) }
      return .entry(text.trimmed, isWhole: false)
    }
  }

  /// Whether a constraint is described here: a class, a colon, and an address or what stands for one.
  private static func isEntry(_ text: LogBytes) -> Bool {
    var rest = text.drop { $0.isLogSpace }
    let name = rest.prefix { $0.isClassCharacter }
    rest = rest.dropFirst(name.count)
    if name.hasSuffix("LayoutConstraint"), rest.first?.isLogSpace ?? false { return true }
    guard !name.isEmpty, rest.take(":"), let next = rest.first, !next.isLogSpace else {
      return false
    }
    return name.firstPlace(of: "onstraint") != nil
  }
}
