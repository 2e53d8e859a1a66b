// Constraints written back as visual formats.
//
// Each constraint that a format could have made is one of three things: a gap, from the end of one view, or from the
// superview's beginning, to the beginning of the next; a size; or an alignment of two views. Gaps along an axis are the
// edges of a graph whose nodes are the views and the two ends of the superview, and a format is a path in it. So paths
// are taken out of the graph until no edge is left. Sizes go with the first mention of their view. An alignment goes with
// an edge across it, and as a format aligns all of its neighbours, a path is cut where what is aligned changes.

import ConstraintHierarchies
import Rationals

/// What becomes of the constraints on the views in a superview.
public struct WrittenFormats: Sendable {
  public struct Line: Hashable, Sendable {
    public var format: VisualFormat
    public var text: String
    /// The places of the constraints that it says, among those that were given.
    public var constraints: [Int]
  }

  public var lines: [Line] = []
  /// Those that no format can say.
  public var others: [Int] = []

  /// - Parameters:
  ///   - equations: of constraints that belong to the superview (`ViewTree.owner`).
  ///   - points: the names that are points, which a format calls metrics.
  ///   - spacer: the variable that gaps `~` are equal to.
  public init(
    _ equations: [LayoutEquation], in superview: ViewID, of tree: ViewTree, points: Set<String>,
    spacer: String
  ) {
    let reader = PieceReader(tree, superview, points, spacer)
    var graphs: [Axis: FormatGraph] = [:]
    for axis in Axis.allCases { graphs[axis] = FormatGraph(axis, tree) }
    var alignments: [PieceReader.Alignment] = []
    for (index, equation) in equations.enumerated() {
      switch reader.piece(equation) {
      case .gap(let axis, let gap): graphs[axis]?.add(gap, index)
      case .size(let axis, let view, let predicate):
        graphs[axis]?.add(predicate, to: view, index)
      case .alignment(var alignment):
        alignment.index = index
        alignments.append(alignment)
      case nil: others.append(index)
      }
    }
    for axis in Axis.allCases {
      guard var graph = graphs[axis] else { continue }
      // What is aligned across a format lies along the other axis.
      graph.alignments = alignments.filter { $0.attribute.axis != axis }
      lines += graph.lines()
      others += graph.alignments.map { $0.index }
    }
    others.sort()
  }
}

/// One end of a gap.
enum FormatNode: Hashable {
  case start
  case view(ViewID)
  case end

  var view: ViewID? { if case .view(let view) = self { view } else { nil } }
}

/// A gap between two nodes.
struct FormatGap: Hashable {
  var from: FormatNode
  var to: FormatNode
  /// nil for `~`.
  var predicate: VisualFormat.Predicate?
}

/// The gaps and sizes along an axis.
private struct FormatGraph {
  struct Edge {
    var from: FormatNode
    var to: FormatNode
    var predicates: [VisualFormat.Predicate]
    var constraints: [Int]
  }

  let axis: Axis
  let tree: ViewTree
  private var edges: [Edge] = []
  private var sizes: [ViewID: [(VisualFormat.Predicate, Int)]] = [:]
  /// Those that no format says yet.
  var alignments: [PieceReader.Alignment] = []

  init(_ axis: Axis, _ tree: ViewTree) { (self.axis, self.tree) = (axis, tree) }

  mutating func add(_ gap: FormatGap, _ index: Int) {
    guard let predicate = gap.predicate else {
      edges.append(Edge(from: gap.from, to: gap.to, predicates: [], constraints: [index]))
      return
    }
    let known = edges.firstIndex {
      $0.from == gap.from && $0.to == gap.to && !$0.predicates.isEmpty
    }
    if let known {
      edges[known].predicates.append(predicate)
      edges[known].constraints.append(index)
    } else {
      edges.append(
        Edge(from: gap.from, to: gap.to, predicates: [predicate], constraints: [index]))
    }
  }

  mutating func add(_ predicate: VisualFormat.Predicate, to view: ViewID, _ index: Int) {
    sizes[view, default: []].append((predicate, index))
  }

  // MARK: Paths

  mutating func lines() -> [WrittenFormats.Line] {
    var lines: [WrittenFormats.Line] = []
    while let path = takePath() {
      for part in parts(of: path) { lines += line(part) }
    }
    for view in sizes.keys.sorted(by: { $0.index < $1.index }) { lines += line(of: view) }
    return lines
  }

  /// Takes out a path that cannot be longer, from where nothing comes before it.
  private mutating func takePath() -> [Edge]? {
    let begin =
      edges.firstIndex { $0.from == .start }
      ?? edges.firstIndex { edge in !edges.contains { $0.to == edge.from } } ?? edges.indices.first
    guard let begin else { return nil }
    var path = [edges.remove(at: begin)]
    var visited: Set<FormatNode> = [path[0].from, path[0].to]
    while let last = path.last, last.to != .end {
      let nexts = edges.indices.filter {
        edges[$0].from == last.to && !visited.contains(edges[$0].to)
      }
      guard let next = nexts.first(where: { edges[$0].to != .end }) ?? nexts.first else { break }
      visited.insert(edges[next].to)
      path.append(edges.remove(at: next))
    }
    return path
  }

  private struct Part {
    var edges: [Edge]
    var alignments: [Attribute] = []
    var constraints: [Int] = []
  }

  /// The path cut where what neighbours have in common changes.
  private mutating func parts(of path: [Edge]) -> [Part] {
    var parts: [Part] = []
    for edge in path {
      guard let first = edge.from.view, let second = edge.to.view else {
        // From the superview, or to it: this goes with its neighbour.
        if parts.isEmpty { parts.append(Part(edges: [])) }
        parts[parts.count - 1].edges.append(edge)
        continue
      }
      var (attributes, constraints): ([Attribute], [Int]) = ([], [])
      for attribute in Attribute.allCases {
        let own = alignments.filter { $0.attribute == attribute && $0.views == [first, second] }
        attributes += own.map { $0.attribute }
        constraints += own.map { $0.index }
      }
      alignments.removeAll { constraints.contains($0.index) }
      let isFirst = parts.last.map { $0.edges.allSatisfy { $0.from == .start } } ?? false
      if parts.isEmpty || !isFirst && parts[parts.count - 1].alignments != attributes {
        parts.append(Part(edges: []))
      }
      parts[parts.count - 1].edges.append(edge)
      parts[parts.count - 1].alignments = attributes
      parts[parts.count - 1].constraints += constraints
    }
    return parts
  }

  // MARK: Lines

  private mutating func line(_ part: Part) -> [WrittenFormats.Line] {
    var format = VisualFormat([axis], [], alignments: part.alignments)
    var constraints = part.constraints
    for edge in part.edges {
      constraints += edge.constraints
      let connection = connection(edge)
      if case .view(let view) = edge.from, format.items.isEmpty {
        format.items.append(item(view, &constraints))
      }
      switch (edge.from, edge.to) {
      case (.start, .view(let view)):
        format.start = connection
        format.items.append(item(view, &constraints))
      case (_, .view(let view)):
        format.gaps.append(connection)
        format.items.append(item(view, &constraints))
      // To the end of the superview.
      default: format.end = connection
      }
    }
    return line(format, constraints)
  }

  private mutating func line(of view: ViewID) -> [WrittenFormats.Line] {
    var constraints: [Int] = []
    let item = item(view, &constraints)
    return item.sizes.isEmpty ? [] : line(VisualFormat([axis], [item]), constraints)
  }

  private func line(_ format: VisualFormat, _ constraints: [Int]) -> [WrittenFormats.Line] {
    guard let text = format.text(in: tree) else { return [] }
    return [.init(format: format, text: text, constraints: constraints.sorted())]
  }

  /// The view, with its sizes where it is mentioned for the first time.
  private mutating func item(_ view: ViewID, _ constraints: inout [Int]) -> VisualFormat.Item {
    let own = sizes.removeValue(forKey: view) ?? []
    constraints += own.map { $0.1 }
    return VisualFormat.Item(view, own.map { $0.0 })
  }

  private func connection(_ edge: Edge) -> VisualFormat.Connection {
    guard let first = edge.predicates.first else { return .equal }
    let isToSuperview = edge.from == .start || edge.to == .end
    guard edge.predicates.count == 1, first.relation == .equal, first.priority.isRequired,
      case .number(let number) = first.amount
    else { return .gaps(edge.predicates) }
    if number.isZero { return .flush }
    return number == (isToSuperview ? tree.margin : tree.spacing)
      ? .standard : .gaps(edge.predicates)
  }
}
