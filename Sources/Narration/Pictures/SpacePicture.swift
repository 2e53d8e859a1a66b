// Regions of three variables as bodies in a box.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct SpacePicture {
  private let region: SpaceRegion
  private let speech: Speech

  private var problem: Hierarchy { region.problem }

  init(_ region: SpaceRegion, in speech: Speech) {
    self.region = region
    self.speech = speech
  }

  private func say(_ words: PlotWords) -> Text { words.text(in: speech) }

  /// All regions, level by level.
  func document() -> Document {
    if region.hasTooManyCorners {
      return Document([
        .paragraph(say(.tooManyCorners(SpaceRegion.mostCorners)).marked(.note))
      ])
    }
    guard !region.bodies.isEmpty else {
      return Document([.paragraph(PieceWords.contradictory.text(in: speech).marked(.error))])
    }
    let names = region.variables.map { problem.name(of: $0) }
    return Document([
      .space(
        Space(
          title: say(.spaceTitle(names)), axes: names.indices.map(axis),
          bodies: region.bodies.map(body), mark: region.solution.map(corner),
          taken: problem.constraints.map { $0.letter } + problem.pointNames))
    ])
  }

  /// Of bodies that have an end, as far as they and zero go; of others, as far as they are known.
  private func axis(_ index: Int) -> Space.Axis {
    let name = problem.name(of: region.variables[index])
    let isBounded = region.bodies.allSatisfy { $0.isBounded }
    let (low, high) = (region.marked[index].min() ?? 0, region.marked[index].max() ?? 0)
    guard isBounded else {
      return .init(
        name: name, lower: region.frame[index].lower, upper: region.frame[index].upper)
    }
    return .init(name: name, lower: low, upper: low == high ? low + 1 : high)
  }

  private func body(_ body: SpaceRegion.Body) -> Space.Body {
    .init(
      corners: body.corners.map(corner),
      faces: body.faces.map {
        .init(corners: $0.corners, constraint: $0.constraint, isCut: $0.isCut)
      },
      priority: body.priority.whole, label: say(.after(body.priority)),
      isBounded: body.isBounded)
  }

  private func corner(_ point: SpacePoint) -> Space.Corner {
    .init(x: point.x, y: point.y, z: point.z)
  }
}
