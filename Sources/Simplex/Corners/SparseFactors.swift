// A sparse matrix as the product of two triangular ones.
//
// Rows and columns with a single entry go first, and cost nothing: on chains and trees that is all of the matrix. What
// is left, the nucleus, is eliminated row by row, each time a row and a column with few entries (H. M. Markowitz, *The
// elimination form of the inverse and its application to linear programming*, 1957), and of those that will do none
// that is small beside the others of its row (I. S. Duff, A. M. Erisman, J. K. Reid, *Direct Methods for Sparse
// Matrices*, 1986).

/// L · U = K, for the rows and columns of a matrix that are independent.
struct SparseFactors<Number: Field>: Sendable {
  typealias Entry = SparseLines<Number>.Entry

  /// Where the pivots are, in order.
  struct Pivot: Sendable {
    var row: Int32
    var column: Int32
  }

  var pivots: [Pivot] = []
  /// For each pivot, one after another, what its row was taken from others by.
  var lower: [Entry] = []
  var lowerEnds: [Int] = [0]
  /// For each pivot, one after another, the other entries of its row.
  var upper: [Entry] = []
  var upperEnds: [Int] = [0]
  /// For each pivot what 1 is divided by it.
  var inverses: [Number] = []
  /// How many numbers the factorisation has gone through.
  var work = 0

  /// How many entries both have.
  var count: Int { lower.count + upper.count }

  /// Of a matrix without rows.
  init() {}

  /// - Parameters:
  ///   - rows: with entries that are not zero, at most one for a column.
  ///   - columnCount: how many columns there are; a column may stand in no row.
  /// - Complexity: linear in the entries as far as there are rows and columns with one; in the nucleus, what its
  ///   elimination fills.
  init(_ rows: SparseLines<Number>, columnCount: Int) {
    let most = min(rows.count, columnCount)
    pivots.reserveCapacity(most)
    inverses.reserveCapacity(most)
    lowerEnds.reserveCapacity(most + 1)
    upperEnds.reserveCapacity(most + 1)
    upper.reserveCapacity(rows.entries.count)
    work = rows.count + columnCount
    SparseElimination(rows, columnCount: columnCount).run(into: &self)
  }

  /// Solves K x = b.
  ///
  /// - Parameters:
  ///   - right: b, by row; of no use afterwards.
  ///   - solution: gets x, by column; other columns stay as they are and count as zero.
  /// - Complexity: linear in `count`.
  func solve(_ right: inout [Number], into solution: inout [Number]) {
    right.withUnsafeMutableBufferPointer { right in
      solution.withUnsafeMutableBufferPointer { solution in
        withEntries { lower, upper in
          for step in pivots.indices {
            let (start, end) = (lowerEnds[step], lowerEnds[step + 1])
            if start == end { continue }
            let number = right[Int(pivots[step].row)]
            if number.isZero { continue }
            for index in start..<end {
              let place = Int(lower[index].place)
              right[place] = right[place] - lower[index].number * number
            }
          }
          for step in pivots.indices.reversed() {
            let pivot = pivots[step]
            var sum = right[Int(pivot.row)]
            for index in upperEnds[step]..<upperEnds[step + 1] {
              sum = sum - upper[index].number * solution[Int(upper[index].place)]
            }
            solution[Int(pivot.column)] = sum * inverses[step]
          }
        }
      }
    }
  }

  /// Solves Kᵀ y = g.
  ///
  /// - Parameters:
  ///   - left: g, by column; of no use afterwards, but for columns without a pivot: what is left over there.
  ///   - solution: gets y, by row; other rows stay as they are and count as zero.
  /// - Complexity: linear in `count`.
  func solveTransposed(_ left: inout [Number], into solution: inout [Number]) {
    left.withUnsafeMutableBufferPointer { left in
      solution.withUnsafeMutableBufferPointer { solution in
        withEntries { lower, upper in
          for step in pivots.indices {
            let pivot = pivots[step]
            let number = left[Int(pivot.column)] * inverses[step]
            solution[Int(pivot.row)] = number
            if number.isZero { continue }
            for index in upperEnds[step]..<upperEnds[step + 1] {
              let place = Int(upper[index].place)
              left[place] = left[place] - upper[index].number * number
            }
          }
          for step in pivots.indices.reversed() {
            let (start, end) = (lowerEnds[step], lowerEnds[step + 1])
            if start == end { continue }
            var sum = solution[Int(pivots[step].row)]
            for index in start..<end {
              sum = sum - lower[index].number * solution[Int(lower[index].place)]
            }
            solution[Int(pivots[step].row)] = sum
          }
        }
      }
    }
  }

  @inline(__always)
  private func withEntries(
    _ body: (UnsafeBufferPointer<Entry>, UnsafeBufferPointer<Entry>) -> Void
  ) {
    lower.withUnsafeBufferPointer { lower in
      upper.withUnsafeBufferPointer { upper in body(lower, upper) }
    }
  }
}
