// The names of corners in a plane.

import Rationals

extension Plane {
  /// A letter for each corner that is one: where a region goes on beyond the frame, the points in
  /// which it is cut off are none. No letter is one that a constraint, a point or an axis has; when there are no
  /// letters left, corners have none.
  var cornerNames: [Graph.Vertex: String] {
    var corners: [Graph.Vertex] = []
    var seen: Set<Graph.Vertex> = []
    for polygon in polygons {
      for corner in polygon.corners where polygon.isBounded || !isOnFrame(corner) {
        if seen.insert(corner).inserted { corners.append(corner) }
      }
    }
    let taken =
      guides.map { $0.name.words } + (xTicks + yTicks).map { $0.name } + [xName, yName]
    var letters = CornerLetters.free(corners.count, besides: taken)[...]
    var names: [Graph.Vertex: String] = [:]
    for corner in corners { names[corner] = letters.popFirst() ?? "" }
    return names
  }

  /// The corners that have names, in the order of these.
  func namedCorners(_ names: [Graph.Vertex: String]) -> [(Graph.Vertex, String)] {
    names.filter { !$0.value.isEmpty }.sorted { ($0.value, $0.key.x) < ($1.value, $1.key.x) }
      .map { ($0.key, $0.value) }
  }
}

enum CornerLetters {
  /// So many letters in a row: from A, from P, or from wherever none of them is taken; if there is no such
  /// row, all that are free.
  ///
  /// - Parameter names: what else has a name. As in geometry, `a` may be a side and `A` a corner.
  static func free(_ count: Int, besides names: [String]) -> [String] {
    let taken = Set(names)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    for start in [0, 15] + letters.indices where start + count <= letters.count {
      let row = letters[start..<start + count]
      if taken.isDisjoint(with: row) { return Array(row) }
    }
    return letters.filter { !taken.contains($0) }
  }
}

extension Text {
  /// Its words alone, numbers left out.
  fileprivate var words: String {
    pieces.reduce(into: "") { if case .words(let words, _) = $1 { $0 += words } }
  }
}
