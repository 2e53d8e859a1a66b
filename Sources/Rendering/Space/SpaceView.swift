// A look at a box of space: where on a sheet a place of it is, and what lies behind. From far away, without
// perspective, the box a cube; all of it exact, since the sines are those of triangles with whole sides.

import Rationals

/// A box of space as it is seen from the front, a little from the right and from above.
struct SpaceView: Sendable {
  /// From −1/2 to 1/2 inside the cube.
  typealias Place = (x: Rational, y: Rational, z: Rational)

  /// How far it is turned to the left, and how far tilted to the front.
  private static let turn = (
    sine: Rational(numerator: 7, denominator: 25), cosine: Rational(numerator: 24, denominator: 25)
  )
  private static let tilt = (
    sine: Rational(numerator: 5, denominator: 13), cosine: Rational(numerator: 12, denominator: 13)
  )
  /// Towards whoever looks.
  private static let towards: Place = (
    x: tilt.cosine * turn.sine, y: -(tilt.cosine * turn.cosine), z: tilt.sine
  )

  let space: Space

  /// Half of the cube's shadow, in edges of the cube.
  static let (halfWidth, halfHeight): (Rational, Rational) = (
    (turn.cosine + turn.sine) / 2,
    (tilt.cosine + tilt.sine * (turn.cosine + turn.sine)) / 2
  )

  func place(_ corner: Space.Corner) -> Place {
    func along(_ axis: Int, _ value: Rational) -> Rational {
      let axis = space.axes[axis]
      return (value - axis.lower) / (axis.upper - axis.lower)
        - Rational(numerator: 1, denominator: 2)
    }
    return (along(0, corner.x), along(1, corner.y), along(2, corner.z))
  }

  /// Across to the right and up, in edges of the cube, from its middle.
  static func shadow(_ place: Place) -> Graph.Vertex {
    let depth = turn.cosine * place.y - turn.sine * place.x
    return Graph.Vertex(
      x: turn.cosine * place.x + turn.sine * place.y,
      y: tilt.cosine * place.z + tilt.sine * depth)
  }

  // MARK: Faces and edges

  struct Edge: Sendable {
    /// Places among the body's corners.
    let ends: [Int]
    /// Across the faces that meet in it, to the outside; none of a body without an inside.
    let normals: [Place]
    /// Whether the body lies before it.
    let isHidden: Bool
    /// Whether the body is only cut off there.
    let isCut: Bool
  }

  /// Across a face, to the outside.
  func normal(_ face: Space.Face, of body: Space.Body) -> Place {
    let corners = face.corners.prefix(3).map { place(body.corners[$0]) }
    guard corners.count == 3 else { return (0, 0, 0) }
    func from(_ index: Int) -> Place {
      (
        corners[index].x - corners[0].x, corners[index].y - corners[0].y,
        corners[index].z - corners[0].z
      )
    }
    let (u, v) = (from(1), from(2))
    return (u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }

  static func isFront(_ normal: Place) -> Bool {
    (towards.x * normal.x + towards.y * normal.y + towards.z * normal.z).signum > 0
  }

  func edges(of body: Space.Body) -> [Edge] {
    if body.corners.count == 2 {
      return [Edge(ends: [0, 1], normals: [], isHidden: false, isCut: false)]
    }
    let isFlat = body.faces.count == 1
    var order: [[Int]] = []
    var faces: [[Int]: [Space.Face]] = [:]
    for face in body.faces {
      for (index, corner) in face.corners.enumerated() {
        let next = face.corners[(index + 1) % face.corners.count]
        let ends = [min(corner, next), max(corner, next)]
        if faces[ends] == nil { order.append(ends) }
        faces[ends, default: []].append(face)
      }
    }
    return order.map { ends in
      let meeting = faces[ends] ?? []
      let normals = isFlat ? [] : meeting.map { normal($0, of: body) }
      return Edge(
        ends: ends, normals: normals,
        isHidden: !normals.isEmpty && !normals.contains { Self.isFront($0) },
        isCut: meeting.contains { $0.isCut } || isFlat && isOnBox(ends, of: body))
    }
  }

  /// Whether a flat body, which lies in no side of the box, is cut off in an edge.
  private func isOnBox(_ ends: [Int], of body: Space.Body) -> Bool {
    guard !body.isBounded else { return false }
    let places = ends.map { place(body.corners[$0]) }
    let half = Rational(numerator: 1, denominator: 2)
    return [half, -half].contains { side in
      places.allSatisfy { $0.x == side } || places.allSatisfy { $0.y == side }
        || places.allSatisfy { $0.z == side }
    }
  }

  func isOnBox(_ corner: Space.Corner) -> Bool {
    let place = place(corner)
    let half = Rational(numerator: 1, denominator: 2)
    return [place.x, place.y, place.z].contains { $0.magnitude == half }
  }

  /// From the corner of the box where all is least to its neighbours, a little farther than these.
  static var axes: [(from: Place, to: Place)] {
    let (low, high) = (
      Rational(numerator: -1, denominator: 2), Rational(numerator: 5, denominator: 8)
    )
    let from: Place = (low, low, low)
    return [(from, (high, low, low)), (from, (low, high, low)), (from, (low, low, high))]
  }
}

extension Space {
  /// A letter for each corner that is one: where a body is cut off, its corners are none.
  var cornerNames: [Corner: String] {
    var corners: [Corner] = []
    var seen: Set<Corner> = []
    let view = SpaceView(space: self)
    for body in bodies {
      for corner in body.corners where body.isBounded || !view.isOnBox(corner) {
        if seen.insert(corner).inserted { corners.append(corner) }
      }
    }
    var letters = CornerLetters.free(corners.count, besides: taken + axes.map { $0.name })[...]
    var names: [Corner: String] = [:]
    for corner in corners { names[corner] = letters.popFirst() ?? "" }
    return names
  }
}
