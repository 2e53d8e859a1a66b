// The two choices of the simplex method: which column enters, and, by the ratio test, which leaves.

import Rationals

/// One cost row to be lowered without touching those above it.
struct Goal {
  /// The cost row to be minimised.
  var rank: Int
  /// A column may enter only if its cost is zero in the rows 0 ..< `frozenRanks`: any other would
  /// raise what is already at its least.
  var frozenRanks: Int
}

extension Tableau {
  /// Whether a nonbasic column may move at all without raising a cost above the goal.
  func mayEnter(_ column: Column, _ goal: Goal) -> Bool {
    guard roles[column] != .artificial else { return false }
    return !costs[..<goal.frozenRanks].contains { $0.place(of: column) != nil }
  }

  /// The columns that would lower the goal's cost, in order.
  func candidates(_ goal: Goal) -> [Column] {
    let cost = costs[goal.rank]
    return cost.columns.indices.compactMap { place in
      let column = Int(cost.columns[place])
      let lowers = roles[column] == .free || cost.sign(at: place) < 0
      return lowers && mayEnter(column, goal) ? column : nil
    }
  }

  /// The column that the rule chooses; nil when the cost is at its least.
  ///
  /// A free column that is still nonbasic comes before all others: it stands in no row that could
  /// stop it (see `Solver`), so with a cost that is not zero it proves at once that there is no least
  /// cost.
  func entering(_ goal: Goal, rule: PivotRule) -> Column? {
    if rule == .greatest { return greatestEntering(goal) }
    let cost = costs[goal.rank]
    var best: Int?
    for place in 0..<cost.count {
      let column = Int(cost.columns[place])
      if roles[column] == .free {
        if mayEnter(column, goal) { return column }
        continue
      }
      guard cost.sign(at: place) < 0 else { continue }
      if best.map({ rule != .bland && cost.isLess(at: place, than: $0) }) ?? true,
        mayEnter(column, goal)
      {
        best = place
      }
    }
    return best.map { Int(cost.columns[$0]) }
  }

  /// The ratio test: the row that reaches zero first as a nonbasic column grows from zero; nil if nothing
  /// stops it. Free basic columns take no part. Ties go to the basic column with the smallest number, as
  /// Bland's rule needs.
  func blockingRow(_ column: Column) -> Int? {
    if perturbation != nil { return smallestRatios(of: [column])[0]?.row }
    var best: (row: Int, place: Int)?
    // Rows are many here, and looked at in memory: each copy of one would be counted.
    rows.withUnsafeBufferPointer { rows in
      for row in rowsPerhaps(holding: column) where roles[basis[row]] != .free {
        guard let place = rows[row].place(of: column), rows[row].sign(at: place) < 0 else {
          continue
        }
        guard let current = best else {
          best = (row, place)
          continue
        }
        let order = SparseRow.compareRatios(rows[row], place, rows[current.row], current.place)
        if order < 0 || (order == 0 && basis[row] < basis[current.row]) { best = (row, place) }
      }
    }
    return best?.row
  }

  /// How far a nonbasic column can grow from zero before the basic column of a row reaches zero.
  func length(of column: Column, in row: Int) -> Rational {
    guard let place = rows[row].place(of: column) else { return 0 }
    return rows[row].constant / -rows[row].value(at: place)
  }

  /// The ratio test in full, to be told.
  func ratios(_ column: Column) -> [Pivot.Ratio] {
    rows(holding: column).compactMap { row in
      let coefficient = rows[row][column]
      guard roles[basis[row]] != .free, coefficient.signum < 0 else { return nil }
      return Pivot.Ratio(
        row: row, basic: basis[row], constant: rows[row].constant, coefficient: coefficient,
        ratio: rows[row].constant / -coefficient)
    }
  }
}
