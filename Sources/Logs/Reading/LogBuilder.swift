// From entries to a log: which items are the same, which entries are, what the system broke, and what each
// item is called.

import ConstraintHierarchies
import Layouts
import Rationals

/// Gathers the entries of one log.
struct LogBuilder {
  private var lines: [(entry: LogEntry, line: Int)] = []
  private var broken: (entry: LogEntry, line: Int)?
  private var unread: [LayoutLog.Unread] = []
  private let line: Int
  /// Whether the heading came, or the bracket before the list.
  private let showsBeginning: Bool
  /// Whether the bracket after the list came, or what the system says next.
  var showsEnd = false

  init(line: Int, showsBeginning: Bool) {
    (self.line, self.showsBeginning) = (line, showsBeginning)
  }

  var isEmpty: Bool { lines.isEmpty && unread.isEmpty }

  mutating func add(_ entry: LogEntry, line: Int, isBroken: Bool) {
    if isBroken { broken = (entry, line) } else { lines.append((entry, line)) }
  }

  /// How much of a line is kept that could not be read.
  private static let keptLength = 120

  mutating func note(_ reason: LayoutLog.Unread.Reason, _ text: LogBytes, line: Int) {
    unread.append(.init(line: line, reason: reason, text: text.prefix(Self.keptLength).string))
  }

  func log() -> LayoutLog {
    var items = LogItems(lines.map { $0.entry } + (broken.map { [$0.entry] } ?? []))
    var log = LayoutLog()
    log.line = line
    (log.showsBeginning, log.showsEnd) = (showsBeginning, showsEnd)
    log.unread = unread
    // The same address with other words is another constraint: somebody has changed the address.
    var known: [LogSaying: Int] = [:]
    var atAddress: [String: [Int]] = [:]
    for (entry, line) in lines {
      var read = items.entry(entry, index: log.entries.count, line: line)
      read.repeats = known[LogSaying(read)]
      if read.repeats == nil {
        known[LogSaying(read)] = read.index
        atAddress[entry.address, default: []].append(read.index)
      }
      log.entries.append(read)
    }
    if let (entry, line) = broken {
      let read = items.entry(entry, index: log.entries.count, line: line)
      let same = atAddress[entry.address, default: []]
      log.broken = known[LogSaying(read)] ?? (same.count == 1 ? same[0] : nil)
      if log.broken == nil { log.brokenUnlisted = read }
    }
    log.items = items.items
    log.unread += items.nameless.map { .init(line: $0.line, reason: .nameless, text: $0.text) }
    log.unread.sort { $0.line < $1.line }
    return log
  }
}

/// What an entry says, and of what address: two that are alike are one.
private struct LogSaying: Hashable {
  let address: String
  let first: LayoutLog.Place
  let relation: Relation
  let multiplier: Rational
  let second: LayoutLog.Place?
  let constant: Rational

  init(_ entry: LayoutLog.Entry) {
    address = entry.address
    first = entry.first
    relation = entry.relation
    multiplier = entry.multiplier
    second = entry.second
    constant = entry.constant
  }
}

/// The items of a log: those with one address are one, whatever they are called in a line.
struct LogItems {
  private(set) var items: [LayoutLog.Item] = []
  /// The lines with a `|` of which the log does not say what it stands for.
  private(set) var nameless: [(line: Int, text: String)] = []
  private var places: [String: Int] = [:]
  /// What `|` stands for, by the item beside it.
  private var superviews: [Int: Int] = [:]
  private var names: Set<String> = []

  init(_ entries: [LogEntry]) {
    for entry in entries {
      let first = entry.first.item.map { place(of: $0) }
      let second = entry.second?.item.map { place(of: $0) }
      guard let superview = entry.superview.map({ place(of: $0) }) else { continue }
      for item in [first, second].compactMap({ $0 })
      where item != superview && superviews[item] == nil {
        superviews[item] = superview
      }
    }
    nameItems()
  }

  private mutating func place(of item: LogEntry.Item) -> Int {
    var key = item.address ?? "\(item.className):\(item.label ?? "")"
    if let known = places[key], items[known].isOther(than: item) {
      key = "\(item.className):\(key)"
    }
    if let known = places[key] {
      items[known].learn(item)
      return known
    }
    places[key] = items.count
    items.append(
      .init(className: item.className, address: item.address, label: item.label, name: ""))
    return items.count - 1
  }

  /// - Precondition: the entry is one of those that the items were made of.
  mutating func entry(_ entry: LogEntry, index: Int, line: Int) -> LayoutLog.Entry {
    let first = place(of: entry.first, beside: entry.second, line)
    let second = entry.second.map { place(of: $0, beside: entry.first, line) }
    var read = LayoutLog.Entry(
      index: index, line: line, className: entry.className, address: entry.address, first: first,
      relation: entry.relation, multiplier: entry.multiplier, second: second,
      constant: entry.constant, priority: entry.priority)
    read.source = entry.source
    read.mask = entry.mask
    read.identifier = entry.identifier
    read.isSystemSpacing = entry.isSystemSpacing
    read.isCoordinate = entry.first.isCoordinate && entry.second?.isCoordinate ?? true
    read.superview = entry.superview.map { place(of: $0) }
    return read
  }

  /// Where a place has no item, it is the superview of the one beside it: as another line says, or as an item of
  /// its own of which nothing is known.
  private mutating func place(
    of place: LogEntry.Place, beside other: LogEntry.Place?, _ line: Int
  ) -> LayoutLog.Place {
    if let item = place.item {
      return .init(item: self.place(of: item), attribute: place.attribute)
    }
    let inside = other?.item.map { self.place(of: $0) } ?? 0
    if let superview = superviews[inside] {
      return .init(item: superview, attribute: place.attribute)
    }
    var name = "superview_of_\(items[inside].name)"
    while !names.insert(name).inserted { name += "_" }
    items.append(.init(className: "", address: nil, label: nil, name: name))
    superviews[inside] = items.count - 1
    nameless.append((line, "|"))
    return .init(item: items.count - 1, attribute: place.attribute)
  }

  private mutating func nameItems() {
    let bases = items.map { LogNames.base(of: $0) }
    var counts: [String: Int] = [:]
    for base in bases { counts[base, default: 0] += 1 }
    names = Set(bases.filter { counts[$0] == 1 })
    var numbers: [String: Int] = [:]
    for (place, base) in bases.enumerated() {
      guard let count = counts[base], count > 1 else {
        items[place].name = base
        continue
      }
      var name: String
      repeat {
        numbers[base, default: 0] += 1
        let number = numbers[base, default: 1]
        name = base.utf8.last?.isDigit == true ? "\(base)_\(number)" : "\(base)\(number)"
      } while !names.insert(name).inserted
      items[place].name = name
    }
  }
}

extension LayoutLog.Item {
  /// Whether an item with the same address has another class, so that one of the addresses was made up.
  fileprivate func isOther(than item: LogEntry.Item) -> Bool {
    guard !className.isEmpty, !item.className.isEmpty else { return false }
    let observed = "NSKVONotifying_"
    return className != item.className && className != observed + item.className
      && item.className != observed + className && label != item.className
      && item.label != className
  }

  fileprivate mutating func learn(_ item: LogEntry.Item) {
    if className.isEmpty, item.className != label { className = item.className }
    if label == nil { label = item.label }
    if className == label { className = "" }
  }
}

/// Short names for items: letters, digits and underscores, as the names of variables are.
enum LogNames {
  /// How many characters of a label are taken, and whole words as long as they fit.
  private static let labelLength = 16

  /// The label if it says something, else the class without its module and what all classes begin with.
  static func base(of item: LayoutLog.Item) -> String {
    if let label = item.label {
      switch label {
      case "UIViewLayoutMarginsGuide": return "marginsGuide"
      case "UIViewSafeAreaLayoutGuide": return "safeArea"
      case "UIViewKeyboardLayoutGuide": return "keyboardGuide"
      case "UIViewReadableContentGuide": return "readableGuide"
      default: break
      }
      let plain = label.hasPrefix("UISV-") ? String(label.dropFirst(5)) : label
      let name = shortened(plain)
      if let first = name.unicodeScalars.first, first.properties.isAlphabetic { return name }
    }
    var name = identifier(simpleClass(item.className))
    for prefix in ["NSKVONotifying_", "_", "UI", "NS"] where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.utf8.count))
      let isCapital = rest.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
      if isCapital || rest.hasPrefix("_") || prefix == "_" || prefix.utf8.count > 2 { name = rest }
    }
    if name.hasPrefix("TableViewCellContentView") { return "cellContent" }
    if let first = name.unicodeScalars.first, first.properties.isAlphabetic { return name }
    return name.isEmpty ? "item" : "item_\(name)"
  }

  /// The name of a class without its module, what it is made of, and where it is private: `Cell` of
  /// `App.Cell<App.Row>`, `App.(Cell in _1F)`, `_TtC3App4Cell` and `_TtGC3App4CellCS_3Row_`.
  private static func simpleClass(_ className: String) -> String {
    if className.hasPrefix("_Tt") { return demangled(className) ?? className }
    let bare = className.prefix { $0 != "<" }
    let last = bare.split(separator: ".").last ?? ""
    return String(last.drop { $0 == "(" }.prefix { $0 != " " })
  }

  /// The last of the names of which a mangled one is made before it speaks of something else.
  private static func demangled(_ className: String) -> String? {
    var rest = Array(className.utf8.dropFirst(3))[...]
    var name: String?
    rest = rest.drop { !$0.isDigit }
    while let first = rest.first, first.isDigit || first == UInt8(ascii: "P") {
      let isHidden = first == UInt8(ascii: "P")
      if isHidden { rest.removeFirst() }
      let digits = rest.prefix { $0.isDigit }
      guard (1...3).contains(digits.count) else { break }
      let length = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      rest = rest.dropFirst(digits.count)
      guard length <= rest.count else { break }
      if !isHidden { name = rest.prefix(length).string }
      rest = rest.dropFirst(length)
    }
    return name
  }

  /// The first words of a text, joined by underscores.
  private static func shortened(_ label: String) -> String {
    var name = ""
    for word in identifier(label).split(separator: "_") {
      if !name.isEmpty, name.count + word.count + 1 > labelLength { break }
      name += name.isEmpty ? String(word.prefix(labelLength * 2)) : "_\(word)"
    }
    return name
  }

  /// A text of which only letters and digits are left, with an underscore for anything between.
  private static func identifier(_ text: String) -> String {
    var name = ""
    var isBetween = false
    for scalar in text.unicodeScalars.prefix(200) {
      let isDigit = scalar.value < 0x80 && UInt8(scalar.value).isDigit
      if isDigit || scalar == "_" || scalar.properties.isAlphabetic {
        if isBetween, !name.isEmpty { name += "_" }
        name.unicodeScalars.append(scalar)
        isBetween = false
      } else {
        isBetween = true
      }
    }
    return name
  }
}
