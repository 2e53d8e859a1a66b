// What an autoresizing mask says, the older way of laying out: along each axis a view has three parts, the margin before
// it, its own size, and the margin after it. Each is rigid or flexible, and when the superview grows, the flexible parts
// share what there is more of in proportion to what they were.
//
//     part(S) = part + (S − W0) · part / Σ flexible parts        (W0: how large the superview was, S: how large it is)
//
// An old view resizes its subviews one after another when its own size is set. As constraints the same thing is two
// equations along each axis, which is what UIKit makes of it (NSAutoresizingMaskLayoutConstraint), and what then conflicts
// with constraints that somebody adds.

import ConstraintHierarchies
public import Rationals

/// A view's place in its superview along one axis, and what of it may give.
public struct Mask: Hashable, Sendable {
  /// The margin before a view, the view, and the margin after it.
  public enum Part: CaseIterable, Hashable, Sendable { case near, size, far }

  public var axis: Axis
  public var flexible: Set<Part>
  /// From the superview's near edge.
  public var position: Rational
  public var size: Rational
  /// How large the superview is when the mask is given; nil if that is not known.
  public var whole: Rational?

  public init(
    _ axis: Axis, flexible: Set<Part>, position: Rational, size: Rational, whole: Rational?
  ) {
    (self.axis, self.flexible) = (axis, flexible)
    (self.position, self.size, self.whole) = (position, size, whole)
  }

  /// Whether the two equations depend on how large the superview is.
  public var needsWhole: Bool { !flexible.isSubset(of: [.far]) }

  /// `-&-`
  public var text: String {
    Part.allCases.map { flexible.contains($0) ? "&" : "-" }.joined()
  }

  /// The two equations of a view in its superview; nil if they depend on a size that is not known.
  public func constraints(of view: ViewID, in superview: ViewID) -> [LayoutConstraint]? {
    guard needsWhole else { return [near(view, superview), size(view, superview)] }
    guard whole != nil else { return nil }
    // Two parts settle the third; a rigid one says more plainly what is meant.
    return switch (flexible.contains(.near), flexible.contains(.size), flexible.contains(.far)) {
    case (true, _, true) where !flexible.contains(.size):
      [size(view, superview), near(view, superview)]
    case (_, _, true): [near(view, superview), size(view, superview)]
    case (false, _, false): [near(view, superview), far(view, superview)]
    case (true, false, false): [far(view, superview), size(view, superview)]
    case (true, true, false): [near(view, superview), far(view, superview)]
    }
  }

  // MARK: The three parts

  private func near(_ view: ViewID, _ superview: ViewID) -> LayoutConstraint {
    LayoutConstraint(
      LayoutSum(view, .position(axis)), .equal,
      LayoutSum(superview, .position(axis)) + amount(.near, superview))
  }

  private func size(_ view: ViewID, _ superview: ViewID) -> LayoutConstraint {
    LayoutConstraint(LayoutSum(view, .size(axis)), .equal, amount(.size, superview))
  }

  private func far(_ view: ViewID, _ superview: ViewID) -> LayoutConstraint {
    LayoutConstraint(
      LayoutSum(superview, .end(axis)), .equal,
      LayoutSum(view, .end(axis)) + amount(.far, superview))
  }

  /// A part of the superview's size, as that may change.
  private func amount(_ part: Part, _ superview: ViewID) -> LayoutSum {
    let now = extent(part)
    guard flexible.contains(part) else { return LayoutSum(constant: now) }
    let total = flexible.reduce(Rational(0)) { $0 + extent($1) }
    // Where all that is flexible is nothing now, each takes as much as every other.
    let share = total.isZero ? Rational(1, over: Int64(flexible.count)) : now / total
    return LayoutSum(superview, .size(axis)).scaled(by: share)
      + LayoutSum(constant: now - share * (whole ?? 0))
  }

  private func extent(_ part: Part) -> Rational {
    switch part {
    case .near: position
    case .size: size
    case .far: (whole ?? 0) - position - size
    }
  }
}
