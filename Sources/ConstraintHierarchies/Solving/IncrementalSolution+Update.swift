// What the last update did, in terms of constraints: what went, came and moved, what followed along,
// and each pivot with the levels that it lowered and raised.
//
// The solver keeps one thing on the way, its exchanges; the rest is worked out when it is asked for
// (`UpdateTrace`).

public import Rationals
public import Simplex

extension IncrementalSolution {
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
    /// Whether the way cannot be told: so much came at once that the corner was proposed by floating point, and then
    /// proved. Then there are no pivots.
    public let hasLeapt: Bool
    /// One for each that `cost` counts.
    public internal(set) var pivots: [Pivot] = []
    /// Whether several constraints came in or began to pull, which then count one after another: the
    /// rates and sums of a pivot are those of what was in by then.
    public var isOneByOne: Bool { pullers > 1 || arrivals > edits.count { $0.isComing } }
    /// The variables that have another value than before.
    public let moves: [Move]
    /// How many rows came in; of those that a contradiction had kept out some may be older than the edits.
    let arrivals: Int
    let old: [Rational]
    let start: [Rational]
    let end: [Rational]
  }

  /// What the last `update` did.
  ///
  /// - Parameter count: of how many pivots, the first ones, it is told what is held meanwhile.
  /// - Throws: where the control stops it.
  /// - Complexity: O(constraints × `count` + pivots) at worst.
  public func lastUpdate(heldInFirst count: Int = .max) throws(Stop) -> Update {
    var trace = UpdateTrace(self)
    return try trace.update(heldInFirst: count)
  }
}

extension IncrementalSolution.Update {
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
    /// The constraints that stay at their limits meanwhile, as far as they move what enters and leaves.
    public internal(set) var held: [Constraint] = []
    /// How far what enters went.
    public let length: Rational
    /// The objective of the level; nil where several constraints that were there before pull otherwise
    /// now, for then it cannot be said which of them counts by then.
    public internal(set) var before: Rational?
    public internal(set) var after: Rational?

    public struct Rate: Hashable, Sendable {
      public let priority: Priority
      public let perUnit: Rational
    }
  }

  // MARK: Who pulls

  /// The constraints that were carried through their limits by what followed.
  public var crossed: [(constraint: Constraint, wasAbove: Bool)] {
    let edited = Set(
      edits.compactMap { edit -> Int? in
        switch edit {
        case .added(let constraint), .removed(let constraint, _), .moved(_, let constraint, _, _),
          .rewritten(_, let constraint, _):
          constraint.serial
        case .weighed, .objective: nil
        }
      })
    return after.enabledConstraints.compactMap { constraint in
      guard !edited.contains(constraint.serial) else { return nil }
      let old = error(of: constraint, .before).signum
      let new = error(of: constraint, .edited).signum
      return old * new < 0 ? (constraint, old > 0) : nil
    }
  }

  /// Whether what pulls otherwise than before has all come in anew.
  var isPulledByNewcomers: Bool {
    crossed.isEmpty
      && edits.allSatisfy { edit in
        switch edit {
        case .added, .rewritten, .objective, .removed: true
        case .moved(_, _, wasTight: true, isTight: true): true
        case .moved, .weighed: false
        }
      }
  }

  /// How many constraints and objectives pull otherwise than before.
  private var pullers: Int {
    edits.count { edit in
      switch edit {
      case .added, .rewritten, .weighed: true
      case .objective(_, let now): now != nil
      case .removed: false
      case .moved(_, _, wasTight: true, let isTight): !isTight
      case .moved(let was, let now, _, _):
        error(of: was, .before).signum != error(of: now, .edited).signum
      }
    } + crossed.count
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

  /// The value of a variable; 0 of one that was not there.
  public func value(of variable: Variable, _ moment: Moment) -> Rational {
    let values = values(moment)
    return variable.index < values.count ? values[variable.index] : 0
  }

  /// - Precondition: the variables and points are those of the hierarchy of that moment.
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

extension IncrementalSolution.Update.Edit {
  /// Whether something comes that was not there before, or not so.
  fileprivate var isComing: Bool {
    switch self {
    case .added, .rewritten: true
    case .objective(_, let now): now != nil
    case .removed, .moved, .weighed: false
    }
  }
}
