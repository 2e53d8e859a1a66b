// The right answer to a small hierarchy, found in the space of its variables: no slacks, no tableau,
// nothing that the solver has.

import ConstraintHierarchies
import Rationals

/// A sketch's minima and regions by brute force.
///
/// The hyperplanes on which constraints have the error 0 cut space into cells, on each of which every
/// level's objective is linear. So the points that minimise one level after the other make up whole
/// faces of cells, and in a box, where every face is spanned by its corners, it is enough to look at
/// the corners of all cells. What is true of the hierarchy without a box is what a box twice as large
/// does not change, if only the box is larger than everything that happens inside.
struct Arrangement {
  /// What spans the region after each level, from the requirements down, in a box and in one twice as
  /// large: levels first, corners second.
  private let small: [[[Rational]]]
  private let large: [[[Rational]]]
  /// The least value of each level, as far as there is one.
  let minima: [Rational]
  let isUnbounded: Bool

  /// Far beyond all that coefficients of one digit and constants of two can bring about.
  private static let halfWidth: Rational = 1_000_000_000

  init(_ sketch: Sketch) {
    var small = [Self.corners(of: sketch, within: Self.halfWidth)]
    var large = [Self.corners(of: sketch, within: 2 * Self.halfWidth)]
    var minima: [Rational] = []
    var isUnbounded = false
    for level in sketch.levels where !small[0].isEmpty && !isUnbounded {
      let (least, best) = Self.least(level, of: sketch, among: small[small.count - 1])
      let (leastInLarge, bestInLarge) = Self.least(level, of: sketch, among: large[large.count - 1])
      guard least == leastInLarge else {
        isUnbounded = true
        break
      }
      minima.append(least)
      small.append(best)
      large.append(bestInLarge)
    }
    self.small = small
    self.large = large
    self.minima = minima
    self.isUnbounded = isUnbounded
  }

  var isInfeasible: Bool { small[0].isEmpty }

  /// The values that a form takes after so many levels.
  func interval(of coefficients: [Rational], afterLevels levels: Int) -> Interval {
    func values(_ corners: [[Rational]]) -> [Rational] {
      corners.map { corner in zip(coefficients, corner).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let (values, inLarge) = (values(small[levels]), values(large[levels]))
    return Interval(
      values.min() == inLarge.min() ? values.min() : nil,
      values.max() == inLarge.max() ? values.max() : nil)
  }

  // MARK: Corners

  private static func least(
    _ level: Int, of sketch: Sketch, among corners: [[Rational]]
  ) -> (Rational, [[Rational]]) {
    let values = corners.map { sketch.objective(level, at: $0) }
    guard let least = values.min() else { preconditionFailure("there are no corners") }
    return (least, zip(corners, values).filter { $0.1 == least }.map(\.0))
  }

  /// The corners of the cells that lie in the box and meet the requirements.
  private static func corners(of sketch: Sketch, within halfWidth: Rational) -> [[Rational]] {
    var planes = Set<[Rational]>()
    for row in sketch.rows {
      guard let first = row.coefficients.first(where: { !$0.isZero }) else { continue }
      planes.insert((row.coefficients + [-row.constant]).map { $0 / first })
    }
    for axis in 0..<sketch.variables {
      for side in [halfWidth, -halfWidth] {
        var face = [Rational](repeating: 0, count: sketch.variables + 1)
        face[axis] = 1
        face[sketch.variables] = side
        planes.insert(face)
      }
    }
    let requirements = sketch.rows.filter { $0.priority == 1000 }
    let found = crossings(of: Array(planes), dimension: sketch.variables).filter { point in
      point.allSatisfy { $0 <= halfWidth && $0 >= -halfWidth }
        && requirements.allSatisfy { $0.holds(at: point) }
    }
    return Array(Set(found))
  }

  /// The points in which as many planes as there are dimensions cross.
  private static func crossings(of planes: [[Rational]], dimension: Int) -> [[Rational]] {
    func choose(_ count: Int, from start: Int) -> [[Int]] {
      if count == 0 { return [[]] }
      return (start..<planes.count).flatMap { first in
        choose(count - 1, from: first + 1).map { [first] + $0 }
      }
    }
    return choose(dimension, from: 0).compactMap { solution(of: $0.map { planes[$0] }) }
  }

  /// Gauss–Jordan; nil where there is not just one solution.
  private static func solution(of equations: [[Rational]]) -> [Rational]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).first(where: { !rows[$0][column].isZero }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let factor = rows[column][column].reciprocal
      rows[column] = rows[column].map { $0 * factor }
      for other in 0..<count where other != column && !rows[other][column].isZero {
        let multiple = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - multiple * $1 }
      }
    }
    return rows.map { $0[count] }
  }
}
