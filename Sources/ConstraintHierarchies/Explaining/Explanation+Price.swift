// Why a preference had to give: what its error is held up by, and what it would cost to have it hold.

public import Rationals
public import Simplex

/// What would be worse if a preference held.
public enum Price: Hashable, Sendable {
  /// The requirements would contradict one another.
  case contradiction(Conflict)
  /// The first level, from the highest down, whose least value would be greater.
  case level(Priority, now: Rational, then: Rational)
}

extension Explainer {
  /// What keeps a violated constraint's error from being nearer to zero: beside the constraint, these
  /// alone are enough. nil where the constraint can hold, and where there is no solution.
  public mutating func obstacle(to constraint: Constraint) throws(Stop) -> Hold? {
    guard let interval = try interval(of: constraint.error) else { return nil }
    let side: Hold.Side
    if constraint.relation != .atLeast, let least = interval.lower, least.signum > 0 {
      side = .below
    } else if constraint.relation != .atMost, let most = interval.upper, most.signum < 0 {
      side = .above
    } else {
      return nil
    }
    var work = WorkBudget(Self.budget, control)
    return try hold(
      on: constraint.error, from: side, beside: [.constraint(constraint)], work: &work)
  }

  /// What it would cost to have a preference hold: it is made a requirement, and all is solved again.
  ///
  /// The levels are at their least one after the other, so the first that is not the same is worse; and
  /// if all were the same, the preference might hold as it is. nil then.
  ///
  /// - Complexity: one solve, from where the solution stands.
  public func price(ofHolding constraint: Constraint) throws(Stop) -> Price? {
    guard solution.outcome == .optimal else { return nil }
    var strict = hierarchy
    strict.updateConstraint(serial: constraint.serial) { $0.priority = .required }
    var other = solution
    try other.update(to: strict)
    if let conflict = try other.conflict(budget: 20_000) { return .contradiction(conflict) }
    for level in solution.levels {
      let (now, then) = (solution.minimum(of: level), other.minimum(of: level))
      if then != now { return then > now ? .level(level, now: now, then: then) : nil }
    }
    return nil
  }
}
