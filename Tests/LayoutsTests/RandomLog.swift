// Random logs of constraints between edges and sizes: each compares two edges, or gives a size a bound, so
// whether they can hold is a question of shortest paths, which shares nothing with the solver.

import ConstraintHierarchies
import Layouts
import Rationals
import TestSupport

/// Constraints that can be printed as a log, and judged without linear programming.
struct RandomLog {
  /// `first.edge − second.edge  relation  constant`; of one item, its size.
  struct Line {
    var axis: Axis
    var first: (item: Int, isEnd: Bool)
    var second: (item: Int, isEnd: Bool)
    var relation: Relation
    var constant: Int
    /// As a visual format, where there is one.
    var isVisual: Bool

    var isSize: Bool { first.item == second.item }
  }

  var lines: [Line]
  let itemCount: Int

  init(_ random: inout SeededGenerator, lines count: Int, items: Int) {
    itemCount = items
    lines = (0..<count).map { _ in
      let relation = random.element(of: [.equal, .equal, .equal, .atLeast, .atMost] as [Relation])
      let axis: Axis = random.happens(1, outOf: 4) ? .horizontal : .vertical
      let first = random.integer(in: 0...items - 1)
      let isSize = random.happens(1, outOf: 3)
      var second = random.integer(in: 0...items - 1)
      if !isSize, second == first { second = (second + 1) % items }
      let ends = isSize ? (true, false) : (random.happens(1, outOf: 2), random.happens(1, outOf: 2))
      return Line(
        axis: axis, first: (first, ends.0), second: (isSize ? first : second, ends.1),
        relation: relation, constant: random.integer(in: isSize ? 0...20 : -10...20),
        isVisual: random.happens(1, outOf: 2))
    }
  }

  // MARK: As text

  private static func attribute(_ axis: Axis, _ isEnd: Bool) -> String {
    axis == .horizontal ? isEnd ? "right" : "left" : isEnd ? "bottom" : "top"
  }

  /// How an item is written.
  static func item(_ item: Int) -> String { "UIView:0x60000000\(item + 10)" }

  private static func text(_ line: Line) -> String {
    let relation = ["=": "==", "<=": "<=", ">=": ">="][line.relation.rawValue] ?? ""
    let letter = line.axis == .horizontal ? "H" : "V"
    let mark = line.axis == .horizontal ? "(LTR)" : ""
    let short = line.relation == .equal ? "" : relation
    let first = item(line.first.item)
    if line.isSize {
      let size = line.axis == .horizontal ? "width" : "height"
      return line.isVisual
        ? "\(letter):[\(first)(\(short)\(line.constant))]"
        : "\(first).\(size) \(relation) \(line.constant)"
    }
    let second = item(line.second.item)
    if line.isVisual, !line.first.isEnd, line.second.isEnd {
      return "\(letter):[\(second)]-(\(short)\(line.constant))-[\(first)]\(mark)"
    }
    if line.isVisual, !line.first.isEnd, !line.second.isEnd {
      return
        "\(letter):|-(\(short)\(line.constant))-[\(first)]\(mark)   (active, names: '|':\(second) )"
    }
    let constant = line.constant < 0 ? " - \(-line.constant)" : " + \(line.constant)"
    return "\(first).\(attribute(line.axis, line.first.isEnd)) \(relation) "
      + "\(second).\(attribute(line.axis, line.second.isEnd))\(line.constant == 0 ? "" : constant)"
  }

  /// The lines as entries, in angle brackets.
  var entries: [String] {
    lines.enumerated().map {
      "<NSLayoutConstraint:0x7f00000\($0.offset + 100) \(Self.text($0.element))>"
    }
  }

  var text: String { Self.list(entries) }

  /// A log that lists these entries.
  static func list(_ entries: [String]) -> String {
    let lines = entries.map { "    \"\($0)\",\n" }.joined()
    return "Unable to simultaneously satisfy constraints.\n(\n\(lines))\n"
  }

  // MARK: As a graph

  /// Whether these lines can hold together, no size being negative: whether no cycle of differences is
  /// negative (Bellman and Ford).
  func canHold(_ places: [Int]) -> Bool {
    // Node 4i: left of item i; 4i + 1: right; 4i + 2: top; 4i + 3: bottom. An edge says `to ≤ from + length`.
    var edges: [(from: Int, to: Int, length: Int)] = []
    for item in 0..<itemCount {
      edges += [(4 * item + 1, 4 * item, 0), (4 * item + 3, 4 * item + 2, 0)]
    }
    for line in places.map({ lines[$0] }) {
      let axis = line.axis == .horizontal ? 0 : 2
      let first = 4 * line.first.item + axis + (line.first.isEnd ? 1 : 0)
      let second = 4 * line.second.item + axis + (line.second.isEnd ? 1 : 0)
      if line.relation != .atLeast { edges.append((second, first, line.constant)) }
      if line.relation != .atMost { edges.append((first, second, -line.constant)) }
    }
    var distance = Array(repeating: 0, count: 4 * itemCount)
    for _ in 0...distance.count {
      var hasChanged = false
      for edge in edges where distance[edge.from] + edge.length < distance[edge.to] {
        distance[edge.to] = distance[edge.from] + edge.length
        hasChanged = true
      }
      if !hasChanged { return true }
    }
    return false
  }

  /// All sets of lines that cannot hold and of which none can be left out.
  func minimalConflicts() -> Set<[Int]> {
    var found: [[Int]] = []
    let masks = (0..<(1 << lines.count)).sorted { $0.nonzeroBitCount < $1.nonzeroBitCount }
    for mask in masks {
      let places = lines.indices.filter { mask >> $0 & 1 == 1 }
      if found.contains(where: { $0.allSatisfy(places.contains) }) { continue }
      if !canHold(places) { found.append(places) }
    }
    return Set(found)
  }
}
