// The inverse of a block of the basis, kept and brought up to date, for blocks whose rows are dense.
//
// It is kept as whole numbers over one denominator, which is the determinant of the block's matrix when
// its rows are made whole; the numbers are minors, so no division leaves a rest (J. Edmonds, *Systems of
// distinct representatives and linear algebra*, J. Res. Nat. Bur. Standards 71B, 1967). A row or a column
// that is exchanged, added or taken away changes each number once, by the same formula
//
//     number ← (pivot · number − left · right) / denominator,    denominator ← pivot
//
// with the pivot that tells whether the matrix stays regular (J. Sherman, W. J. Morrison, *Adjustment of
// an inverse matrix corresponding to a change in one element of a given matrix*, Ann. Math. Stat. 21,
// 1950; I. Schur's complement for borders).

import ExactIntegers
import Rationals

/// A square matrix of tight rows and basic columns, with its inverse: the columns in terms of the rows.
struct DenseBlock {
  struct Line {
    var row: Int32
    /// Tells the row from others that had its place before.
    var generation: Int32
    /// What makes the row's coefficients whole.
    var scale: Rational
  }

  private(set) var lines: [Line] = []
  private(set) var columns: [Int32] = []
  /// `columns[j] = Σ inverse[j · count + i] · scale(i) · row(i) / denominator`.
  private(set) var inverse = WholeNumbers(zeros: 0)
  /// Positive, without a leading zero word.
  private(set) var denominator: [UInt64] = [1]

  var count: Int { columns.count }

  /// Of the line of a column, or of the column of a line, the places in `inverse`.
  private func places(ofColumn column: Int) -> Range<Int> { column * count..<(column + 1) * count }

  private func places(ofLine line: Int) -> StrideTo<Int> {
    stride(from: line, to: count * count, by: count)
  }

  // MARK: Products

  /// What the columns are times the denominator, for so much of each line.
  ///
  /// - Complexity: O(count · lines that are not zero).
  func columns(times lines: WholeNumbers) -> WholeNumbers {
    inverse.products(ofLinesWith: lines)
  }

  /// What a sum of the columns holds of each line, times the denominator.
  ///
  /// - Complexity: O(count · columns that are not zero).
  func lines(times columns: WholeNumbers) -> WholeNumbers { inverse.sumOfLines(times: columns) }

  /// Whether a column holds a line.
  func holds(column: Int, line: Int) -> Bool { !inverse.isZero(at: column * count + line) }

  // MARK: Changes

  /// Puts another line in the place of one.
  ///
  /// - Parameter product: `lines(times:)` of its coefficients; not zero at the place.
  mutating func replace(line: Int, by new: Line, product: WholeNumbers) {
    var left = inverse.picked(places(ofLine: line))
    eliminate(product, at: line, left, product)
    if product.isNegative(at: line) { left.negate() }
    inverse.replace(at: places(ofLine: line), by: left)
    lines[line] = new
  }

  /// Puts another column in the place of one.
  ///
  /// - Parameter product: `columns(times:)` of its coefficients; not zero at the place.
  mutating func replace(column: Int, by new: Int32, product: WholeNumbers) {
    var right = inverse.picked(places(ofColumn: column))
    eliminate(product, at: column, product, right)
    if product.isNegative(at: column) { right.negate() }
    inverse.replace(at: places(ofColumn: column), by: right)
    columns[column] = new
  }

  /// Adds a line and a column.
  ///
  /// - Parameters:
  ///   - left: `columns(times:)` of the column's coefficients.
  ///   - right: `lines(times:)` of the line's coefficients.
  ///   - complement: the denominator times the coefficient of the column in the line, less the sum of
  ///     the line's coefficients times `left`; not zero.
  mutating func add(
    _ line: Line, _ column: Int32, left: WholeNumbers, right: WholeNumbers,
    complement: WholeNumbers
  ) {
    var (left, right) = (left, right)
    var corner = WholeNumbers(natural: denominator)
    eliminate(complement, at: 0, left, right, isAdded: true)
    if complement.isNegative(at: 0) {
      corner.negate()
    } else {
      left.negate()
      right.negate()
    }
    var wider = WholeNumbers(zeros: 0)
    for column in columns.indices {
      wider.append(inverse.picked(places(ofColumn: column)))
      wider.append(left.picked(CollectionOfOne(column)))
    }
    wider.append(right)
    wider.append(corner)
    inverse = wider
    lines.append(line)
    columns.append(column)
  }

  /// Takes a line and a column away.
  ///
  /// - Precondition: the column holds the line.
  mutating func remove(line: Int, column: Int) {
    let right = inverse.picked(places(ofColumn: column))
    eliminate(right, at: line, inverse.picked(places(ofLine: line)), right)
    inverse = inverse.picked(
      inverse.indices.filter { $0 / count != column && $0 % count != line })
    lines.remove(at: line)
    columns.remove(at: column)
  }

  /// The step that all changes have in common.
  private mutating func eliminate(
    _ pivots: WholeNumbers, at place: Int, _ left: WholeNumbers, _ right: WholeNumbers,
    isAdded: Bool = false
  ) {
    let pivot = pivots.magnitude(at: place)
    inverse.eliminate(
      pivot: pivot, left, right, isAdded: isAdded != pivots.isNegative(at: place),
      divisor: ExactDivisor(Natural(denominator)))
    denominator = pivot
  }
}
