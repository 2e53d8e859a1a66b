// All vertices of {x ≥ 0 : A·x = b}, by trying every set of columns that could carry one. Slow, and
// short enough to be believed: it is what the simplex method is measured against.

import Rationals

/// The search was given up: more sets of columns were tried than allowed.
public struct TooLargeForOracle: Error, Hashable, Sendable {
  public let limit: Int

  public init(limit: Int) { self.limit = limit }
}

/// Finds the basic feasible solutions of `A·x = b, x ≥ 0`.
///
/// A feasible x is a vertex if and only if the columns of its *support*, those with xⱼ > 0, are
/// linearly independent (G. B. Dantzig, *Linear Programming and Extensions*, 1963, ch. 7). So the
/// search goes through the independent sets of columns, by columns in order, each taken or left
/// out, with the taken ones eliminated from all rows but one each (Gauss–Jordan):
///
/// - If what is left of the right-hand side in the rows without a pivot is all zero, the taken
///   columns alone solve the system, in one way only since they are independent. If every one is
///   positive there, they are the support of a vertex. Taking more columns could only give them
///   the value zero, so the search turns back. Each vertex is found once, at its own support.
/// - A column that is zero in the rows without a pivot depends on those taken and is left out.
/// - A row reads  Σ aⱼ·xⱼ = b  over its own taken column (with coefficient 1) and those not yet
///   decided, all of them at least zero: unless some aⱼ has the sign of b, or b is zero, nothing
///   below can be feasible.
///
/// Dependent rows do no harm: they end as zero rows, or as rows that show that nothing is feasible.
struct BasicSolutions {
  /// The columns of A, then b.
  private typealias Matrix = [[Rational]]

  private let columns: Int
  private let limit: Int
  private var tried = 0
  private var found: [[Rational]] = []

  /// - Parameters:
  ///   - matrix: a row for each equation: A's coefficients, then b.
  ///   - limit: how many sets of columns may be tried.
  static func all(
    of matrix: [[Rational]], columns: Int, limit: Int
  ) throws(TooLargeForOracle) -> [[Rational]] {
    var search = BasicSolutions(columns: columns, limit: limit)
    try search.extend([], from: 0, matrix: matrix)
    return search.found
  }

  private init(columns: Int, limit: Int) {
    self.columns = columns
    self.limit = limit
  }

  private struct Pivot {
    var row: Int
    var column: Int
  }

  private mutating func extend(
    _ taken: [Pivot], from next: Int, matrix: Matrix
  ) throws(TooLargeForOracle) {
    tried += 1
    if tried > limit { throw TooLargeForOracle(limit: limit) }

    let pivotRows = Set(taken.map(\.row))
    if matrix.indices.allSatisfy({ pivotRows.contains($0) || matrix[$0][columns].isZero }) {
      if taken.allSatisfy({ matrix[$0.row][columns].signum > 0 }) {
        var solution = [Rational](repeating: 0, count: columns)
        for pivot in taken { solution[pivot.column] = matrix[pivot.row][columns] }
        found.append(solution)
      }
      return
    }

    for column in next..<columns {
      guard canBeFeasible(matrix, pivotRows: pivotRows, from: column) else { return }
      guard
        let row = matrix.indices.first(where: {
          !pivotRows.contains($0) && !matrix[$0][column].isZero
        })
      else { continue }
      try extend(
        taken + [Pivot(row: row, column: column)], from: column + 1,
        matrix: eliminating(column, by: row, in: matrix))
    }
  }

  private func canBeFeasible(_ matrix: Matrix, pivotRows: Set<Int>, from next: Int) -> Bool {
    matrix.indices.allSatisfy { index in
      let row = matrix[index]
      let sign = row[columns].signum
      if sign == 0 || (sign > 0 && pivotRows.contains(index)) { return true }
      return (next..<columns).contains { row[$0].signum == sign }
    }
  }

  /// The matrix with a 1 in that place and zeros in the rest of that column. Columns before it are
  /// decided and not looked at again, so they are left as they are.
  private func eliminating(_ column: Int, by pivotRow: Int, in matrix: Matrix) -> Matrix {
    var result = matrix
    let factor = matrix[pivotRow][column].reciprocal
    for j in column...columns { result[pivotRow][j] *= factor }
    for i in result.indices where i != pivotRow {
      let multiple = result[i][column]
      if multiple.isZero { continue }
      for j in column...columns where !result[pivotRow][j].isZero {
        result[i][j] -= multiple * result[pivotRow][j]
      }
    }
    return result
  }
}
