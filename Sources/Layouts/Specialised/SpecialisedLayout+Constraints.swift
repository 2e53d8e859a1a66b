// The same tree as constraints between views, as somebody would type them.
//
// What always holds is required: where a layout begins in its room, where it ends, which gaps there are. What a tree
// works out, how much of a room each layout takes, is preferred, on the levels of `LayoutLevels`: a leaf would be as
// large as its content (resistance), and everything would be small (hugging).

import ConstraintHierarchies
public import Rationals

/// A tree of layouts as views with constraints.
public struct ConstrainedLayout: Sendable {
  /// The screen, which is the room that the root is in, and a view for each layout, in the order of the nodes.
  public let views: ViewTree
  /// Requirements and preferences, layout by layout.
  public let constraints: [LayoutConstraint]

  /// More levels are needed than there are priorities.
  public struct TooManyLevels: Error, Hashable, Sendable {
    public let count: Int
    public static let most = 999
  }
}

extension SpecialisedLayout {
  /// The tree as constraints.
  ///
  /// - Parameter room: for the root; nil: as much as it wants.
  /// - Precondition: that of `measure(within:)`; the names are different from one another, and none is `screen`.
  /// - Throws: if there are so many layouts in a row that their priorities cannot all be different.
  public func constraints(
    in room: AxisPair<Rational?> = AxisPair(nil, nil)
  ) throws(ConstrainedLayout.TooManyLevels) -> ConstrainedLayout {
    var writer = ConstraintWriter(self)
    let measurement = measure()
    for axis in Axis.allCases {
      let levels = LayoutLevels(self, measurement, axis)
      guard levels.count <= ConstrainedLayout.TooManyLevels.most else {
        throw ConstrainedLayout.TooManyLevels(count: levels.count)
      }
      writer.write(axis, room[axis], levels, measurement)
    }
    return ConstrainedLayout(views: writer.tree, constraints: writer.constraints)
  }
}

/// Writes the constraints along one axis after those along the other.
private struct ConstraintWriter {
  let layout: SpecialisedLayout
  var tree = ViewTree()
  var constraints: [LayoutConstraint] = []
  private var axis = Axis.horizontal
  private var ids: [ViewID] = []

  init(_ layout: SpecialisedLayout) {
    self.layout = layout
    tree.addScreen()
    for node in layout.nodes {
      ids.append(tree.add(node.name, .view, in: node.parent.map { ids[$0] } ?? .screen))
    }
  }

  mutating func write(
    _ axis: Axis, _ room: Rational?, _ levels: LayoutLevels, _ measurement: LayoutMeasurement
  ) {
    self.axis = axis
    let numbers = LevelNumbers(levels)
    let screen = LayoutSum(.screen, .size(axis))
    if let room {
      require(screen, .equal, LayoutSum(constant: room))
    } else {
      constraints.append(
        LayoutConstraint(screen, .atMost, LayoutSum(), numbers.priority(levels.room)))
    }
    place(0, from: LayoutSum(.screen, .position(axis)), to: LayoutSum(.screen, .end(axis)))
    for place in layout.nodes.indices {
      let size = LayoutSum(ids[place], .size(axis))
      var content = LayoutSum()
      if case .leaf(let wanted) = layout.nodes[place].kind {
        content.constant = wanted[axis]
        constraints.append(
          LayoutConstraint(size, .atLeast, content, numbers.priority(levels.resistance[place])))
      }
      constraints.append(
        LayoutConstraint(size, .atMost, content, numbers.priority(levels.hugging[place])))
      arrange(place, measurement)
    }
  }

  // MARK: Sums

  private func near(_ place: Int) -> LayoutSum { LayoutSum(ids[place], .position(axis)) }
  private func far(_ place: Int) -> LayoutSum { LayoutSum(ids[place], .end(axis)) }
  private func middle(_ place: Int) -> LayoutSum {
    LayoutSum(ids[place], .center(axis))
  }

  private mutating func require(_ left: LayoutSum, _ relation: Relation, _ right: LayoutSum) {
    constraints.append(LayoutConstraint(left, relation, right))
  }

  // MARK: Places

  /// A layout in the room between two edges.
  private mutating func place(_ child: Int, from start: LayoutSum, to end: LayoutSum) {
    switch layout.nodes[child].alignment[axis] {
    case .fill:
      require(near(child), .equal, start)
      require(far(child), .equal, end)
    case .leading:
      require(near(child), .equal, start)
      require(far(child), .atMost, end)
    case .trailing:
      require(far(child), .equal, end)
      require(near(child), .atLeast, start)
    case .center:
      require(middle(child), .equal, middle(of: start, end))
      require(near(child), .atLeast, start)
    }
  }

  /// In the middle between two edges: the centre of a view, where they are its own.
  private func middle(of start: LayoutSum, _ end: LayoutSum) -> LayoutSum {
    let half = Rational(1, over: 2)
    if start.terms.count == 1, end.terms.count == 1,
      case .attribute(let view, .position(axis)) = start.terms[0].symbol,
      end.terms[0].symbol == .attribute(view, .end(axis))
    {
      return LayoutSum(
        [.init(1, .attribute(view, .center(axis)))],
        constant: (start.constant + end.constant) * half)
    }
    return (start + end).scaled(by: half).gathered
  }

  private mutating func arrange(_ node: Int, _ measurement: LayoutMeasurement) {
    let children = layout.nodes[node].children
    switch layout.nodes[node].kind {
    case .leaf: break
    case .inset(let before, let after):
      place(
        children[0], from: near(node) + LayoutSum(constant: before[axis]),
        to: far(node) + LayoutSum(constant: -after[axis]))
    case .stack(axis, let spacing, let distribution):
      arrange(children, in: node, spacing, distribution, measurement)
    case .stack, .overlay:
      for child in children { place(child, from: near(node), to: far(node)) }
    }
  }

  private mutating func arrange(
    _ children: [Int], in node: Int, _ spacing: Rational,
    _ distribution: SpecialisedLayout.Distribution, _ measurement: LayoutMeasurement
  ) {
    let gap = LayoutSum(constant: spacing)
    let (first, last) = (children[0], children[children.count - 1])
    switch distribution {
    case .equalSizes: return arrangeEqually(children, in: node, spacing)
    case .flexing:
      if let place = mostFlexible(children, measurement) {
        return arrange(children, in: node, stretching: place, gap)
      }
      require(near(first), .equal, near(node))
      require(far(last), .atMost, far(node))
    case .leading:
      require(near(first), .equal, near(node))
      require(far(last), .atMost, far(node))
    case .trailing:
      require(far(last), .equal, far(node))
      require(near(first), .atLeast, near(node))
    case .center:
      require(near(first) + near(node).scaled(by: -1), .equal, far(node) + far(last).scaled(by: -1))
      require(near(first), .atLeast, near(node))
    case .equalSpacing:
      return spread(children, in: node, gap)
    }
    for (child, next) in zip(children, children.dropFirst()) {
      require(near(next), .equal, far(child) + gap)
    }
  }

  /// Those before the one that is stretched follow one another from the beginning, those after it from the end.
  private mutating func arrange(
    _ children: [Int], in node: Int, stretching place: Int, _ gap: LayoutSum
  ) {
    var (start, end) = (near(node), far(node))
    for child in children[..<place] {
      require(near(child), .equal, start)
      start = far(child) + gap
    }
    for child in children[(place + 1)...].reversed() {
      require(far(child), .equal, end)
      end = near(child) + gap.scaled(by: -1)
    }
    self.place(children[place], from: start, to: end)
  }

  private mutating func spread(_ children: [Int], in node: Int, _ gap: LayoutSum) {
    let (first, last) = (children[0], children[children.count - 1])
    require(near(first), .equal, near(node))
    guard children.count > 1 else { return require(far(last), .atMost, far(node)) }
    require(far(last), .equal, far(node))
    require(near(children[1]), .atLeast, far(first) + gap)
    for (child, next) in zip(children.dropFirst(), children.dropFirst(2)) {
      require(
        near(next) + far(child).scaled(by: -1), .equal,
        near(children[1]) + far(first).scaled(by: -1))
    }
  }

  /// The i-th of n has the i-th part of what the gaps leave: its room begins at
  /// `near + i·(size − (n−1)·spacing)/n + i·spacing`.
  private mutating func arrangeEqually(_ children: [Int], in node: Int, _ spacing: Rational) {
    let count = Rational(children.count)
    let size = LayoutSum(ids[node], .size(axis))
    for (index, child) in children.enumerated() {
      let before = Rational(index)
      let start = near(node) + size.scaled(by: before / count)
      let end = near(node) + size.scaled(by: (before + 1) / count)
      place(
        child, from: (start + LayoutSum(constant: before * spacing / count)),
        to: (end + LayoutSum(constant: (before + 1 - count) * spacing / count)))
    }
  }

  private func mostFlexible(_ children: [Int], _ measurement: LayoutMeasurement) -> Int? {
    var measurement = measurement
    guard let last = measurement.byFlexibility(children, axis).last,
      measurement.flexibility[children[last]][axis] != nil
    else { return nil }
    return last
  }
}

extension Attribute {
  fileprivate static func center(_ axis: Axis) -> Attribute {
    axis == .horizontal ? .centerX : .centerY
  }
}

extension LayoutSum {
  /// Terms of one attribute added together.
  fileprivate var gathered: LayoutSum {
    var sum = LayoutSum(constant: constant)
    for term in terms {
      if let place = sum.terms.firstIndex(where: { $0.symbol == term.symbol }) {
        sum.terms[place].coefficient += term.coefficient
      } else {
        sum.terms.append(term)
      }
    }
    return sum
  }
}

/// Priorities for the levels: resistance from 750 up and hugging from 250 down, as is usual, where all levels have
/// room there.
private struct LevelNumbers {
  private let resistance: Int
  private let isUsual: Bool

  init(_ levels: LayoutLevels) {
    resistance = levels.resistanceCount
    isUsual =
      Priority.high.whole + resistance <= Priority.required.whole
      && levels.count - resistance <= Priority.low.whole
  }

  /// - Parameter level: 0 is the highest.
  func priority(_ level: Int) -> Priority {
    var number = ConstrainedLayout.TooManyLevels.most - level
    if isUsual {
      number =
        level < resistance
        ? Priority.high.whole + resistance - 1 - level
        : Priority.low.whole + resistance - level
    }
    return Priority(rawValue: number) ?? .low
  }
}
