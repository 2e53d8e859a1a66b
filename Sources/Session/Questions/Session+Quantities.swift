// Numbers that a question can be about: what an expression comes to, and what the solve was like.

public import ConstraintHierarchies
public import Language
public import Rationals
import Simplex

extension Session {
  /// The values that an expression, in which quantities may stand, can take in the solution.
  ///
  /// - Throws: what keeps it from having any, with its place in the text that the expression was read
  ///   from: a name that is not known, no solution.
  public mutating func measure(_ measured: MeasuredExpression) throws(Failure) -> Interval {
    try values(of: measured.expression).interval
  }

  /// - Returns: also whether it holds no variable, so that it is what it is in every solution.
  mutating func values(
    of expression: Expression
  ) throws(Failure) -> (interval: Interval, isConstant: Bool) {
    if case .quantity(let quantity, let range) = expression,
      let interval = try slackInterval(quantity, range)
    {
      return (interval, interval.value != nil)
    }
    let expression = try resolved(expression)
    var lowering = Lowering(state, makesVariables: false)
    let linear: LinearExpression
    do { linear = try lowering.linear(expression) } catch { throw Failure(error) }
    if linear.variables.isEmpty {
      let value = state.hierarchy.evaluatingPoints(linear).constant
      return (Interval(lower: value, upper: value), true)
    }
    return (try intervalOrFailure(of: linear, expression.range), false)
  }

  /// The constraint that a quantity is the slack or the error of, and on which side; nil for any other quantity, and where
  /// no constraint has that name.
  private func slackSide(
    _ quantity: Quantity
  ) -> (constraint: Constraint, side: Model.Side)? {
    switch quantity {
    case .plus(let name): return state.hierarchy.constraint(name.text).map { ($0, .plus) }
    case .minus(let name): return state.hierarchy.constraint(name.text).map { ($0, .minus) }
    case .slack(let name): return state.hierarchy.constraint(name.text).map { ($0, .single) }
    case .error(let name):
      return state.hierarchy.constraint(name.text).map { constraint in
        switch constraint.relation {
        case .equal: (constraint, .single)
        case .atMost: (constraint, .plus)
        case .atLeast: (constraint, .minus)
        }
      }
    case .column(let name):
      guard case .slack(let constraint, let side) = state.column(named: name) else { return nil }
      return (constraint, side)
    case .objective, .function, .pivots, .cost, .ratio: return nil
    }
  }

  /// The values of one slack, which may be several where what it is about is ambiguous; nil for any other quantity.
  private mutating func slackInterval(
    _ quantity: Quantity, _ range: SourceRange
  ) throws(Failure) -> Interval? {
    guard let (constraint, side) = slackSide(quantity) else { return nil }
    let error = try intervalOrFailure(of: constraint.error, range)
    let (up, down) = (
      error, Interval(lower: error.upper.map { -$0 }, upper: error.lower.map { -$0 })
    )
    // Neither slack is ever below 0.
    func part(_ values: Interval) -> Interval {
      Interval(lower: max(values.lower ?? 0, 0), upper: values.upper.map { max($0, 0) })
    }
    switch side {
    case .plus: return part(up)
    case .minus: return part(down)
    case .single:
      let (up, down) = (part(up), part(down))
      let isOneSided = up.upper == 0 || down.upper == 0
      let lower = isOneSided ? max(up.lower ?? 0, down.lower ?? 0) : 0
      guard let above = up.upper, let below = down.upper else {
        return Interval(lower: lower, upper: nil)
      }
      return Interval(lower: lower, upper: max(above, below))
    }
  }

  /// What an expression of numbers and points alone comes to.
  ///
  /// - Throws: also where a variable or a quantity stands in it.
  public func constant(_ expression: Expression) throws(Failure) -> Rational {
    var lowering = Lowering(state, makesVariables: false)
    do { return try lowering.constant(expression) } catch { throw Failure(error) }
  }

  /// The interval that was written, of numbers and points alone. Whether its ends belong to it is for the
  /// completer to see.
  ///
  /// - Throws: also where a variable stands in it.
  public func interval(_ written: IntervalExpression) throws(Failure) -> Interval {
    Interval(
      lower: try written.lower.map { (end) throws(Failure) in try constant(end) },
      upper: try written.upper.map { (end) throws(Failure) in try constant(end) })
  }

  /// Whether a claim is so.
  ///
  /// - Throws: what keeps it from being a claim, with its place in the text that it was read from.
  public func holds(_ claim: Claim) throws(Failure) -> Bool {
    var copy = self
    do throws(Failure) {
      try copy.expect(claim.expectation, claim.range)
      return !claim.isNegated
    } catch {
      guard error.code == .expectation else { throw error }
      return claim.isNegated
    }
  }

  // MARK: Quantities

  /// The expression with the value of each quantity in its place.
  ///
  /// - Complexity: O(n) in the number of nodes, and one solve; the depth of the recursion is that of the
  ///   parentheses.
  mutating func resolved(_ expression: Expression) throws(Failure) -> Expression {
    switch expression {
    case .number, .name: return expression
    case .quantity(let quantity, let range):
      if let slack = try slack(quantity, range) { return slack }
      return .number(try value(of: quantity, range), range)
    case .negate(let operand, let range): return .negate(try resolved(operand), range)
    case .operations(let first, let rest, let range):
      let first = try resolved(first)
      var operations: [Expression.Operation] = []
      for operation in rest {
        operations.append(
          Expression.Operation(
            operation.kind, try resolved(operation.operand), operatorRange: operation.operatorRange)
        )
      }
      return .operations(first, operations, range)
    }
  }

  /// A slack or an error in terms of what it is about, `X − 10` for `a⁺` of `a: X >= 10` where X is above; nil for any other
  /// quantity. In sums with what it is about it is so in every solution, whether it has one value or several.
  ///
  /// - Throws: also if it is on one side in some solutions and on the other in others, which is possible only where nothing
  ///   counts it.
  private mutating func slack(
    _ quantity: Quantity, _ range: SourceRange
  ) throws(Failure) -> Expression? {
    guard let (constraint, side) = slackSide(quantity) else { return nil }
    let error = try intervalOrFailure(of: constraint.error, range)
    let isUp = error.lower.map { $0 >= 0 } ?? false
    guard isUp || error.upper.map({ $0 <= 0 }) ?? false else {
      throw Failure(.solution(.ambiguousError(Name(constraint.id, range))))
    }
    let isSide = side == .single || isUp == (side == .plus)
    if let value = error.value { return .number(isSide ? value.magnitude : 0, range) }
    return isSide
      ? Expression(constraint.error.scaled(by: isUp ? 1 : -1), of: state.hierarchy, range)
      : .number(0, range)
  }

  private mutating func value(
    of quantity: Quantity, _ range: SourceRange
  ) throws(Failure) -> Rational {
    switch quantity {
    case .column(let name): return try value(ofColumn: name, range)
    case .function(let level): return try objective(level)
    case .error(let id), .plus(let id), .minus(let id), .slack(let id):
      throw Failure(.name(.unknownConstraint(id, among: state.hierarchy.constraints.map { $0.id })))
    case .objective(let level): return try objective(level)
    case .pivots(let level): return Rational(try pivots(level))
    case .cost(let column):
      if let place = try placeInWalk() { return try place.cost(of: column) }
      return try PlaceInWalk.cost(of: column, atTheEndOf: try traced())
    case .ratio(let column):
      guard let place = try placeInWalk() else { throw Failure(.walk(.noRatioTest(range))) }
      return try place.ratio(of: column)
    }
  }

  /// `a⁺`, `b⁻`; `c` of a requirement, `f1` of an objective.
  private mutating func value(
    ofColumn name: Name, _ range: SourceRange
  ) throws(Failure) -> Rational {
    let column = state.column(named: name)
    switch column {
    case .objective(let objective):
      let interval = try intervalOrFailure(of: objective.expression, range)
      guard let value = interval.value else { throw Failure(.solution(.ambiguousError(name))) }
      return value
    case .constraint(let constraint):
      throw Failure(
        .name(
          .noSlack(name, of: constraint.id, slacks: constraint.slackNames)))
    case .slack, nil:
      throw Failure(
        .name(
          .unknownConstraint(
            name, among: state.hierarchy.constraints.flatMap { $0.slackNames })))
    }
  }

  mutating func objective(_ mark: LevelMark) throws(Failure) -> Rational {
    let (level, place) = try place(of: mark, in: solutions.levels)
    guard try place < solutions.solvedLevels else {
      if let conflict = try solutions.conflict() {
        throw Failure(.solution(.unsatisfiable(conflict: conflict.ids, mark.range)))
      }
      let unbounded = try solutions.unboundedLevel ?? level
      throw Failure(.solution(.unbounded(level: unbounded.name, mark.range)))
    }
    return try solutions.minimum(of: level)
  }

  private mutating func pivots(_ mark: LevelMark?) throws(Failure) -> Int {
    let levels = try solutions.traced.levels
    guard let mark else { return levels.reduce(0) { $0 + $1.pivots } }
    return levels[try place(of: mark, in: levels.map { $0.priority }).place].pivots
  }

  func place(
    of mark: LevelMark, in levels: [Priority]
  ) throws(Failure) -> (level: Priority, place: Int) {
    guard let level = Priority(rawValue: mark.value), let place = levels.firstIndex(of: level)
    else {
      let name = Priority(rawValue: mark.value)?.name ?? mark.number
      throw Failure(.solution(.unknownLevel(name, among: levels.map { $0.name }, mark.range)))
    }
    return (level, place)
  }
}

extension Session {
  /// Whether a line is a statement, a command or a line of a log, rather than an expression, or nothing at all.
  public func isStatementOrCommand(_ text: String) -> Bool {
    if isOfLog(text) { return true }
    return switch try? Parser.parse(text, knowing: vocabulary) {
    // These ask, too: for whether they are so.
    case .command(.question(.holds), _), .command(.question(.interval), _): false
    case .constraint, .objective, .visualFormat, .several, .command: true
    case .empty, .expression, nil: false
    }
  }
}

extension Expression {
  /// What is written like this, at one place.
  fileprivate init(_ linear: LinearExpression, of hierarchy: Hierarchy, _ range: SourceRange) {
    let terms = linear.terms.map { term in
      Operation(
        .add,
        .operations(
          .number(term.coefficient, range),
          [
            Operation(
              .multiply, .name(Name(hierarchy.name(of: term.symbol), range)), operatorRange: range)
          ], range),
        operatorRange: range)
    }
    self = .operations(.number(linear.constant, range), terms, range)
  }
}
