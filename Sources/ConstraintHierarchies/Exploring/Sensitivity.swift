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
  /// - Complexity: one more solve where variables have signs, and for each constraint a few dual pivots, up and down; one change
  ///   and one range for each level more where some level's price has not changed by then.
  public init(_ resolution: TracedSolution) throws(Stop) {
    try self.init(resolution, most: 16)
  }

  /// - Parameter most: the pieces after which an end that is not found is searched for.
  init(_ resolution: TracedSolution, most: Int) throws(Stop) {
    demand(resolution.outcome == .optimal, "Sensitivity: a hierarchy that has no optimum")
    var resolution = resolution
    if !resolution.hierarchy.signs.isEmpty {
      // What a sign is worth, the reduced cost of its variable, is the price of a row that says it.
      resolution = try TracedSolution.optimum(
        of: resolution.hierarchy.spellingSigns(), control: resolution.control)
    }
    self.resolution = resolution
    var pricing = Pricing(resolution, most: most)
    var rows: [Row] = []
    for constraint in resolution.hierarchy.enabledConstraints {
      if let row = try pricing.row(constraint) { rows.append(row) }
    }
    self.rows = rows
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

/// The search for prices.
private struct Pricing {
  private let resolution: TracedSolution
  private let beginning: ParametricSolver.Beginning
  private var ends: PriceEnds
  private let most: Int

  init(_ resolution: TracedSolution, most: Int) {
    self.resolution = resolution
    self.most = most
    beginning = ParametricSolver.Beginning(resolution.solver)
    ends = PriceEnds(resolution)
  }

  private typealias Price = Sensitivity.Price

  /// A constraint whose constant moves one way.
  private struct Move {
    let constraint: Constraint
    let row: Int
    /// Whether the constant stands on the left side.
    let isLeft: Bool
    let isGrowing: Bool
    /// The first level that depends on the row.
    let own: Int

    /// How the row's form grows: left side less right side.
    var growth: Rational { isLeft == isGrowing ? 1 : -1 }
  }

  /// - Returns: nil for a constraint that has no row.
  mutating func row(_ constraint: Constraint) throws(Stop) -> Sensitivity.Row? {
    guard let row = resolution.model.rowOfConstraint[constraint.serial] else { return nil }
    let isLeft = constraint.left.variables.isEmpty && !constraint.right.variables.isEmpty
    let constant = resolution.hierarchy
      .evaluatingPoints(isLeft ? constraint.left : constraint.right).constant
    let levels = resolution.model.levels
    func move(isGrowing: Bool) -> Move {
      // What gives way for a level has no say in those above it.
      Move(
        constraint: constraint, row: row, isLeft: isLeft, isGrowing: isGrowing,
        own: levels.firstIndex(of: constraint.priority) ?? 0)
    }
    let more = try prices(move(isGrowing: true))
    let less = try prices(move(isGrowing: false))
    return Sensitivity.Row(
      constraint: constraint, constant: constant,
      prices: levels.indices.map { level in
        Sensitivity.Prices(
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
  private mutating func prices(_ move: Move) throws(Stop) -> [Price]? {
    var parametric = ParametricSolver(
      beginning, ParametricChange(rows: [move.row: move.growth]), from: 0)
    guard let first = try parametric.nextStretch() else { return nil }
    var prices = first.objectives.enumerated().map { level, objective in
      Price(slope: objective.slope, bound: level < move.own ? nil : first.upper, isLastPlace: false)
    }
    var open = Array(move.own..<max(move.own, prices.count))
    var end = first.upper
    var count = 0
    while let last = open.last, end != nil {
      count += 1
      if count == most {
        try search(move, &prices, &open)
        continue
      }
      parametric.follow(objectives: last + 1)
      guard let piece = try parametric.nextStretch() else {
        for level in open { prices[level].isLastPlace = true }
        return prices
      }
      open.removeAll { piece.objectives[$0].slope != prices[$0].slope }
      for level in open { prices[level].bound = piece.upper }
      end = piece.upper
    }
    return prices
  }

  /// Searches for the ends of the prices of levels, by `PriceEnds`.
  ///
  /// A level that leaves its line where one above it does may have the same price beyond: that it does not tell.
  ///
  /// - Parameter open: the levels whose ends are wanted; those found are taken out.
  private mutating func search(
    _ move: Move, _ prices: inout [Price], _ open: inout [Int]
  ) throws(Stop) {
    guard let last = open.last,
      let distances = try ends.distances(
        move.constraint, isLeft: move.isLeft, isGrowing: move.isGrowing,
        slopes: prices[...last].map { $0.slope })
    else { return }
    var found: [Int] = []
    for level in open {
      let (above, own) = (distances[level], distances[level + 1])
      let isLast = own != nil && own == distances[0]
      guard own == nil || own != above || isLast else { continue }
      (prices[level].bound, prices[level].isLastPlace) = (own, isLast)
      found.append(level)
    }
    open.removeAll { found.contains($0) }
  }
}
