// Regions of two variables as polygons, and a level's objective as level curves over them.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct PlanePicture {
  let region: PlaneRegion
  let xFrame: (low: Rational, high: Rational)
  let yFrame: (low: Rational, high: Rational)
  private let speech: Speech

  private var problem: Hierarchy { region.problem }
  private var x: Variable { region.x }
  private var y: Variable { region.y }
  private var naming: ValueNaming { ValueNaming(hierarchy: problem) }

  /// Wide enough for what is worth a look, and for the points that the variables' constraints name.
  ///
  /// - Parameter last: the scale that is kept, as far as that can be.
  init(_ region: PlaneRegion, in speech: Speech, after last: PlaneScale? = nil) {
    self.region = region
    self.speech = speech
    let xValues = region.marked.x + region.problem.points(along: region.x).map { $0.value }
    let yValues = region.marked.y + region.problem.points(along: region.y).map { $0.value }
    // Where nothing is known of one variable, the scale of the other serves both.
    let frames = (
      x: Frame.round(Set(xValues).count > 1 ? xValues : xValues + yValues),
      y: Frame.round(Set(yValues).count > 1 ? yValues : yValues + xValues)
    )
    let names = (region.problem.name(of: region.x), region.problem.name(of: region.y))
    let kept = last.flatMap { $0.isOf(names.0, names.1) ? $0 : nil }
    // What has no end is known as far as the region's own frame.
    let isBounded = region.polygons.allSatisfy { $0.isBounded }
    xFrame = Frame.next(after: kept?.x, frames.x, within: isBounded ? nil : region.frame.x)
    yFrame = Frame.next(after: kept?.y, frames.y, within: isBounded ? nil : region.frame.y)
  }

  private func say(_ words: PlotWords) -> Text { words.text(in: speech) }

  /// In place of a region that there is not.
  private var nothing: Document {
    Document([.paragraph(PieceWords.contradictory.text(in: speech).marked(.error))])
  }

  // MARK: Documents

  /// All regions, level by level.
  func document() -> Document {
    guard !region.polygons.isEmpty else { return nothing }
    let polygons = region.polygons.indices.map { polygon(afterLevels: $0) }
    var plane = plane(
      title: say(.regionTitle(name(x), name(y))), polygons, contours: [])
    plane.guides = guides(touching: polygons)
    plane.objectives = objectives(problem.enabledObjectives)
    return Document([.plane(plane)])
  }

  /// The level curves of a level's objective, over the region that the levels above left, and the
  /// part of it that is best.
  func levelCurves(_ priority: Priority, rank: Int) -> Document {
    guard rank < region.polygons.count else { return nothing }
    var polygons = [polygon(afterLevels: rank)]
    let isSolved = rank < region.minima.count
    if isSolved { polygons.append(polygon(afterLevels: rank + 1)) }
    let title = say(
      .curvesTitle(priority, sum: problem.objectiveSum(priority), name(x), name(y)))
    var plane = plane(title: title, polygons, contours: contours(priority))
    plane.guides = guides(touching: polygons)
    if let sole = problem.soleObjective(at: priority) {
      plane.objectives = objectives([sole])
      // It has a line of its own.
      let best = plane.mark.flatMap { mark in plane.objectives.first?.value(at: mark) }
      plane.contours.removeAll { $0.value == best }
    }
    var document = Document([.plane(plane)])
    if isSolved {
      let least = region.minima[rank]
      let greatest = problem.maximized(at: priority).map { maximized in
        (problem.sum(maximized.expression), maximized.value(where: least))
      }
      document.append(.paragraph(say(.leastThere(priority, least, greatest: greatest))))
    }
    return document
  }

  private func name(_ variable: Variable) -> String { problem.name(of: variable) }

  /// The first of the regions without a title or level curves, and a point with those that it has come through.
  func plane(regions count: Int, mark: Graph.Vertex?, way: [Graph.Vertex]) -> Plane {
    let polygons = (0..<min(count, region.polygons.count)).map { polygon(afterLevels: $0) }
    var plane = plane(title: "", polygons, contours: [])
    plane.mark = mark
    plane.guides = problem.enabledConstraints.compactMap(guide)
    plane.objectives = objectives(problem.enabledObjectives)
    if let mark {
      for place in way + [mark] where place != plane.trail.last { plane.trail.append(place) }
    }
    return plane
  }

  private func plane(
    title: Text, _ polygons: [Plane.Polygon], contours: [Plane.Contour]
  ) -> Plane {
    Plane(
      title: title, xName: name(x), yName: name(y),
      x: Span(lower: xFrame.low, upper: xFrame.high),
      y: Span(lower: yFrame.low, upper: yFrame.high), polygons: polygons, contours: contours,
      xTicks: NumberLinePicture(naming, x).ticks, yTicks: NumberLinePicture(naming, y).ticks,
      mark: region.solution.map { Graph.Vertex(x: $0.x, y: $0.y) })
  }

  // MARK: Polygons

  private func polygon(afterLevels levels: Int) -> Plane.Polygon {
    let corners = clipped(region.polygons[levels].corners)
    let isBounded = corners.allSatisfy { corner in
      xFrame.low < corner.x && corner.x < xFrame.high && yFrame.low < corner.y
        && corner.y < yFrame.high
    }
    let level = levels == 0 ? Priority.required : problem.levels[levels - 1]
    return Plane.Polygon(
      corners: corners.map { Graph.Vertex(x: $0.x, y: $0.y) }, priority: level.whole,
      label: say(.after(level)), isBounded: isBounded)
  }

  /// What of a polygon lies in the frame (I. Sutherland, G. Hodgman, *Reentrant polygon clipping*, 1974),
  /// the leftmost corner first.
  private func clipped(_ corners: [PlanePoint]) -> [PlanePoint] {
    let sides: [(PlanePoint) -> Rational] = [
      { $0.x - xFrame.low }, { xFrame.high - $0.x }, { $0.y - yFrame.low }, { yFrame.high - $0.y },
    ]
    var corners = corners
    for inside in sides {
      var kept: [PlanePoint] = []
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        let (here, there) = (inside(corner), inside(next))
        if here.signum >= 0 { kept.append(corner) }
        if here.signum * there.signum < 0 {
          let part = here / (here - there)
          kept.append(
            PlanePoint(
              x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
        }
      }
      // A line is gone along twice.
      var seen: Set<PlanePoint> = []
      corners = kept.filter { seen.insert($0).inserted }
    }
    guard
      let first = corners.indices.min(by: {
        (corners[$0].x, corners[$0].y) < (corners[$1].x, corners[$1].y)
      })
    else { return [] }
    return Array(corners[first...] + corners[..<first])
  }

  // MARK: Edges

  /// More lines than that hide each other.
  private static let mostGuides = 8

  /// The lines of the constraints of these two variables; of many, those that bound what is left.
  private func guides(touching polygons: [Plane.Polygon]) -> [Plane.Guide] {
    let all = problem.enabledConstraints.compactMap { constraint in
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
    coefficients(of: constraint.error).map { a, b, c in a * vertex.x + b * vertex.y + c }
  }

  /// Where a constraint of these two variables alone is an equation.
  private func guide(_ constraint: Constraint) -> Plane.Guide? {
    guard let (a, b, c) = coefficients(of: constraint.error) else { return nil }
    let ends =
      b.isZero
      ? [yFrame.low, yFrame.high].map { Graph.Vertex(x: -c / a, y: $0) }
      : [xFrame.low, xFrame.high].map { Graph.Vertex(x: $0, y: -(c + a * $0) / b) }
    return Plane.Guide(
      name: Text(constraint.id, Naming.role(constraint.priority)), ends: ends,
      constraint: constraint.id)
  }

  /// More arrows than that hide each other.
  private static let mostObjectives = 3

  /// Those that these two variables alone decide.
  private func objectives(_ objectives: [Objective]) -> [Plane.Objective] {
    objectives.compactMap { objective -> Plane.Objective? in
      coefficients(of: objective.expression).map { a, b, c in
        Plane.Objective(
          name: objective.id, function: problem.sum(objective.expression),
          priority: objective.priority.whole, isMaximized: objective.direction == .maximize,
          x: a, y: b, constant: c)
      }
    }.prefix(Self.mostObjectives).map { $0 }
  }

  /// `a x + b y + c`; nil where another variable stands in it, or neither of these.
  private func coefficients(of expression: LinearExpression) -> (Rational, Rational, Rational)? {
    let sum = problem.evaluatingPoints(expression)
    func coefficient(_ variable: Variable) -> Rational {
      sum.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
    }
    let (a, b) = (coefficient(x), coefficient(y))
    let hasOthers = sum.variables.contains { $0 != x && $0 != y }
    return hasOthers || a.isZero && b.isZero ? nil : (a, b, sum.constant)
  }
}

/// Choosing what part of an axis to show.
enum Frame {
  /// A little wider than some values, with round ends. No value is at an end.
  static func round(_ values: [Rational]) -> (low: Rational, high: Rational) {
    let (low, high) = AxisSpan.padded(values)
    let steps = RoundSteps(
      lower: low, upper: high, about: 10,
      denominator: RoundSteps.commonDenominator(of: values))
    return (steps.lower, steps.upper)
  }

  /// The last frame as long as what is new is well seen in it, or one that shows both; the new one where that is not
  /// within what is known.
  static func next(
    after last: Span?, _ new: (low: Rational, high: Rational), within known: PlaneRegion.Span?
  ) -> (low: Rational, high: Rational) {
    guard let lower = last?.lower, let upper = last?.upper,
      let axis = AxisRange.next(
        after: AxisRange(lower: lower, upper: upper), showing: [new.low, new.high]),
      known.map({ $0.lower <= axis.lower && axis.upper <= $0.upper }) ?? true
    else { return new }
    return (axis.lower, axis.upper)
  }
}

/// Which part of the plane of two variables was shown.
struct PlaneScale: Sendable {
  let x: Span
  let y: Span
  private let names: [String]

  init(of plane: Plane) {
    (x, y) = (plane.x, plane.y)
    names = [plane.xName, plane.yName]
  }

  func isOf(_ x: String, _ y: String) -> Bool { names == [x, y] }
}
