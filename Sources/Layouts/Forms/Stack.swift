// Views one after another in a container, as a stack view arranges them.
//
// A stack view has no layout of its own: it adds constraints, and these are they. What differs between its distributions
// is little, and shows what each of them means:
//
//     always          the first begins and the last ends with the stack, and across it all are aligned
//     fill            neighbours are `spacing` apart, and nothing else: the sizes of the views decide
//     equally         besides, each is as large as the first
//     proportionally  besides, each wants its part of the stack in proportion to its own size, at 999, 998, …
//     spacing         the gaps are guides, all as large as the first, which is at least `spacing`
//     centering       gaps are at least `spacing`, and centres want to be equally far apart, at 149, 148, …

import ConstraintHierarchies
public import Rationals

/// A container with its views in their order.
public struct Stack: Hashable, Sendable {
  public enum Distribution: String, CaseIterable, Hashable, Sendable {
    case fill, equally, proportionally, spacing, centering
  }

  public var container: ViewID
  /// At least one.
  public var arranged: [ViewID]
  /// Along which they stand one after another.
  public var axis: Axis
  public var spacing: Rational
  public var distribution: Distribution
  /// What the views have in common with the stack across the axis; nil: both edges.
  public var alignment: Attribute?
  /// For `spacing`: the guides between neighbours, one less than there are views.
  public var guides: [ViewID] = []

  public init(
    _ container: ViewID, _ arranged: [ViewID], _ axis: Axis = .horizontal, spacing: Rational = 0,
    _ distribution: Distribution = .fill, alignment: Attribute? = nil
  ) {
    (self.container, self.arranged, self.axis) = (container, arranged, axis)
    (self.spacing, self.distribution, self.alignment) = (spacing, distribution, alignment)
  }

  /// Why a stack cannot become constraints.
  public enum Fault: Error, Hashable, Sendable {
    /// The views stand one after another along the axis of what should align them, or it is a size.
    case alignsAlong(Attribute)
    /// A size in proportion to which others are is not known, or all are 0.
    case noSize(ViewID)
  }

  /// The constraints, those along the axis first.
  ///
  /// - Parameter size: a view's own size along the axis; nil where it has none. `proportionally` alone asks.
  /// - Precondition: there is a view, and for `spacing` there are guides, one less than views.
  public func constraints(
    in tree: ViewTree, size: (ViewID) -> Rational?
  ) throws(Fault) -> [LayoutConstraint] {
    demand(!arranged.isEmpty, "Stack.constraints: a stack of no views")
    demand(
      distribution != .spacing || guides.count == arranged.count - 1,
      "Stack.constraints: not one guide less than there are views")
    var lines = StackLines(self, tree)
    lines.addAlong()
    switch distribution {
    case .fill, .spacing: break
    case .equally: lines.addEqualSizes()
    case .proportionally: try lines.addProportions(size)
    case .centering: lines.addCentres()
    }
    try lines.addAcross()
    return lines.constraints
  }
}

/// The constraints of a stack, as they come.
private struct StackLines {
  let stack: Stack
  let tree: ViewTree
  var constraints: [LayoutConstraint] = []

  init(_ stack: Stack, _ tree: ViewTree) { (self.stack, self.tree) = (stack, tree) }

  private var across: Axis { stack.axis == .horizontal ? .vertical : .horizontal }

  private func first(_ axis: Axis) -> Attribute { axis == .horizontal ? .leading : .top }
  private func last(_ axis: Axis) -> Attribute { axis == .horizontal ? .trailing : .bottom }

  /// `end = start + gap`, whichever way text runs.
  private mutating func add(
    _ axis: Axis, from start: (ViewID, Attribute), to end: (ViewID, Attribute),
    _ relation: Relation = .equal, _ gap: Rational = 0
  ) {
    constraints.append(
      .gap(
        from: LayoutSum(start.0, start.1), to: LayoutSum(end.0, end.1), relation,
        LayoutSum(constant: gap), .required,
        isMirrored: axis == .horizontal ? tree.direction == .rightToLeft : nil))
  }

  // MARK: Along the stack

  mutating func addAlong() {
    let (axis, views) = (stack.axis, stack.arranged)
    add(axis, from: (stack.container, first(axis)), to: (views[0], first(axis)))
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      switch stack.distribution {
      case .fill, .equally, .proportionally:
        add(axis, from: (view, last(axis)), to: (next, first(axis)), .equal, stack.spacing)
      case .centering:
        add(axis, from: (view, last(axis)), to: (next, first(axis)), .atLeast, stack.spacing)
      case .spacing: addGuide(stack.guides[index], between: view, next)
      }
    }
    add(axis, from: (views[views.count - 1], last(axis)), to: (stack.container, last(axis)))
  }

  private mutating func addGuide(_ guide: ViewID, between view: ViewID, _ next: ViewID) {
    let axis = stack.axis
    add(axis, from: (view, last(axis)), to: (guide, first(axis)))
    add(axis, from: (guide, last(axis)), to: (next, first(axis)))
    let size = LayoutSum(guide, .size(axis))
    constraints.append(
      guide == stack.guides[0]
        ? LayoutConstraint(size, .atLeast, LayoutSum(constant: stack.spacing))
        : LayoutConstraint(size, .equal, LayoutSum(stack.guides[0], .size(axis))))
  }

  mutating func addEqualSizes() {
    let size = Attribute.size(stack.axis)
    for view in stack.arranged.dropFirst() {
      constraints.append(
        LayoutConstraint(LayoutSum(view, size), .equal, LayoutSum(stack.arranged[0], size)))
    }
  }

  /// The whole in proportion to which the parts are has the gaps in it, though they are no part of any view: so the last
  /// view, whose wish is the weakest, gets what the others leave. That is what stack views do.
  mutating func addProportions(_ size: (ViewID) -> Rational?) throws(Stack.Fault) {
    var sizes: [Rational] = []
    for view in stack.arranged {
      guard let own = size(view) else { throw .noSize(view) }
      sizes.append(own)
    }
    let total = sizes.reduce(Rational(stack.arranged.count - 1) * stack.spacing) { $0 + $1 }
    guard total.signum > 0 else { throw .noSize(stack.arranged[0]) }
    let attribute = Attribute.size(stack.axis)
    for (index, view) in stack.arranged.enumerated() {
      constraints.append(
        LayoutConstraint(
          LayoutSum(view, attribute), .equal,
          LayoutSum(stack.container, attribute).scaled(by: sizes[index] / total),
          weaker(than: 999, by: index)))
    }
  }

  /// Each two neighbours want to be as far apart as the first two.
  mutating func addCentres() {
    let centre = stack.axis == .horizontal ? Attribute.centerX : .centerY
    func distance(_ index: Int) -> LayoutSum {
      LayoutSum(stack.arranged[index + 1], centre)
        + LayoutSum(stack.arranged[index], centre).scaled(by: -1)
    }
    for index in stack.arranged.indices.dropLast().dropFirst() {
      constraints.append(
        LayoutConstraint(
          distance(index), .equal, distance(0), weaker(than: 149, by: index - 1)))
    }
  }

  private func weaker(than priority: Int, by steps: Int) -> Priority {
    Priority(rawValue: max(1, priority - steps)) ?? .low
  }

  // MARK: Across it

  mutating func addAcross() throws(Stack.Fault) {
    let (axis, container) = (across, stack.container)
    let begin = first(axis)
    let end = last(axis)
    func addStart(_ relation: Relation, _ view: ViewID) {
      add(axis, from: (container, begin), to: (view, begin), relation)
    }
    func addEnd(_ relation: Relation, _ view: ViewID) {
      add(axis, from: (view, end), to: (container, end), relation)
    }
    func align(
      _ view: ViewID, _ attribute: Attribute, with other: ViewID, _ relation: Relation
    ) {
      constraints.append(
        LayoutConstraint(LayoutSum(view, attribute), relation, LayoutSum(other, attribute)))
    }
    if let alignment = stack.alignment, alignment.axis != axis { throw .alignsAlong(alignment) }
    for (index, view) in stack.arranged.enumerated() {
      switch stack.alignment {
      case nil:
        addStart(.equal, view)
        addEnd(.equal, view)
      case begin?:
        addStart(.equal, view)
        addEnd(.atLeast, view)
      case end?:
        addStart(.atLeast, view)
        addEnd(.equal, view)
      case .left?:
        align(view, .left, with: container, .equal)
        align(view, .right, with: container, .atMost)
      case .right?:
        align(view, .left, with: container, .atLeast)
        align(view, .right, with: container, .equal)
      case .centerX?, .centerY?:
        // As far from the one edge as from the other, so that one of them is enough.
        align(view, stack.alignment == .centerX ? .centerX : .centerY, with: container, .equal)
        addStart(.atLeast, view)
      case .firstBaseline?, .lastBaseline?:
        // Baselines are the views' own: the stack has none before they have.
        if index > 0 {
          align(
            view, stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline,
            with: stack.arranged[index - 1], .equal)
        }
        addStart(.atLeast, view)
        addEnd(.atLeast, view)
      case let other?: throw .alignsAlong(other)
      }
    }
  }
}
