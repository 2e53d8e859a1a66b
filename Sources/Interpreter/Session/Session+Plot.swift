// plot: a level's objective as a picture.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

extension Session {
  mutating func plot(
    _ mark: LevelMark?, _ names: [Name], _ range: SourceRange
  ) throws(Failure) -> Document {
    let resolution = solutions.traced
    let valuation = solutions.valuation
    guard resolution.outcome != .infeasible else {
      throw Failure(.unsatisfiable(conflict: resolution.conflict()?.ids ?? [], range))
    }
    guard !resolution.model.levels.isEmpty else {
      return Document([.paragraph(Text(Words.noPreferences, .note))])
    }
    var chosen: [Variable] = []
    for name in names {
      guard case .variable(let variable) = state.hierarchy.symbol(named: name.text) else {
        throw Failure(.unknownName(name, among: state.hierarchy.variableNames))
      }
      chosen.append(variable)
    }
    var document = Document()
    for priority in try levels(mark, resolution) {
      let variables = chosen.isEmpty ? used(by: priority, in: resolution) : chosen
      if !document.isEmpty { document.append(.blank) }
      switch variables.count {
      case 1:
        document.append(.graph(GraphPicture(resolution, valuation, variables[0], priority).graph()))
      case 2:
        document.append(
          contentsOf: PlanePicture(resolution, valuation, variables[0], variables[1])
            .levelCurves(priority))
      default:
        document.append(
          .paragraph(Text(Words.notDrawable(priority.name, variables.count), .note)))
      }
    }
    return document
  }

  /// The level asked for, or all that can be looked at, highest first.
  private func levels(
    _ mark: LevelMark?, _ resolution: Resolution
  ) throws(Failure) -> [Priority] {
    let shown = Array(resolution.model.levels.prefix(resolution.solvedLevels + 1))
    guard let mark else { return shown }
    let asked = Priority(rawValue: mark.value)
    guard let priority = shown.first(where: { $0 == asked }) else {
      throw Failure(
        .unknownLevel(
          asked?.name ?? String(mark.value), among: shown.map(\.name), mark.range))
    }
    return [priority]
  }

  private func used(by priority: Priority, in resolution: Resolution) -> [Variable] {
    let expressions =
      resolution.hierarchy.enabledConstraints.filter { $0.priority == priority }.map(\.error)
      + resolution.hierarchy.enabledObjectives.filter { $0.priority == priority }.map(\.expression)
    return LinearExpression(summing: expressions.flatMap(\.terms), constant: 0).mentioned
  }
}

extension LinearExpression {
  /// The variables in order of index.
  fileprivate var mentioned: [Variable] { variables.sorted { $0.index < $1.index } }
}

extension Words {
  static func notDrawable(_ level: String, _ count: Int) -> String {
    count == 0
      ? "f(\(level)) holds no variable, so there is nothing to draw"
      : "f(\(level)) depends on \(count) variables; name one or two of them, as in plot \(level) X"
  }
}
