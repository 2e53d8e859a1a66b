// A convex body of space, known only by its farthest corner in any direction, from the outside in.
//
// It begins with a point, a line, a triangle, a tetrahedron of farthest corners. Each face of what is known so far is
// asked for what lies beyond it. Nothing: it is a face of the body. A corner: the faces that it sees give way to those
// between it and their rim (the beneath-beyond method; F. Preparata and M. Shamos, *Computational Geometry*, 1985,
// section 3.4.2).

import Rationals
import Simplex

/// The corners and faces of a convex body: a point, a line, a polygon or a polytope.
struct SpaceHull: Sendable {
  private(set) var corners: [SpacePoint]
  /// Places in `corners`, in order around each face: against the clock, seen from outside. Of a polygon it
  /// alone; of a line and of a point none.
  private(set) var faces: [[Int]] = []

  typealias Farthest = (SpacePoint) throws(Stop) -> SpacePoint

  /// - Parameters:
  ///   - limit: of corners; a body with more is not described.
  ///   - farthest: the corner that is farthest in a direction, any of them where several are.
  /// - Returns: nil if the limit is passed.
  /// - Throws: where the search for a corner does.
  /// - Complexity: a search for each corner and each face; besides, O(corners²).
  init?(limit: Int, farthest: Farthest) throws(Stop) {
    let first = try farthest(SpacePoint.axes[0])
    corners = [first]
    let around = SpacePoint.axes.flatMap { [-$0, $0] }
    guard let second = try Self.beyond(first, around, farthest) else { return }
    corners.append(second)
    let line = second - first
    let across = SpacePoint.axes.map { line.cross($0) }.filter { !$0.isZero }.prefix(2)
    guard let third = try Self.beyond(first, across.flatMap { [$0, -$0] }, farthest) else {
      return
    }
    corners.append(third)
    let normal = line.cross(third - first)
    if let fourth = try Self.beyond(first, [normal, -normal], farthest) {
      corners.append(fourth)
      guard let faces = try polytope(limit, farthest) else { return nil }
      self.faces = faces
    } else {
      guard let polygon = try polygon(normal, limit, farthest) else { return nil }
      corners = polygon
      faces = [Array(polygon.indices)]
    }
  }

  /// A corner that is farther in one of some directions than a point; nil where there is none.
  private static func beyond(
    _ point: SpacePoint, _ directions: [SpacePoint], _ farthest: Farthest
  ) throws(Stop) -> SpacePoint? {
    for direction in directions {
      let found = try farthest(direction)
      if direction.dot(found - point).signum > 0 { return found }
    }
    return nil
  }

  // MARK: A polygon

  private func polygon(
    _ normal: SpacePoint, _ limit: Int, _ farthest: Farthest
  ) throws(Stop) -> [SpacePoint]? {
    var ring = corners
    var place = 0
    while place < ring.count {
      let (from, to) = (ring[place], ring[(place + 1) % ring.count])
      let outward = (to - from).cross(normal)
      let found = try farthest(outward)
      if ring.count > limit { return nil }
      if outward.dot(found - from).signum > 0 {
        ring.insert(found, at: place + 1)
      } else {
        place += 1
      }
    }
    return ring
  }

  // MARK: A polytope

  /// Three corners, against the clock from outside.
  private struct Triangle {
    let corners: [Int]
    let normal: SpacePoint

    init(_ a: Int, _ b: Int, _ c: Int, in points: [SpacePoint]) {
      corners = [a, b, c]
      normal = (points[b] - points[a]).cross(points[c] - points[a])
    }

    var edges: [[Int]] { (0..<3).map { [corners[$0], corners[($0 + 1) % 3]] } }

    func sees(_ point: SpacePoint, in points: [SpacePoint]) -> Bool {
      normal.dot(point - points[corners[0]]).signum > 0
    }
  }

  private mutating func polytope(
    _ limit: Int, _ farthest: Farthest
  ) throws(Stop) -> [[Int]]? {
    var triangles = tetrahedron()
    // What has nothing beyond it: of a convex body a direction is that of one face alone.
    var faces: Set<SpacePoint> = []
    while let next = triangles.first(where: { !faces.contains($0.normal.normalized) }) {
      let found = try farthest(next.normal)
      guard next.sees(found, in: corners) else {
        faces.insert(next.normal.normalized)
        continue
      }
      corners.append(found)
      if corners.count > limit { return nil }
      let seeing = triangles.filter { $0.sees(found, in: corners) }
      triangles.removeAll { $0.sees(found, in: corners) }
      let edges = Set(seeing.flatMap { $0.edges })
      for edge in seeing.flatMap({ $0.edges }) where !edges.contains([edge[1], edge[0]]) {
        triangles.append(Triangle(edge[0], edge[1], corners.count - 1, in: corners))
      }
    }
    return Self.joined(triangles)
  }

  private func tetrahedron() -> [Triangle] {
    let first = Triangle(0, 1, 2, in: corners)
    let (b, c) = first.sees(corners[3], in: corners) ? (2, 1) : (1, 2)
    return [(0, b, c), (0, c, 3), (c, b, 3), (b, 0, 3)].map {
      Triangle($0.0, $0.1, $0.2, in: corners)
    }
  }

  /// Triangles of one plane as one face.
  private static func joined(_ triangles: [Triangle]) -> [[Int]] {
    var order: [SpacePoint] = []
    var planes: [SpacePoint: [Triangle]] = [:]
    for triangle in triangles {
      let normal = triangle.normal.normalized
      if planes[normal] == nil { order.append(normal) }
      planes[normal, default: []].append(triangle)
    }
    return order.map { normal in
      let edges = (planes[normal] ?? []).flatMap { $0.edges }
      let all = Set(edges)
      var next: [Int: Int] = [:]
      for edge in edges where !all.contains([edge[1], edge[0]]) { next[edge[0]] = edge[1] }
      guard let start = next.keys.min() else { return [] }
      var ring = [start]
      while let following = next[ring[ring.count - 1]], following != start, ring.count < next.count
      {
        ring.append(following)
      }
      return ring
    }
  }
}
