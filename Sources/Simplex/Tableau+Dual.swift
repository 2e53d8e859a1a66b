// Steps of the dual simplex method with several cost rows: the leaving row is given, and the column
// enters whose vector of costs, for each unit by which it helps the row, is the least in order of
// rank. So no vector of costs becomes lexicographically negative, and every level stays at its least
// (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954, with vectors
// for numbers).

import Rationals

extension Tableau {
  /// The column that must enter where the basic column of a row has to grow (or else, not
  /// `growing`, to fall); nil if no column can make it. Ties go to the column with the smallest number,
  /// as Bland's rule needs.
  ///
  /// - Complexity: O(n·k) for n entries of the row and k cost rows.
  func dualEntering(row: Int, growing: Bool) -> Column? {
    var best: SparseRow.Entry?
    for entry in rows[row].entries
    where roles[entry.column] == .nonnegative && (entry.value.signum > 0) == growing {
      guard let current = best else {
        best = entry
        continue
      }
      if isCheaper(entry, than: current) { best = entry }
    }
    return best?.column
  }

  /// Compares the cost vectors of two columns, each divided by what the column does in the row.
  private func isCheaper(_ entry: SparseRow.Entry, than other: SparseRow.Entry) -> Bool {
    for cost in costs {
      let left = cost[entry.column] * other.value.magnitude
      let right = cost[other.column] * entry.value.magnitude
      if left != right { return left < right }
    }
    return false
  }

  /// Takes shortfalls out of the basis, where they are at zero after the first phase. One that stays
  /// stands for an equation that others imply: no column could change it.
  ///
  /// The value of every column stays as it is, and the costs stay optimal.
  ///
  /// - Complexity: one pivot for each basic shortfall.
  mutating func expelShortfalls() {
    for row in rows.indices where roles[basis[row]] == .shortfall {
      let entering = dualEntering(row: row, growing: true) ?? dualEntering(row: row, growing: false)
      if let entering { pivot(entering: entering, row: row) }
    }
  }
}
