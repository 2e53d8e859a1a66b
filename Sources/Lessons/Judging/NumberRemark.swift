// What the state of things says to a number that is wrong. There is always something: the learner has the
// solution before them, and the number contradicts it somewhere.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

/// Something to say to a wrong number.
enum NumberRemark: Sendable {
  /// What it would break, or cost.
  case consequence(Consequence)
  /// The same without amounts, one of which is the answer.
  case consequenceWithoutAmounts(Consequence)
  /// What is so here: constraints that it is about, and what the names come to.
  case here(asks: [Constraint], values: [(name: String, value: Rational)])
  /// After so many pivots an objective can still be lowered.
  case pivotsLeft(after: Int, Priority)
  /// Fewer pivots are enough.
  case fewerPivots(Priority?)
  case noCount
  /// With the entering column at the number, a basic one would be this.
  case follower(entering: String, at: Rational, name: String, value: Rational)
  /// A cost says what the objective of a level does when the column grows.
  case cost(column: String, Priority, Rational)
  /// Only the sign is another.
  case sign
  /// Where the solution has nothing to say, as of a number that stands for itself, the first hint does.
  case hint(String)
}

extension Examiner {
  /// What can be said to a wrong number, the best first. What takes a solve that is stopped is left out.
  func remarks(to typed: Rational, not truth: Rational) -> [NumberRemark] {
    fromState(typed, truth) + (typed == -truth ? [.sign] : [])
      + question.hints.prefix(1).map { .hint($0.text) }
  }

  private func fromState(_ typed: Rational, _ truth: Rational) -> [NumberRemark] {
    guard let asked else { return [] }
    if case .quantity(let quantity, _) = asked.expression {
      return remarks(to: typed, not: truth, quantity)
    }
    var remarks: [NumberRemark] = []
    // Where a number is among the terms, the expression is the way to the answer rather than what was
    // asked for.
    if !asked.expression.hasNumberAsTerm,
      let consequence = try? session.consequence(of: asked, being: typed)
    {
      remarks = [.consequence(consequence), .consequenceWithoutAmounts(consequence)]
    }
    return remarks + here(asked.expression, besides: truth)
  }

  private func remarks(
    to typed: Rational, not truth: Rational, _ quantity: Quantity
  ) -> [NumberRemark] {
    switch quantity {
    case .pivots(let mark): return [pivots(typed, truth, mark)]
    case .ratio(let name):
      return follower(name, typed) + here(.quantity(quantity, name.range), besides: truth)
    case .cost(let name):
      var copy = session
      let place = try? copy.placeInWalk()
      let last = try? copy.resolution.levels.last
      guard let level = place?.level ?? last?.priority else { return [] }
      return [.cost(column: name.text, level, typed)]
    case .error(let name), .plus(let name), .minus(let name), .slack(let name), .column(let name):
      return here(.quantity(quantity, name.range), besides: truth)
    case .objective(let mark), .function(let mark):
      return here(.quantity(quantity, mark.range), besides: truth)
    }
  }

  private func pivots(_ typed: Rational, _ truth: Rational, _ mark: LevelMark?) -> NumberRemark {
    guard let count = Int(typed.description), count >= 0 else { return .noCount }
    let level = mark.flatMap { Priority(rawValue: $0.value) }
    guard typed < truth else { return .fewerPivots(level) }
    if let level { return .pivotsLeft(after: count, level) }
    var copy = session
    var left = count
    for solved in (try? copy.resolution.levels) ?? [] {
      if left < solved.pivots { return .pivotsLeft(after: count, solved.priority) }
      left -= solved.pivots
    }
    return .noCount
  }

  private func follower(_ name: Name, _ typed: Rational) -> [NumberRemark] {
    var copy = session
    guard let place = try? copy.placeInWalk(),
      let follower = place.followers.first(where: { $0.name == name.text })
    else { return [] }
    return [
      .follower(
        entering: place.entering, at: typed, name: follower.name,
        value: follower.value(at: typed))
    ]
  }

  // MARK: What is so here

  /// What the names of an expression come to, without the answer itself.
  private func here(_ expression: Expression, besides truth: Rational) -> [NumberRemark] {
    var asks: [Constraint] = []
    var names: [String] = []
    func add(_ linear: LinearExpression) {
      names += linear.terms.map { session.problem.name(of: $0.symbol) }
    }
    for leaf in expression.leaves {
      switch leaf {
      case .name(let name): names.append(name.text)
      case .quantity(.error(let name), _), .quantity(.plus(let name), _),
        .quantity(.minus(let name), _), .quantity(.slack(let name), _),
        .quantity(.column(let name), _):
        asks += session.problem.constraint(name.ofConstraint.text).map { [$0] } ?? []
      case .quantity(.objective(let mark), _), .quantity(.function(let mark), _):
        // Without an answer to that, all of the level are asked about.
        let complaining = Set(
          Priority(rawValue: mark.value).flatMap { try? session.complaining(of: $0) } ?? [])
        let level = session.problem.enabledConstraints.filter {
          $0.priority.rawValue == mark.value
        }
        let guilty = level.filter { complaining.contains($0.id) }
        // Where nobody complains, to say so would be the answer.
        asks += guilty.isEmpty ? level : guilty
        for objective in session.problem.enabledObjectives
        where objective.priority.rawValue == mark.value { add(objective.expression) }
      case .quantity(.pivots, _), .quantity(.cost, _), .quantity(.ratio, _), .number, .negate,
        .operations:
        break
      }
    }
    for constraint in asks {
      add(constraint.left)
      add(constraint.right)
    }
    var values: [(name: String, value: Rational)] = []
    for name in names where !values.contains(where: { $0.name == name }) {
      let range = SourceRange(0, 0)
      let asked = MeasuredExpression(.name(Name(name, range)), text: name)
      guard let value = (try? session.measured(asked))?.value, value.magnitude != truth.magnitude
      else { continue }
      values.append((name, value))
    }
    let full: [NumberRemark] = values.isEmpty ? [] : [.here(asks: asks, values: values)]
    return full + (values.isEmpty ? [] : [.here(asks: [], values: values)])
      + (asks.isEmpty ? [] : [.here(asks: asks, values: [])])
  }
}

extension Expression {
  /// The names and quantities in it, in the order in which they were written.
  fileprivate var leaves: [Expression] {
    switch self {
    case .number: []
    case .name, .quantity: [self]
    case .negate(let operand, _): operand.leaves
    case .operations(let first, let rest, _): first.leaves + rest.flatMap { $0.operand.leaves }
    }
  }
}
