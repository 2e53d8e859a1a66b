// One entry of a log, from `<` to `>`:
//
//     entry = "<" class ":" address [ "@" file "#" line ] [ "h=" mask "v=" mask ] [ "'" identifier "'" ] body tail ">"
//     tail  = [ "priority:" n | "@" n | "^" n | "Hug:" n "CompressionResistance:" n ] [ "(active, names: " … ")" ]
//
// The tail is looked for first, because it says which names stand in the body.

import ConstraintHierarchies
import Layouts
import Rationals

/// An entry as it is read, before its items are told from those of other entries.
struct LogEntry {
  /// What a name in the body stands for, or `class:address'label'`.
  struct Item: Hashable {
    var className: String
    var address: String?
    var label: String?
  }

  struct Place {
    /// Nil for `|` where the line does not say what it stands for.
    var item: Item?
    var attribute: Attribute
    /// Whether it was printed as a coordinate, down or up.
    var isCoordinate = false
  }

  var className = ""
  var address = ""
  var source: LayoutLog.SourceLine?
  var mask: LayoutLog.Mask?
  var identifier: String?
  var first = Place(item: nil, attribute: .left)
  var relation = Relation.equal
  var multiplier: Rational = 1
  var second: Place?
  var constant: Rational = 0
  var isSystemSpacing = false
  /// What `|` stands for, by the line's own list of names.
  var superview: Item?
  var priority = Priority.required
}

/// Why an entry cannot be read.
struct LogSlip: Error {
  var reason: LayoutLog.Unread.Reason

  init(_ reason: LayoutLog.Unread.Reason) { self.reason = reason }
}

/// Reads one entry.
struct LogEntryParser {
  var entry = LogEntry()
  /// The items that the line's own list of names gives.
  var names: [String: LogEntry.Item] = [:]

  /// How many readings of one text are tried where a label may contain what else would end it.
  static let tries = 12

  /// The most bytes that an entry may have; the system's have some hundred.
  private static let longest = 10_000

  /// - Parameter text: what stands between `<` and `>`, or up to the end of a line that was cut.
  /// - Parameter isWhole: whether `>` was there.
  static func entry(_ text: LogBytes, isWhole: Bool) throws(LogSlip) -> LogEntry {
    if text.count > longest { throw LogSlip(.unknown) }
    var parser = LogEntryParser()
    try parser.read(text, isWhole: isWhole)
    return parser.entry
  }

  private mutating func read(_ text: LogBytes, isWhole: Bool) throws(LogSlip) {
    var rest = text.trimmed
    if rest.first == UInt8(ascii: "<") { rest = Self.withoutInnerBrackets(rest) }
    try readHead(&rest)
    rest = Self.withoutStruckAddresses(rest)
    guard rest.take("@") else { return try readRest(rest, isWhole: isWhole) }
    var slip = LogSlip(.cut)
    for (source, after) in Self.sources(rest) {
      var other = self
      other.entry.source = source
      do throws(LogSlip) {
        try other.readRest(after, isWhole: isWhole)
        self = other
        return
      } catch {
        slip = error
      }
    }
    throw slip
  }

  /// What follows the address and the place in the source.
  private mutating func readRest(_ text: LogBytes, isWhole: Bool) throws(LogSlip) {
    var rest = text.trimmed
    readMask(&rest)
    // A label may look like a tail, so if one makes no sense, it is none.
    var slip: LogSlip?
    for place in Self.tails(rest) + [rest.endIndex] {
      var other = self
      do throws(LogSlip) {
        try other.readBody(rest[..<place], tail: rest[place...], isWhole: isWhole)
        self = other
        return
      } catch {
        slip = slip ?? error
      }
    }
    throw slip ?? LogSlip(.unknown)
  }

  private mutating func readBody(
    _ text: LogBytes, tail: LogBytes, isWhole: Bool
  ) throws(LogSlip) {
    var rest = text.trimmed
    // Without its end, a line says what it says only if something stands after the last number.
    if !isWhole, tail.isEmpty, rest.last != UInt8(ascii: "]"), rest.last != UInt8(ascii: "|") {
      throw LogSlip(.cut)
    }
    readTail(tail, isWhole: isWhole)
    takePriority(&rest)
    do throws(LogSlip) {
      try readIdentifierAndBody(rest)
    } catch {
      throw Self.isRedacted(text) ? LogSlip(.redacted) : isWhole ? error : LogSlip(.cut)
    }
  }

  static func isRedacted(_ text: LogBytes) -> Bool {
    text.firstPlace(of: "<private>") != nil || text.firstPlace(of: "<redacted>") != nil
      || text.firstPlace(of: "<mask.hash") != nil
  }

  /// `M.LayoutConstraint:0x1> <UIView:0x2>.top >= <UIView:0x3>.bottom` without the brackets round its objects.
  private static func withoutInnerBrackets(_ text: LogBytes) -> LogBytes {
    let places = text.indices.filter { place in
      let isBracket = text[place] == UInt8(ascii: "<") || text[place] == UInt8(ascii: ">")
      return !isBracket || (place + 1 < text.endIndex && text[place + 1] == UInt8(ascii: "="))
    }
    return places.map { text[$0] }[...]
  }

  /// Without the addresses of which only `0x` and dots are left: what they stood behind is known by its name then.
  private static func withoutStruckAddresses(_ text: LogBytes) -> LogBytes {
    let marks: [StaticString] = [":0x...", ":0x\u{2026}"]
    guard marks.contains(where: { text.firstPlace(of: $0) != nil }) else { return text }
    var (bytes, rest) = ([UInt8](), text)
    while let first = rest.first {
      if marks.contains(where: { rest.take($0) }) { continue }
      bytes.append(first)
      rest.removeFirst()
    }
    return bytes[...]
  }

  // MARK: Before the body

  private mutating func readHead(_ rest: inout LogBytes) throws(LogSlip) {
    let className = rest.prefix { $0.isClassCharacter }
    rest = rest.dropFirst(className.count)
    guard !className.isEmpty else { throw LogSlip(.unknown) }
    // Somebody has taken the addresses out.
    if className.hasSuffix("onstraint"), rest.first?.isLogSpace ?? false {
      entry.className = className.string
      return
    }
    guard rest.take(":") else { throw LogSlip(.unknown) }
    let address = rest.prefix { !$0.isLogSpace && $0 != UInt8(ascii: "@") }
    rest = rest.dropFirst(address.count)
    guard !address.isEmpty else { throw LogSlip(.cut) }
    entry.className = className.string
    entry.address = address.string
  }

  /// The ways to read `file#line`, as far as they are tried; there may be spaces and `#` in the name of the file.
  private static func sources(
    _ text: LogBytes
  ) -> [(source: LayoutLog.SourceLine, after: LogBytes)] {
    var sources: [(source: LayoutLog.SourceLine, after: LogBytes)] = []
    for place in text.indices where text[place] == UInt8(ascii: "#") && sources.count < tries {
      let digits = text[(place + 1)...].prefix { $0.isDigit }
      let after = place + 1 + digits.count
      guard (1...9).contains(digits.count), after == text.endIndex || text[after].isLogSpace else {
        continue
      }
      let line = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
      sources.append((.init(file: text[..<place].string, line: line), text[after...]))
    }
    return sources
  }

  private mutating func readMask(_ rest: inout LogBytes) {
    var look = rest
    guard look.take("h=") else { return }
    let horizontal = look.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }
    look = look.dropFirst(horizontal.count).trimmed
    guard look.take("v=") else { return }
    let vertical = look.prefix { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") }
    entry.mask = LayoutLog.Mask(horizontal: horizontal.string, vertical: vertical.string)
    rest = look.dropFirst(vertical.count).trimmed
  }

  /// An identifier may contain apostrophes, so each one that a space follows is tried as its end.
  private mutating func readIdentifierAndBody(_ rest: LogBytes) throws(LogSlip) {
    guard rest.first == UInt8(ascii: "'") else { return try readBody(rest) }
    var slip = LogSlip(.unknown)
    var tries = 0
    for place in rest.indices.dropFirst() where rest[place] == UInt8(ascii: "'") {
      guard place + 1 < rest.endIndex, rest[place + 1].isLogSpace else { continue }
      tries += 1
      if tries > Self.tries { break }
      do throws(LogSlip) {
        try readBody(rest[(place + 1)...].trimmed)
        entry.identifier = rest[(rest.startIndex + 1)..<place].string
        return
      } catch {
        slip = error
      }
    }
    throw slip
  }

  // MARK: Behind the body

  /// Where `(active, names: …)`, `(Names: …)`, `(active)`, or as much of it as there is, may begin, the last
  /// place first.
  private static func tails(_ text: LogBytes) -> [Int] {
    let places = text.indices.reversed().lazy.filter { place in
      guard text[place] == UInt8(ascii: "(") else { return false }
      let rest = text[place...]
      return rest.hasPrefix("(active") || rest.hasPrefix("(inactive") || rest.hasPrefix("(names:")
        || rest.hasPrefix("(Names:")
    }
    return Array(places.prefix(tries))
  }

  private mutating func readTail(_ text: LogBytes, isWhole: Bool) {
    guard let list = text.firstPlace(of: "ames:") else { return }
    var tail = text[(list + 5)...].trimmed
    let isClosed = tail.last == UInt8(ascii: ")")
    if isClosed {
      tail = tail.dropLast().trimmed
    } else if !isWhole {
      // Of the last address, a part may be gone.
      while let last = tail.last, last != UInt8(ascii: ":") { tail.removeLast() }
    }
    readNames(tail, isClosed: isClosed)
  }

  /// `name:address, '|':class:address, …`. Each ends in an address, so that names may contain commas. Where the
  /// addresses were taken out, the superview is called what the body calls it.
  private mutating func readNames(_ list: LogBytes, isClosed: Bool) {
    var rest = list
    while let colon = rest.firstPlace(of: ":0x") {
      let address = rest[(colon + 1)...].prefix { $0.isAddressCharacter }
      var key = rest[..<colon].trimmed
      if key.first == UInt8(ascii: ",") { key = key.dropFirst().trimmed }
      if key.take("'|':") || key.take("|:") {
        entry.superview = .init(className: key.string, address: address.string, label: nil)
      } else if !key.isEmpty {
        names[key.string] = .init(className: "", address: address.string, label: key.string)
      }
      rest = rest[(colon + 1 + address.count)...].trimmed
    }
    if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst().trimmed }
    if isClosed, rest.take("'|':"), !rest.isEmpty, !rest.contains(UInt8(ascii: ",")) {
      entry.superview = Self.named(rest)
    }
    // A superview may be said by a name that has its address in the same list.
    if let superview = entry.superview, let named = names[superview.className] {
      entry.superview = named
    }
  }

  /// A priority after the body, as Apple, SnapKit and Masonry print it.
  private mutating func takePriority(_ rest: inout LogBytes) {
    takeContentPriorities(&rest)
    let marks: [StaticString] = [" priority:", " ^", " @", "@"]
    for mark in marks {
      guard let place = rest.lastPlace(of: mark) else { continue }
      let text = rest[(place + mark.utf8CodeUnitCount)...].trimmed
      guard let priority = Self.priority(text) else { continue }
      entry.priority = priority
      rest = rest[..<place].trimmed
      return
    }
  }

  /// The two sides of an intrinsic size have priorities of their own. Of a required side and one that is
  /// not, the required one remains; the relation is set when the body is read.
  private mutating func takeContentPriorities(_ rest: inout LogBytes) {
    guard let place = rest.lastPlace(of: " Hug:") else { return }
    let words = rest[place...].split(separator: UInt8(ascii: " "))
    guard words.count == 2, var hug = words.first, var resist = words.last,
      hug.take("Hug:"), resist.take("CompressionResistance:"),
      let hugging = Self.priority(hug), let resistance = Self.priority(resist)
    else { return }
    rest = rest[..<place].trimmed
    entry.priority = max(hugging, resistance)
    if hugging != resistance, entry.priority.isRequired {
      sideOfSize = hugging.isRequired ? .atMost : .atLeast
    }
  }

  /// Which side of an intrinsic size is required, if only one is.
  private var sideOfSize: Relation?

  /// A priority as it is printed; what is no priority is nil.
  static func priority(_ text: LogBytes) -> Priority? {
    var rest = text
    if rest.take("UILayoutPriority(rawValue: ") { rest = rest.prefix { $0 != UInt8(ascii: ")") } }
    if rest.elementsEqual("low".utf8) { return .low }
    if rest.elementsEqual("medium".utf8) { return .medium }
    if rest.elementsEqual("high".utf8) { return .high }
    if rest.elementsEqual("required".utf8) { return .required }
    guard let number = number(rest) else { return nil }
    return Priority(rawValue: number)
  }

  // MARK: The body

  private mutating func readBody(_ body: LogBytes) throws(LogSlip) {
    var rest = body
    if rest.take("H:") || rest.first == UInt8(ascii: "|") || rest.first == UInt8(ascii: "[") {
      try readVisual(rest, .horizontal)
    } else if rest.hasPrefix("V:|") || rest.hasPrefix("V:[") {
      try readVisual(rest.dropFirst(2), .vertical)
    } else {
      try readEquation(rest)
    }
    if let sideOfSize { entry.relation = sideOfSize }
  }
}
