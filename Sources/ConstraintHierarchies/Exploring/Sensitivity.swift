// What a little more or less of each constraint's constant is worth to each level, and how far that
// goes; and how far the coefficients of objectives may change before the solution moves.
//
// A price is the slope of a level's least objective as the constant moves. It is found by moving the
// constant up and down by parametric steps, which decides degenerate cases exactly: there the
// slopes for more and for less differ (V. Chvátal, *Linear Programming*, 1983, chapter 10).

public import Rationals
public import Simplex

/// Prices of constants, and ranges of coefficients, of a solved hierarchy.
public struct Sensitivity: Sendable {
  /// What moving a constant in one direction does to a level's objective.
  public struct Price: Hashable, Sendable {
    /// How much the level's least objective changes for each unit by which the constant grows.
    public var slope: Rational
    /// The constant up, or down, to which that is so; nil: there is no end.
    public var bound: Rational?
    /// Whether beyond the bound the requirements contradict one another.
    public var isLastPlace: Bool
  }

  /// A constant and what it is worth to one level.
  public struct Prices: Hashable, Sendable {
    /// For a smaller constant; nil: with any smaller one the requirements contradict one another.
    public var less: Price?
    /// For a greater constant.
    public var more: Price?
  }

  public struct Row: Sendable {
    public var constraint: Constraint
    /// The constant that `set` would change: the side without variables, or else what the right side
    /// adds to its variables.
    public var constant: Rational
    /// For each level, highest first.
    public var prices: [Prices]
  }

  /// A coefficient of an objective's expression, and the range over which the values of the solution
  /// stay best for the objective's level.
  public struct CoefficientRange: Sendable {
    public var objective: Objective
    public var variable: Variable
    public var coefficient: Rational
    /// The coefficients, this one among them; nil is an end at infinity.
    public var range: Interval
  }

  public let resolution: TracedSolution
  /// For each constraint that takes part, in the order of coming.
  public let rows: [Row]

  /// - Throws: where the resolution's control stops the search.
  /// - Precondition: the outcome is optimal.
  /// - Complexity: one more solve where variables have signs, and for each constraint as many dual pivots, up and down, as it takes until every
  ///   level's price has changed; one as a rule for each level.
  public init(_ resolution: TracedSolution) throws(Stop) {
    demand(resolution.outcome == .optimal, "Sensitivity: a hierarchy that has no optimum")
    var resolution = resolution
    if !resolution.hierarchy.signs.isEmpty {
      // What a sign is worth, the reduced cost of its variable, is the price of a row that says it.
      resolution = try TracedSolution(
        resolution.hierarchy.spellingSigns(), control: resolution.control)
    }
    self.resolution = resolution
    let model = resolution.model
    let beginning = ParametricSolver.Beginning(resolution.solver)
    var rows: [Row] = []
    for constraint in resolution.hierarchy.enabledConstraints {
      guard let row = model.rowOfConstraint[constraint.serial] else { continue }
      rows.append(try Self.row(resolution, beginning, constraint, row))
    }
    self.rows = rows
  }

  private static func row(
    _ resolution: TracedSolution, _ beginning: ParametricSolver.Beginning,
    _ constraint: Constraint, _ row: Int
  ) throws(Stop) -> Row {
    // Left side less right side is what the row says: it falls as the right side grows.
    let isLeft = constraint.left.variables.isEmpty && !constraint.right.variables.isEmpty
    let growth: Rational = isLeft ? 1 : -1
    let constant = resolution.hierarchy
      .evaluatingPoints(isLeft ? constraint.left : constraint.right).constant
    let more = try prices(beginning, row, growth)
    let less = try prices(beginning, row, -growth)
    return Row(
      constraint: constraint, constant: constant,
      prices: resolution.model.levels.indices.map { level in
        Prices(
          less: less.map { prices in
            var price = prices[level]
            price.slope = -price.slope
            price.bound = price.bound.map { constant - $0 }
            return price
          },
          more: more.map { prices in
            var price = prices[level]
            price.bound = price.bound.map { constant + $0 }
            return price
          })
      })
  }

  /// The prices for each level as one row's constant moves away from where it is; bounds are
  /// distances. nil if it cannot move at all.
  private static func prices(
    _ beginning: ParametricSolver.Beginning, _ row: Int, _ growth: Rational
  ) throws(Stop) -> [Price]? {
    var parametric = ParametricSolver(beginning, ParametricChange(rows: [row: growth]), from: 0)
    guard let first = try parametric.nextStretch() else { return nil }
    var prices = first.slopes.map { Price(slope: $0, bound: first.upper, isLastPlace: false) }
    var open = Array(prices.indices)
    var end = first.upper
    while !open.isEmpty, end != nil {
      guard let piece = try parametric.nextStretch() else {
        for level in open { prices[level].isLastPlace = true }
        return prices
      }
      open.removeAll { piece.slopes[$0] != prices[$0].slope }
      for level in open { prices[level].bound = piece.upper }
      end = piece.upper
    }
    return prices
  }

  /// How far each coefficient of each objective that takes part may change by itself.
  ///
  /// - Throws: where the control stops it.
  /// - Complexity: one small solve for each coefficient.
  public func coefficientRanges() throws(Stop) -> [CoefficientRange] {
    var ranges: [CoefficientRange] = []
    for objective in resolution.hierarchy.enabledObjectives {
      for term in objective.expression.terms {
        guard case .variable(let variable) = term.symbol,
          let range = try coefficientRange(of: variable, in: objective)
        else { continue }
        ranges.append(range)
      }
    }
    return ranges
  }

  /// How far the coefficient of a variable in an objective may change by itself, be it 0 now; nil where the objective takes no
  /// part, or counts nothing.
  ///
  /// - Throws: where the control stops it.
  /// - Precondition: the variable and the objective are the hierarchy's.
  /// - Complexity: one small solve.
  public func coefficientRange(
    of variable: Variable, in objective: Objective
  ) throws(Stop) -> CoefficientRange? {
    guard let level = resolution.model.levels.firstIndex(of: objective.priority),
      objective.isEnabled, !objective.weight.isZero
    else { return nil }
    let factor = objective.direction == .minimize ? objective.weight : -objective.weight
    let coefficient =
      objective.expression.terms.first { $0.symbol == .variable(variable) }?.coefficient ?? 0
    let change = try resolution.solver.costRange(of: variable.index, inObjective: level)
    let ends = [change.lower, change.upper].map { end in end.map { coefficient + $0 / factor } }
    return CoefficientRange(
      objective: objective, variable: variable, coefficient: coefficient,
      range: factor.signum > 0
        ? Interval(lower: ends[0], upper: ends[1]) : Interval(lower: ends[1], upper: ends[0]))
  }
}
