// Values that can be read off the constraints, without a search for the ends of a region.
//
// Where the least value of a level's objective is 0, and no objective of a learner is part of it, each of
// its constraints that weighs something holds in every solution. An equation of one variable gives it a
// value then, as a requirement does in any case. Whoever writes the same wish a thousand times has one.

import Rationals
import Simplex

extension SolvedHierarchy {
  /// Of the variables with these indices, those that an equation of one variable gives a value that they
  /// have in all of the region after the first n levels, with these values.
  ///
  /// - Complexity: O(constraints) at most; the latest are looked at first, and no more once all are found.
  func pinned(_ indices: [Int], afterLevels count: Int) -> [Int: Rational] {
    let ranks = [.required] + hierarchy.levels.prefix(count)
    let isMixed = Set(hierarchy.enabledObjectives.map { $0.priority })
    let exact = Set(
      ranks.filter { $0 == .required || !isMixed.contains($0) && minimum(of: $0).isZero })
    let wanted = Set(indices)
    var found: [Int: Rational] = [:]
    for constraint in hierarchy.constraints.reversed() {
      if found.count == wanted.count { break }
      guard constraint.isEquationOfOneVariable, exact.contains(constraint.priority),
        constraint.priority == .required || !constraint.weight.isZero
      else { continue }
      let error = Model.form(of: constraint.error, in: hierarchy)
      guard let term = error.terms.first, wanted.contains(term.column) else { continue }
      found[term.column] = -error.constant / term.coefficient
    }
    return found
  }

  /// The value that a form has because `pinned` has one for each of its variables; nil where it has not.
  func pinnedValue(of form: LinearForm, afterLevels count: Int) -> Rational? {
    let values = pinned(form.terms.map { $0.column }, afterLevels: count)
    guard values.count == form.terms.count else { return nil }
    var sum = form.constant
    for term in form.terms { sum.addProduct(term.coefficient, values[term.column] ?? 0) }
    return sum
  }
}

extension Constraint {
  /// As far as can be told without adding its sides.
  fileprivate var isEquationOfOneVariable: Bool {
    guard isEnabled, relation == .equal, left.terms.count + right.terms.count <= 3 else {
      return false
    }
    let variables = (left.terms + right.terms).filter {
      if case .variable = $0.symbol { true } else { false }
    }
    return variables.count == 1
  }
}
