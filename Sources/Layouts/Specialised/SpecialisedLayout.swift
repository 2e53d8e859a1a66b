// A layout without a solver: a tree of layouts, each of which knows how large its content wants to be and how to
// place it, and nothing else. It is measured from the leaves up and arranged from the root down.
//
// This is the way of LayoutKit (LinkedIn, 2016). Two things are put more simply here. The axes are independent, as
// they are in LayoutKit but for text that wraps. And a view for which there is no room is squeezed to nothing and
// keeps the gap beside it, where LayoutKit leaves out both: that would be an `if`, and no linear constraint says one,
// so the two ways could not agree.
//
// The nodes lie in one array, parents before children, and every pass is a loop over it, forwards or backwards:
// no tree is so deep that walking it could overflow a stack.

public import Rationals

/// A value for each axis.
public struct AxisPair<Value> {
  public var horizontal: Value
  public var vertical: Value

  public init(_ horizontal: Value, _ vertical: Value) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}

/// A tree of layouts that are measured and arranged without a solver.
public struct SpecialisedLayout: Hashable, Sendable {
  /// What a layout does with what lies in it.
  public enum Kind: Hashable, Sendable {
    /// Nothing lies in it: it is as large as its content.
    case leaf(AxisPair<Rational>)
    /// One layout, with room around it: before it along each axis, and after it.
    case inset(before: AxisPair<Rational>, after: AxisPair<Rational>)
    /// One layout after another along an axis.
    case stack(Axis, spacing: Rational, Distribution)
    /// All in the same place: as large as the first.
    case overlay
  }

  /// What becomes of the room along its axis that a stack does not need.
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    /// It is left over at the end, at the beginning, or on both sides.
    case leading, trailing, center
    /// The most flexible layout takes it; of equally flexible ones the last. If none is flexible it is left over.
    case flexing
    /// Every layout has equally much room.
    case equalSizes
    /// The gaps grow, all alike; `spacing` is the least that they are.
    case equalSpacing
  }

  /// Where a layout lies in the room that it is given along an axis, if that is more than it needs.
  public enum Alignment: String, CaseIterable, Hashable, Sendable {
    case leading, trailing, center
    /// It takes all of it.
    case fill
  }

  /// How readily a layout is stretched or squeezed: nil, not before all others; else the greater the sooner.
  public typealias Flexibility = AxisPair<Rational?>

  /// One layout of the tree.
  public struct Node: Hashable, Sendable {
    public let name: String
    public let kind: Kind
    /// The layout that it lies in; nil for the root.
    public let parent: Int?
    public let alignment: AxisPair<Alignment>
    /// nil: it follows from what lies in it; a leaf is inflexible then.
    public let flexibility: Flexibility?
    /// In the order in which they came.
    public fileprivate(set) var children: [Int] = []
    /// In how many others it lies.
    public let depth: Int
  }

  /// Parents before what lies in them; the root first.
  public private(set) var nodes: [Node] = []

  public init() {}

  /// Adds a layout as the last of those in another, or as the root.
  ///
  /// - Precondition: the first one has no parent, all others have one of these, which is no leaf, and no inset that has one;
  ///   numbers are not negative.
  /// - Returns: its place among the nodes.
  @discardableResult
  public mutating func add(
    _ name: String, _ kind: Kind, in parent: Int?, alignment: AxisPair<Alignment>? = nil,
    flexibility: Flexibility? = nil
  ) -> Int {
    // A line's layout is read from its root to its leaves.
    demand(
      (parent == nil) == nodes.isEmpty, "SpecialisedLayout.add: a tree of layouts has one root")
    if let parent {
      demand(
        nodes.indices.contains(parent), "SpecialisedLayout.add: a parent that is not in this tree")
      demand(
        nodes[parent].kind.mayHold(nodes[parent].children.count + 1),
        "SpecialisedLayout.add: a layout in a leaf, or a second one in an inset")
    }
    demand(!kind.hasNegative, "SpecialisedLayout.add: a negative number")
    let place = nodes.count
    nodes.append(
      Node(
        name: name, kind: kind, parent: parent, alignment: alignment ?? kind.usualAlignment,
        flexibility: flexibility, depth: parent.map { nodes[$0].depth + 1 } ?? 0))
    if let parent { nodes[parent].children.append(place) }
    return place
  }
}

extension SpecialisedLayout.Kind {
  /// A leaf keeps its size in the middle of its room, everything else fills it.
  public var usualAlignment: AxisPair<SpecialisedLayout.Alignment> {
    if case .leaf = self { AxisPair(.center, .center) } else { AxisPair(.fill, .fill) }
  }

  /// Whether so many layouts, one or more, may lie in it.
  fileprivate func mayHold(_ count: Int) -> Bool {
    switch self {
    case .leaf: false
    case .inset: count == 1
    case .stack, .overlay: true
    }
  }

  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  fileprivate var hasNegative: Bool {
    func isNegative(_ pair: AxisPair<Rational>) -> Bool {
      pair.horizontal.signum < 0 || pair.vertical.signum < 0
    }
    switch self {
    case .leaf(let size): return isNegative(size)
    case .inset(let before, let after): return isNegative(before) || isNegative(after)
    case .stack(_, let spacing, _): return spacing.signum < 0
    case .overlay: return false
    }
  }

  /// Whether it lays its content out one after another along the axis.
  func isStack(along axis: Axis) -> Bool {
    if case .stack(axis, _, _) = self { true } else { false }
  }
}

/// The place and the size of a layout, counted from the corner of the room that the root is in.
public struct LayoutFrame: Hashable, Sendable {
  public var origin: AxisPair<Rational>
  public var size: AxisPair<Rational>

  public init(origin: AxisPair<Rational>, size: AxisPair<Rational>) {
    (self.origin, self.size) = (origin, size)
  }
}
