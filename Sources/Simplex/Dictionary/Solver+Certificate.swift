// Reading proofs off the last dictionary.
//
// Each row i of the problem has a *marker*: a column that stands in its equation Eᵢ and in no other.
// A cost row of the dictionary is the original cost plus multiples yᵢ of the equations; so the
// marker's coefficient in it is its original cost plus yᵢ times its coefficient in Eᵢ, which gives yᵢ.

public import Rationals

extension Solver {
  /// The proof of the outcome; nil before the end.
  ///
  /// - Complexity: O(k·n) for k objectives and n columns, without one pivot.
  public func certificate() -> Certificate? {
    switch outcome {
    case nil: return nil
    case .infeasible:
      let first = tableau.costs[0]
      let multipliers = multipliers(in: first, costs: firstPhaseCosts(weight: 1), stages: 0)
      return .infeasible(multipliers: multipliers.map { -$0 })
    case .optimal:
      return .optimal(
        point: point(), proofs: problem.objectives.indices.map { levelProof(objective: $0) })
    case .unbounded(let objective):
      return .unbounded(
        point: point(), proofs: (0..<objective).map { levelProof(objective: $0) }, ray: ray())
    }
  }

  /// The value of each column of the problem.
  public func point() -> [Rational] {
    problem.signs.indices.map { tableau.value(of: $0) }
  }

  private func ray() -> [Rational] {
    var ray = Array(repeating: Rational.zero, count: problem.signs.count)
    guard let unboundedRay else { return ray }
    let direction = Rational(unboundedRay.direction)
    ray[unboundedRay.column] = direction
    for row in tableau.rows(holding: unboundedRay.column) {
      let basic = tableau.basis[row]
      if basic < ray.count { ray[basic] = direction * tableau.rows[row][unboundedRay.column] }
    }
    return ray
  }

  /// Adds multiples of the ranks above to a cost row until no coefficient is negative: a column that
  /// was frozen has a positive cost in some rank above, and zero in those above that.
  private func levelProof(objective: Int) -> Certificate.LevelProof {
    let rank = objective + 1
    var row = tableau.costs[rank]
    let value = row.constant
    var weights = Array(repeating: Rational.zero, count: rank)
    for above in stride(from: rank - 1, through: 0, by: -1) {
      let cost = tableau.costs[above]
      var weight = Rational.zero
      for entry in row.entries where entry.value.signum < 0 {
        guard tableau.roles[entry.column] != .artificial else { continue }
        let price = cost[entry.column]
        let isFirst = !tableau.costs[..<above].contains { $0.place(of: entry.column) != nil }
        if price.signum > 0, isFirst { weight = max(weight, -entry.value / price) }
      }
      weights[above] = weight
      if !weight.isZero {
        row.add(weight, times: cost)
      }
    }
    var costs = firstPhaseCosts(weight: weights[0])
    add(1, times: problem.objectives[objective], to: &costs)
    for above in 0..<objective {
      add(weights[above + 1], times: problem.objectives[above], to: &costs)
    }
    return Certificate.LevelProof(
      value: value, multipliers: multipliers(in: row, costs: costs, stages: rank),
      weights: Array(weights.dropFirst()))
  }

  private func firstPhaseCosts(weight: Rational) -> [Column: Rational] {
    Dictionary(uniqueKeysWithValues: firstPhaseColumns.map { ($0, weight) })
  }

  private func add(_ weight: Rational, times form: LinearForm, to costs: inout [Column: Rational]) {
    for term in form.terms { costs[term.column, default: 0].addProduct(weight, term.coefficient) }
  }

  /// The multiples of the rows up to a stage that turned the original `costs` into `row`.
  private func multipliers(
    in row: SparseRow, costs: [Column: Rational], stages: Int
  ) -> [Rational] {
    problem.rows.indices.map { index in
      guard problem.rows[index].stage <= stages else { return 0 }
      let marker: Column
      let coefficient: Rational
      switch problem.rows[index].kind {
      case .equation:
        guard let artificial = equationArtificials[index] else { return 0 }
        marker = artificial
        coefficient = Rational(-(self.artificial(of: artificial)?.sign ?? 1))
      case .atLeast(let slack): (marker, coefficient) = (slack, -1)
      case .atMost(let slack): (marker, coefficient) = (slack, 1)
      case .goal(let plus, _): (marker, coefficient) = (plus, -1)
      }
      return (row[marker] - (costs[marker] ?? 0)) / coefficient
    }
  }
}
