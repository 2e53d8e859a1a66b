// Markup that no hand will move: without what only says to a program what it is.

extension Markup {
  /// The same to look at, without attributes `data-…`, without what is there for a pointer alone, and without groups
  /// that hold nothing together any more.
  ///
  /// - Complexity: O(n) in the size of the tree.
  public var still: [Markup] {
    guard case .element(var element) = self else { return [self] }
    if [Self.gripClass, Self.holdClass].contains(element.value(of: "class")) { return [] }
    element.attributes.removeAll { $0.name.hasPrefix("data-") }
    element.children = element.children.flatMap { $0.still }
    if element.name == "g", element.attributes.isEmpty { return element.children }
    return [.element(element)]
  }

  /// The class of what is there for a pointer alone.
  static let gripClass = "grip"
  static let holdClass = "hold"
}
