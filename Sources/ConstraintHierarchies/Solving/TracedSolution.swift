// The answer to a hierarchy: the requirements solved first, then each level on what is left.

public import Rationals
public import Simplex

/// A hierarchy, solved.
public struct TracedSolution: Sendable {
  public let hierarchy: Hierarchy
  public let model: Model
  public private(set) var solver: Solver
  public let outcome: Outcome

  /// Solves from scratch.
  ///
  /// - Parameter control: stops the solve, and all questions about its solution.
  /// - Throws: where it does.
  /// - Complexity: that of the simplex method: a few pivots for each constraint as a rule.
  public init(
    _ hierarchy: Hierarchy, rule: PivotRule = .dantzig, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    let model = Model(hierarchy)
    var solver = Solver(model.problem, rule: rule, control: control)
    let outcome = try solver.finish()
    self.init(hierarchy, model, solver, outcome)
  }

  init(_ hierarchy: Hierarchy, _ model: Model, _ solver: Solver, _ outcome: Outcome) {
    self.hierarchy = hierarchy
    self.model = model
    self.solver = solver
    self.outcome = outcome
  }

  /// Stops all questions about the solution.
  public var control: SolveControl {
    get { solver.control }
    set { solver.control = newValue }
  }

  /// One level, the requirements being one.
  public struct Level: Hashable, Sendable {
    public var priority: Priority
    /// The least value of what the level minimises; nil for the requirements, and where there is none.
    public var minimum: Rational?
    public var pivots: Int
  }

  /// The requirements, and every level down to where the method ended: the last one is the one
  /// without a least value if the outcome is unbounded.
  public var levels: [Level] {
    solver.pivotCounts.enumerated().map { rank, pivots in
      guard rank > 0 else { return Level(priority: .required, minimum: nil, pivots: pivots) }
      let isUnbounded = outcome == .unbounded(objective: rank - 1)
      return Level(
        priority: model.levels[rank - 1],
        minimum: isUnbounded ? nil : solver.tableau.costs[rank].constant, pivots: pivots)
    }
  }

  /// How many of the levels, the requirements not counted, have a least value.
  public var solvedLevels: Int {
    switch outcome {
    case .infeasible: 0
    case .unbounded(let objective): objective
    case .optimal: model.levels.count
    }
  }

  /// The solution's value of a variable; nil where there is no solution.
  ///
  /// - Precondition: the variable is the hierarchy's.
  public func value(of variable: Variable) -> Rational? {
    hierarchy.check(.variable(variable))
    return outcome == .optimal ? solver.tableau.value(of: variable.index) : nil
  }

  /// The solution's value of an expression; nil where there is no solution.
  ///
  /// - Precondition: the variables and points are the hierarchy's.
  public func value(of expression: LinearExpression) -> Rational? {
    guard outcome == .optimal else { return nil }
    return Model.form(of: expression, in: hierarchy).value(at: solver.point())
  }

  /// The error of a constraint, left side less right side; nil where there is no solution.
  public func error(of constraint: Constraint) -> Rational? { value(of: constraint.error) }

  /// The values that an expression can take in the region after the first n levels (0: the requirements
  /// alone); nil where the requirements contradict one another.
  ///
  /// - Throws: where the control stops the search.
  /// - Precondition: the variables and points are the hierarchy's, and n is at most `solvedLevels`.
  public func interval(
    of expression: LinearExpression, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    let range = try solver.range(of: Model.form(of: expression, in: hierarchy), levels: levels)
    return Interval(lower: range.lower, upper: range.upper)
  }

  public func interval(
    of variable: Variable, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    try interval(of: LinearExpression(.variable(variable)), afterLevels: levels)
  }

  /// The intervals of several variables, as `interval(of:afterLevels:)` gives them, in a fraction of the
  /// time: one search helps the others.
  ///
  /// - Precondition: the variables are the hierarchy's, and n is at most `solvedLevels`.
  /// - Returns: one for each variable; nil where the requirements contradict one another.
  /// - Throws: where the control stops the search.
  public func intervals(
    of variables: [Variable], afterLevels levels: Int
  ) throws(Stop) -> [Interval]? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    let forms = variables.map { variable in
      Model.form(of: LinearExpression(.variable(variable)), in: hierarchy)
    }
    return try solver.ranges(of: forms, levels: levels).map {
      Interval(lower: $0.lower, upper: $0.upper)
    }
  }

  /// The values that an expression can take when all is done; nil where there is no solution.
  public func interval(of expression: LinearExpression) throws(Stop) -> Interval? {
    outcome == .optimal ? try interval(of: expression, afterLevels: model.levels.count) : nil
  }
}
