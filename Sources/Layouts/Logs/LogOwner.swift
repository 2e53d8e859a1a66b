// Whose a constraint is: the first thing to ask of a line in a log, because only one's own can be changed.
//
// A log does not say it. The class of the constraint tells what a mask made; the identifiers are the
// system's where they begin as its own do; and what is left is the developer's, unless a view stands in it that no
// program can name.

import ConstraintHierarchies
import Rationals

/// Who made a constraint of a log.
public enum LogOwner: String, CaseIterable, Hashable, Sendable {
  /// The developer, in code or in Interface Builder.
  case yours
  /// An autoresizing mask that was made into constraints.
  case mask
  /// The cell of a table or a collection, at the size that it has.
  case cell
  /// What else holds a view at the size that it has: a window, a container.
  case container
  /// A stack view.
  case stack
  /// The margins and the safe area of a view.
  case guide
  /// The view's own content.
  case content
  /// Something else of the system.
  case system
}

extension LayoutLog {
  public func owner(of entry: Entry) -> LogOwner {
    if Self.hasWord("AutoresizingMask", in: entry.className) { return owner(ofMask: entry) }
    if Self.hasWord("ContentSizeLayoutConstraint", in: entry.className) { return .content }
    if let identifier = entry.identifier {
      if let owner = Self.owners.first(where: { identifier.hasPrefix($0.prefix) })?.owner {
        return owner == .container ? container(entry) : owner
      }
      if identifier.hasSuffix("-guide-constraint") { return .guide }
      if Self.systemPrefixes.contains(where: identifier.hasPrefix) { return .system }
    }
    if entry.source != nil { return .yours }
    if entry.className.hasPrefix("_UILayoutSupport") { return .guide }
    let items = [entry.first.item, entry.second?.item].compactMap { $0 }.map { self.item($0) }
    if items.contains(where: { isHidden($0) }) || items.allSatisfy({ isSystems($0) }) {
      return .system
    }
    return isNamelessSize(entry) ? container(entry) : .yours
  }

  /// Masonry's descriptions leave identifiers out: among its constraints a plain one that gives a cell's content a size,
  /// or anything none at all, is the system's.
  private func isNamelessSize(_ entry: Entry) -> Bool {
    entry.second == nil && entry.first.attribute.isSize && entry.identifier == nil
      && entry.className == "NSLayoutConstraint"
      && (item(entry.first.item).className.hasSuffix("CellContentView")
        || (entry.relation == .equal && entry.constant.isZero))
      && isMasonrys
  }

  /// Whether Masonry has written the descriptions: its class stands in one, or a view has the key that it prints in place
  /// of an address.
  private var isMasonrys: Bool {
    entries.contains { $0.className == "MASLayoutConstraint" }
      || items.contains { $0.address == nil && $0.label != nil && !$0.className.isEmpty }
  }

  /// Whether a line is the size of what holds the views, which nobody can change.
  public func holdsContainer(_ entry: Entry) -> Bool {
    [.container, .cell].contains(owner(of: entry))
  }

  /// What the identifiers of the system's own constraints begin with.
  private static let owners: [(prefix: String, owner: LogOwner)] = [
    ("UIView-Encapsulated-Layout", .container), ("NSView-Encapsulated-Layout", .container),
    ("UITemporaryLayout", .container), ("_UITemporaryLayout", .container),
    ("fittingSizeHTarget", .container), ("fittingSizeVTarget", .container),
    ("NSWindow-", .container), ("UISV-", .stack), ("NSSV-", .stack), ("NSStackView.", .stack),
    ("UIViewSafeAreaLayoutGuide", .guide), ("NSViewSafeAreaLayoutGuide", .guide),
  ]

  /// What its names begin with where nobody else's do.
  private static let systemPrefixes = [
    "UI", "_UI", "NSView-", "NSTitlebar", "NSToolbar", "NSSplitView", "NSIntrinsic",
    // Of the bars for navigation: title bars, buttons and what masks them.
    "TB_", "IB_", "BIB_", "CB_", "Mask",
  ]

  private func owner(ofMask entry: Entry) -> LogOwner {
    guard let identifier = entry.identifier else { return .mask }
    return Self.hasWord("-Encapsulated-Layout", in: identifier) ? container(entry) : .mask
  }

  /// Whether the mask of an item is the developer's to switch off: the system keeps that of a window and of a
  /// cell's content, and sets the frames of its private views.
  public func hasOwnMask(_ item: Item) -> Bool {
    let name = item.className
    return !isSystems(item) && !name.hasSuffix("CellContentView") && name != "UIWindow"
  }

  private func container(_ entry: Entry) -> LogOwner {
    Self.hasWord("Cell", in: item(entry.first.item).className) ? .cell : .container
  }

  /// Views of the system that no program has a name for: whatever is said of one is said by the system.
  private func isHidden(_ item: Item) -> Bool {
    let name = item.className
    // Guides of older systems, SwiftUI's views, and the content of views that have one, all of which a program holds.
    if Self.held.contains(where: name.hasPrefix) { return false }
    return Self.hidden.contains(where: name.hasPrefix)
  }

  private static let held = [
    "_UILayoutGuide", "_UIHostingView", "_UITableViewHeaderFooterContentView",
    "_UIVisualEffectContentView", "_UITableViewCellContentView", "_UICollectionViewCellContentView",
  ]
  private static let hidden = [
    "_UI", "NSToolbar", "NSTouchBar", "NSFunctionRow", "UIInputSet", "UITextEffects",
    "UIRemoteKeyboard",
  ]

  /// Classes that only the system makes.
  private func isSystems(_ item: Item) -> Bool {
    let prefixes = [
      "_UI", "_NS", "UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIKeyboard",
      "SystemInputAssistant", "NSThemeFrame", "NSTitlebar", "NSNextStepFrame",
    ]
    // A view of the system may stand there by its name alone.
    let name = item.className.isEmpty ? item.label ?? "" : item.className
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// Whether a word stands anywhere in a text, compared byte by byte.
  static func hasWord(_ word: String, in text: String) -> Bool {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    guard word.count <= text.count else { return false }
    return (0...(text.count - word.count)).contains { text[$0...].starts(with: word) }
  }
}
