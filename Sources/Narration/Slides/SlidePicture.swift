// The picture of a presentation: what is left of one variable, or of two, over axes that are the same
// on every screen.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct SlidePicture {
  let scenery: SlideScenery
  let facts: SlideFacts
  let speech: Speech

  private var hierarchy: Hierarchy { scenery.hierarchy }
  private var naming: ValueNaming { ValueNaming(hierarchy: hierarchy) }
  /// Whether the method stands anywhere yet.
  private var stands: Bool { facts.dictionary != nil }

  var picture: Slide.Picture? {
    switch scenery.kind {
    case .none: nil
    case .line(let intervals, let visited): .line(line(intervals, visited))
    case .plane(let region, let visited): .plane(plane(region, visited))
    case .views(let frames):
      facts.isEmpty ? nil : .boxes(FramePicture(self.frames(frames)).picture)
    }
  }

  // MARK: The plane

  /// With the whole way to where the method stands; of one that is too long the last pivot alone.
  private func plane(_ region: PlaneRegion, _ visited: [PlanePoint]) -> Plane {
    func point(_ values: [Rational]) -> Graph.Vertex { Graph.Vertex(x: values[0], y: values[1]) }
    let way = visited.prefix(facts.pivotCount).map { Graph.Vertex(x: $0.x, y: $0.y) }
    return PlanePicture(region, in: speech).plane(
      regions: (facts.levels ?? -1) + 1, mark: stands ? point(facts.values) : nil,
      way: way.isEmpty ? facts.before.map { [point($0)] } ?? [] : way)
  }

  // MARK: Views

  /// The views where they end up, with what the levels so far have left to each edge; before the requirements
  /// everything.
  private func frames(_ levels: [[ViewFrame]]) -> [ViewFrame] {
    guard let last = levels.last else { return [] }
    guard let count = facts.levels else { return last.map { $0.freed } }
    let here = levels[min(count, levels.count - 1)]
    return zip(last, here).map { $0.open(as: $1) }
  }

  // MARK: The line

  private func line(_ intervals: [Interval], _ visited: [Rational]) -> SlideNumberLine {
    let ends = intervals.flatMap { interval in
      [interval.lower, interval.upper].compactMap { $0 }
    }
    var ticks = NumberLinePicture(naming, hierarchy.variables[0]).ticks(near: ends)
    for end in ends where !ticks.contains(where: { $0.value == end }) {
      ticks.append(.init(name: Presentation().spelled(end), value: end))
    }
    let value = facts.values[0]
    let before = facts.before?[0]
    let left = facts.isEmpty ? nil : interval
    return SlideNumberLine(
      values: visited + ends + ticks.map { $0.value } + (ticks.isEmpty ? [0] : []), ticks: ticks,
      region: left.map { Span($0) },
      priority: facts.level.whole, now: stands ? value : nil,
      before: before == value ? nil : before)
  }

  /// What is left of the one variable: before the requirements, everything.
  private var interval: Interval? {
    guard case .line(let intervals, _) = scenery.kind else { return nil }
    guard let levels = facts.levels else { return .everything }
    return levels < intervals.count ? intervals[levels] : nil
  }

  // MARK: Words

  /// `X in [X2, X3] = [20, 30]`; for more variables where the method stands, `x = 2,  y = 6`.
  var words: Text {
    if facts.isEmpty { return SlideWords.nothingLeft.text(in: speech) }
    let variables = hierarchy.variables
    if variables.count == 1, case .line = scenery.kind {
      return interval.map { naming.statement(hierarchy.name(of: variables[0]), $0) } ?? ""
    }
    let limit = 6
    var values = zip(variables, facts.values).prefix(limit).map { variable, value in
      "\(formula: hierarchy.name(of: variable)) = \(value)" as Text
    }
    if variables.count > limit { values.append("…") }
    return values.joined(separator: ",  ")
  }
}
