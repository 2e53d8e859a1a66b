// What a little more or less of each constant is worth, and how far objectives may change.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// Shadow prices, level by level, and the ranges of objectives' coefficients.
public struct SensitivityReport: Sendable {
  /// What a level's prices count: its objective, or, where all that the level holds is one expression to
  /// be maximised or minimised, the value of that.
  public struct Measure: Sendable {
    /// The place of the level among the prices of a row.
    public let level: Int
    public let priority: Priority
    /// The expression that is counted; nil: the level's objective.
    public let expression: LinearExpression?
    public let value: Rational
    /// What a price of the objective is multiplied by to be one of the measure.
    public let factor: Rational
  }

  public let problem: Hierarchy
  /// The level from which on nothing can be told, since its objective has no least value.
  public let unboundedLevel: Priority?
  public let measures: [Measure]
  /// For each constraint that takes part its prices on all levels.
  public let rows: [Sensitivity.Row]
  public let coefficients: [Sensitivity.CoefficientRange]
  /// One value for each variable.
  public let values: [Rational]

  /// - Parameter resolution: one whose outcome is optimal.
  init(_ resolution: TracedSolution, unboundedLevel: Priority? = nil) throws(Stop) {
    problem = resolution.hierarchy
    self.unboundedLevel = unboundedLevel
    let sensitivity = try Sensitivity(resolution)
    measures = resolution.model.levels.indices.map { Measure(resolution, $0) }
    rows = measures.isEmpty ? [] : sensitivity.rows
    coefficients = measures.isEmpty ? [] : try sensitivity.coefficientRanges()
    values = problem.variables.compactMap { resolution.value(of: $0) }
  }
}

extension SensitivityReport.Measure {
  fileprivate init(_ resolution: TracedSolution, _ level: Int) {
    let priority = resolution.model.levels[level]
    let hierarchy = resolution.hierarchy
    if let only = hierarchy.soleObjective(at: priority),
      let found = resolution.value(of: only.expression)
    {
      self.init(
        level: level, priority: priority, expression: only.expression, value: found,
        factor: (only.direction == .maximize ? -1 : 1) / only.weight)
    } else {
      self.init(
        level: level, priority: priority, expression: nil,
        value: resolution.levels[level + 1].minimum ?? 0, factor: 1)
    }
  }
}
