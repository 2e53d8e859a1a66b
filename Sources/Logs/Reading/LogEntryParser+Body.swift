// What an entry says, as a visual format or as an equation:
//
//     visual   = end connection end [ "(LTR)" | "(RTL)" ] | "[" item "(" [ relation ] number ")" "]"
//     end      = "|" | "[" item "]" ;  connection = "-" | "-(" [ relation ] amount [ "@" n ] ")-"
//     equation = item "." attribute relation right
//     right    = amount | [ k "*" ] item "." attribute [ "*" k | "/" k ] [ ("+" | "-") amount | amount ]
//     amount   = number | ("NSSpace" | "NSLayoutAnchorConstraintSpace") "(" number ")"
//
// Items may contain anything, brackets, dots and apostrophes too, so it is read from the outside inwards: an
// attribute is what stands after the last dot, a size what stands in the last parentheses.

import ConstraintHierarchies
import Layouts
import Rationals

extension LogEntryParser {
  // MARK: Visual formats

  mutating func readVisual(_ text: LogBytes, _ axis: Axis) throws(LogSlip) {
    var rest = text
    var direction: Direction?
    if rest.takeLast("(LTR)") { direction = .leftToRight }
    if rest.takeLast("(RTL)") { direction = .rightToLeft }
    // Without a mark, a format along the line goes from leading to trailing. With one, from left to right,
    // or from right to left.
    let ends: (near: Attribute, far: Attribute) =
      switch (axis, direction) {
      case (.vertical, _): (.top, .bottom)
      case (.horizontal, nil): (.leading, .trailing)
      case (.horizontal, .leftToRight?): (.left, .right)
      case (.horizontal, .rightToLeft?): (.right, .left)
      }
    let isReversed = axis == .horizontal && direction == .rightToLeft
    let beginsAtSuperview = rest.first == UInt8(ascii: "|")
    let endsAtSuperview = rest.count > 1 && rest.last == UInt8(ascii: "|")
    switch (beginsAtSuperview, endsAtSuperview) {
    case (true, false):
      try readFromSuperview(rest.dropFirst(), ends.near, isReversed)
    case (false, true):
      try readToSuperview(rest.dropLast(), ends.far, isReversed)
    case (false, false):
      if try readPair(rest, ends, isReversed) { return }
      try readSize(rest, .size(axis))
    case (true, true): throw LogSlip(.unknown)
    }
  }

  /// `-(8)-[item]`
  private mutating func readFromSuperview(
    _ text: LogBytes, _ edge: Attribute, _ isReversed: Bool
  ) throws(LogSlip) {
    for (connection, after) in Self.splits(text, at: "[") where after.last == UInt8(ascii: "]") {
      guard let gap = gap(connection) else { continue }
      let place = LogEntry.Place(item: try item(after.dropLast()), attribute: edge)
      let superview = LogEntry.Place(item: entry.superview, attribute: edge)
      return set(place, gap, superview, isReversed)
    }
    throw LogSlip(.unknown)
  }

  /// `[item]-(8)-`
  private mutating func readToSuperview(
    _ text: LogBytes, _ edge: Attribute, _ isReversed: Bool
  ) throws(LogSlip) {
    guard text.first == UInt8(ascii: "[") else { throw LogSlip(.unknown) }
    for (before, connection) in Self.splits(text.dropFirst(), at: "]") {
      guard let gap = gap(connection) else { continue }
      let place = LogEntry.Place(item: try item(before), attribute: edge)
      let superview = LogEntry.Place(item: entry.superview, attribute: edge)
      return set(superview, gap, place, isReversed)
    }
    throw LogSlip(.unknown)
  }

  /// `[item]-(8)-[item]`; false if it is nothing like that.
  private mutating func readPair(
    _ text: LogBytes, _ ends: (near: Attribute, far: Attribute), _ isReversed: Bool
  ) throws(LogSlip) -> Bool {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else {
      throw LogSlip(.unknown)
    }
    let inside = text.dropFirst().dropLast()
    for (before, rest) in Self.splits(inside, at: "]") {
      guard rest.isEmpty || rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "[")
      else { continue }
      for (connection, after) in Self.splits(rest, at: "[") {
        guard let gap = gap(connection) else { continue }
        let near = LogEntry.Place(item: try item(before), attribute: ends.far)
        let far = LogEntry.Place(item: try item(after), attribute: ends.near)
        set(far, gap, near, isReversed)
        return true
      }
    }
    return false
  }

  /// `[item(44)]`
  private mutating func readSize(_ text: LogBytes, _ size: Attribute) throws(LogSlip) {
    guard text.hasSuffix(")]"), let open = text.lastPlace(of: "(") else { throw LogSlip(.unknown) }
    let inside = text[(open + 1)...].dropLast(2)
    entry.first = .init(item: try item(text[..<open].dropFirst()), attribute: size)
    if let gap = predicate(inside), !inside.isEmpty {
      set(gap)
      return
    }
    var other = inside
    entry.relation = Self.takeRelation(&other) ?? .equal
    guard let named = names[other.string] else { throw LogSlip(Self.reason(notNumber: other)) }
    entry.second = .init(item: named, attribute: size)
  }

  /// `later = earlier + gap`, or where the format runs against the axis, `later = earlier − gap`.
  private mutating func set(
    _ later: LogEntry.Place, _ gap: Gap, _ earlier: LogEntry.Place, _ isReversed: Bool
  ) {
    set(gap)
    (entry.first, entry.second) = isReversed ? (earlier, later) : (later, earlier)
  }

  private mutating func set(_ gap: Gap) {
    entry.relation = gap.relation
    entry.constant = gap.amount.value
    entry.isSystemSpacing = gap.amount.isSpacing
    guard let priority = gap.priority else { return }
    entry.priority = priority
  }

  /// The ways to split a text at a bracket, as far as they are tried.
  private static func splits(
    _ text: LogBytes, at bracket: Unicode.Scalar
  ) -> [(before: LogBytes, after: LogBytes)] {
    text.indices.lazy.filter { text[$0] == UInt8(ascii: bracket) }.prefix(tries).map {
      (text[..<$0], text[($0 + 1)...])
    }
  }

  // MARK: Amounts

  struct Amount {
    var value: Rational
    var isSpacing = false
  }

  struct Gap {
    var relation: Relation
    var amount: Amount
    var priority: Priority?
  }

  /// A connection with its hyphens. A bare one is the system's spacing, of which the log says no number,
  /// so it is none that can be read.
  private func gap(_ text: LogBytes) -> Gap? {
    if text.isEmpty { return Gap(relation: .equal, amount: Amount(value: 0)) }
    var rest = text
    guard rest.take("-"), rest.takeLast("-") else { return nil }
    if rest.take("("), rest.takeLast(")") { return predicate(rest) }
    return Self.number(rest).map { Gap(relation: .equal, amount: Amount(value: $0)) }
  }

  /// `>=8@750`
  private func predicate(_ text: LogBytes) -> Gap? {
    var rest = text.trimmed
    let relation = Self.takeRelation(&rest) ?? .equal
    var priority: Priority?
    if let place = rest.lastPlace(of: "@") {
      priority = Self.priority(rest[(place + 1)...].trimmed)
      guard priority != nil else { return nil }
      rest = rest[..<place]
    }
    return Self.amount(rest.trimmed).map {
      Gap(relation: relation, amount: $0, priority: priority)
    }
  }

  private static func takeRelation(_ rest: inout LogBytes) -> Relation? {
    if rest.take("==") { return .equal }
    if rest.take(">=") { return .atLeast }
    if rest.take("<=") { return .atMost }
    return nil
  }

  static func amount(_ text: LogBytes) -> Amount? {
    var rest = text
    if rest.take("NSSpace(") || rest.take("NSLayoutAnchorConstraintSpace("), rest.takeLast(")") {
      return number(rest.trimmed).map { Amount(value: $0, isSpacing: true) }
    }
    return number(rest).map { Amount(value: $0) }
  }

  /// A number with a point, not a comma. One of more than 60 digits, or past 10^±400, is none.
  static func number(_ text: LogBytes) -> Rational? {
    guard (1...60).contains(text.count) else { return nil }
    var exponent = text.drop { $0 | 0x20 != UInt8(ascii: "e") }.dropFirst()
    _ = exponent.take("+") || exponent.take("-")
    exponent = exponent.drop { $0 == UInt8(ascii: "0") }
    guard exponent.count < 3 || (exponent.count == 3 && exponent.first ?? 0 < UInt8(ascii: "4")),
      !text.contains(UInt8(ascii: "/"))
    else { return nil }
    return Rational(text.string)
  }

  private static func reason(notNumber text: LogBytes) -> LayoutLog.Unread.Reason {
    guard let first = text.first else { return .unknown }
    let isNumber = first.isDigit || text.elementsEqual("inf".utf8) || text.elementsEqual("nan".utf8)
    return isNumber || text.elementsEqual("-inf".utf8) ? .number : .unknown
  }

  // MARK: Equations

  mutating func readEquation(_ text: LogBytes) throws(LogSlip) {
    var slip = LogSlip(.unknown)
    var tries = 0
    for place in text.indices where text[place] == UInt8(ascii: "=") {
      guard place > text.startIndex, place + 1 < text.endIndex else { continue }
      var (start, rest) = (place - 1, text[(place - 1)...])
      if text[place + 1] == UInt8(ascii: "=") { (start, rest) = (place, text[place...]) }
      guard let relation = Self.takeRelation(&rest) else { continue }
      tries += 1
      if tries > Self.tries { break }
      do throws(LogSlip) {
        entry.first = try self.place(text[..<start].trimmed)
        entry.relation = relation
        try readRight(rest.trimmed)
        return try checkPair()
      } catch {
        slip = error
      }
    }
    throw slip
  }

  private mutating func readRight(_ text: LogBytes) throws(LogSlip) {
    (entry.second, entry.multiplier, entry.constant, entry.isSystemSpacing) = (nil, 1, 0, false)
    if set(signed: text) { return }
    // From the end: a constant, then a factor; what is left is an item with its attribute.
    var rest = text
    for place in text.indices.reversed() {
      guard text.endIndex - place < 100 else { break }
      guard place > text.startIndex, text[place].isLogSpace || Self.isSign(text, place) else {
        continue
      }
      if set(signed: text[place...].trimmed) {
        rest = text[..<place].trimmed
        break
      }
    }
    // A space may stand between the sign and the number.
    if rest.last == UInt8(ascii: "+") || rest.last == UInt8(ascii: "-") {
      if rest.last == UInt8(ascii: "-") { entry.constant.negate() }
      rest = rest.dropLast().trimmed
    }
    if rest.last == UInt8(ascii: "*") || rest.last == UInt8(ascii: "/") {
      (entry.constant, rest) = (0, text)
    }
    takeFactor(&rest)
    if rest.isEmpty || Self.number(rest) != nil { throw LogSlip(.unknown) }
    do throws(LogSlip) {
      entry.second = try place(rest)
    } catch {
      throw error.reason == .unknown ? LogSlip(Self.reason(notNumber: rest)) : error
    }
  }

  /// Whether a sign stands there that is not that of an exponent.
  private static func isSign(_ text: LogBytes, _ place: Int) -> Bool {
    guard text[place] == UInt8(ascii: "+") || text[place] == UInt8(ascii: "-") else { return false }
    guard place - text.startIndex >= 2 else { return true }
    return text[place - 1] | 0x20 != UInt8(ascii: "e") || !text[place - 2].isDigit
  }

  /// Takes a text as the constant if it is one: `5`, `+ 21.5`, `- 10`, `NSSpace(8)`.
  private mutating func set(signed text: LogBytes) -> Bool {
    var rest = text
    var isNegative = false
    if rest.take("+") {
      rest = rest.trimmed
    } else if rest.take("-") {
      isNegative = true
      rest = rest.trimmed
    }
    guard let amount = Self.amount(rest) else { return false }
    entry.constant = isNegative ? -amount.value : amount.value
    entry.isSystemSpacing = amount.isSpacing
    return true
  }

  /// `1.574*item.width`, `item.height * 0.5`, `item.height / 2`
  private mutating func takeFactor(_ rest: inout LogBytes) {
    if let star = rest.firstIndex(of: UInt8(ascii: "*")),
      let factor = Self.number(rest[..<star].trimmed)
    {
      entry.multiplier = factor
      rest = rest[(star + 1)...].trimmed
      return
    }
    if let star = rest.lastIndex(of: UInt8(ascii: "*")),
      let factor = Self.number(rest[(star + 1)...].trimmed)
    {
      entry.multiplier = factor
      rest = rest[..<star].trimmed
    } else if let slash = rest.lastIndex(of: UInt8(ascii: "/")),
      let divisor = Self.number(rest[(slash + 1)...].trimmed), !divisor.isZero
    {
      entry.multiplier = 1 / divisor
      rest = rest[..<slash].trimmed
    }
  }

  /// An item and what stands after its last dot.
  private func place(_ text: LogBytes) throws(LogSlip) -> LogEntry.Place {
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")) else { throw LogSlip(.unknown) }
    let name = text[(dot + 1)...].string
    guard let attribute = LogSpelling.attribute(name) else { throw LogSlip(.attribute) }
    return LogEntry.Place(
      item: try item(text[..<dot]), attribute: attribute,
      isCoordinate: name.hasSuffix("Y") && attribute.rawValue != name)
  }

  private func checkPair() throws(LogSlip) {
    guard let second = entry.second?.attribute else { return }
    let first = entry.first.attribute
    if first.isSize != second.isSize || (!first.isSize && first.axis != second.axis) {
      throw LogSlip(.attribute)
    }
  }

  // MARK: Items

  /// A name from the line's list, `class:address'label'`, or a name that stands for itself.
  private func item(_ text: LogBytes) throws(LogSlip) -> LogEntry.Item {
    if let named = names[text.string] { return named }
    if text.isEmpty { throw LogSlip(.unknown) }
    if Self.isRedacted(text) { throw LogSlip(.redacted) }
    if let colon = text.firstPlace(of: ":0x") {
      let address = text[(colon + 1)...].prefix { $0.isAddressCharacter }
      var label = text[(colon + 1 + address.count)...]
      let item = LogEntry.Item(
        className: text[..<colon].string, address: address.string, label: nil)
      guard Self.isClass(text[..<colon]) else { throw LogSlip(.unknown) }
      if label.isEmpty { return item }
      guard label.count > 2, label.take("'"), label.takeLast("'") else { throw LogSlip(.unknown) }
      return .init(className: item.className, address: item.address, label: label.string)
    }
    let isPlain = text.allSatisfy {
      $0.isClassCharacter || $0.isLogSpace || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    guard isPlain, Self.number(text) == nil else { throw LogSlip(.unknown) }
    // Masonry prints the key that it was given in place of the address.
    if let colon = text.lastIndex(of: UInt8(ascii: ":")) {
      return .init(
        className: text[..<colon].string, address: nil, label: text[(colon + 1)...].string)
    }
    return Self.named(text)
  }

  /// What has a name and no address: one of a class, where its address was taken out, or something by its own name.
  static func named(_ text: LogBytes) -> LogEntry.Item {
    let first = text.first ?? 0
    let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first || first == UInt8(ascii: "_")
    let isOfModule = text.contains(UInt8(ascii: ".")) && isCapital
    let isClass = isOfModule || ["UI", "NS", "_UI", "_NS"].contains { text.string.hasPrefix($0) }
    return isClass && Self.isClass(text)
      ? .init(className: text.string, address: nil, label: nil)
      : .init(className: "", address: nil, label: text.string)
  }
}

extension LogEntryParser {
  /// Whether a text can be the name of a class: letters, digits and dots, and in brackets what it is made of,
  /// `App.Cell<App.Row, Swift.Int>`, or where it is private, `App.(Cell in _1F2E)`.
  static func isClass(_ text: LogBytes) -> Bool {
    var depth = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: ":"):
        if depth == 0 { return false }
      default: if !byte.isClassCharacter { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0 && !text.isEmpty
  }
}
