// A hierarchy's solution as a function of one of its points, or of a coefficient of an objective.

public import Rationals
public import Simplex

/// What becomes of every variable and of every level's objective while a point, or an objective's coefficient, moves from one number
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
    /// The two ends for each of the sums that were asked for.
    public var sums: [(lower: LinearFunction?, upper: LinearFunction?)]
    /// The least value of each level's objective, highest level first.
    public var objectives: [LinearFunction]
  }

  public let hierarchy: Hierarchy
  public let point: Point
  /// The levels, highest first.
  public let levels: [Priority]
  /// The places asked for, the lesser first.
  public let asked: (lower: Rational, upper: Rational)
  /// Those of them at which the requirements can be met, and what moves leaves its level a least value; nil if there
  /// is none.
  public let feasible: (lower: Rational, upper: Rational)?
  /// How the problem ends wherever the requirements can be met.
  public let outcome: Outcome
  /// One for each variable; empty unless the outcome is optimal.
  public let variables: [Ends]
  /// One for each of the sums that were asked for; empty unless the outcome is optimal.
  public let sums: [Ends]
  /// One for each level; empty unless the outcome is optimal.
  public let objectives: [PiecewiseLinearFunction]

  /// Follows the solution while a point moves.
  ///
  /// The point must stand in constants only: where it multiplies a variable, the hierarchy holds the
  /// product worked out for where the point is now, and nothing is known of how it changes.
  ///
  /// - Parameter sums: sums of variables that are followed as well, without points.
  /// - Throws: where the control stops it.
  /// - Precondition: the point and the variables are the hierarchy's.
  /// - Complexity: one solve and a few dual pivots for each piece; for each variable, and each sum, that is ambiguous
  ///   somewhere, two minimisations from the corner of that solve, and the pieces of its ends.
  public init(
    _ hierarchy: Hierarchy, moving point: Point, from start: Rational, to end: Rational,
    sums: [LinearExpression] = [], rule: PivotRule = .dantzig,
    control: SolveControl = .uninterruptible
  ) throws(Stop) {
    hierarchy.check(.point(point))
    self.hierarchy = hierarchy
    self.point = point
    asked = (min(start, end), max(start, end))
    let model = Self.model(hierarchy, point)
    levels = model.levels
    let problem = ParametricProblem(
      origin: model.problem, change: Self.change(hierarchy, point, model))
    feasible = try problem.feasibleRange(from: asked.lower, to: asked.upper, control: control)
    guard let feasible else {
      (outcome, variables, self.sums, objectives) = (.infeasible, [], [], [])
      return
    }
    let own = hierarchy.variables.map { LinearForm([.init($0.index, 1)]) }
    let forms = own + sums.map { Model.form(of: $0, in: hierarchy) }
    var start = hierarchy
    start.setPoint(hierarchy.name(of: .point(point)), to: feasible.lower)
    let solution = try TracedSolution.optimum(of: start, rule: rule, control: control)
    let found = try Self.functions(solution, problem.change, forms, over: feasible)
    (outcome, objectives) = (found.0, found.2)
    variables = Array(found.1.prefix(own.count))
    self.sums = Array(found.1.dropFirst(own.count))
  }

  init(
    _ hierarchy: Hierarchy, _ point: Point, levels: [Priority],
    asked: (lower: Rational, upper: Rational), feasible: (lower: Rational, upper: Rational)?,
    outcome: Outcome, variables: [Ends], sums: [Ends], objectives: [PiecewiseLinearFunction]
  ) {
    (self.hierarchy, self.point, self.levels, self.asked) = (hierarchy, point, levels, asked)
    (self.feasible, self.outcome) = (feasible, outcome)
    (self.variables, self.sums, self.objectives) = (variables, sums, objectives)
  }

  private static func functions(
    _ start: TracedSolution, _ change: ParametricChange, _ forms: [LinearForm],
    over feasible: (lower: Rational, upper: Rational)
  ) throws(Stop) -> (Outcome, [Ends], [PiecewiseLinearFunction]) {
    guard start.outcome == .optimal else { return (start.outcome, [], []) }
    let solver = start.solver
    let run = try Run(solver, change, over: feasible, forms)
    var ends: [Ends] = []
    for (form, values) in zip(forms, run.forms) {
      if let values {
        ends.append(Ends(lower: values, upper: values))
      } else {
        ends.append(
          Ends(
            lower: try end(1, of: form, solver, change, over: feasible),
            upper: try end(-1, of: form, solver, change, over: feasible)))
      }
    }
    return (start.outcome, ends, run.objectives)
  }

  /// The stretches on which nothing at all bends, in order.
  public var pieces: [Piece] {
    guard let feasible, !objectives.isEmpty || !variables.isEmpty else { return [] }
    let functions =
      objectives + (variables + sums).flatMap { [$0.lower, $0.upper].compactMap { $0 } }
    let starts = Set(functions.flatMap { $0.starts }).sorted()
    return starts.enumerated().map { index, start in
      Piece(
        lower: start, upper: index + 1 < starts.count ? starts[index + 1] : feasible.upper,
        variables: variables.map { ($0.lower?.piece(from: start), $0.upper?.piece(from: start)) },
        sums: sums.map { ($0.lower?.piece(from: start), $0.upper?.piece(from: start)) },
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

  /// The least value of a form, or, with the sign −1, its greatest; nil where it has none. The form
  /// becomes one more objective, below all others.
  ///
  /// - Parameter solver: at the optimum of all others, at the beginning of the range.
  private static func end(
    _ sign: Rational, of form: LinearForm, _ solver: Solver, _ change: ParametricChange,
    over range: (lower: Rational, upper: Rational)
  ) throws(Stop) -> PiecewiseLinearFunction? {
    var solver = solver
    solver.append(
      objective: LinearForm(
        form.terms.map { .init($0.column, $0.coefficient * sign) }, constant: form.constant * sign))
    guard try solver.finish() == .optimal else { return nil }
    var function = PiecewiseLinearFunction(from: range.lower)
    guard range.lower < range.upper else {
      let value = form.value(at: solver.point())
      function.append(LinearFunction(constant: value), to: range.lower)
      return function
    }
    var parametric = ParametricSolver(solver, change, from: range.lower)
    while let stretch = try parametric.nextStretch(), let least = stretch.objectives.last {
      let end = min(stretch.upper ?? range.upper, range.upper)
      function.append(
        LinearFunction(constant: least.constant * sign, slope: least.slope * sign), to: end)
      if end == range.upper { break }
    }
    return function
  }
}

/// The functions along one run over a range.
private struct Run {
  var objectives: [PiecewiseLinearFunction]
  /// nil where a form may have more than one value on some piece.
  var forms: [PiecewiseLinearFunction?]

  init(
    _ solver: Solver, _ change: ParametricChange, over range: (lower: Rational, upper: Rational),
    _ forms: [LinearForm]
  ) throws(Stop) {
    let start = PiecewiseLinearFunction(from: range.lower)
    objectives = solver.problem.objectives.map { _ in start }
    self.forms = forms.map { _ in start }
    guard range.lower < range.upper else {
      try add(solver, forms, at: range.lower)
      return
    }
    var parametric = ParametricSolver(solver, change, from: range.lower)
    while let piece = try parametric.next() {
      let end = min(piece.upper ?? range.upper, range.upper)
      for (index, function) in piece.objectives.enumerated() {
        objectives[index].append(function, to: end)
      }
      for (index, form) in forms.enumerated() where self.forms[index] != nil {
        if form.terms.allSatisfy({ parametric.isDetermined($0.column) }) {
          self.forms[index]?.append(piece.function(of: form), to: end)
        } else {
          self.forms[index] = nil
        }
      }
      if end == range.upper { break }
    }
  }

  /// At one place only, every function is a number.
  private mutating func add(
    _ solver: Solver, _ forms: [LinearForm], at place: Rational
  ) throws(Stop) {
    let point = solver.point()
    for (index, form) in solver.problem.objectives.enumerated() {
      objectives[index].append(LinearFunction(constant: form.value(at: point)), to: place)
    }
    for (index, form) in forms.enumerated() {
      let range = try solver.range(of: form, levels: solver.problem.objectives.count)
      if range.lower != nil, range.lower == range.upper {
        self.forms[index]?.append(LinearFunction(constant: form.value(at: point)), to: place)
      } else {
        self.forms[index] = nil
      }
    }
  }
}

extension ParametricSolver.Piece {
  fileprivate func function(of form: LinearForm) -> LinearFunction {
    var sum = LinearFunction(constant: form.constant)
    for term in form.terms {
      sum.constant.addProduct(term.coefficient, columns[term.column].constant)
      sum.slope.addProduct(term.coefficient, columns[term.column].slope)
    }
    return sum
  }
}
