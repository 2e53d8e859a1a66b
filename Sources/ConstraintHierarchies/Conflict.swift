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
    let requirements = hierarchy.enabledConstraints.filter(\.priority.isRequired)
    var members = requirements.filter { constraint in
      model.rowOfConstraint[constraint.serial].map { !multipliers[$0].isZero } ?? false
    }
    for candidate in members where members.count > 1 {
      let rest = members.filter { $0.serial != candidate.serial }
      if clash(rest) { members = rest }
    }
    let (smaller, isSmallest) = fewer(than: members, among: requirements, budget: budget)
    return proof(smaller ?? members, isSmallest: isSmallest)
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
      var choice = Array(0..<size)
      repeat {
        guard choice.last.map({ $0 < requirements.count }) ?? false else { break }
        left -= 1
        if left < 0 { return (nil, false) }
        let set = choice.map { requirements[$0] }
        if clash(set) { return (set, true) }
      } while Self.advance(&choice, below: requirements.count)
    }
    return (nil, true)
  }

  /// The next increasing choice of indices below a bound; false after the last.
  private static func advance(_ choice: inout [Int], below bound: Int) -> Bool {
    for place in choice.indices.reversed() where choice[place] < bound - choice.count + place {
      choice[place] += 1
      for later in choice.indices.dropFirst(place + 1) { choice[later] = choice[later - 1] + 1 }
      return true
    }
    return false
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
