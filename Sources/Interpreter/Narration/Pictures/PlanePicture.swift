// Regions of two variables as polygons, and a level's objective as level curves over them.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct PlanePicture {
  let resolution: Resolution
  let naming: Naming
  let x: Variable
  let y: Variable
  /// The solution, or one of several, which is marked; nil where there is none.
  private let valuation: Valuation?
  private let xFrame: (low: Rational, high: Rational)
  private let yFrame: (low: Rational, high: Rational)

  /// - Parameter visited: points that the frame must hold besides.
  init(
    _ resolution: Resolution, _ valuation: Valuation?, _ x: Variable, _ y: Variable,
    visited: [Graph.Vertex] = []
  ) {
    self.resolution = resolution
    self.valuation = valuation
    naming = Naming(resolution)
    self.x = x
    self.y = y
    let xValues = Self.values(resolution, valuation, x) + visited.map(\.x)
    let yValues = Self.values(resolution, valuation, y) + visited.map(\.y)
    // Where nothing is known of one variable, the scale of the other serves both.
    xFrame = Frame.round(Set(xValues).count > 1 ? xValues : xValues + yValues)
    yFrame = Frame.round(Set(yValues).count > 1 ? yValues : yValues + xValues)
  }

  /// Wide enough for zero, the finite ends of every level's region, and the points that the
  /// variable's constraints name.
  private static func values(
    _ resolution: Resolution, _ valuation: Valuation?, _ variable: Variable
  ) -> [Rational] {
    var values: [Rational] = [0]
    if resolution.outcome != .infeasible {
      for levels in 0...resolution.solvedLevels {
        let interval = resolution.interval(of: variable, afterLevels: levels)
        values += [interval?.lower, interval?.upper].compactMap(\.self)
      }
      values.append(resolution.place(of: variable, in: valuation))
    }
    values += NumberLinePicture(Naming(resolution), variable).ticks.map(\.value)
    return values
  }

  // MARK: Documents

  func region() -> Document {
    guard resolution.outcome != .infeasible else {
      return Document([.paragraph(Text(Words.contradictoryNow, .error))])
    }
    let polygons = (0...resolution.solvedLevels).map(polygon)
    var plane = plane(
      title: "The region of \(name(x)) and \(name(y)), level by level", polygons, contours: [])
    plane.guides = guides(touching: polygons)
    return Document([.plane(plane)])
  }

  /// The level curves of a level's objective, over the region that the levels above left, and the
  /// part of it that is best.
  func levelCurves(_ priority: Priority) -> Document {
    guard let rank = resolution.model.levels.firstIndex(of: priority),
      rank <= resolution.solvedLevels
    else { return Document([.paragraph(Text(Words.contradictoryNow, .error))]) }
    var polygons = [polygon(afterLevels: rank)]
    if rank < resolution.solvedLevels { polygons.append(polygon(afterLevels: rank + 1)) }
    let objective = Naming.objective(priority)
    let title: Text =
      "\(objective, Naming.role(priority)) = \(naming.objectiveSum(priority)) over "
      + "\(name(x)) and \(name(y))"
    var plane = plane(title: title, polygons, contours: contours(priority))
    plane.guides = guides(touching: polygons)
    var document = Document([.plane(plane)])
    if rank < resolution.solvedLevels, let least = resolution.levels[rank + 1].minimum {
      document.append(
        .paragraph("\(objective, Naming.role(priority)) is least there: \(least, .strong)."))
    }
    return document
  }

  private func name(_ variable: Variable) -> String { naming.hierarchy.name(of: variable) }

  /// The regions without a title or level curves, and a point with the one that it comes from.
  func plane(
    _ polygons: [Plane.Polygon], mark: Graph.Vertex?, before: Graph.Vertex?
  ) -> Plane {
    var plane = plane(title: "", polygons, contours: [])
    plane.mark = mark
    plane.guides = resolution.hierarchy.enabledConstraints.compactMap(guide)
    if let mark, let before, before != mark { plane.trail = [before, mark] }
    return plane
  }

  /// More lines than that hide each other.
  private static let mostGuides = 8

  /// The lines of the constraints of these two variables; of many, those that bound what is left.
  private func guides(touching polygons: [Plane.Polygon]) -> [Plane.Guide] {
    let all = resolution.hierarchy.enabledConstraints.compactMap { constraint in
      guide(constraint).map { (constraint: constraint, guide: $0) }
    }
    guard all.count > Self.mostGuides else { return all.map { $0.guide } }
    let corners = polygons.flatMap { $0.corners }
    let touching = all.filter { item in
      corners.contains { (error(of: item.constraint, at: $0) ?? 1).isZero }
    }
    return touching.prefix(Self.mostGuides).map { $0.guide }
  }

  private func error(of constraint: Constraint, at vertex: Graph.Vertex) -> Rational? {
    let error = resolution.hierarchy.evaluatingPoints(constraint.error)
    var value = error.constant
    for term in error.terms {
      guard case .variable(let variable) = term.symbol else { return nil }
      if variable != x, variable != y { return nil }
      value.addProduct(term.coefficient, variable == x ? vertex.x : vertex.y)
    }
    return value
  }

  /// Where a constraint of these two variables alone is an equation.
  private func guide(_ constraint: Constraint) -> Plane.Guide? {
    let error = resolution.hierarchy.evaluatingPoints(constraint.error)
    func coefficient(_ variable: Variable) -> Rational {
      error.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
    }
    let (a, b) = (coefficient(x), coefficient(y))
    let others = error.variables.filter { $0 != x && $0 != y }
    guard others.isEmpty, !a.isZero || !b.isZero else { return nil }
    let ends =
      b.isZero
      ? [yFrame.low, yFrame.high].map { Graph.Vertex(x: -error.constant / a, y: $0) }
      : [xFrame.low, xFrame.high].map { Graph.Vertex(x: $0, y: -(error.constant + a * $0) / b) }
    return Plane.Guide(
      name: Text(constraint.id, Naming.role(constraint.priority)), ends: ends)
  }

  private func plane(
    title: Text, _ polygons: [Plane.Polygon], contours: [Plane.Contour]
  ) -> Plane {
    var mark: Graph.Vertex?
    if let valuation {
      mark = Graph.Vertex(x: valuation.value(of: x), y: valuation.value(of: y))
    }
    return Plane(
      title: title, xName: name(x), yName: name(y),
      x: Span(lower: xFrame.low, upper: xFrame.high),
      y: Span(lower: yFrame.low, upper: yFrame.high), polygons: polygons, contours: contours,
      xTicks: NumberLinePicture(naming, x).ticks, yTicks: NumberLinePicture(naming, y).ticks,
      mark: mark)
  }

  // MARK: The polygon

  /// The corners of the region, found with the simplex method as oracle: the farthest point in a
  /// direction is a corner, and between two corners there is another exactly if something lies
  /// beyond the line through them.
  func polygon(afterLevels levels: Int) -> Plane.Polygon {
    let corners = Corners(self, levels: levels).all()
    let isBounded = corners.allSatisfy { corner in
      xFrame.low < corner.x && corner.x < xFrame.high && yFrame.low < corner.y
        && corner.y < yFrame.high
    }
    let level = levels == 0 ? Priority.required : resolution.model.levels[levels - 1]
    return Plane.Polygon(
      corners: corners, priority: level.rawValue,
      label: "after \(level.name, Naming.role(level))", isBounded: isBounded)
  }

  private struct Corners {
    let problem: Problem
    let control: SolveControl
    let levels: Int
    let x: Int
    let y: Int

    init(_ picture: PlanePicture, levels: Int) {
      self.levels = levels
      control = picture.resolution.control
      x = picture.x.index
      y = picture.y.index
      var problem = picture.resolution.model.problem
      for (column, frame) in [(x, picture.xFrame), (y, picture.yFrame)] {
        for (bound, isLow) in [(frame.low, true), (frame.high, false)] {
          let slack = problem.addColumn(.nonnegative)
          problem.rows.append(
            Problem.Row(
              form: LinearForm([.init(column, 1)], constant: -bound),
              kind: isLow ? .atLeast(slack: slack) : .atMost(slack: slack)))
        }
      }
      problem.objectives = Array(problem.objectives.prefix(levels))
      self.problem = problem
    }

    /// The point farthest in a direction; of several, the one farthest to the left of it.
    private func farthest(_ dx: Rational, _ dy: Rational) -> Graph.Vertex? {
      var problem = problem
      problem.objectives.append(LinearForm([.init(x, -dx), .init(y, -dy)]))
      problem.objectives.append(LinearForm([.init(x, dy), .init(y, -dx)]))
      var solver = Solver(problem, control: control)
      guard solver.solve() == .optimal else { return nil }
      return Graph.Vertex(x: solver.tableau.value(of: x), y: solver.tableau.value(of: y))
    }

    func all() -> [Graph.Vertex] {
      guard let first = farthest(-1, 0), let last = farthest(1, 0) else { return [] }
      if first == last { return [first] }
      return [first] + between(first, last) + [last] + between(last, first)
    }

    /// The corners after `a` and before `b`, against the clock.
    private func between(_ a: Graph.Vertex, _ b: Graph.Vertex) -> [Graph.Vertex] {
      let dx = b.y - a.y
      let dy = a.x - b.x
      guard let c = farthest(dx, dy), c != a, c != b else { return [] }
      let isBeyond = dx * (c.x - a.x) + dy * (c.y - a.y)
      guard isBeyond.signum > 0 else { return [] }
      return between(a, c) + [c] + between(c, b)
    }
  }

  // MARK: Level curves

  /// Straight pieces through a fine grid of triangles, exact along the edges of each.
  private func contours(_ priority: Priority) -> [Plane.Contour] {
    let objective = LevelFunction(resolution, valuation, x, y, priority)
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
      return Plane.Contour(value: level, segments: segments)
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

  init(
    _ resolution: Resolution, _ valuation: Valuation?, _ x: Variable, _ y: Variable,
    _ priority: Priority
  ) {
    let hierarchy = resolution.hierarchy
    func part(_ expression: LinearExpression, above: Rational, below: Rational) -> Part {
      let values = hierarchy.evaluatingPoints(expression)
      var part = Part(a: 0, b: 0, c: values.constant, above: above, below: below)
      for term in values.terms {
        guard case .variable(let variable) = term.symbol else { continue }
        if variable == x {
          part.a += term.coefficient
        } else if variable == y {
          part.b += term.coefficient
        } else {
          part.c.addProduct(
            term.coefficient, resolution.place(of: variable, in: valuation))
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

extension Resolution {
  /// The value of the solution that is told of; where there is none, that which the method ended at.
  func place(of variable: Variable, in valuation: Valuation?) -> Rational {
    valuation?.value(of: variable) ?? solver.tableau.value(of: variable.index)
  }
}
