// From the root down: each layout places what lies in it.

public import Rationals

/// Where every layout of a tree lies.
public struct LayoutArrangement: Sendable {
  /// In the order of the nodes.
  public private(set) var frames: [LayoutFrame]
  /// What measuring and arranging took together.
  public var tally: Tally { measurement.tally + ownTally }

  private let layout: SpecialisedLayout
  private var measurement: LayoutMeasurement
  private var ownTally = Tally()
}

extension SpecialisedLayout {
  /// Measures and arranges all layouts.
  ///
  /// Where there is less room than the insets and gaps need, the root reaches over the far edge of the room.
  ///
  /// - Parameter room: for the root, from (0, 0); nil: as much as it wants.
  /// - Precondition: that of `measure(within:)`.
  /// - Complexity: O(n) for n layouts, but for the order of flexibility in stacks, where O(k log k) comparisons are
  ///   made for k layouts in one stack.
  public func arrangement(in room: AxisPair<Rational?> = AxisPair(nil, nil)) -> LayoutArrangement {
    LayoutArrangement(self, measure(within: room), in: room)
  }
}

extension LayoutArrangement {
  fileprivate init(
    _ layout: SpecialisedLayout, _ measurement: LayoutMeasurement, in room: AxisPair<Rational?>
  ) {
    self.layout = layout
    self.measurement = measurement
    let nothing = LayoutFrame(origin: AxisPair(0, 0), size: AxisPair(0, 0))
    frames = Array(repeating: nothing, count: layout.nodes.count)
    for axis in Axis.allCases {
      let size = measurement.size[axis]
      place(0, from: 0, ownTally.greatest(room[axis] ?? size, size), axis)
    }
    for place in layout.nodes.indices {
      for axis in Axis.allCases { arrange(place, frames[place], axis) }
    }
  }

  /// Places a layout in the room that it is given along an axis, which is at least what it needs.
  private mutating func place(_ child: Int, from start: Rational, _ room: Rational, _ axis: Axis) {
    let alignment = layout.nodes[child].alignment[axis]
    let want = measurement.natural[child][axis]
    let size = alignment == .fill ? room : ownTally.least(want, room)
    frames[child].size[axis] = size
    switch alignment {
    case .leading, .fill: frames[child].origin[axis] = start
    case .trailing:
      frames[child].origin[axis] = ownTally.add(start, ownTally.subtract(room, size))
    case .center:
      let rest = ownTally.share(of: ownTally.subtract(room, size), among: 2)
      frames[child].origin[axis] = ownTally.add(start, rest)
    }
  }

  private mutating func arrange(
    _ node: Int, _ frame: LayoutFrame, _ axis: Axis
  ) {
    let children = layout.nodes[node].children
    let (start, size) = (frame.origin[axis], frame.size[axis])
    switch layout.nodes[node].kind {
    case .leaf: break
    case .inset(let before, let after):
      let room = ownTally.subtract(ownTally.subtract(size, before[axis]), after[axis])
      place(children[0], from: ownTally.add(start, before[axis]), room, axis)
    case .stack(axis, let spacing, .equalSizes):
      arrangeEqually(children, from: start, size, spacing, axis)
    case .stack(axis, let spacing, let distribution):
      let excess = ownTally.subtract(size, measurement.natural[node][axis])
      arrange(children, from: start, excess, spacing, distribution, axis)
    case .stack, .overlay:
      for child in children { place(child, from: start, size, axis) }
    }
  }

  private mutating func arrangeEqually(
    _ children: [Int], from start: Rational, _ size: Rational, _ spacing: Rational, _ axis: Axis
  ) {
    let gaps = spacing * Rational(children.count - 1)
    let room = ownTally.share(of: ownTally.subtract(size, gaps), among: children.count)
    let step = ownTally.add(room, spacing)
    var next = start
    for (index, child) in children.enumerated() {
      if index > 0 { next = ownTally.add(next, step) }
      place(child, from: next, room, axis)
    }
  }

  private mutating func arrange(
    _ children: [Int], from start: Rational, _ excess: Rational, _ spacing: Rational,
    _ distribution: SpecialisedLayout.Distribution, _ axis: Axis
  ) {
    var rooms = children.map { measurement.natural[$0][axis] }
    var (next, gap) = (start, spacing)
    if ownTally.isLess(excess, than: 0) {
      rooms = squeezed(children, by: -excess, axis)
    } else {
      switch distribution {
      case .leading, .equalSizes: break
      case .trailing: next = ownTally.add(start, excess)
      case .center: next = ownTally.add(start, ownTally.share(of: excess, among: 2))
      case .equalSpacing:
        if children.count > 1 {
          gap = ownTally.add(spacing, ownTally.share(of: excess, among: children.count - 1))
        }
      case .flexing:
        if let place = mostFlexible(children, axis) {
          rooms[place] = ownTally.add(rooms[place], excess)
        }
      }
    }
    for (index, child) in children.enumerated() {
      place(child, from: next, rooms[index], axis)
      if index < children.count - 1 { next = ownTally.add(ownTally.add(next, rooms[index]), gap) }
    }
  }

  /// What each has where there is too little room: the most flexible gives way first, as far as it can.
  private mutating func squeezed(
    _ children: [Int], by lack: Rational, _ axis: Axis
  ) -> [Rational] {
    var rooms = children.map { measurement.natural[$0][axis] }
    var lack = lack
    for index in measurement.byFlexibility(children, axis).reversed() {
      guard ownTally.isLess(0, than: lack) else { break }
      let spare = ownTally.subtract(rooms[index], measurement.least[children[index]][axis])
      let given = ownTally.least(lack, spare)
      rooms[index] = ownTally.subtract(rooms[index], given)
      lack = ownTally.subtract(lack, given)
    }
    return rooms
  }

  /// The place of the most flexible, of equally flexible ones the last; nil if none is flexible.
  private mutating func mostFlexible(_ children: [Int], _ axis: Axis) -> Int? {
    var found: Int?
    var greatest: Rational?
    for (index, child) in children.enumerated() {
      guard let flexibility = measurement.flexibility[child][axis] else { continue }
      if !ownTally.isLessFlexible(flexibility, than: greatest) {
        (found, greatest) = (index, flexibility)
      }
    }
    return found
  }
}
