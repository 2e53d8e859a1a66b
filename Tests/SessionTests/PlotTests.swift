// The curves of a plot against the shares of its constraints, one by one.

import ConstraintHierarchies
import Rationals
import Session
import TestSupport
import Testing

@Suite("The curves of a plot")
struct PlotTests {
  /// Of `low`, after as many lines, of which each is a share.
  private func graph(of count: Int, seed: UInt64) throws -> LevelGraph {
    var generator = SeededGenerator(seed: seed)
    var session = Session()
    for _ in 0..<count {
      let relation = ["=", "<=", ">="].randomElement(using: &generator) ?? "="
      let slope = [-3, -1, 1, 2].randomElement(using: &generator) ?? 1
      let bend = generator.integer(in: -20...20)
      #expect(session.run("\(slope) x + 1 \(relation) \(bend) @low").failure == nil)
    }
    #expect(session.run("minimize x / 2 @low").failure == nil)
    guard case .solution(.plot(let report)) = session.run("plot").answer,
      case .graph(let graph) = try #require(report.levels.last).shape
    else {
      Issue.record("no graph")
      throw Missing()
    }
    return graph
  }

  private struct Missing: Error {}

  /// On the straight line between two vertices.
  private func value(of curve: LevelGraph.Curve, at place: Rational) throws -> Rational {
    let index = try #require(
      curve.vertices.indices.dropFirst().first { curve.vertices[$0].x >= place })
    let (left, right) = (curve.vertices[index - 1], curve.vertices[index])
    return left.y + (right.y - left.y) * (place - left.x) / (right.x - left.x)
  }

  @Test("Where an objective goes on without end, the region's corners are in the picture")
  func endless() throws {
    var session = Session(
      "var x, y >= 0", "x - y <= 200", "y - x <= 300", "maximize x + y")
    guard case .solution(.region(.plane(let region))) = session.run("region").answer else {
      Issue.record("no region")
      return
    }
    let corners = try #require(region.polygons.first).corners
    for (x, y) in [(0, 0), (200, 0), (0, 300)] {
      #expect(corners.contains(PlanePoint(x: Rational(x), y: Rational(y))))
    }
  }

  @Test("The sum of the shares is the whole", arguments: [1, 3, 20, 100])
  func sum(count: Int) throws {
    let graph = try graph(of: count, seed: UInt64(count))
    let (shares, sum) = (graph.curves.dropLast(), try #require(graph.curves.last))
    #expect(shares.count == count + 1)
    for vertex in sum.vertices {
      let parts = try shares.map { try value(of: $0, at: vertex.x) }
      #expect(parts.reduce(0, +) == vertex.y, "at \(vertex.x)")
    }
  }

  @Test("Where there are many, each has its own bend alone")
  func many() throws {
    let graph = try graph(of: 200, seed: 1)
    #expect(graph.curves.dropLast().allSatisfy { $0.vertices.count <= 3 })
    #expect(try #require(graph.curves.last).vertices.count > 20)
  }
}
