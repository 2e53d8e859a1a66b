// What the last update did, in terms of constraints: what went, came and moved, what followed along,
// and each pivot with the levels that it lowered and raised.
//
// The solver keeps one thing on the way, its exchanges; the rest is worked out when it is asked for. On
// which side of zero each row stands is followed from the start, pivot by pivot. So are the sums of the
// levels: a pivot changes a sum by its rate times its length, and where rows of that level went through
// zero on the way by what their kinks add, which the sum at the end tells if there is one such pivot.

public import Rationals
import Simplex

extension LiveSolution {
  /// What `update` began with.
  struct Trail: Sendable {
    var before = Hierarchy()
    var edits: [Update.Edit] = []
    /// The variables before anything was changed.
    var old: [Rational] = []
    /// The variables when every edit was made, before anything else moved.
    var start: [Rational] = []
  }

  /// A change of the hierarchy, and how the solution came from one vertex to another.
  public struct Update: Sendable {
    public let before: Hierarchy
    public let after: Hierarchy
    /// What is different, constraints in the order of their coming, then objectives.
    public let edits: [Edit]
    /// What followed constraints that stayed at their limits as those moved; before all pivots.
    public let followed: [Move]
    /// One for each that `cost` counts.
    public fileprivate(set) var pivots: [Pivot] = []
    /// The variables that have another value than before.
    public let moves: [Move]
    let old: [Rational]
    let start: [Rational]
    let end: [Rational]
  }

  /// What the last `update` did.
  ///
  /// - Complexity: O(constraints × pivots) at worst.
  public var lastUpdate: Update {
    var teller = Teller(self)
    return teller.update()
  }
}

extension LiveSolution.Update {
  /// A difference between two hierarchies, as far as what takes part goes.
  public enum Edit: Hashable, Sendable {
    case added(Constraint)
    /// Tight: it was held at its limit, so that it may have kept something from moving.
    case removed(Constraint, wasTight: Bool)
    /// Its constant moved. Where it is tight before and after, variables followed it; where it is tight
    /// no longer, following would have cost a level above.
    case moved(was: Constraint, now: Constraint, wasTight: Bool, isTight: Bool)
    /// It multiplies variables by other numbers than before: taken out, and put in anew.
    case rewritten(was: Constraint, now: Constraint, wasTight: Bool)
    /// Another priority or weight.
    case weighed(was: Constraint, now: Constraint)
    /// One that came, went (nil), or changed.
    case objective(was: Objective?, now: Objective?)
  }

  public struct Move: Hashable, Sendable {
    public let variable: Variable
    /// nil for a new variable.
    public let from: Rational?
    public let to: Rational
  }

  /// One of the two slacks of a constraint, or the only one.
  public struct Slack: Hashable, Sendable {
    public let constraint: Constraint
    /// Whether it is what the left side is above the right one by, or below; nil where it is 0 and
    /// either would do.
    public let isAbove: Bool?
  }

  public enum Entering: Hashable, Sendable {
    case slack(Slack)
    /// A variable that no constraint held, upwards or downwards.
    case variable(Variable, isRising: Bool)
  }

  public struct Pivot: Sendable {
    public let entering: Entering
    /// The level whose objective falls.
    public let priority: Priority
    /// What each level's objective changes by for each unit at first, highest level first; those that do
    /// not change are left out. Empty for a variable that stands in one constraint alone and simply
    /// takes the value that this one asks for.
    public let rates: [Rate]
    /// Slacks that reached 0 on the way, their opposites growing from there, in order.
    public let passed: [Slack]
    public let leaving: Slack
    /// How far what enters went.
    public let length: Rational
    /// The objective of the level; nil where several pivots passed slacks of that level, for then only
    /// what they come to together is known.
    public fileprivate(set) var before: Rational?
    public fileprivate(set) var after: Rational?

    public struct Rate: Hashable, Sendable {
      public let priority: Priority
      public let perUnit: Rational
    }
  }

  // MARK: Values

  public enum Moment: Sendable {
    /// Before the change.
    case before
    /// When everything was edited and what is held had followed.
    case edited
    case after
  }

  private func values(_ moment: Moment) -> [Rational] {
    switch moment {
    case .before: old
    case .edited: start
    case .after: end
    }
  }

  public func value(of variable: Variable, _ moment: Moment) -> Rational {
    let values = values(moment)
    return variable.index < values.count ? values[variable.index] : 0
  }

  public func value(of expression: LinearExpression, _ moment: Moment) -> Rational {
    let form = Model.form(of: expression, in: moment == .before ? before : after)
    let values = values(moment)
    return form.terms.reduce(into: form.constant) { sum, term in
      if term.column < values.count { sum.addProduct(term.coefficient, values[term.column]) }
    }
  }

  /// What the left side of a constraint is above its right side by.
  public func error(of constraint: Constraint, _ moment: Moment) -> Rational {
    value(of: constraint.error, moment)
  }

  /// The objective of a level; of the requirements, what is missing until they hold.
  public func sum(of priority: Priority, _ moment: Moment) -> Rational {
    let hierarchy = moment == .before ? before : after
    var sum: Rational = 0
    for constraint in hierarchy.constraints
    where constraint.isEnabled && constraint.priority == priority {
      let error = error(of: constraint, moment)
      if constraint.holds(error: error) { continue }
      sum.addProduct(priority.isRequired ? 1 : constraint.weight, error.magnitude)
    }
    for objective in hierarchy.objectives
    where objective.isEnabled && objective.priority == priority {
      sum += value(of: objective.share, moment)
    }
    return sum
  }
}

// MARK: - Telling

/// Puts the record of exchanges into the words of constraints.
private struct Teller {
  typealias Update = LiveSolution.Update

  private let live: LiveSolution
  private let constraints: [Int: Constraint]
  private let priorities: [Priority]
  private let place: [Int: Int]
  private var base: Update
  /// For each row that was looked at, on which side of zero it is.
  private var isAbove: [Int: Bool?] = [:]

  init(_ live: LiveSolution) {
    self.live = live
    var constraints: [Int: Constraint] = [:]
    for constraint in live.hierarchy.constraints where constraint.isEnabled {
      guard constraint.serial < live.constraintIDs.count,
        let id = live.constraintIDs[constraint.serial]
      else { continue }
      constraints[id.row] = constraint
    }
    self.constraints = constraints
    priorities = [.required] + live.solver.levels
    var place: [Int: Int] = [:]
    for (index, rank) in live.solver.minimizer.order.enumerated() { place[rank] = index }
    self.place = place
    let trail = live.trail
    let end = live.values
    let takers = Set(
      live.solver.minimizer.record.compactMap { exchange -> Int? in
        guard exchange.derivative.isEmpty, case .column(let column, _) = exchange.entering else {
          return nil
        }
        return column
      })
    func moves(to values: [Rational], besides left: Set<Int>) -> [Update.Move] {
      // The solver keeps columns of variables that are gone; of those there is nothing to tell.
      live.hierarchy.variableNames.indices.compactMap { index in
        let from = index < trail.before.variableNames.count ? trail.old[index] : nil
        guard from != values[index], !left.contains(index) else { return nil }
        return Update.Move(variable: Variable(index: index), from: from, to: values[index])
      }
    }
    base = Update(
      before: trail.before, after: live.hierarchy, edits: trail.edits,
      followed: moves(to: trail.start, besides: takers).filter { $0.from != nil },
      moves: moves(to: end, besides: []), old: trail.old, start: trail.start, end: end)
  }

  mutating func update() -> Update {
    var pivots: [Update.Pivot] = []
    for exchange in live.solver.minimizer.record {
      guard let pivot = pivot(exchange) else { continue }
      pivots.append(pivot)
    }
    for priority in Set(pivots.map(\.priority)) { followSum(of: priority, through: &pivots) }
    base.pivots = pivots
    return base
  }

  private mutating func pivot(_ exchange: Minimizer.Exchange) -> Update.Pivot? {
    guard let place = place[exchange.rank], let leaving = slack(ofRow: exchange.leaving) else {
      return nil
    }
    let passed = exchange.passed.compactMap { row in
      let slack = slack(ofRow: row)
      isAbove[row] = slack?.isAbove.map { !$0 }
      return slack
    }
    let entering: Update.Entering
    switch exchange.entering {
    case .column(let column, let direction):
      entering = .variable(Variable(index: column), isRising: direction > 0)
    case .row(let row, let direction):
      guard let constraint = constraints[row] else { return nil }
      entering = .slack(Update.Slack(constraint: constraint, isAbove: direction > 0))
      isAbove[row] = direction > 0
    }
    return Update.Pivot(
      entering: entering, priority: priorities[place],
      rates: zip(priorities, exchange.derivative).compactMap { priority, rate in
        rate.isZero ? nil : .init(priority: priority, perUnit: rate)
      }, passed: passed, leaving: leaving, length: exchange.length)
  }

  private mutating func slack(ofRow row: Int) -> Update.Slack? {
    guard let constraint = constraints[row] else { return nil }
    if let side = isAbove[row] { return Update.Slack(constraint: constraint, isAbove: side) }
    let error = base.error(of: constraint, .edited)
    let side: Bool? = error.isZero ? nil : error.signum > 0
    isAbove[row] = side
    return Update.Slack(constraint: constraint, isAbove: side)
  }

  /// Fills in the level's objective before and after those pivots that lower it.
  private func followSum(of priority: Priority, through pivots: inout [Update.Pivot]) {
    var changes: [Rational?] = pivots.map { pivot in
      if pivot.passed.contains(where: { $0.constraint.priority == priority }) { return nil }
      let rate = pivot.rates.first { $0.priority == priority }?.perUnit ?? 0
      return rate * pivot.length
    }
    let start = base.sum(of: priority, .edited)
    let end = base.sum(of: priority, .after)
    if changes.count(where: { $0 == nil }) == 1 {
      let known = changes.reduce(into: 0 as Rational) { $0 += $1 ?? 0 }
      changes = changes.map { $0 ?? end - start - known }
    }
    var sum: Rational? = start
    for (index, change) in changes.enumerated() {
      if pivots[index].priority == priority { pivots[index].before = sum }
      sum = sum.flatMap { sum in change.map { sum + $0 } }
      if pivots[index].priority == priority { pivots[index].after = sum }
    }
    // Behind the last pivot that is not known, from the end back.
    sum = end
    for (index, change) in changes.enumerated().reversed() {
      if pivots[index].priority == priority { pivots[index].after = sum }
      sum = sum.flatMap { sum in change.map { sum - $0 } }
      if pivots[index].priority == priority, pivots[index].before == nil {
        pivots[index].before = sum
      }
      if sum == nil { break }
    }
  }
}
