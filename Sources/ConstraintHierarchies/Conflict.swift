// A smallest set of requirements that contradict one another, with the proof.
//
// Farkas' multipliers name requirements that clash, but not always a smallest set. So members are
// left out one at a time as long as the rest still clashes (the *deletion filter*: J. W. Chinneck,
// E. W. Dravnieks, *Locating minimal infeasible constraint sets in linear programs*, 1991); then
// sets of fewer requirements are tried, fewest first, as far as there are not too many of them.

public import Rationals
internal import Simplex

/// Requirements that contradict one another, none of which can be left out.
public struct Conflict: Error, Hashable, Sendable {
  /// A requirement with its multiple in the proof.
  ///
  /// Write `left − right ≥ 0` for `>=`, `right − left ≥ 0` for `<=`, `left − right = 0` for `=`; the
  /// sum of these times their multipliers is `0 ≥ gap` or more, which is false. The multipliers are
  /// whole numbers without a common factor, positive for inequalities.
  public struct Member: Hashable, Sendable {
    public var constraint: Constraint
    public var multiplier: Rational
  }

  /// In the order in which they came.
  public var members: [Member]
  /// What the proof's sum says that 0 is at least; above zero.
  public var gap: Rational
  /// False where there were too many smaller sets to try them all.
  public var isSmallest: Bool

  public var ids: [String] { members.map(\.constraint.id) }
  public var causes: [Cause] { members.map { .constraint($0.constraint) } }
}

extension Resolution {
  /// Why the requirements contradict one another; nil if they do not.
  ///
  /// - Parameter budget: how many smaller sets may be tried.
  /// - Complexity: one solve for each requirement that the proof names, and one for each set tried.
  public func conflict(budget: Int = 5_000) -> Conflict? {
    guard outcome == .infeasible,
      case .infeasible(let multipliers) = solver.certificate()
    else { return nil }
    let members = filtered(named(by: multipliers, among: requirements))
    let (smaller, isSmallest) = fewer(than: members, among: requirements, budget: budget)
    return proof(smaller ?? members, isSmallest: isSmallest)
  }

  /// All conflicts of the smallest size, in the order of coming, as far as they can be found.
  ///
  /// - Parameters:
  ///   - limit: how many are enough.
  ///   - budget: how many sets may be tried.
  /// - Returns: whether these are all; the first one is always there if there is a conflict at all.
  public func conflicts(
    limit: Int = 8, budget: Int = 5_000
  ) -> (conflicts: [Conflict], isComplete: Bool) {
    guard let first = conflict(budget: budget) else { return ([], true) }
    guard first.isSmallest else { return ([first], false) }
    let choices = Choices(of: requirements, size: first.members.count)
    var found: [Conflict] = []
    var left = budget
    for set in choices {
      left -= 1
      if left < 0 || found.count == limit { break }
      if clash(set), let conflict = proof(set, isSmallest: true) { found.append(conflict) }
    }
    if left < 0, !found.contains(first) { found.insert(first, at: 0) }
    return (found, left >= 0 && found.count < limit)
  }

  var requirements: [Constraint] { hierarchy.enabledConstraints.filter(\.priority.isRequired) }

  /// Those of the requirements that a proof names.
  private func named(by multipliers: [Rational], among requirements: [Constraint]) -> [Constraint] {
    requirements.filter { constraint in
      model.rowOfConstraint[constraint.serial].map { !multipliers[$0].isZero } ?? false
    }
  }

  /// Leaves out one after another as long as the rest still clashes.
  private func filtered(_ clashing: [Constraint]) -> [Constraint] {
    var members = clashing
    for candidate in clashing where members.count > 1 {
      let rest = members.filter { $0.serial != candidate.serial }
      if clash(rest) { members = rest }
    }
    return members
  }

  /// Requirements among these that clash and of which none can be left out; nil if they all agree.
  func clashing(among constraints: [Constraint]) -> [Constraint]? {
    var solver = Solver(Self.requirementProblem(constraints, in: hierarchy))
    guard solver.solve() == .infeasible, case .infeasible(let multipliers) = solver.certificate()
    else { return nil }
    return filtered(zip(constraints, multipliers).filter { !$0.1.isZero }.map(\.0))
  }

  private func clash(_ constraints: [Constraint]) -> Bool {
    var solver = Solver(Self.requirementProblem(constraints, in: hierarchy))
    return solver.solve() == .infeasible
  }

  /// The first set, in order of size and then of coming, that has fewer members and still clashes.
  private func fewer(
    than members: [Constraint], among requirements: [Constraint], budget: Int
  ) -> (set: [Constraint]?, isSmallest: Bool) {
    var left = budget
    for size in 1..<max(members.count, 1) {
      for set in Choices(of: requirements, size: size) {
        left -= 1
        if left < 0 { return (nil, false) }
        if clash(set) { return (set, true) }
      }
    }
    return (nil, true)
  }

  private static func requirementProblem(
    _ constraints: [Constraint], in hierarchy: Hierarchy
  ) -> Problem {
    var problem = Problem(
      signs: Array(repeating: .free, count: hierarchy.variableNames.count))
    for constraint in constraints {
      let form = Model.form(of: constraint.error, in: hierarchy)
      let kind: Problem.Row.Kind =
        switch constraint.relation {
        case .equal: .equation
        case .atLeast: .atLeast(slack: problem.addColumn(.nonnegative))
        case .atMost: .atMost(slack: problem.addColumn(.nonnegative))
        }
      problem.rows.append(Problem.Row(form: form, kind: kind))
    }
    return problem
  }

  private func proof(_ constraints: [Constraint], isSmallest: Bool) -> Conflict? {
    let problem = Self.requirementProblem(constraints, in: hierarchy)
    var solver = Solver(problem)
    solver.solve()
    guard case .infeasible(let multipliers) = solver.certificate() else { return nil }
    let measure = Rational.greatestCommonMeasure(multipliers)
    var gap: Rational = 0
    var members: [Conflict.Member] = []
    for (index, constraint) in constraints.enumerated() {
      let multiplier = multipliers[index] / measure
      gap.addProduct(-multiplier, problem.rows[index].form.constant)
      members.append(
        Conflict.Member(
          constraint: constraint,
          multiplier: constraint.relation == .atMost ? -multiplier : multiplier))
    }
    return Conflict(members: members, gap: gap, isSmallest: isSmallest)
  }
}

/// The ways to choose so many elements of a list, each in the list's order.
private struct Choices<Element>: Sequence, IteratorProtocol {
  private let elements: [Element]
  private var places: [Int]
  private var isOver: Bool

  init(of elements: [Element], size: Int) {
    self.elements = elements
    places = Array(0..<size)
    isOver = size > elements.count
  }

  mutating func next() -> [Element]? {
    guard !isOver else { return nil }
    let choice = places.map { elements[$0] }
    advance()
    return choice
  }

  private mutating func advance() {
    let room = elements.count - places.count
    guard let place = places.indices.last(where: { places[$0] < room + $0 }) else {
      isOver = true
      return
    }
    places[place] += 1
    for later in places.indices.dropFirst(place + 1) { places[later] = places[later - 1] + 1 }
  }
}
