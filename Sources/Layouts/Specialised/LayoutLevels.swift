// The priorities with which constraints say what a specialised layout does.
//
// A tree of layouts decides in an order: where room is short, the least flexible layout takes what it wants first;
// where there is too much, the least flexible one is held to what it wants first. So the preferences along an axis
// need an order, too: a leaf resists being squeezed on a level of its own, and every layout hugs its content on a
// level of its own, the less flexible the higher, and all resistance above all hugging. Layouts that do not compete
// share their levels: what is best for one of them, a larger or a smaller room for all, is best for the others. They
// do not compete for room across the axis or where all have equally much; and they do not compete about who is
// stretched in a stack that leaves over what it does not need.
//
// What lies over the first layout of an overlay must not have a say in how large the overlay is. It has its levels
// below all others: a *storey* further down.

import ConstraintHierarchies
import Rationals

/// For each layout and one axis the levels on which it resists and hugs, by number, 0 being the highest.
struct LayoutLevels {
  /// Of leaves; of other layouts that of the first leaf in them, which is of no use.
  private(set) var resistance: [Int]
  private(set) var hugging: [Int]
  /// Below the hugging of everything that decides how large the root is.
  private(set) var room = 0
  private(set) var count = 0
  /// How many of the highest are those of the resistance of everything that decides how large the root is.
  private(set) var resistanceCount = 0

  init(_ layout: SpecialisedLayout, _ measurement: LayoutMeasurement, _ axis: Axis) {
    let places = layout.nodes.indices
    resistance = Array(repeating: 0, count: places.count)
    hugging = resistance
    var storey = resistance
    // How many levels a layout needs with all that decides how large it is.
    var toResist = resistance
    var toHug = resistance
    for place in places.reversed() {
      let node = layout.nodes[place]
      let deciding = node.kind == .overlay ? Array(node.children.prefix(1)) : node.children
      let (resisting, hugging) = measurement.competitions(in: node, axis)
      toResist[place] = deciding.isEmpty ? 1 : 0
      for child in deciding {
        let (own, other) = (toResist[place], toResist[child])
        toResist[place] = resisting ? own + other : max(own, other)
        toHug[place] = hugging ? toHug[place] + toHug[child] : max(toHug[place], toHug[child])
      }
      toHug[place] += 1
    }
    // From the root down, each range is cut into those of what lies in it.
    var measurement = measurement
    for place in places {
      let node = layout.nodes[place]
      let competitions = measurement.competitions(in: node, axis)
      var (resists, hugs) = (resistance[place], hugging[place] + 1)
      let order =
        competitions.resisting || competitions.hugging
        ? measurement.byFlexibility(node.children, axis) : Array(node.children.indices)
      for index in order {
        let child = node.children[index]
        let isAbove = node.kind == .overlay && index > 0
        storey[child] = storey[place] + (isAbove ? 1 : 0)
        if isAbove { continue }
        (resistance[child], hugging[child]) = (resists, hugs)
        if competitions.resisting { resists += toResist[child] }
        if competitions.hugging { hugs += toHug[child] }
      }
    }
    stack(storey, toResist, toHug, layout)
  }

  /// Puts the storeys below one another.
  private mutating func stack(
    _ storey: [Int], _ toResist: [Int], _ toHug: [Int], _ layout: SpecialisedLayout
  ) {
    for floor in 0...(storey.max() ?? 0) {
      let members = storey.indices.filter { storey[$0] == floor }
      // Each storey begins at layouts that nothing of it lies around.
      let roots = members.filter { place in
        layout.nodes[place].parent.map { storey[$0] != floor } ?? true
      }
      let resists = roots.reduce(0) { max($0, toResist[$1]) }
      let hugs = roots.reduce(0) { max($0, toHug[$1]) }
      for place in members {
        resistance[place] += count
        hugging[place] += count + resists
      }
      count += resists + hugs
      if floor == 0 {
        resistanceCount = resists
        room = count
        count += 1
      }
    }
  }
}

extension LayoutMeasurement {
  /// Whether what lies in a layout competes for room that is short, and about who takes room that is not needed.
  fileprivate func competitions(
    in node: SpecialisedLayout.Node, _ axis: Axis
  ) -> (resisting: Bool, hugging: Bool) {
    guard case .stack(axis, _, let distribution) = node.kind else { return (false, false) }
    let isStretched =
      distribution == .flexing && node.children.contains { flexibility[$0][axis] != nil }
    return (distribution != .equalSizes, isStretched)
  }
}
