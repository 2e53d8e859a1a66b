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
  enum Blocking {
    /// The row that reaches zero first, and the entering column's value then.
    case row(Int, length: Rational)
    /// Nothing stops the column.
    case none
  }

  /// Whether a nonbasic column may move at all without raising a cost above the goal.
  func mayEnter(_ column: Column, _ goal: Goal) -> Bool {
    guard roles[column] != .shortfall else { return false }
    return !costs[..<goal.frozenRanks].contains { $0.place(of: column) != nil }
  }

  /// The columns that would lower the goal's cost, in order.
  func candidates(_ goal: Goal) -> [Column] {
    costs[goal.rank].entries.compactMap { entry in
      let lowers = roles[entry.column] == .free || entry.value.signum < 0
      return lowers && mayEnter(entry.column, goal) ? entry.column : nil
    }
  }

  /// The column that the rule chooses; nil when the cost is at its least.
  ///
  /// A free column that is still nonbasic comes before all others: it stands in no row that could
  /// stop it (see `Solver`), so with a cost that is not zero it proves at once that there is no least
  /// cost.
  func entering(_ goal: Goal, rule: PivotRule) -> Column? {
    var best: Column?
    var bestMerit: Rational = 0
    for entry in costs[goal.rank].entries {
      let column = entry.column
      if roles[column] == .free {
        if mayEnter(column, goal) { return column }
        continue
      }
      guard entry.value.signum < 0 else { continue }
      switch rule {
      case .bland:
        if best == nil, mayEnter(column, goal) { best = column }
      case .dantzig:
        if entry.value < bestMerit, mayEnter(column, goal) {
          best = column
          bestMerit = entry.value
        }
      case .greatest:
        guard mayEnter(column, goal) else { continue }
        guard case .row(_, let length) = blocking(column) else { return column }
        let change = entry.value * length
        if best == nil || change < bestMerit {
          best = column
          bestMerit = change
        }
      }
    }
    return best
  }

  /// The ratio test: how far a nonbasic column can grow from zero before a basic one falls below it.
  /// Free basic columns take no part. Ties go to the basic column with the smallest number, as
  /// Bland's rule needs.
  func blocking(_ column: Column) -> Blocking {
    var best: (row: Int, length: Rational)?
    for row in rows(holding: column) where roles[basis[row]] != .free {
      let coefficient = rows[row][column]
      guard coefficient.signum < 0 else { continue }
      let length = rows[row].constant / -coefficient
      guard let current = best else {
        best = (row, length)
        continue
      }
      if length < current.length || (length == current.length && basis[row] < basis[current.row]) {
        best = (row, length)
      }
    }
    return best.map { .row($0.row, length: $0.length) } ?? .none
  }

  /// The ratio test in full, for whoever wants to see it.
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
