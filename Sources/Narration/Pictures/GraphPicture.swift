// A level's objective drawn against one variable: |X − X1|, the one-sided ramps, and their sum.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct GraphPicture {
  private let graph: LevelGraph
  private let speech: Speech
  private var problem: Hierarchy { graph.problem }
  private var priority: Priority { graph.priority }

  init(_ graph: LevelGraph, in speech: Speech) {
    self.graph = graph
    self.speech = speech
  }

  var picture: Graph {
    Graph(
      title: title, variable: problem.name(of: graph.variable),
      curves: graph.curves.map(curve),
      ticks: NumberLinePicture(ValueNaming(hierarchy: problem), graph.variable).ticks,
      region: graph.region.map { Span($0) },
      minimum: graph.minimum.map { Span($0) },
      minimumValue: graph.least)
  }

  private var title: Text {
    let shown = graph.others.prefix(4).map {
      "\(problem.name(of: $0.variable)) = \($0.value)" as Text
    }
    return PlotWords.against(
      priority, variable: problem.name(of: graph.variable), with: shown,
      hasMore: graph.others.count > shown.count
    ).text(in: speech)
  }

  private func curve(_ curve: LevelGraph.Curve) -> Graph.Curve {
    let label: Text
    var isMain = false
    switch curve.source {
    case .constraint(let constraint):
      label = "\(constraint.share(role: Naming.role(priority)))  (\(formula: constraint.text))"
    case .objective(let objective): label = Text(formula: objective.text)
    case .sum:
      isMain = true
      label =
        ObjectiveName.colored(priority) + Text(" =", Naming.role(priority)) + " "
        + problem.objectiveSum(priority)
    }
    return Graph.Curve(
      label: label, priority: priority.whole,
      vertices: curve.vertices.map { Graph.Vertex(x: $0.x, y: $0.y) }, isMain: isMain)
  }
}
