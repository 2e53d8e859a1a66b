// region, plot: what levels leave, and what they minimise.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

extension Session {
  mutating func region(_ names: [Name]) throws(Failure) -> RegionReport {
    var variables = try self.variables(names)
    if state.hierarchy.variableNames.isEmpty { return .nothing }
    // Two intervals would hide what limits the variables together.
    if variables.isEmpty { variables = Array(state.hierarchy.variables) }
    if variables.count == 2 {
      return .plane(try plane(variables))
    }
    return .levels(try solutions.levelsReport(of: variables))
  }

  /// - Parameter names: three, or none for all.
  mutating func wireframe(_ names: [Name]) throws(Failure) -> WireframeReport {
    let variables = names.isEmpty ? Array(state.hierarchy.variables) : try self.variables(names)
    guard variables.count == 3 else { return .needsThree(variables: variables.count) }
    let (solved, valuation) = (try solutions.current, try solutions.valuation)
    return .space(
      try completed { () throws(Stop) in try SpaceRegion(solved, valuation, variables) })
  }

  /// - Parameter variables: two of them.
  private mutating func plane(_ variables: [Variable]) throws(Failure) -> PlaneRegion {
    let (solved, valuation) = (try solutions.current, try solutions.valuation)
    return try completed { () throws(Stop) in
      try PlaneRegion(solved, valuation, variables[0], variables[1])
    }
  }

  /// What there is to see of the solution: the region of two variables in the plane, or of each alone on a number
  /// line, level by level; of many variables that of the first.
  ///
  /// - Parameter limit: of so many variables at most.
  /// - Throws: if the solve is stopped.
  public mutating func regions(ofAtMost limit: Int) throws(Failure) -> [RegionReport] {
    let variables = Array(state.hierarchy.variables)
    if variables.count == 2 {
      return [.plane(try plane(variables))]
    }
    return try variables.prefix(limit).map { (variable) throws(Failure) in
      .levels(try solutions.levelsReport(of: [variable]))
    }
  }

  mutating func plot(
    _ mark: LevelMark?, _ names: [Name], _ range: SourceRange
  ) throws(Failure) -> PlotReport {
    let (solved, valuation) = (try solutions.current, try solutions.valuation)
    guard solved.outcome.isFeasible else { throw Failure(try unsatisfiable(range)) }
    if solved.levels.isEmpty { return PlotReport(levels: []) }
    let chosen = try variables(names)
    let levels = try levels(mark, solved)
    return try completed { () throws(Stop) in
      PlotReport(
        levels: try levels.map { (rank, priority) throws(Stop) in
          let variables = chosen.isEmpty ? used(by: priority, in: solved.hierarchy) : chosen
          let shape: PlotReport.Shape =
            switch variables.count {
            case 1: .graph(try LevelGraph(solved, valuation, variables[0], priority))
            case 2:
              .plane(try PlaneRegion(solved, valuation, variables[0], variables[1]), rank: rank)
            default: .undrawable(variables: variables.count)
            }
          return PlotReport.Level(priority: priority, shape: shape)
        })
    }
  }

  private func variables(_ names: [Name]) throws(Failure) -> [Variable] {
    var variables: [Variable] = []
    for name in names {
      switch state.hierarchy.symbol(named: name.text) {
      case .variable(let variable): variables.append(variable)
      case .point: throw Failure(.name(.isPoint(name, variables: state.hierarchy.variableNames)))
      case nil:
        throw Failure(.name(.unknownName(name, among: state.hierarchy.variableNames)))
      }
    }
    return variables
  }

  /// The level asked for, or all that can be looked at, highest first.
  private func levels(
    _ mark: LevelMark?, _ solved: IncrementalSolution
  ) throws(Failure) -> [(rank: Int, priority: Priority)] {
    let shown = Array(
      solved.levels.prefix(solved.solvedLevels + 1).enumerated()
    ).map { (rank: $0.offset, priority: $0.element) }
    guard let mark else { return shown }
    let asked = Priority(rawValue: mark.value)
    guard let found = shown.first(where: { $0.priority == asked }) else {
      throw Failure(
        .solution(
          .unknownLevel(
            asked?.name ?? mark.number, among: shown.map { $0.priority.name }, mark.range)))
    }
    return [found]
  }

  private func used(by priority: Priority, in hierarchy: Hierarchy) -> [Variable] {
    let expressions =
      hierarchy.enabledConstraints.filter { $0.priority == priority }.map { $0.error }
      + hierarchy.enabledObjectives.filter { $0.priority == priority }
      .map { $0.expression }
    let sum = LinearExpression(summing: expressions.flatMap { $0.terms }, constant: 0)
    return sum.variables.sorted { $0.index < $1.index }
  }
}
