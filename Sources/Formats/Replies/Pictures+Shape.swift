// Regions and plots: intervals, polygons with their corners, curves with their vertices.

import ConstraintHierarchies
import Rationals
import Session

extension RegionReport: Shaped {
  static let shape = Shape<RegionReport>.reply(
    "region",
    """
    What each level leaves: for two variables polygons, otherwise intervals. Corners go against the clock; \
    of a polygon that is not bounded, some lie where it was cut off.
    """,
    example: """
      {"kind": "region", "variables": ["x", "y"], "polygons": [
        {"priority": 1000, "corners": [["0", "0"], ["4", "0"], ["0", "4"]], "bounded": true}],
       "solution": ["0", "4"]}
      """
  ) {
    field("variables") { $0.variables }
    maybe("levels", .list(LevelsReport.level)) { $0.levels }
    maybe(PlaneRegion.fields) { if case .plane(let region) = $0 { region } else { nil } }
  }

  private var variables: [String] {
    switch self {
    case .nothing: []
    case .levels(let report): report.variables.map { report.problem.name(of: $0) }
    case .plane(let region): region.names
    }
  }

  private var levels: [(LevelsReport.Level, LevelsReport)]? {
    switch self {
    case .nothing: []
    case .levels(let report): report.each
    case .plane: nil
    }
  }
}

extension PlaneRegion {
  fileprivate var names: [String] { [problem.name(of: x), problem.name(of: y)] }

  fileprivate static let fields = Fields<PlaneRegion> {
    field("polygons", .list(.polygon)) { region in region.polygons.indices.map { (region, $0) } }
    field("solution") { $0.solution }
  }
}

extension Shape where Value == (PlaneRegion, Int) {
  /// What so many levels leave.
  fileprivate static var polygon: Shape {
    .object("polygon") {
      field("priority") { $1 == 0 ? .required : $0.problem.levels[$1 - 1] }
      field("corners") { $0.polygons[$1].corners }
      field("bounded") { $0.polygons[$1].isBounded }
    }
  }
}

extension PlanePoint: Shaped {
  static let shape = Shape<[Rational]>.list(Rational.shape, count: 2).named("vertex")
    .of { (point: PlanePoint) in [point.x, point.y] }
}

// MARK: wireframe

extension WireframeReport: Shaped {
  static let shape = Shape<WireframeReport>.reply(
    "wireframe",
    """
    What each level leaves of three variables; variables is empty where there are not three. Of what is \
    not bounded, some corners lie where it was cut off. Corners of faces are places in the corners of their body, \
    against the clock from outside; constraint: the requirement that is tight all over the face. complete: no \
    body has more corners than are told.
    """,
    example: """
      {"kind": "wireframe", "variables": ["x", "y", "z"], "bodies": [{"priority": 1000, "corners": [["0", "0", "0"]],
        "faces": [], "bounded": true}], "complete": true, "solution": ["0", "0", "0"]}
      """
  ) {
    field("variables") { report in
      report.space.map { space in space.variables.map { space.problem.name(of: $0) } } ?? []
    }
    maybe(SpaceRegion.fields) { $0.space }
  }

  private var space: SpaceRegion? { if case .space(let region) = self { region } else { nil } }
}

extension SpaceRegion {
  fileprivate static let fields = Fields<SpaceRegion> {
    list("bodies") {
      $0.bodies
    } of: {
      field("priority") { $0.priority }
      field("corners") { $0.corners }
      list("faces") {
        $0.faces
      } of: {
        field("corners") { $0.corners }
        field("constraint") { $0.constraint }
        field("cut") { $0.isCut }
      }
      field("bounded") { $0.isBounded }
    }
    field("complete") { !$0.hasTooManyCorners }
    field("solution") { $0.solution }
  }
}

extension SpacePoint: Shaped {
  static let shape = Shape<[Rational]>.list(Rational.shape, count: 3).named("spot")
    .of { (point: SpacePoint) in [point.x, point.y, point.z] }
}

// MARK: plot

extension PlotReport: Shaped {
  static let shape = Formats.Shape<PlotReport>.reply(
    "plot",
    """
    What each level minimises, against one variable or over two; held: the others, where they stand. \
    The curve with the id null is the whole objective, the others are its parts; between their vertices they \
    are straight. region: what the levels above left; minimum: the part of it where the objective is least. \
    Of polygons the first is what the levels above left, the second where the objective is least. \
    undrawable: on how many variables it depends.
    """,
    example: """
      {"kind": "plot", "levels": [{"priority": 250, "name": "low", "variables": ["X"], "held": [],
        "curves": [{"id": null, "vertices": [["0", "10"], ["10", "0"], ["20", "10"]]}],
        "region": {"name": "X", "value": null, "min": null, "max": null},
        "minimum": {"name": "X", "value": "10", "min": "10", "max": "10"}, "least": "0"}]}
      """
  ) {
    list("levels") {
      $0.levels
    } of: {
      part(Priority.named) { $0.priority }
      maybe("undrawable") { if case .undrawable(let count) = $0.shape { count } else { nil } }
      maybe(LevelGraph.fields) { if case .graph(let graph) = $0.shape { graph } else { nil } }
      maybe(plane) {
        if case .plane(let region, let rank) = $0.shape { (region, rank) } else { nil }
      }
    }
  }

  /// A region, and the rank of the level that is drawn over it.
  private static let plane = Fields<(PlaneRegion, Int)> {
    field("variables") { $0.0.names }
    field("polygons", .list(.polygon)) { region, rank in
      [rank, rank + 1].filter { $0 < region.polygons.count }.map { (region, $0) }
    }
    field("least") { $1 < $0.minima.count ? $0.minima[$1] : nil }
  }
}

extension LevelGraph {
  fileprivate static let fields = Fields<LevelGraph> {
    field("variables") { [$0.name] }
    field("held", .list(.named)) { graph in
      graph.others.map { (graph.problem.name(of: $0.variable), $0.value) }
    }
    list("curves") {
      $0.curves
    } of: {
      field("id") { $0.source.id }
      field("vertices") { $0.vertices }
    }
    field("region", Shape.variable.orNull) { graph in graph.region.map { (graph.name, $0) } }
    field("minimum", Shape.variable.orNull) { graph in graph.minimum.map { (graph.name, $0) } }
    field("least") { $0.least }
  }

  private var name: String { problem.name(of: variable) }
}

extension LevelGraph.Curve.Source {
  fileprivate var id: String? {
    switch self {
    case .constraint(let constraint): constraint.id
    case .objective(let objective): objective.id
    case .sum: nil
    }
  }
}
