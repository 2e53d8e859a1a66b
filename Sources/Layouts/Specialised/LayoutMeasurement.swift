// From the leaves up: how large each layout wants to be, how small it can be, and how flexible it is.
//
// What a layout takes of a room is then the smaller of the room and of what it wants, and never less than its
// insets and gaps need. LayoutKit hands the room down while it measures; where sizes do not depend on it, that comes
// to the same.

public import Rationals

/// What is known of a layout before it is placed.
public struct LayoutMeasurement: Sendable {
  /// How large each layout is if there is room enough.
  public private(set) var natural: [AxisPair<Rational>]
  /// What the insets and gaps in each layout need, with nothing left for the leaves.
  public private(set) var least: [AxisPair<Rational>]
  /// How flexible each layout is, its content considered.
  public private(set) var flexibility: [SpecialisedLayout.Flexibility]
  /// How large the root is in the room that was named.
  public private(set) var size: AxisPair<Rational>
  /// What it took to find that out.
  public private(set) var tally = Tally()
}

extension SpecialisedLayout {
  /// Measures all layouts, from the leaves up.
  ///
  /// - Parameter room: for the root; nil: as much as it wants.
  /// - Precondition: there is a root, and everything but a leaf has something in it, an inset one layout.
  /// - Complexity: O(n) for n layouts.
  public func measure(within room: AxisPair<Rational?> = AxisPair(nil, nil)) -> LayoutMeasurement {
    LayoutMeasurement(self, within: room)
  }
}

extension LayoutMeasurement {
  fileprivate init(_ layout: SpecialisedLayout, within room: AxisPair<Rational?>) {
    demand(!layout.nodes.isEmpty, "SpecialisedLayout: no layout to be measured")
    for node in layout.nodes {
      demand(
        node.kind.isLeaf || !node.children.isEmpty,
        "SpecialisedLayout: an inset, a stack or an overlay with nothing in it")
    }
    let nothing = AxisPair<Rational>(0, 0)
    natural = Array(repeating: nothing, count: layout.nodes.count)
    least = natural
    flexibility = Array(repeating: AxisPair(nil, nil), count: layout.nodes.count)
    size = nothing
    for place in layout.nodes.indices.reversed() {
      for axis in Axis.allCases { measure(layout.nodes[place], place, axis) }
    }
    for axis in Axis.allCases {
      size[axis] = natural[0][axis]
      if let room = room[axis] {
        size[axis] = tally.greatest(least[0][axis], tally.least(room, natural[0][axis]))
      }
    }
  }

  private mutating func measure(_ node: SpecialisedLayout.Node, _ place: Int, _ axis: Axis) {
    switch node.kind {
    case .leaf(let size):
      natural[place][axis] = size[axis]
      least[place][axis] = 0
    case .inset(let before, let after):
      let margins = tally.add(before[axis], after[axis])
      natural[place][axis] = tally.add(natural[node.children[0]][axis], margins)
      least[place][axis] = tally.add(least[node.children[0]][axis], margins)
    case .stack(axis, let spacing, let distribution):
      measure(along: axis, node, place, spacing, distribution)
    case .stack, .overlay:
      measure(across: axis, node, place)
    }
    flexibility[place][axis] = node.flexibility.map { $0[axis] } ?? flexibility(of: node, axis)
  }

  /// One after another: the sum, with the gaps.
  private mutating func measure(
    along axis: Axis, _ node: SpecialisedLayout.Node, _ place: Int, _ spacing: Rational,
    _ distribution: SpecialisedLayout.Distribution
  ) {
    var (want, need) = (natural[node.children[0]][axis], least[node.children[0]][axis])
    let isEqual = distribution == .equalSizes
    for child in node.children.dropFirst() {
      want =
        isEqual ? tally.greatest(want, natural[child][axis]) : tally.add(want, natural[child][axis])
      need =
        isEqual ? tally.greatest(need, least[child][axis]) : tally.add(need, least[child][axis])
      if isEqual { continue }
      want = tally.add(want, spacing)
      need = tally.add(need, spacing)
    }
    if isEqual {
      let count = Rational(node.children.count)
      let gaps = spacing * (count - 1)
      want = tally.add(want * count, gaps)
      need = tally.add(need * count, gaps)
    }
    natural[place][axis] = want
    least[place][axis] = need
  }

  /// Side by side, or one over another: the greatest; of an overlay, what the first one wants.
  private mutating func measure(
    across axis: Axis, _ node: SpecialisedLayout.Node, _ place: Int
  ) {
    var (want, need) = (natural[node.children[0]][axis], least[node.children[0]][axis])
    for child in node.children.dropFirst() {
      need = tally.greatest(need, least[child][axis])
      if node.kind != .overlay { want = tally.greatest(want, natural[child][axis]) }
    }
    natural[place][axis] = node.kind == .overlay ? tally.greatest(want, need) : want
    least[place][axis] = need
  }

  /// A stack is as flexible along its axis as the most flexible layout in it, and across it as the least flexible.
  private mutating func flexibility(of node: SpecialisedLayout.Node, _ axis: Axis) -> Rational? {
    guard let first = node.children.first else { return nil }
    var found = flexibility[first][axis]
    guard case .stack(let along, _, _) = node.kind else { return found }
    for child in node.children.dropFirst() {
      let other = flexibility[child][axis]
      let isLess = tally.isLessFlexible(found, than: other)
      if isLess == (along == axis) { found = other }
    }
    return found
  }

  /// The places of some layouts in their list, from the least flexible to the most; of equally flexible ones the
  /// first first.
  mutating func byFlexibility(_ children: [Int], _ axis: Axis) -> [Int] {
    var counted = tally
    let ordered = children.indices.sorted { a, b in
      let (left, right) = (flexibility[children[a]][axis], flexibility[children[b]][axis])
      if counted.isLessFlexible(left, than: right) { return true }
      return a < b && !counted.isLessFlexible(right, than: left)
    }
    tally = counted
    return ordered
  }
}
