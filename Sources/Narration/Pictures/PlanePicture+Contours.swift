// A level's objective as level curves over the plane.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

extension PlanePicture {
  /// Straight pieces through a fine grid of triangles, exact along the edges of each.
  func contours(_ priority: Priority) -> [Plane.Contour] {
    let objective = LevelFunction(region, priority)
    let columns = 48
    let rows = 24
    func place(_ frame: (low: Rational, high: Rational), _ step: Int, _ count: Int) -> Rational {
      frame.low + (frame.high - frame.low) * Rational(numerator: step, denominator: count)
    }
    let xs = (0...columns).map { place(xFrame, $0, columns) }
    let ys = (0...rows).map { place(yFrame, $0, rows) }
    let values = xs.map { x in ys.map { objective.value(x, $0) } }
    guard let low = values.joined().min(), let high = values.joined().max(), low < high else {
      return []
    }
    return Self.roundLevels(low, high).map { level in
      var segments: [[Graph.Vertex]] = []
      for i in 0..<columns {
        for j in 0..<rows {
          let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)].map { i, j in
            (Graph.Vertex(x: xs[i], y: ys[j]), values[i][j])
          }
          for triangle in [[0, 1, 2], [0, 2, 3]] {
            let crossing = Self.crossing(triangle.map { corners[$0] }, level)
            if crossing.count == 2 { segments.append(crossing) }
          }
        }
      }
      let sole = region.problem.soleObjective(at: priority)
      return Plane.Contour(value: sole?.value(where: level) ?? level, segments: segments)
    }
  }

  /// About six multiples of a round number that lie between two values.
  private static func roundLevels(_ low: Rational, _ high: Rational) -> [Rational] {
    RoundSteps(lower: low, upper: high, about: 7).values.filter { low < $0 && $0 < high }
  }

  /// Where a function that is linear on a triangle takes a value on its edges.
  private static func crossing(
    _ corners: [(Graph.Vertex, Rational)], _ level: Rational
  ) -> [Graph.Vertex] {
    var result: [Graph.Vertex] = []
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
      let (p, u) = corners[a]
      let (q, v) = corners[b]
      guard (u < level) != (v < level) else { continue }
      let part = (level - u) / (v - u)
      result.append(
        Graph.Vertex(x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part))
    }
    return result
  }
}

/// A level's objective as a function of two variables, the others held where they are.
private struct LevelFunction {
  private struct Part {
    var a: Rational
    var b: Rational
    var c: Rational
    var above: Rational
    var below: Rational
  }

  private var parts: [Part] = []

  init(_ region: PlaneRegion, _ priority: Priority) {
    let hierarchy = region.problem
    func part(_ expression: LinearExpression, above: Rational, below: Rational) -> Part {
      let values = hierarchy.evaluatingPoints(expression)
      var part = Part(a: 0, b: 0, c: values.constant, above: above, below: below)
      for term in values.terms {
        guard case .variable(let variable) = term.symbol else { continue }
        if variable == region.x {
          part.a += term.coefficient
        } else if variable == region.y {
          part.b += term.coefficient
        } else {
          part.c.addProduct(term.coefficient, region.values[variable.index])
        }
      }
      return part
    }
    for constraint in hierarchy.enabledConstraints where constraint.priority == priority {
      let weight = constraint.weight
      parts.append(
        part(
          constraint.error, above: constraint.relation == .atLeast ? 0 : weight,
          below: constraint.relation == .atMost ? 0 : weight))
    }
    for objective in hierarchy.enabledObjectives where objective.priority == priority {
      parts.append(part(objective.share, above: 1, below: -1))
    }
  }

  func value(_ x: Rational, _ y: Rational) -> Rational {
    parts.reduce(0) { sum, part in
      let error = part.a * x + part.b * y + part.c
      return sum + (error.signum > 0 ? part.above * error : -part.below * error)
    }
  }
}
