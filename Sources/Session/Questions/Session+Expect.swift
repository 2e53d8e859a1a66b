// expect: a claim about the solution that fails the script where it does not hold.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

extension Session {
  mutating func expect(_ expectation: Expectation, _ range: SourceRange) throws(Failure) {
    switch expectation {
    case .relation(let left, let relation, let right):
      try expectRelation(left, relation, right, range)
    case .interval(let expression, let lower, let upper):
      let found = try expectedInterval(expression, range)
      let wanted = Interval(
        lower: try lower.map { (end) throws(Failure) in try number(end) },
        upper: try upper.map { (end) throws(Failure) in try number(end) })
      if found != wanted { try fail(expression, found, range) }
    case .ambiguous(let expression):
      let found = try expectedInterval(expression, range)
      if !found.isAmbiguous { try fail(expression, found, range) }
    case .unsatisfiable:
      if try conflictSearch() == nil {
        throw Failure(.solution(.expectation(.satisfiable, range)))
      }
    case .unbounded:
      guard case .unbounded = try solutions.outcome else {
        throw Failure(.solution(.expectation(.everyLevelHasMinimum, range)))
      }
    case .frame(let name, let numbers): try expectFrame(of: name, numbers, range)
    case .conflict(let ids): try expectConflict(ids, range)
    case .objective(let level, let relation, let value):
      try expectObjective(level, relation, value, range)
    case .all(let claims):
      for claim in claims { try expect(claim, range) }
    }
  }

  /// Holds where every solution makes it true.
  private mutating func expectRelation(
    _ left: Expression, _ relation: Language.Relation, _ right: Expression, _ range: SourceRange
  ) throws(Failure) {
    let difference = try difference(left, right)
    let found = try solvedInterval(of: difference, range)
    guard found.verdict(Relation(relation)) != .holds else { return }
    try fail(left, try expectedInterval(left, range), range)
  }

  private mutating func expectObjective(
    _ mark: LevelMark, _ relation: Language.Relation, _ expression: Expression, _ range: SourceRange
  ) throws(Failure) {
    let levels = solutions.levels
    let wanted = try number(expression)
    guard let priority = Priority(rawValue: mark.value), let place = levels.firstIndex(of: priority)
    else {
      let name = Priority(rawValue: mark.value)?.name ?? mark.number
      throw Failure(
        .solution(.unknownLevel(name, among: levels.map { $0.name }, mark.range)))
    }
    guard try place < solutions.solvedLevels else {
      throw Failure(.solution(.expectation(.noMinimum(level: priority.name), range)))
    }
    let minimum = try solutions.minimum(of: priority)
    let holds =
      switch relation {
      case .equal: minimum == wanted
      case .lessOrEqual: minimum <= wanted
      case .greaterOrEqual: minimum >= wanted
      }
    if !holds {
      throw Failure(.solution(.expectation(.minimum(level: priority.name, is: minimum), range)))
    }
  }

  // MARK: Layouts

  private mutating func expectFrame(
    of name: Name, _ numbers: [Expression?], _ range: SourceRange
  ) throws(Failure) {
    do { _ = try state.view(name) } catch { throw Failure(error) }
    let wanted = try numbers.map { (number) throws(Failure) in
      try number.map { (number) throws(Failure) in try self.number(number) }
    }
    if let fault = try noSolution(range) {
      throw Failure(.solution(.expectation(.noSolution(fault), range)))
    }
    guard let frame = try frames(of: [name.text]).frames.first else { return }
    let found = [
      frame.horizontal?.near, frame.vertical?.near, frame.horizontal?.size, frame.vertical?.size,
    ]
    for (found, wanted) in zip(found, wanted)
    where found?.interval.value != wanted || (found == nil) != (wanted == nil) {
      throw Failure(.solution(.expectation(.frame(frame), range)))
    }
  }

  private mutating func expectConflict(_ names: [Name], _ range: SourceRange) throws(Failure) {
    guard let ids = try idsOfConflict() else {
      throw Failure(.solution(.expectation(.satisfiable, range)))
    }
    let wanted = Set(names.map { $0.text })
    if Set(ids) == wanted { return }
    // Several may be as small.
    let report = try conflict()
    if report?.wasStopped == true { throw Failure(Stop.cancelled) }
    let all = report?.clashes ?? []
    if all.contains(where: { Set($0.members.map { $0.constraint.id }) == wanted }) { return }
    throw Failure(.solution(.expectation(.conflict(ids), range)))
  }

  // MARK: Reading

  /// The left side less the right side, as a constraint would have them.
  private mutating func difference(
    _ left: Expression, _ right: Expression
  ) throws(Failure) -> LinearExpression {
    let (left, right) = (try measured(left), try measured(right))
    var lowering = Lowering(state, makesVariables: false)
    do {
      let sides = try lowering.sides(left, right)
      return sides.0 - sides.1
    } catch { throw claimed(error) }
  }

  private mutating func linear(_ expression: Expression) throws(Failure) -> LinearExpression {
    let expression = try measured(expression)
    var lowering = Lowering(state, makesVariables: false)
    do { return try lowering.linear(expression) } catch { throw claimed(error) }
  }

  private mutating func number(_ expression: Expression) throws(Failure) -> Rational {
    let expression = try measured(expression)
    var lowering = Lowering(state, makesVariables: false)
    do { return try lowering.constant(expression) } catch { throw Failure(error) }
  }

  /// A claim about a view that nothing is said of yet does not hold; any other fault is one of the line.
  private func claimed(_ fault: SessionFault) -> Failure {
    if case .layout(.nothingSaid(let name)) = fault {
      return Failure(.solution(.expectation(.noSolution(fault), name.range)))
    }
    return Failure(fault)
  }

  /// The expression with the values of its quantities.
  private mutating func measured(_ expression: Expression) throws(Failure) -> Expression {
    do throws(Failure) { return try resolved(expression) } catch { throw unsolved(error) }
  }

  /// A claim about a solution that does not exist does not hold; any other failure is one of the line.
  private func unsolved(_ failure: Failure) -> Failure {
    guard case .session(let fault) = failure.reason else { return failure }
    switch fault {
    case .solution(.unsatisfiable), .solution(.unbounded):
      return Failure(.solution(.expectation(.noSolution(fault), fault.range)))
    // Any other fault is one of the line.
    default: return failure
    }
  }

  private mutating func expectedInterval(
    _ expression: Expression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    if case .quantity = expression {
      do throws(Failure) { return try values(of: expression).interval } catch {
        throw unsolved(error)
      }
    }
    return try solvedInterval(of: try linear(expression), range)
  }

  /// A claim about a solution that does not exist does not hold.
  private mutating func solvedInterval(
    of linear: LinearExpression, _ range: SourceRange
  ) throws(Failure) -> Interval {
    do throws(Failure) {
      return try intervalOrFailure(of: linear, range)
    } catch {
      // What was stopped is no answer, and so none that is not what was claimed.
      guard error.stop == nil, case .session(let fault) = error.reason else { throw error }
      throw Failure(.solution(.expectation(.noSolution(fault), range)))
    }
  }

  private mutating func fail(
    _ expression: Expression, _ found: Interval, _ range: SourceRange
  ) throws(Failure) {
    throw Failure(.solution(.expectation(.value(expression, found), range)))
  }
}
