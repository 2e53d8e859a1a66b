// Where boxes lie, from what is known of them: a box of which nothing is said along an axis reaches as far as the
// one that it lies in, and where nothing at all is said down, the boxes stand in strips.

import Rationals

/// The panels' boxes with all four edges, and the range that all of them take.
struct BoxGeometry: Sendable {
  /// One of the four edges.
  struct Edge: Hashable, Sendable {
    enum Kind: Sendable {
      /// It lies nowhere else.
      case fixed
      /// It could lie elsewhere.
      case open
      /// Nothing is said of it.
      case unsaid
    }

    var value: Rational
    var span: Span?
    var kind: Kind
  }

  /// A box with its four edges.
  struct Placed: Hashable, Sendable {
    let box: Boxes.Box
    let isScreen: Bool
    /// Whether others lie in it.
    var holdsOthers: Bool
    var left: Edge
    var right: Edge
    var top: Edge
    var bottom: Edge

    /// Of the edges that are written below the picture.
    var columnsWithSpans: [Edge] { [left, right].filter { $0.span != nil } }
    /// Of the edges that are written beside it.
    var rowsWithSpans: [Edge] { [top, bottom].filter { $0.span != nil } }
  }

  /// For each panel its boxes, as they are given.
  let panels: [[Placed]]
  /// Whether the boxes stand in strips: then y counts rows of text.
  let isStrip: Bool
  let x: (lower: Rational, upper: Rational)
  let y: (lower: Rational, upper: Rational)

  init(_ boxes: Boxes) {
    let all = boxes.panels.map { $0.boxes }
    let isStrip = all.allSatisfy { boxes in
      boxes.indices.allSatisfy { boxes[$0].vertical == nil || Self.isScreen($0, in: boxes) }
    }
    x = Self.range(all.joined().lazy.map { $0.horizontal })
    let x = x
    let horizontals = all.map { Self.extents($0, in: x) { $0.horizontal } }
    let verticals: [[(near: Edge, far: Edge)]]
    if isStrip {
      let strips = zip(all, horizontals).map { boxes, extents in
        BoxStrips(containers: Self.containers(of: boxes), extents: extents)
      }
      let height = strips.reduce(1) { max($0, $1.height) }
      y = (0, Rational(height - 1))
      verticals = strips.map { $0.rows(stretchedTo: height) }.map { rows in
        rows.map { row in
          (
            Edge(value: Rational(row.lowerBound), kind: .fixed),
            Edge(value: Rational(row.upperBound), kind: .fixed)
          )
        }
      }
    } else {
      y = Self.range(all.joined().lazy.map { $0.vertical })
      let y = y
      verticals = all.map { Self.extents($0, in: y) { $0.vertical } }
    }
    self.isStrip = isStrip
    panels = all.indices.map { panel in
      let containers = Set(Self.containers(of: all[panel]).compactMap { $0 })
      return all[panel].indices.map { index in
        Placed(
          box: all[panel][index], isScreen: Self.isScreen(index, in: all[panel]),
          holdsOthers: containers.contains(index), left: horizontals[panel][index].near,
          right: horizontals[panel][index].far, top: verticals[panel][index].near,
          bottom: verticals[panel][index].far)
      }
    }
  }

  private static func isScreen(_ index: Int, in boxes: [Boxes.Box]) -> Bool {
    index == 0 && boxes[0].depth == 0 && boxes.dropFirst().allSatisfy { $0.depth > 0 }
  }

  /// For each box the nearest before it that is less deep.
  static func containers(of boxes: [Boxes.Box]) -> [Int?] {
    var path: [Int] = []
    return boxes.indices.map { index in
      while let last = path.last, boxes[last].depth >= boxes[index].depth { path.removeLast() }
      defer { path.append(index) }
      return path.last
    }
  }

  private static func range(
    _ extents: some Sequence<Boxes.Extent?>
  ) -> (lower: Rational, upper: Rational) {
    let values = extents.compactMap { $0 }.flatMap { [$0.near.value, $0.far.value] }
    let lower = values.min() ?? 0
    let upper = values.max() ?? 1
    return lower < upper ? (lower, upper) : (lower, lower + 1)
  }

  private static func extents(
    _ boxes: [Boxes.Box], in range: (lower: Rational, upper: Rational),
    _ extent: (Boxes.Box) -> Boxes.Extent?
  ) -> [(near: Edge, far: Edge)] {
    let containers = containers(of: boxes)
    var result: [(near: Edge, far: Edge)] = []
    for (index, box) in boxes.enumerated() {
      if let known = extent(box) {
        result.append((Edge(known.near), Edge(known.far)))
      } else {
        let around = containers[index].map { result[$0] }
        result.append(
          (
            Edge(value: around?.near.value ?? range.lower, kind: .unsaid),
            Edge(value: around?.far.value ?? range.upper, kind: .unsaid)
          ))
      }
    }
    return result
  }
}

extension BoxGeometry.Edge {
  init(value: Rational, kind: Kind) { (self.value, span, self.kind) = (value, nil, kind) }

  init(_ edge: Boxes.Edge) {
    (value, span, kind) = (edge.value, edge.span, edge.span == nil ? .fixed : .open)
  }
}

extension Span {
  /// `[100, 122]`, `[100, ∞)`
  var interval: Text {
    (lower.map { "[\($0)" } ?? "(−∞") + ", " + (upper.map { "\($0)]" } ?? "∞)")
  }
}
