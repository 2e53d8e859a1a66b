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
//
// A hidden view takes no part in that. Its size is a requirement of its own; here the gap beside it closes, and the others
// share what there is as if it were not there. No line comes or goes for that: each says something else, or rests, so that
// it is the same line, under the same name, when the view is shown again.

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

  /// One of the constraints of a stack.
  public struct Line: Hashable, Sendable {
    public var constraint: LayoutConstraint
    /// Whether it asks for nothing, since it is about what is hidden.
    public var isResting = false

    /// The same where text runs in a direction.
    public func turned(to direction: Direction) -> Line {
      Line(constraint: constraint.turned(to: direction), isResting: isResting)
    }
  }

  /// The constraints, those along the axis first. How many there are, and in which order, is the same whatever is hidden;
  /// one that rests is written as it would be if nothing were.
  ///
  /// - Parameters:
  ///   - hidden: those of the views that have no size along the axis, which is not said here.
  ///   - size: a view's own size along the axis; nil where it has none. `proportionally` alone asks.
  /// - Precondition: there is a view, and for `spacing` there are guides, one less than views.
  public func lines(
    in tree: ViewTree, hiding hidden: Set<ViewID> = [], size: (ViewID) -> Rational?
  ) throws(Fault) -> [Line] {
    demand(!arranged.isEmpty, "Stack.lines: a stack of no views")
    demand(
      distribution != .spacing || guides.count == arranged.count - 1,
      "Stack.lines: not one guide less than there are views")
    var lines = StackLines(self, tree, hidden)
    lines.addAlong()
    switch distribution {
    case .fill, .spacing: break
    case .equally: lines.addEqualSizes()
    case .proportionally: try lines.addProportions(size)
    case .centering: lines.addCentres()
    }
    try lines.addAcross()
    return lines.lines
  }
}

/// The constraints of a stack, as they come.
private struct StackLines {
  let stack: Stack
  let tree: ViewTree
  let isHidden: [Bool]
  /// The places of the views that are not hidden.
  let visible: [Int]
  var lines: [Stack.Line] = []

  init(_ stack: Stack, _ tree: ViewTree, _ hidden: Set<ViewID>) {
    (self.stack, self.tree) = (stack, tree)
    let isHidden = stack.arranged.map { hidden.contains($0) }
    self.isHidden = isHidden
    visible = isHidden.indices.filter { !isHidden[$0] }
  }

  private mutating func add(_ constraint: LayoutConstraint, isResting: Bool = false) {
    lines.append(Stack.Line(constraint: constraint, isResting: isResting))
  }

  private var across: Axis { stack.axis == .horizontal ? .vertical : .horizontal }

  private func first(_ axis: Axis) -> Attribute { axis == .horizontal ? .leading : .top }
  private func last(_ axis: Axis) -> Attribute { axis == .horizontal ? .trailing : .bottom }

  /// `end = start + gap`, whichever way text runs.
  private mutating func add(
    _ axis: Axis, from start: (ViewID, Attribute), to end: (ViewID, Attribute),
    _ relation: Relation = .equal, _ gap: Rational = 0, isResting: Bool = false
  ) {
    add(
      .gap(
        from: LayoutSum(start.0, start.1), to: LayoutSum(end.0, end.1), relation,
        LayoutSum(constant: gap), .required,
        isMirrored: axis == .horizontal ? tree.direction == .rightToLeft : nil),
      isResting: isResting)
  }

  // MARK: Along the stack

  mutating func addAlong() {
    let (axis, views) = (stack.axis, stack.arranged)
    add(axis, from: (stack.container, first(axis)), to: (views[0], first(axis)))
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let (from, to) = ((view, last(axis)), (next, first(axis)))
      switch stack.distribution {
      case .spacing: addGuide(index, between: view, next)
      case _ where !hasGap(after: index): add(axis, from: from, to: to)
      case .fill, .equally, .proportionally:
        add(axis, from: from, to: to, .equal, stack.spacing)
      case .centering: add(axis, from: from, to: to, .atLeast, stack.spacing)
      }
    }
    // What is hidden has no size, so the ends are those of the first and the last view that is not. Where all are, the stack
    // may still be as large as something else wants it.
    add(
      axis, from: (views[views.count - 1], last(axis)), to: (stack.container, last(axis)),
      isResting: visible.isEmpty)
  }

  /// The gap belongs to the view before it, and is one only if another follows that is not hidden.
  private func hasGap(after index: Int) -> Bool {
    !isHidden[index] && index < visible[visible.count - 1]
  }

  private mutating func addGuide(_ index: Int, between view: ViewID, _ next: ViewID) {
    let (axis, guide) = (stack.axis, stack.guides[index])
    add(axis, from: (view, last(axis)), to: (guide, first(axis)))
    add(axis, from: (guide, last(axis)), to: (next, first(axis)))
    let size = LayoutSum(guide, .size(axis))
    if !hasGap(after: index) {
      add(LayoutConstraint(size, .equal, LayoutSum()))
    } else if index == visible[0] {
      add(LayoutConstraint(size, .atLeast, LayoutSum(constant: stack.spacing)))
    } else {
      add(LayoutConstraint(size, .equal, LayoutSum(stack.guides[visible[0]], .size(axis))))
    }
  }

  mutating func addEqualSizes() {
    let size = Attribute.size(stack.axis)
    for (index, view) in stack.arranged.enumerated().dropFirst() {
      let isResting = isHidden[index] || index == visible.first
      let other = isResting ? 0 : visible[0]
      add(
        LayoutConstraint(
          LayoutSum(view, size), .equal, LayoutSum(stack.arranged[other], size)),
        isResting: isResting)
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
    func total(_ places: [Int]) -> Rational {
      places.reduce(Rational(places.count - 1) * stack.spacing) { $0 + sizes[$1] }
    }
    let (whole, shared) = (total(Array(sizes.indices)), total(visible))
    guard whole.signum > 0 else { throw .noSize(stack.arranged[0]) }
    let attribute = Attribute.size(stack.axis)
    for (index, view) in stack.arranged.enumerated() {
      // Views without any size of their own have no proportion to one another.
      let isResting = isHidden[index] || shared.signum <= 0
      let part = sizes[index] / (isResting ? whole : shared)
      add(
        LayoutConstraint(
          LayoutSum(view, attribute), .equal,
          LayoutSum(stack.container, attribute).scaled(by: part), weaker(than: 999, by: index)),
        isResting: isResting)
    }
  }

  /// Each two neighbours want to be as far apart as the first two.
  mutating func addCentres() {
    let centre = stack.axis == .horizontal ? Attribute.centerX : .centerY
    func distance(_ one: Int, _ other: Int) -> LayoutSum {
      LayoutSum(stack.arranged[other], centre)
        + LayoutSum(stack.arranged[one], centre).scaled(by: -1)
    }
    for index in stack.arranged.indices.dropFirst(2) {
      let place = visible.firstIndex(of: index) ?? 0
      if place < 2 {
        add(
          LayoutConstraint(
            distance(index - 1, index), .equal, distance(0, 1), weaker(than: 149, by: index - 2)),
          isResting: true)
      } else {
        add(
          LayoutConstraint(
            distance(visible[place - 1], index), .equal, distance(visible[0], visible[1]),
            weaker(than: 149, by: place - 2)))
      }
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
      add(LayoutConstraint(LayoutSum(view, attribute), relation, LayoutSum(other, attribute)))
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
