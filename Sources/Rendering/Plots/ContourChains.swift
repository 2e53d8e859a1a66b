// Level curves come as pieces through a grid; joined where they meet, and straight where pieces go on straight, they
// are few lines. Whether points meet, or lie on a line, is exact.

import Rationals

/// Pieces of curves, joined.
struct ContourChains {
  /// Each from one end to the other; of a closed curve the last point is the first.
  private(set) var chains: [[Graph.Vertex]] = []
  private let segments: [[Graph.Vertex]]
  private var isUsed: [Bool]
  /// The pieces that end at a point.
  private var meeting: [Graph.Vertex: [Int]] = [:]

  /// - Complexity: O(n) for n pieces.
  init(_ segments: [[Graph.Vertex]]) {
    self.segments = segments.filter { $0.count == 2 && $0[0] != $0[1] }
    isUsed = self.segments.map { _ in false }
    for (index, segment) in self.segments.enumerated() {
      for end in segment { meeting[end, default: []].append(index) }
    }
    // From where a curve ends, or several meet; what is left then is closed.
    for isClosed in [false, true] {
      for (index, segment) in self.segments.enumerated() {
        for start in segment where !isUsed[index] && (isClosed || meeting[start]?.count != 2) {
          follow(from: start, index)
        }
      }
    }
  }

  private mutating func follow(from start: Graph.Vertex, _ first: Int) {
    var chain = [start]
    var next: Int? = first
    while let index = next, let here = chain.last {
      isUsed[index] = true
      let there = segments[index][0] == here ? segments[index][1] : segments[index][0]
      if chain.count > 1, Self.areInLine(chain[chain.count - 2], here, there) { chain.removeLast() }
      chain.append(there)
      let others = meeting[there] ?? []
      next = others.count == 2 ? others.first { !isUsed[$0] } : nil
    }
    chains.append(chain)
  }

  private static func areInLine(_ a: Graph.Vertex, _ b: Graph.Vertex, _ c: Graph.Vertex) -> Bool {
    (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x)
  }
}
