// A log "Unable to simultaneously satisfy constraints" as values: what stands in its lines, before
// anybody asks whether it can hold.
//
// Whoever reads text into one of these leaves nothing to guess: a line that cannot be read becomes a
// value too, with its number and the reason.

public import ConstraintHierarchies
public import Rationals

/// The constraints that one log lists, and the one that the system broke.
public struct LayoutLog: Hashable, Sendable {
  /// A view or a guide. Its identity is its address; without one, its name.
  public struct Item: Hashable, Sendable {
    /// With its module, as printed; empty if the log names the item without it.
    public var className: String
    public var address: String?
    /// Its text, its accessibility identifier or the name of a guide.
    public var label: String?
    /// What it is called in an explanation: short, and no two items are called the same.
    public var name: String

    public init(className: String, address: String?, label: String?, name: String) {
      self.className = className
      self.address = address
      self.label = label
      self.name = name
    }
  }

  /// An attribute of an item, known by its place among the log's items.
  public struct Place: Hashable, Sendable {
    public var item: Int
    public var attribute: Attribute

    public init(item: Int, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// `first  relation  multiplier · second + constant`
  public struct Entry: Hashable, Sendable {
    /// Its place among the entries as they are printed, from 0.
    public var index: Int
    /// The line of the text on which it stands, from 1.
    public var line: Int
    public var className: String
    public var address: String
    public var source: SourceLine?
    /// What an autoresizing mask leaves flexible, along the line and downwards.
    public var mask: Mask?
    public var identifier: String?
    public var first: Place
    public var relation: Relation
    public var multiplier: Rational
    public var second: Place?
    public var constant: Rational
    /// Whether its places were printed as coordinates, `minY`, `midY` or `maxY`, which are edges only once it is known
    /// which way y runs: until then the top is that of a view whose y runs down.
    public var isCoordinate = false
    /// Whether the constant is the system's spacing, of which a log does not print everything.
    public var isSystemSpacing = false
    /// Positions are measured from this item if there is no second one: what `|` stood for.
    public var superview: Int?
    /// 1000 if none is printed.
    public var priority: Priority
    /// The entry above that it repeats, with the same address.
    public var repeats: Int?

    public init(
      index: Int, line: Int, className: String, address: String, first: Place, relation: Relation,
      multiplier: Rational = 1, second: Place? = nil, constant: Rational,
      priority: Priority = .required
    ) {
      self.index = index
      self.line = line
      self.className = className
      self.address = address
      self.first = first
      self.relation = relation
      self.multiplier = multiplier
      self.second = second
      self.constant = constant
      self.priority = priority
    }
  }

  /// Where in a program a constraint was made.
  public struct SourceLine: Hashable, Sendable {
    public var file: String
    public var line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// An autoresizing mask as it is printed, `--&`.
  public struct Mask: Hashable, Sendable {
    public var horizontal: String
    public var vertical: String

    public init(horizontal: String, vertical: String) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A line, or the end of one, that could not be read.
  public struct Unread: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
      /// It ends in the middle.
      case cut
      /// Something was struck out, as `<private>`.
      case redacted
      /// It is no constraint as this reader knows them.
      case unknown
      /// An attribute, or a pair of them, that no constraint can have.
      case attribute
      /// A number that is none, or past all bounds.
      case number
      /// What stands for `|`, or for a name, is not said.
      case nameless
    }

    public var line: Int
    public var reason: Reason
    /// What stands there, shortened.
    public var text: String

    public init(line: Int, reason: Reason, text: String) {
      self.line = line
      self.reason = reason
      self.text = text
    }
  }

  public var items: [Item] = []
  public var entries: [Entry] = []
  /// The entry that the system broke, by its place; nil if the log does not say.
  public var broken: Int?
  /// What the system broke if it is not in the list.
  public var brokenUnlisted: Entry?
  public var unread: [Unread] = []
  /// The line of the text on which the log begins, from 1.
  public var line = 1
  /// Which way y is taken to run, where that is in question; nil where no line hangs on it.
  public var yAxis: YAxis?
  /// Whether the text has what stands before the list, its heading or a bracket.
  public var showsBeginning = true
  /// Whether the text has what stands after the list.
  public var showsEnd = true

  public init() {}

  /// Whether the text has the list from its beginning to its end, as far as that can be seen.
  public var isWhole: Bool { showsBeginning && showsEnd }

  /// The entries without those that repeat one above.
  public var distinct: [Entry] { entries.filter { $0.repeats == nil } }
}

extension LayoutLog {
  /// The item of a place.
  func item(_ place: Int) -> Item {
    demand(items.indices.contains(place), "LayoutLog: an item that the log does not have")
    return items[place]
  }

  /// Whether entries stand at their places, and name items and entries that are there.
  ///
  /// - Complexity: O(entries).
  func check() {
    for (place, entry) in entries.enumerated() {
      demand(entry.index == place, "LayoutLog: an entry whose index is not its place")
      for item in [entry.first.item, entry.second?.item, entry.superview].compactMap({ $0 }) {
        demand(items.indices.contains(item), "LayoutLog: an item that the log does not have")
      }
      demand(
        entry.repeats.map { entries.indices.contains($0) } ?? true,
        "LayoutLog: an entry that repeats one that the log does not have")
    }
    demand(
      broken.map { entries.indices.contains($0) } ?? true,
      "LayoutLog: a broken entry that the log does not have")
  }
}
