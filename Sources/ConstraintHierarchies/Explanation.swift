// Which constraints and objectives hold an expression where it is, from below or from above.
//
// The multipliers of one more minimisation, that of the expression itself behind all levels, say
// which constraints take part in the proof that it can be no smaller, and its weights say which
// levels. What they name is then tried: a hierarchy of these alone must have an end that is no
// further out. That matters, because a level's least value in the proof is itself due to constraints
// that the proof need not name. Then members are left out as long as the rest still holds.
//
// So what comes back can be checked without any knowledge of the method: with these constraints alone
// the expression cannot go further, and without any one of them it can.

public import Rationals
internal import Simplex

/// What holds an expression on one side.
public struct Hold: Hashable, Sendable {
  public enum Side: Hashable, Sendable, CaseIterable {
    /// It cannot be smaller.
    case below
    /// It cannot be greater.
    case above
  }

  public struct Holder: Hashable, Sendable {
    public var cause: Cause
    /// A constraint's error where the expression is at its end; zero for an objective.
    public var error: Rational
    /// How many constraints lie between it and the expression: 0 if it speaks of its variables.
    public var distance: Int
  }

  public var side: Side
  /// The least or the greatest value of the expression.
  public var end: Rational
  /// From the expression outward. With these alone the end is no further out.
  public var holders: [Holder]
  /// Whether none of them can be left out; false where there was no time to try.
  public var isSmallest: Bool

  public var causes: [Cause] { holders.map(\.cause) }
}

/// How much work a part of an explanation may cause, so that an answer comes soon. What a try costs
/// grows with the square of the number of its rows, which is about what the simplex method takes.
struct Effort {
  private(set) var left: Int

  init(_ units: Int = 150_000) { left = units }

  /// Whether a problem of so many rows may still be solved; it is paid for then.
  mutating func allows(rows: Int) -> Bool {
    let price = 20 + rows * (8 + rows / 16)
    guard left >= price else { return false }
    left -= price
    return true
  }
}

extension Resolution {
  /// What holds an expression on one side when all levels are solved; nil where nothing does, or
  /// there is no solution.
  ///
  /// - Complexity: a solve of this hierarchy, and one of the constraints found for each one of them,
  ///   as far as the effort allows.
  public func hold(
    on expression: LinearExpression, from side: Hold.Side
  ) -> Hold? {
    var effort = Effort()
    return hold(on: expression, from: side, effort: &effort)
  }

  func hold(
    on expression: LinearExpression, from side: Hold.Side, beside pinned: [Cause] = [],
    effort: inout Effort
  ) -> Hold? {
    let downward = side == .below ? expression : expression.scaled(by: -1)
    guard let end = interval(of: downward)?.lower, let proof = proof(ofLeast: downward) else {
      return nil
    }
    let distances = hierarchy.distances(of: hierarchy.causes, from: expression.variables)
    let holds = Holding(
      hierarchy: hierarchy, downward: downward, end: end,
      distances: distances.filter { !pinned.contains($0.key) }, pinned: pinned)
    var (found, isSmallest) = holds.sufficient(among: proof.sets, effort: &effort)
    let errors = found.map { error(of: $0, at: proof.point) }
    var holders = zip(found, errors).map { cause, error in
      Hold.Holder(cause: cause, error: error, distance: distances[cause] ?? 0)
    }
    // What does not hold itself, and what is far away, is left out first.
    holders = holders.enumerated().sorted { a, b in
      (a.element.isTight ? 0 : 1, a.element.distance, a.offset)
        < (b.element.isTight ? 0 : 1, b.element.distance, b.offset)
    }.map(\.element)
    if isSmallest { isSmallest = holds.reduce(&holders, effort: &effort) }
    found = holders.map(\.cause)
    holders = holders.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element)
    return Hold(
      side: side, end: side == .below ? end : -end, holders: holders, isSmallest: isSmallest)
  }

  private func error(of cause: Cause, at point: [Rational]) -> Rational {
    guard case .constraint(let constraint) = cause else { return 0 }
    return Model.form(of: constraint.error, in: hierarchy).value(at: point)
  }

  /// What takes part in the proof that the expression has no smaller value: first what the proof of
  /// the expression names, then with it what the proofs of the levels name, then everything; and a
  /// point where it has its least value.
  private func proof(
    ofLeast expression: LinearExpression
  ) -> (sets: [[Cause]], point: [Rational])? {
    var problem = model.problem
    problem.objectives.append(Model.form(of: expression, in: hierarchy))
    var solver = Solver(problem)
    solver.solve()
    guard case .optimal(let point, let proofs)? = solver.certificate(), let last = proofs.last
    else { return nil }
    let all = hierarchy.causes
    func named(by proofs: [Certificate.LevelProof], levels: Set<Priority>) -> [Cause] {
      all.filter { cause in
        switch cause {
        case .constraint(let constraint):
          model.rowOfConstraint[constraint.serial].map { row in
            proofs.contains { !$0.multipliers[row].isZero }
          } ?? false
        case .objective(let objective): levels.contains(objective.priority)
        }
      }
    }
    let weighed = zip(model.levels, last.weights).filter { !$0.1.isZero }.map(\.0)
    return (
      [
        named(by: [last], levels: Set(weighed)), named(by: proofs, levels: Set(model.levels)), all,
      ], point
    )
  }
}

extension Hold.Holder {
  fileprivate var isTight: Bool { error.isZero }
}

/// The question whether a set of causes alone keeps an expression from being smaller.
private struct Holding {
  let hierarchy: Hierarchy
  let downward: LinearExpression
  let end: Rational
  /// Of all that is connected with the expression, but for what is pinned; nothing else matters.
  let distances: [Cause: Int]
  /// What stays, and is not counted among the holders.
  let pinned: [Cause]

  /// The first set that is enough; the last one always is.
  ///
  /// - Returns: whether it is worth while to look for a smaller one, too.
  func sufficient(among sets: [[Cause]], effort: inout Effort) -> ([Cause], Bool) {
    for set in sets.dropLast() {
      let connected = set.filter { distances[$0] != nil }
      guard effort.allows(rows: connected.count) else { return (connected, false) }
      if isEnough(connected) { return (connected, true) }
    }
    return ((sets.last ?? []).filter { distances[$0] != nil }, true)
  }

  /// Leaves out members, the last first, until none can be left out any more: as many as can be of
  /// those that do not hold where the expression ends, then of all. A hierarchy may do with less what
  /// it cannot do with more, so one pass is not always enough.
  ///
  /// - Returns: whether there was time to try them all.
  func reduce(_ holders: inout [Hold.Holder], effort: inout Effort) -> Bool {
    for sparesTight in [true, false] {
      var isChanged = true
      while isChanged {
        isChanged = false
        for holder in holders.reversed() where !(sparesTight && holder.isTight) {
          if holders.count == 1 { return true }
          let rest = holders.filter { $0.cause != holder.cause }
          guard effort.allows(rows: rest.count) else { return false }
          if isEnough(rest.map(\.cause)) {
            holders = rest
            isChanged = true
          }
        }
      }
    }
    return true
  }

  func isEnough(_ causes: [Cause]) -> Bool {
    let alone = Resolution(hierarchy.keeping(only: causes + pinned))
    guard let least = alone.interval(of: downward)?.lower else { return false }
    return least >= end
  }
}
