// The picture of a presentation: what is left of one variable, or of two, over axes that are the same
// on every screen, so that the eye sees it shrink.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct SlidePicture: Sendable {
  private enum Axes: Sendable {
    case none
    case line(SlideNumberLine)
    case plane(PlanePicture, [Plane.Polygon])
  }

  let naming: Naming
  let variables: [Variable]
  private let axes: Axes
  /// What is left of the one variable, by the levels that are solved.
  private let intervals: [Interval]

  /// With more pivots than that, the picture holds those places only that matter in the end.
  private static let longestWay = 500

  init(_ walk: Walk, _ valuation: Valuation?) {
    let resolution = walk.resolution
    naming = walk.naming
    variables = resolution.hierarchy.variables
    var visited: [[Rational]] = []
    if variables.count <= 2, walk.pivotCount <= Self.longestWay {
      var walk = walk
      walk.go(to: 0)
      while !walk.isAtEnd {
        _ = walk.advance()
        visited.append(variables.map { walk.solver.tableau.value(of: $0.index) })
      }
    }
    let levels = resolution.outcome == .infeasible ? nil : resolution.solvedLevels
    switch variables.count {
    case 1:
      intervals =
        levels.map { last in
          (0...last).compactMap {
            resolution.interval(of: resolution.hierarchy.variables[0], afterLevels: $0)
          }
        } ?? []
      axes = .line(Self.line(naming, variables[0], intervals, visited.map { $0[0] }))
    case 2 where levels != nil:
      intervals = []
      let plane = PlanePicture(
        resolution, valuation, variables[0], variables[1],
        visited: visited.map { Graph.Vertex(x: $0[0], y: $0[1]) })
      axes = .plane(plane, (0...(levels ?? 0)).map { plane.polygon(afterLevels: $0) })
    default:
      intervals = []
      axes = .none
    }
  }

  private static func line(
    _ naming: Naming, _ variable: Variable, _ intervals: [Interval], _ visited: [Rational]
  ) -> SlideNumberLine {
    var ticks = NumberLinePicture(naming, variable).ticks
    let ends = intervals.flatMap { [$0.lower, $0.upper].compactMap(\.self) }
    for end in ends where !ticks.contains(where: { $0.value == end }) {
      ticks.append(.init(name: Presentation().spelled(end), value: end))
    }
    return SlideNumberLine(
      values: visited + ends + ticks.map(\.value) + (ticks.isEmpty ? [0] : []), ticks: ticks,
      region: nil, priority: Priority.required.rawValue, now: nil, before: nil)
  }

  /// - Parameters:
  ///   - levels: how many are solved; nil: not even the requirements.
  ///   - isEmpty: whether the requirements contradict one another, and the method has seen it.
  ///   - now: the solver whose point is marked.
  ///   - before: the one of the point before.
  func picture(
    levels: Int?, isEmpty: Bool, now: Solver, before: Solver?
  ) -> Slide.Picture? {
    switch axes {
    case .none: return nil
    case .line(var line):
      let column = variables[0].index
      let value = now.tableau.value(of: column)
      line.now = now.tableau.rows.isEmpty ? nil : value
      line.before = before.map { $0.tableau.value(of: column) }.flatMap { $0 == value ? nil : $0 }
      line.region =
        isEmpty ? nil : interval(levels).map { Span(lower: $0.lower, upper: $0.upper) }
      line.priority = priority(levels).rawValue
      return .line(line)
    case .plane(let picture, let polygons):
      return .plane(
        picture.plane(
          Array(polygons.prefix((levels ?? -1) + 1)), mark: point(now),
          before: before.flatMap(point)
        ))
    }
  }

  /// The point of the plane where a solver stands.
  private func point(_ solver: Solver) -> Graph.Vertex? {
    guard !solver.tableau.rows.isEmpty else { return nil }
    let point = variables.map { solver.tableau.value(of: $0.index) }
    return Graph.Vertex(x: point[0], y: point[1])
  }

  private func priority(_ levels: Int?) -> Priority {
    guard let levels, levels > 0 else { return .required }
    return naming.model.levels[levels - 1]
  }

  /// What is left of the one variable: before the requirements, everything.
  func interval(_ levels: Int?) -> Interval? {
    guard let levels else { return Interval(lower: nil, upper: nil) }
    return levels < intervals.count ? intervals[levels] : nil
  }

  /// `X in [X2, X3] = [20, 30]`; for more variables where the method stands, `x = 2,  y = 6`.
  func words(levels: Int?, isEmpty: Bool, now: Solver) -> Text {
    if isEmpty { return Text(Words.nothingLeft) }
    if variables.count == 1 {
      let name = naming.hierarchy.name(of: variables[0])
      return interval(levels).map { naming.statement(name, $0) } ?? ""
    }
    let limit = 6
    var values = variables.prefix(limit).map { variable in
      "\(naming.hierarchy.name(of: variable)) = \(now.tableau.value(of: variable.index))" as Text
    }
    if variables.count > limit { values.append("…") }
    return values.joined(separator: ",  ")
  }
}
