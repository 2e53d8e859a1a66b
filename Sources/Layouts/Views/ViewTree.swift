// The views of a layout, by name, each in its superview; and what a form assumes that does not say it.

public import Rationals

/// Names a view of a tree: its place in the order of coming.
public struct ViewID: Hashable, Sendable {
  public let index: Int

  /// The screen, which is there as soon as any view is.
  public static let screen = ViewID(index: 0)
}

/// A view, or a guide: a rectangle that takes part in the layout and is not drawn.
public struct View: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case screen, view, guide }

  public let name: String
  public let kind: Kind
  /// nil for the screen.
  public internal(set) var superview: ViewID?
}

/// The views of a layout.
///
/// A view has two numbers along each axis, a position and a size (``Attribute``); the screen begins at 0 both ways.
public struct ViewTree: Hashable, Sendable {
  /// In the order of coming, the screen first; none before the first view.
  public private(set) var views: [View] = []
  private var places: [String: Int] = [:]
  /// In which leading is left, or right.
  public var direction = Direction.leftToRight
  /// What a bare `-` between siblings means.
  public var spacing: Rational = 8
  /// What a bare `-` to the superview means.
  public var margin: Rational = 20

  public init() {}

  public static let screenName = "screen"

  public var isEmpty: Bool { views.isEmpty }

  /// In the order of coming, but each after the one that it lies in: a stack takes in views that were there before it.
  public var ids: [ViewID] {
    var ids: [ViewID] = []
    var isListed = Array(repeating: false, count: views.count)
    for index in views.indices {
      // Those that it lies in, the innermost first.
      var unlisted: [ViewID] = []
      var place: ViewID? = ViewID(index: index)
      while let id = place, !isListed[id.index] {
        isListed[id.index] = true
        unlisted.append(id)
        place = views[id.index].superview
      }
      ids += unlisted.reversed()
    }
    return ids
  }

  /// In how many others a view lies.
  ///
  /// - Precondition: the view is one of these.
  public func depth(of id: ViewID) -> Int {
    var depth = 0
    var place = self[id].superview
    while let superview = place {
      depth += 1
      place = self[superview].superview
    }
    return depth
  }

  /// - Precondition: the view is one of these.
  public subscript(id: ViewID) -> View {
    demand(contains(id), "ViewTree: a view that is not this tree's")
    return views[id.index]
  }

  private func contains(_ id: ViewID) -> Bool { views.indices.contains(id.index) }

  public func view(named name: String) -> ViewID? { places[name].map { ViewID(index: $0) } }

  /// The views in a superview, in the order of coming.
  public func subviews(of id: ViewID) -> [ViewID] {
    views.indices.filter { views[$0].superview == id }.map { ViewID(index: $0) }
  }

  /// Whether a view is another, or lies in it, however deep.
  ///
  /// - Precondition: the view is one of these.
  public func contains(_ superview: ViewID, _ view: ViewID) -> Bool {
    var place: ViewID? = view
    while let id = place {
      if id == superview { return true }
      place = self[id].superview
    }
    return false
  }

  // MARK: Changes

  /// Makes the screen, if it is not there.
  public mutating func addScreen() {
    guard views.isEmpty else { return }
    append(View(name: Self.screenName, kind: .screen, superview: nil))
  }

  /// Adds a view after the others.
  ///
  /// - Precondition: there is none of that name, it is no second screen, and the superview is one of these.
  @discardableResult
  public mutating func add(_ name: String, _ kind: View.Kind, in superview: ViewID) -> ViewID {
    demand(
      contains(superview),
      "ViewTree.add: a superview that is not this tree's; addScreen() makes the first")
    demand(places[name] == nil, "ViewTree.add: a name that is taken")
    demand(kind != .screen, "ViewTree.add: a second screen")
    append(View(name: name, kind: kind, superview: superview))
    return ViewID(index: views.count - 1)
  }

  /// Puts a view, with what is in it, into another superview.
  ///
  /// - Precondition: both are among these, the view is not the screen, and the superview does not lie in the view.
  public mutating func move(_ view: ViewID, into superview: ViewID) {
    demand(
      contains(view) && contains(superview), "ViewTree.move: a view that is not this tree's")
    demand(view != .screen, "ViewTree.move: the screen")
    demand(!contains(view, superview), "ViewTree.move: a view into itself")
    views[view.index].superview = superview
  }

  private mutating func append(_ view: View) {
    places[view.name] = views.count
    views.append(view)
  }

  // MARK: Names

  /// What the point is called that says how far an inset of a view is.
  public func name(of inset: Inset, of view: ViewID) -> String {
    "\(self[view].name).\(inset.word)"
  }

  /// What a name such as `find.left` means: the attribute of the view whose name stands before the last point.
  public func attribute(named name: String) -> (view: ViewID, attribute: Attribute)? {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let view = view(named: String(name[..<point])),
      let attribute = Attribute(rawValue: String(name[name.utf8.index(after: point)...]))
    else { return nil }
    return (view, attribute)
  }

  /// Whether a name is that of an attribute or of an inset of a view, whatever has been said of it.
  public func isNumber(named name: String) -> Bool {
    guard let view = owner(ofName: name) else { return false }
    return attribute(named: name) != nil
      || Inset.allCases.contains { self.name(of: $0, of: view) == name }
  }

  /// What stands before the point in the name of an attribute, where there are views and none of that name.
  public func strangeView(ofName name: String) -> String? {
    guard !isEmpty, let point = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      Attribute(rawValue: String(name[name.utf8.index(after: point)...])) != nil
    else { return nil }
    let owner = String(name[..<point])
    return view(named: owner) == nil ? owner : nil
  }

  /// The view of a name such as `find.size`, whatever stands after the point; nil where none is meant.
  public func owner(ofName name: String) -> ViewID? {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return view(named: String(name[..<point]))
  }
}
