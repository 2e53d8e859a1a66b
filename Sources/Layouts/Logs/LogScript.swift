// The constraints of a log as lines of the language, so that they can be kept and worked on: the same
// equations as the model's, with a name for everything that a log leaves out.

import ConstraintHierarchies
import Rationals

/// What has to be said for a log's constraints.
public struct LogScript: Hashable, Sendable {
  /// A view of the log, or the place of one that it speaks of and does not name.
  public struct Item: Hashable, Sendable {
    public var name: String
    public var isGuide: Bool
    /// nil: in the screen.
    public var superview: String?
  }

  /// Something that the log does not print: how far a margin or a baseline lies inside.
  public struct Unknown: Hashable, Sendable {
    public var name: String
    public var isMargin: Bool
  }

  public struct Statement: Hashable, Sendable {
    /// The entry, by its place in the log.
    public var entry: Int
    /// `Tech.top = View.top + 8`, with a priority after it if it is not required.
    public var text: String
  }

  /// Each after the one that it lies in.
  public private(set) var items: [Item] = []
  public private(set) var unknowns: [Unknown] = []
  /// Of each entry that repeats no other.
  public private(set) var statements: [Statement] = []

  private let log: LayoutLog
  private let direction: Direction
  private let superviews: [Int: Int]
  private let marginGuides: [Int: Int]

  /// - Parameter direction: of text, which decides which of the insets a leading margin is.
  /// - Precondition: all names of the log's items are names of the language, and differ; entries stand at their places, and name
  ///   items and entries that are there.
  /// - Complexity: linear in the length of the log.
  public init(_ log: LayoutLog, direction: Direction = .leftToRight) {
    log.check()
    self.log = log
    self.direction = direction
    superviews = log.superviews
    marginGuides = log.marginGuides
    addItems()
    for entry in log.distinct {
      let priority = entry.priority.isRequired ? "" : " @\(entry.priority.number)"
      statements.append(.init(entry: entry.index, text: text(of: entry) + priority))
    }
  }

  // MARK: Items

  private mutating func addItems() {
    var isThere = Array(repeating: false, count: log.items.count)
    for index in log.items.indices {
      // Those that it lies in first; a log may have them lie in one another.
      var chain: [Int] = []
      var place: Int? = index
      while let item = place, !isThere[item] {
        isThere[item] = true
        chain.append(item)
        place = superviews[item]
      }
      for item in chain.reversed() {
        let superview = superviews[item].map { log.items[$0].name }
        let isKnown = superview.map { name in items.contains { $0.name == name } } ?? false
        items.append(
          .init(
            name: log.items[item].name, isGuide: log.isGuide(log.items[item]),
            superview: isKnown ? superview : nil))
      }
    }
  }

  private mutating func place(called name: String) -> String {
    if !items.contains(where: { $0.name == name }) {
      items.append(.init(name: name, isGuide: true, superview: nil))
    }
    return name
  }

  // MARK: Statements

  private mutating func text(of entry: LayoutLog.Entry) -> String {
    let first = entry.first
    let isPosition = !first.attribute.isSize
    let isDirected = [first.attribute, entry.second?.attribute].contains { $0?.isDirected ?? false }
    let start = isDirected ? Attribute.leading : .position(first.attribute.axis)
    var left = text(of: first)
    var right = ""
    if let second = entry.second {
      right = text(of: second)
      if entry.multiplier != 1 {
        if isPosition {
          let origin = "\(origin(first.item, second.item)).\(start.rawValue)"
          if second.attribute == start, log.items[second.item].name + ".\(start.rawValue)" == origin
          {
            right = ""
          } else {
            right = "\(Self.factor(entry.multiplier))(\(right) - \(origin))"
          }
          left += " - \(origin)"
        } else {
          right = Self.factor(entry.multiplier) + right
        }
      }
    } else if isPosition {
      right = "\(superview(of: entry)).\(start.rawValue)"
    }
    return "\(left) \(entry.relation.rawValue) \(Self.sum(right, entry.constant))"
  }

  /// `View.top + 8`; the number alone where there is nothing before it.
  private static func sum(_ text: String, _ number: Rational) -> String {
    if text.isEmpty { return LayoutLog.text(of: number) }
    if number.isZero { return text }
    let sign = number.signum < 0 ? "-" : "+"
    return "\(text) \(sign) \(LayoutLog.text(of: number.magnitude))"
  }

  private static func factor(_ number: Rational) -> String {
    let text = LayoutLog.text(of: number.magnitude)
    return (number.signum < 0 ? "-" : "") + text + "*"
  }

  private mutating func text(of place: LayoutLog.Place) -> String {
    let name = log.items[place.item].name
    if let attribute = place.attribute.ofMarginsGuide, let guide = marginGuides[place.item] {
      return "\(log.items[guide].name).\(attribute.rawValue)"
    }
    let insets = place.attribute.form(direction).insets
    if insets.isEmpty { return "\(name).\(place.attribute.rawValue)" }
    var text = "\(name).\((place.attribute.withoutInsets).rawValue)"
    for term in insets {
      let unknown = Unknown(name: "\(name)_\(term.inset.word)", isMargin: term.inset.isMargin)
      if !unknowns.contains(unknown) { unknowns.append(unknown) }
      // Towards the right is before, where text runs from there.
      let isBackwards = place.attribute.isDirected && direction == .rightToLeft
      let coefficient = isBackwards ? -term.coefficient : term.coefficient
      text += coefficient.signum < 0 ? " - " : " + "
      text += unknown.name
      if coefficient.magnitude != 1 { text += "*\(LayoutLog.text(of: coefficient.magnitude))" }
    }
    return text
  }

  /// The superview from whose edge the only position of an entry is measured.
  private mutating func superview(of entry: LayoutLog.Entry) -> String {
    let item = entry.first.item
    if let superview = entry.superview ?? superviews[item] { return log.items[superview].name }
    return place(called: "superview_of_\(log.items[item].name)")
  }

  /// The superview from whose edge multiples of two items' positions are measured.
  private mutating func origin(_ first: Int, _ second: Int) -> String {
    if let known = log.origin(first, second, superviews) { return log.items[known].name }
    let (one, other) = (min(first, second), max(first, second))
    return place(called: "superview_of_\(log.items[one].name)_and_\(log.items[other].name)")
  }
}

extension LayoutLog {
  /// Whether an item is drawn by nobody.
  func isGuide(_ item: Item) -> Bool { Self.hasWord("LayoutGuide", in: item.className) }
}

extension Attribute {
  /// The edge or centre that a margin or a baseline is measured from.
  fileprivate var withoutInsets: Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    // A margin, or what is measured from nothing else.
    default: ofMarginsGuide ?? self
    }
  }
}
