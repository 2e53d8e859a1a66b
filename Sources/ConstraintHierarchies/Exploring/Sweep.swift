// A hierarchy's solution as a function of one of its points.

public import Rationals
public import Simplex

/// What becomes of every variable and of every level's objective while a point moves from one number
/// to another: exact piecewise linear functions, not samples.
///
/// Where the solution is ambiguous, a variable has two functions: the ends of its interval.
public struct Sweep: Sendable {
  /// The values that a variable can take; nil is an end at infinity, which no place of the point
  /// changes.
  public struct Ends: Hashable, Sendable {
    public var lower: PiecewiseLinearFunction?
    public var upper: PiecewiseLinearFunction?

    public func interval(at place: Rational) -> Interval {
      Interval(lower: lower?.value(at: place), upper: upper?.value(at: place))
    }
  }

  /// A stretch of the point on which nothing bends.
  public struct Piece: Sendable {
    public var lower: Rational
    public var upper: Rational
    /// The two ends for each variable, in order of the variables.
    public var variables: [(lower: LinearFunction?, upper: LinearFunction?)]
    /// The least value of each level's objective, highest level first.
    public var objectives: [LinearFunction]
  }

  public let hierarchy: Hierarchy
  public let point: Point
  /// The levels, highest first.
  public let levels: [Priority]
  /// The places asked for, the lesser first.
  public let asked: (lower: Rational, upper: Rational)
  /// Those of them at which the requirements can be met; nil if there is none, or it was not found out.
  public let feasible: (lower: Rational, upper: Rational)?
  /// How the problem ends wherever the requirements can be met; `interrupted` if the control stopped the
  /// sweep.
  public let outcome: Outcome
  /// One for each variable; empty unless the outcome is optimal.
  public let variables: [Ends]
  /// One for each level; empty unless the outcome is optimal.
  public let objectives: [PiecewiseLinearFunction]

  /// Follows the solution while a point moves.
  ///
  /// The point must stand in constants only: where it multiplies a variable, the hierarchy holds the
  /// product worked out for where the point is now, and nothing is known of how it changes.
  ///
  /// - Complexity: one solve and a few dual pivots for each piece; twice as much again for each
  ///   variable that is ambiguous somewhere.
  public init(
    _ hierarchy: Hierarchy, moving point: Point, from start: Rational, to end: Rational,
    rule: PivotRule = .dantzig, control: SolveControl = .uninterruptible
  ) {
    self.hierarchy = hierarchy
    self.point = point
    asked = (min(start, end), max(start, end))
    let model = Self.model(hierarchy, point)
    levels = model.levels
    let problem = ParametricProblem(
      origin: model.problem, change: Self.change(hierarchy, point, model))
    switch problem.feasibleRange(from: asked.lower, to: asked.upper, control: control) {
    case .between(let lower, let upper): feasible = (lower, upper)
    case .nowhere:
      (feasible, outcome, variables, objectives) = (nil, .infeasible, [], [])
      return
    case .interrupted:
      (feasible, outcome, variables, objectives) = (nil, .interrupted, [], [])
      return
    }
    do throws(Interruption) {
      let found = try Self.functions(
        problem, hierarchy.variables.map { $0.index }, over: feasible ?? asked, rule, control)
      (outcome, variables, objectives) = found
    } catch {
      (outcome, variables, objectives) = (.interrupted, [], [])
    }
  }

  private static func functions(
    _ problem: ParametricProblem, _ columns: [Column],
    over feasible: (lower: Rational, upper: Rational), _ rule: PivotRule, _ control: SolveControl
  ) throws(Interruption) -> (Outcome, [Ends], [PiecewiseLinearFunction]) {
    var solver = Solver(problem.problem(at: feasible.lower), rule: rule, control: control)
    let outcome = solver.solve()
    guard outcome == .optimal else { return (outcome, [], []) }
    let run = try Run(solver, problem.change, over: feasible, columns)
    var variables: [Ends] = []
    for (column, values) in zip(columns, run.columns) {
      if let values {
        variables.append(Ends(lower: values, upper: values))
      } else {
        variables.append(
          Ends(
            lower: try end(1, of: column, problem, over: feasible, rule, control),
            upper: try end(-1, of: column, problem, over: feasible, rule, control)))
      }
    }
    return (outcome, variables, run.objectives)
  }

  /// The stretches on which nothing at all bends, in order.
  public var pieces: [Piece] {
    guard let feasible, !objectives.isEmpty || !variables.isEmpty else { return [] }
    let functions = objectives + variables.flatMap { [$0.lower, $0.upper].compactMap { $0 } }
    let starts = Set(functions.flatMap { $0.starts }).sorted()
    return starts.enumerated().map { index, start in
      Piece(
        lower: start, upper: index + 1 < starts.count ? starts[index + 1] : feasible.upper,
        variables: variables.map { ($0.lower?.piece(from: start), $0.upper?.piece(from: start)) },
        objectives: objectives.map { $0.piece(from: start) })
    }
  }

  // MARK: Problems

  private static func model(_ hierarchy: Hierarchy, _ point: Point) -> Model {
    var hierarchy = hierarchy
    hierarchy.setPoint(hierarchy.name(of: .point(point)), to: 0)
    return Model(hierarchy)
  }

  /// What a unit of the point adds to the constants of the model's problem.
  private static func change(
    _ hierarchy: Hierarchy, _ point: Point, _ model: Model
  ) -> ParametricChange {
    func slope(_ expression: LinearExpression) -> Rational {
      expression.terms.first { $0.symbol == .point(point) }?.coefficient ?? 0
    }
    var change = ParametricChange()
    for constraint in hierarchy.enabledConstraints {
      let slope = slope(constraint.error)
      if !slope.isZero, let row = model.rowOfConstraint[constraint.serial] {
        change.rows[row] = slope
      }
    }
    for objective in hierarchy.enabledObjectives {
      let slope = slope(objective.share)
      if !slope.isZero, let level = model.levels.firstIndex(of: objective.priority) {
        change.objectives[level, default: 0] += slope
      }
    }
    return change
  }

  /// The least value of a column, or, with the sign −1, its greatest; nil where it has none. The column
  /// becomes one more objective, below all others.
  private static func end(
    _ sign: Rational, of column: Column, _ problem: ParametricProblem,
    over range: (lower: Rational, upper: Rational), _ rule: PivotRule, _ control: SolveControl
  ) throws(Interruption) -> PiecewiseLinearFunction? {
    var atStart = problem.problem(at: range.lower)
    atStart.objectives.append(LinearForm([.init(column, sign)]))
    var solver = Solver(atStart, rule: rule, control: control)
    switch solver.solve() {
    case .optimal: break
    case .interrupted: throw Interruption()
    case .infeasible, .unbounded: return nil
    }
    return try Run(solver, problem.change, over: range, [column], areDetermined: true).columns[0]
  }
}

/// The functions along one run over a range.
private struct Run {
  var objectives: [PiecewiseLinearFunction]
  /// nil where a column has more than one value on some piece.
  var columns: [PiecewiseLinearFunction?]

  /// - Parameter areDetermined: whether the columns are known to have one value each.
  init(
    _ solver: Solver, _ change: ParametricChange, over range: (lower: Rational, upper: Rational),
    _ columns: [Column], areDetermined: Bool = false
  ) throws(Interruption) {
    let start = PiecewiseLinearFunction(from: range.lower)
    objectives = solver.problem.objectives.map { _ in start }
    self.columns = columns.map { _ in start }
    guard range.lower < range.upper else {
      try add(solver, columns, at: range.lower, areDetermined)
      return
    }
    var parametric = ParametricSolver(solver, change, from: range.lower)
    while let piece = parametric.next() {
      let end = min(piece.upper ?? range.upper, range.upper)
      for (index, function) in piece.objectives.enumerated() {
        objectives[index].append(function, to: end)
      }
      for (index, column) in columns.enumerated() {
        if areDetermined || parametric.isDetermined(column) {
          self.columns[index]?.append(piece.columns[column], to: end)
        } else {
          self.columns[index] = nil
        }
      }
      if end == range.upper { break }
    }
    if parametric.wasInterrupted { throw Interruption() }
  }

  /// At one place only, every function is a number.
  private mutating func add(
    _ solver: Solver, _ columns: [Column], at place: Rational, _ areDetermined: Bool
  ) throws(Interruption) {
    let point = solver.point()
    for (index, form) in solver.problem.objectives.enumerated() {
      objectives[index].append(LinearFunction(constant: form.value(at: point)), to: place)
    }
    for (index, column) in columns.enumerated() {
      guard
        let range = solver.range(
          of: LinearForm([.init(column, 1)]), levels: solver.problem.objectives.count)
      else { throw Interruption() }
      if areDetermined || (range.lower != nil && range.lower == range.upper) {
        self.columns[index]?.append(LinearFunction(constant: point[column]), to: place)
      } else {
        self.columns[index] = nil
      }
    }
  }
}
