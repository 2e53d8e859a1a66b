// Regions and plots as JSON: intervals, polygons with their corners, curves with their vertices.

import ConstraintHierarchies
import Rationals
import Session

extension RegionReport {
  var json: JSONValue {
    switch self {
    case .nothing: .reply("region", [.init("variables", .array([])), .init("levels", .array([]))])
    case .levels(let report):
      .reply(
        "region",
        [
          .init("variables", .strings(report.variables.map { report.problem.name(of: $0) })),
          .init("levels", report.levelsJSON),
        ])
    case .plane(let region): .reply("region", region.members)
    }
  }
}

extension PlaneRegion {
  fileprivate var names: JSONValue { .strings([problem.name(of: x), problem.name(of: y)]) }

  fileprivate var members: [JSONValue.Member] {
    [
      .init("variables", names), .init("polygons", .array(polygons.indices.map(polygon))),
      .init("solution", solution?.json ?? .null),
    ]
  }

  fileprivate func polygon(_ levels: Int) -> JSONValue {
    let level = levels == 0 ? Priority.required : problem.levels[levels - 1]
    return .object([
      .init("priority", .integer(level.rawValue)),
      .init("corners", .array(polygons[levels].corners.map { $0.json })),
      .init("bounded", .bool(polygons[levels].isBounded)),
    ])
  }
}

extension PlanePoint {
  fileprivate var json: JSONValue { .array([.number(x), .number(y)]) }
}

extension WireframeReport {
  var json: JSONValue {
    switch self {
    case .needsThree: .reply("wireframe", [.init("variables", .array([]))])
    case .space(let region): .reply("wireframe", region.members)
    }
  }
}

extension SpaceRegion {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("variables", .strings(variables.map { problem.name(of: $0) })),
      .init("bodies", .array(bodies.map(body))),
      .init("complete", .bool(!hasTooManyCorners)),
      .init("solution", solution.map(point) ?? .null),
    ]
  }

  private func body(_ body: Body) -> JSONValue {
    .object([
      .init("priority", .integer(body.priority.rawValue)),
      .init("corners", .array(body.corners.map(point))),
      .init(
        "faces",
        .array(
          body.faces.map { face in
            .object([
              .init("corners", .array(face.corners.map { .integer($0) })),
              .init("constraint", face.constraint.map { .string($0) } ?? .null),
              .init("cut", .bool(face.isCut)),
            ])
          })),
      .init("bounded", .bool(body.isBounded)),
    ])
  }

  private func point(_ point: SpacePoint) -> JSONValue {
    .array([.number(point.x), .number(point.y), .number(point.z)])
  }
}

extension PlotReport {
  var json: JSONValue {
    .reply(
      "plot",
      [
        .init(
          "levels",
          .array(
            levels.map { level in
              .object(
                [
                  .init("priority", .integer(level.priority.rawValue)),
                  .init("name", .string(level.priority.name)),
                ] + level.shape.members)
            }))
      ])
  }
}

extension PlotReport.Shape {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .undrawable(let count): return [.init("undrawable", .integer(count))]
    case .graph(let graph): return graph.members
    case .plane(let region, let rank):
      let shown = [rank, rank + 1].filter { $0 < region.polygons.count }
      return [
        .init("variables", region.names),
        .init("polygons", .array(shown.map { region.polygon($0) })),
        .init("least", .number(rank < region.minima.count ? region.minima[rank] : nil)),
      ]
    }
  }
}

extension LevelGraph {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("variables", .strings([problem.name(of: variable)])),
      .init(
        "held", .array(others.map { .named(problem.name(of: $0.variable), $0.value) })),
      .init("curves", .array(curves.map { $0.json })),
      .init("region", region.map { .variable(problem.name(of: variable), $0) } ?? .null),
      .init("minimum", minimum.map { .variable(problem.name(of: variable), $0) } ?? .null),
      .init("least", .number(least)),
    ]
  }
}

extension LevelGraph.Curve {
  fileprivate var json: JSONValue {
    let id: JSONValue =
      switch source {
      case .constraint(let constraint): .string(constraint.id)
      case .objective(let objective): .string(objective.id)
      case .sum: .null
      }
    return .object([.init("id", id), .init("vertices", .array(vertices.map { $0.json }))])
  }
}
