// wireframe x y z: bodies of space, against corners that are found by trying every three planes.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Rationals
import Session
import TestSupport
import Testing

@Suite struct SpaceTests {
  private func asked(_ session: inout Session) -> SpaceRegion? {
    guard case .solution(.wireframe(.space(let region))) = session.run("wireframe x y z").answer
    else {
      return nil
    }
    return region
  }

  /// `a x + b y + c z ≤ d`
  private struct HalfSpace {
    let factors: [Int]
    let limit: Int

    func value(at point: SpacePoint) -> Rational {
      Rational(factors[0]) * point.x + Rational(factors[1]) * point.y
        + Rational(factors[2]) * point.z - Rational(limit)
    }

    var line: String {
      "\(factors[0])x + \(factors[1])y + \(factors[2])z <= \(limit)"
    }
  }

  /// A box, and planes through it, some of them through its corners.
  private func halfSpaces(seed: UInt64) -> [HalfSpace] {
    var generator = SeededGenerator(seed: seed)
    var spaces = [
      HalfSpace(factors: [1, 0, 0], limit: 4), HalfSpace(factors: [0, 1, 0], limit: 4),
      HalfSpace(factors: [0, 0, 1], limit: 4), HalfSpace(factors: [-1, 0, 0], limit: 0),
      HalfSpace(factors: [0, -1, 0], limit: 0), HalfSpace(factors: [0, 0, -1], limit: 0),
    ]
    for _ in 0..<generator.integer(in: 0...5) {
      spaces.append(
        HalfSpace(
          factors: (0..<3).map { _ in generator.integer(in: -2...2) },
          limit: generator.integer(in: 0...8)))
    }
    // Flat bodies, lines and points as well.
    for _ in 0..<generator.integer(in: 0...5) / 3 {
      let factors = (0..<3).map { _ in generator.integer(in: -1...2) }
      let limit = generator.integer(in: 0...3)
      spaces.append(HalfSpace(factors: factors, limit: limit))
      spaces.append(HalfSpace(factors: factors.map { -$0 }, limit: -limit))
    }
    return spaces
  }

  /// By Cramer's rule; nil where three planes do not meet in one point.
  private func meeting(_ a: HalfSpace, _ b: HalfSpace, _ c: HalfSpace) -> SpacePoint? {
    func determinant(_ columns: [[Int]]) -> Int {
      let (u, v, w) = (columns[0], columns[1], columns[2])
      return u[0] * (v[1] * w[2] - v[2] * w[1]) - v[0] * (u[1] * w[2] - u[2] * w[1])
        + w[0] * (u[1] * v[2] - u[2] * v[1])
    }
    let planes = [a, b, c]
    let columns = (0..<3).map { column in planes.map { $0.factors[column] } }
    let limits = planes.map { $0.limit }
    let whole = determinant(columns)
    if whole == 0 { return nil }
    let parts = (0..<3).map { column -> Rational in
      var changed = columns
      changed[column] = limits
      return Rational(determinant(changed)) / Rational(whole)
    }
    return SpacePoint(x: parts[0], y: parts[1], z: parts[2])
  }

  private func corners(_ spaces: [HalfSpace]) -> Set<SpacePoint> {
    var found: Set<SpacePoint> = []
    for first in spaces.indices {
      for second in spaces.indices where second > first {
        for third in spaces.indices where third > second {
          if let point = meeting(spaces[first], spaces[second], spaces[third]),
            spaces.allSatisfy({ $0.value(at: point).signum <= 0 })
          {
            found.insert(point)
          }
        }
      }
    }
    return found
  }

  @Test(
    "A body has the corners that three planes make, and its faces close it",
    arguments: 0..<Trials.count(60))
  func bodies(seed: Int) throws {
    let spaces = halfSpaces(seed: UInt64(seed))
    let expected = corners(spaces)
    var session = Session("x = 0 @low", "y = 0 @low", "z = 0 @low", "reset", "var x, y, z")
    for space in spaces { _ = session.run(space.line) }
    if expected.isEmpty { return }
    let region = try #require(asked(&session))
    let body = try #require(region.bodies.first)
    #expect(Set(body.corners) == expected)
    #expect(body.corners.count == expected.count)
    #expect(body.isBounded)
    try checkFaces(body, spaces)
  }

  /// Each face lies in a plane with all else behind it, and each edge belongs to two faces, once each way.
  private func checkFaces(_ body: SpaceRegion.Body, _ spaces: [HalfSpace]) throws {
    if body.faces.count == 1 {
      #expect(Set(body.faces[0].corners) == Set(body.corners.indices))
      return
    }
    var edges: Set<[Int]> = []
    for face in body.faces {
      let plane = spaces.first { space in
        body.corners.indices.allSatisfy { index in
          space.value(at: body.corners[index]).isZero == face.corners.contains(index)
        }
      }
      #expect(plane != nil, "the face lies in no plane that was typed")
      for (place, corner) in face.corners.enumerated() {
        let edge = [corner, face.corners[(place + 1) % face.corners.count]]
        #expect(edges.insert(edge).inserted)
      }
    }
    for edge in edges { #expect(edges.contains([edge[1], edge[0]])) }
    guard !body.faces.isEmpty else { return }
    #expect(body.corners.count - edges.count / 2 + body.faces.count == 2, "Euler")
  }

  @Test("What a level leaves is the part of the body where its objective is least")
  func levels() throws {
    var session = Session(
      "c: x + y + z <= 10", "x >= 0", "y >= 0", "z >= 0", "z <= 6", "maximize x + y + z @high",
      "z = 2 @low")
    let region = try #require(asked(&session))
    #expect(region.bodies.map { $0.priority.name } == ["required", "high", "low"])
    #expect(region.bodies.map { $0.corners.count } == [6, 4, 2])
    #expect(region.bodies[1].corners.allSatisfy { $0.x + $0.y + $0.z == 10 })
    #expect(region.bodies[2].corners.allSatisfy { $0.x + $0.y == 8 && $0.z == 2 })
    #expect(region.bodies[0].faces.compactMap { $0.constraint }.contains("c"))
  }

  @Test("Where a body has no end, it is cut off, and that is said")
  func endless() throws {
    var session = Session("x >= 0", "y >= 0", "z >= 0", "x + y + z >= 10")
    let region = try #require(asked(&session))
    #expect(!region.bodies[0].isBounded)
    #expect(region.bodies[0].faces.contains { $0.isCut })
    #expect(region.bodies[0].faces.filter { !$0.isCut }.count == 4)
    #expect(session.take("wireframe x y z").contains("goes on beyond"))
  }

  @Test("A region of other variables is its shadow")
  func shadow() throws {
    var session = Session(
      "0 <= x <= 2", "0 <= y <= 2", "z = x + w", "0 <= w <= 1")
    let region = try #require(asked(&session))
    #expect(region.bodies[0].corners.count == 8)
    #expect(region.bodies[0].corners.contains(SpacePoint(x: 2, y: 2, z: 3)))
  }

  @Test("Three variables are drawn unasked which; others are to be named")
  func names() throws {
    var session = Session("0 <= x <= 2", "0 <= y <= 2")
    #expect(session.take("wireframe").contains("there are 2"))
    session.take("z = x + y")
    #expect(session.take("wireframe").contains("The region of x, y and z"))
    session.take("w = 1")
    #expect(session.take("wireframe").contains("there are 4"))
    #expect(session.take("wireframe z x w").contains("The region of z, x and w"))
    #expect(try session.refuse("wireframe x y v").diagnostic.code == .unknownName)
  }

  @Test("A body with very many corners is not told")
  func tooMany() {
    var session = Session("var x, y, z")
    // Tangents of a paraboloid, one for each place of a grid.
    for x in -6...6 {
      for y in -6...6 { session.take("z >= \(2 * x)x + \(2 * y)y - \(x * x + y * y)") }
    }
    session.take("z <= 30")
    #expect(session.take("wireframe x y z").contains("more than 120 corners"))
    #expect(session.run("wireframe x y z").answer.json?["complete"] == .bool(false))
  }
}
