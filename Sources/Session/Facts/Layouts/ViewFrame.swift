// Where views are, as far as that is decided.

public import ConstraintHierarchies
public import Layouts
public import Rationals

/// A number that all solutions agree on, or do not.
public struct Placement: Hashable, Sendable {
  /// In one of the solutions.
  public var value: Rational
  /// In all of them.
  public var interval: Interval

  public var isAmbiguous: Bool { interval.isAmbiguous }

  public init(_ value: Rational, _ interval: Interval) {
    (self.value, self.interval) = (value, interval)
  }
}

/// A view's place and size. x runs to the right, y down, both from the screen's corner.
public struct ViewFrame: Hashable, Sendable {
  /// Along one axis.
  public struct Extent: Hashable, Sendable {
    /// Left, or top.
    public let near: Placement
    /// Right, or bottom.
    public let far: Placement
    public let size: Placement

    /// Whether nothing holds it in its place.
    public var floats: Bool { near.interval == .everything && far.interval == .everything }

    public var isAmbiguous: Bool { near.isAmbiguous || far.isAmbiguous || size.isAmbiguous }
  }

  public let name: String
  public let kind: View.Kind
  /// nil for the screen.
  public let superview: String?
  /// In how many views it lies; 0 for the screen.
  public let depth: Int
  /// nil where nothing is said of it along this axis.
  @Boxed public private(set) var horizontal: Extent?
  @Boxed public private(set) var vertical: Extent?
  /// How far its frame lies outside of these numbers, which are those of its alignment rectangle, where it does.
  var outsets: [Inset: Rational] = [:]

  /// The frame as it is drawn; nil where it is the alignment rectangle.
  package var outer: ViewFrame? {
    if outsets.isEmpty { return nil }
    func outer(_ extent: Extent?, _ near: Inset, _ far: Inset) -> Extent? {
      extent?.grown(by: outsets[near] ?? 0, outsets[far] ?? 0)
    }
    return ViewFrame(
      name: name, kind: kind, superview: superview, depth: depth,
      horizontal: outer(horizontal, .leftOutset, .rightOutset),
      vertical: outer(vertical, .topOutset, .bottomOutset))
  }

  public subscript(_ axis: Axis) -> Extent? { axis == .horizontal ? horizontal : vertical }

  public var isAmbiguous: Bool {
    (horizontal?.isAmbiguous ?? false) || (vertical?.isAmbiguous ?? false)
  }
}

extension ViewFrame {
  /// Whether all that is left to it is left to the other; which of several solutions is shown makes no difference.
  func isWhere(_ other: ViewFrame) -> Bool {
    isWhere(other, along: .horizontal) && isWhere(other, along: .vertical)
  }

  package func isWhere(_ other: ViewFrame, along axis: Axis) -> Bool {
    let (one, other) = (self[axis], other[axis])
    return one?.near.interval == other?.near.interval && one?.far.interval == other?.far.interval
      && one?.size.interval == other?.size.interval
  }

  /// Whether it has the same size, or may have.
  func isAsLarge(as other: ViewFrame) -> Bool {
    horizontal?.size.interval == other.horizontal?.size.interval
      && vertical?.size.interval == other.vertical?.size.interval
  }

  /// The same place, with what is left to each number in another region.
  package func open(as other: ViewFrame) -> ViewFrame {
    ViewFrame(
      name: name, kind: kind, superview: superview, depth: depth,
      horizontal: horizontal.map { $0.open(as: other.horizontal) },
      vertical: vertical.map { $0.open(as: other.vertical) }, outsets: outsets)
  }

  /// The same place, with everything left; the screen begins where it begins.
  package var freed: ViewFrame {
    func freed(_ extent: Extent?) -> Extent? {
      extent.map {
        Extent(
          near: kind == .screen ? $0.near : Placement($0.near.value, .everything),
          far: Placement($0.far.value, .everything),
          size: Placement($0.size.value, .everything))
      }
    }
    return ViewFrame(
      name: name, kind: kind, superview: superview, depth: depth, horizontal: freed(horizontal),
      vertical: freed(vertical), outsets: outsets)
  }
}

extension Placement {
  fileprivate func moved(by distance: Rational) -> Placement {
    Placement(
      value + distance,
      Interval(
        lower: interval.lower.map { $0 + distance }, upper: interval.upper.map { $0 + distance }))
  }
}

extension ViewFrame.Extent {
  fileprivate func grown(by near: Rational, _ far: Rational) -> ViewFrame.Extent {
    ViewFrame.Extent(
      near: self.near.moved(by: -near), far: self.far.moved(by: far),
      size: size.moved(by: near + far))
  }

  fileprivate func open(as other: ViewFrame.Extent?) -> ViewFrame.Extent {
    ViewFrame.Extent(
      near: Placement(near.value, other?.near.interval ?? .everything),
      far: Placement(far.value, other?.far.interval ?? .everything),
      size: Placement(size.value, other?.size.interval ?? .everything))
  }
}

/// Where views are beside one of them, along axes on which nothing holds any of them in its place.
public struct RelativeFrames: Sendable {
  /// From whose left, or top, they are measured.
  public let origins: [Axis: String]
  /// Each after the one that it lies in.
  public let frames: [ViewFrame]
}

/// The views of a layout, and where they are.
public enum FramesReport: Sendable {
  /// No view has been named.
  case noViews
  /// There is no place for them: the requirements contradict one another.
  case contradictory
  /// There is no place for them: the level's objective has no least value.
  case unbounded(Priority)
  /// Each after the one that it lies in.
  case frames([ViewFrame])

  public var frames: [ViewFrame] { if case .frames(let frames) = self { frames } else { [] } }
}

/// A layout before a change and after it.
public struct Drawing: Sendable {
  /// nil where nothing has moved, or there was nothing before.
  public let before: [ViewFrame]?
  public let now: FramesReport
}
