// The lines of a stack view, led back to the property that they come from, for that is what a developer can set.

import Rationals

/// A property of a stack view, or of a view in one, that makes constraints.
public enum StackProperty: String, CaseIterable, Hashable, Sendable {
  case spacing
  /// Of an arranged view.
  case isHidden
  case distribution
  case alignment
}

extension LayoutLog {
  /// The property that a line comes from; nil if it is no stack view's, or ties one to its views whatever is set.
  public func stackProperty(of entry: Entry) -> StackProperty? {
    guard let identifier = entry.identifier, owner(of: entry) == .stack else { return nil }
    func has(_ word: String) -> Bool { Self.hasWord(word, in: identifier) }
    if has("spacing") { return .spacing }
    if has("hiding") { return .isHidden }
    if has("fill-equally") || has("fill-proportionally") || has("distributing") {
      return .distribution
    }
    return has("alignment") ? .alignment : nil
  }

  /// Whether a line holds a view at a size that it has only while it is measured.
  public func isMeasuring(_ entry: Entry) -> Bool {
    guard holdsContainer(entry), entry.first.attribute.isSize else { return false }
    // Where identifiers are left out, only what has no size is sure to be measured.
    guard let identifier = entry.identifier else { return entry.constant.isZero }
    let isTemporary = ["TemporaryLayout", "fittingSize"].contains {
      Self.hasWord($0, in: identifier)
    }
    return isTemporary
      || Self.hasWord("Encapsulated-Layout", in: identifier) && entry.constant.isZero
  }
}
