// Values that can be read off the constraints, without a search for the ends of a region.
//
// Where the least value of a level's objective is 0, and no objective of a learner is part of it, each of
// its constraints that weighs something holds in every solution. An equation of one variable gives it a
// value then, as a requirement does in any case. Whoever writes the same wish a thousand times has one.
// And a variable that none of the constraints so far speaks of has every value.

import Rationals
import Simplex

extension SolvedHierarchy {
  /// Of the variables with these indices, those that an equation of one variable gives a value that they
  /// have in all of the region after the first n levels, with these values.
  ///
  /// - Parameter limit: how many of the constraints are looked at, the latest first.
  /// - Complexity: O(limit); no more are looked at once all are found.
  func pinned(_ indices: [Int], afterLevels count: Int, limit: Int) -> [Int: Rational] {
    let isMixed = Set(hierarchy.enabledObjectives.map { $0.priority })
    let levels = hierarchy.levels.prefix(count)
    let exact = Set(levels.filter { !isMixed.contains($0) && minimum(of: $0).isZero })
      .union([.required])
    let wanted = Set(indices)
    var found: [Int: Rational] = [:]
    for constraint in hierarchy.constraints.reversed().prefix(limit) {
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
  func pinnedValue(of form: LinearForm, afterLevels count: Int, limit: Int) -> Rational? {
    let values = pinned(form.terms.map { $0.column }, afterLevels: count, limit: limit)
    guard values.count == form.terms.count else { return nil }
    var sum = form.constant
    for term in form.terms { sum.addProduct(term.coefficient, values[term.column] ?? 0) }
    return sum
  }
}

extension DictionarySolution {
  /// Of the variables with these indices, those that can be told without a walk, with their intervals.
  ///
  /// - Complexity: O(size)
  func readOff(_ indices: [Int], afterLevels count: Int) -> [Int: Interval] {
    let limit = hierarchy.constraints.count
    var found = pinned(indices, afterLevels: count, limit: limit).mapValues {
      Interval(lower: $0, upper: $0)
    }
    let ranks = Set(hierarchy.levels.prefix(count)).union([.required])
    let constraints = hierarchy.constraints.filter { $0.isEnabled && ranks.contains($0.priority) }
    let objectives = hierarchy.enabledObjectives.filter { ranks.contains($0.priority) }
    let expressions =
      constraints.flatMap { [$0.left, $0.right] } + objectives.map { $0.expression }
    let spokenOf = Set(expressions.flatMap { $0.variables.map { $0.index } })
    for index in indices where !spokenOf.contains(index) { found[index] = .everything }
    return found
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
