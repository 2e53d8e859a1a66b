// How far a form can still move once some of the objectives are at their least.

public import Rationals

extension Solver {
  /// The least and greatest value of `form` where every row holds and objectives 0 ..< `levels` are
  /// at their least; nil is an end at infinity.
  ///
  /// Starts from the dictionary as it is: it is feasible for every level, and the columns that may
  /// move at a level are those whose cost is zero in every rank up to it. Mostly no such column
  /// stands in the form, and its value is the only one.
  ///
  /// - Precondition: the problem is feasible, and solved at least up to `levels` objectives.
  /// - Complexity: O(size of the form) where the value is the only one; else two minimisations.
  public func range(of form: LinearForm, levels: Int) -> (lower: Rational?, upper: Rational?) {
    let row = tableau.expressed(form)
    let goal = Goal(rank: tableau.costs.count, frozenRanks: levels + 1)
    let moving = row.columns.indices.filter { tableau.mayEnter(Int(row.columns[$0]), goal) }
    if moving.isEmpty { return (row.constant, row.constant) }
    if moving.contains(where: { tableau.roles[Int(row.columns[$0])] == .free }) { return (nil, nil) }
    var opposite = row
    opposite.negate()
    let lower = moving.contains { row.sign(at: $0) < 0 } ? minimum(of: row, goal) : row.constant
    let upper =
      moving.contains { row.sign(at: $0) > 0 }
      ? minimum(of: opposite, goal).map { -$0 } : row.constant
    return (lower, upper)
  }

  /// The least value of a row in terms of nonbasic columns; nil if there is none.
  private func minimum(of row: SparseRow, _ goal: Goal) -> Rational? {
    var tableau = tableau
    tableau.costs.append(row)
    tableau.rest()
    var watch = StallWatch()
    var isStalled = false
    while let entering = tableau.entering(goal, rule: isStalled ? .bland : .dantzig) {
      guard let row = tableau.blockingRow(entering) else { return nil }
      let leaving = tableau.basis[row]
      let isDegenerate = tableau.rows[row].constantSign == 0
      tableau.pivot(entering: entering, row: row)
      if isDegenerate {
        if watch.note(entering: entering, leaving: leaving) != nil { isStalled = true }
      } else {
        watch.reset()
        isStalled = false
      }
    }
    return tableau.costs[goal.rank].constant
  }
}
