// Steps of the dual simplex method with several cost rows: the leaving row is given, and the column
// enters whose vector of costs, for each unit by which it helps the row, is the least in order of
// rank. So no vector of costs becomes lexicographically negative, and every level stays at its least
// (C. E. Lemke, *The dual method of solving the linear programming problem*, 1954, with vectors
// for numbers).

import Rationals

/// The choice of the column that enters.
struct DualRatioTest {
  let row: SparseRow
  let costs: [SparseRow]

  /// The column that must enter where the basic column of the row has to grow (or else, not `growing`, to fall); nil if no
  /// column can make it. Ties go to the column with the smallest number, as Bland's rule needs.
  ///
  /// - Complexity: O(n·k) for n entries of the row and k cost rows.
  func entering(growing: Bool, role: (Column) -> Tableau.Role) -> Column? {
    var best: Int?
    for place in 0..<row.count
    where role(Int(row.columns[place])) == .nonnegative && (row.sign(at: place) > 0) == growing {
      if best.map({ isCheaper(place, than: $0) }) ?? true { best = place }
    }
    return best.map { Int(row.columns[$0]) }
  }

  /// Compares the cost vectors of two columns, each divided by what the column does in the row. The
  /// denominators of the rows cancel.
  private func isCheaper(_ place: Int, than other: Int) -> Bool {
    for cost in costs {
      let left = cost.numerator(of: row.columns[place]) * row.numerator(at: other).magnitude
      let right = cost.numerator(of: row.columns[other]) * row.numerator(at: place).magnitude
      if left != right { return left < right }
    }
    return false
  }
}

extension Tableau {
  /// The column that must enter in a row, as `DualRatioTest` has it.
  func dualEntering(row: Int, growing: Bool) -> Column? {
    DualRatioTest(row: rows[row], costs: costs).entering(growing: growing) { roles[$0] }
  }

  /// Takes artificial variables out of the basis, where they are at zero after the first phase. One that stays
  /// stands for an equation that others imply: no column could change it.
  ///
  /// The value of every column stays as it is, and the costs stay optimal.
  ///
  /// - Complexity: one pivot for each basic artificial variable.
  mutating func expelArtificials() {
    for row in rows.indices where roles[basis[row]] == .artificial {
      let entering = dualEntering(row: row, growing: true) ?? dualEntering(row: row, growing: false)
      if let entering { pivot(entering: entering, row: row) }
    }
  }
}
