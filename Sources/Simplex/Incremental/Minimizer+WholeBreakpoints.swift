// The rows that a movement of a dense block brings nearer to zero.
//
// The movements, and the values, of the columns of such a block are long fractions with nearly the same
// denominator, and each dense row sums all of them up. Over one common denominator, these sums are sums
// of whole numbers, with no greatest common divisor on the way.

import ExactIntegers
import Rationals

extension Minimizer.State {
  /// As `findBreakpoints`, where the movement goes through a dense block and `moving` is found.
  mutating func findWholeBreakpoints(_ direction: Int8) {
    let columns = markColumnsOfMovingRows()
    defer { for column in columns { basis.local[column] = -1 } }
    let block = basis.dense[basis.movingDense]
    let determinant = Rational(
      numeratorWords: block.denominator + [0], denominatorWords: CollectionOfOne(1))
    let (movements, movementDenominator) = WholeNumbers.numerators(
      of: columns.map { basis.work[$0] }, over: determinant)
    // The values are those of the block's own vertex, so its determinant serves them too; after them
    // come the rows' constants.
    let (positions, positionDenominator) = WholeNumbers.numerators(
      of: columns.map { values[$0] } + ratioTest.movingRows.elements.map { rows[$0].constant },
      over: determinant)
    var rateSums = WholeSums(count: ratioTest.movingRows.count, of: movements, terms: columns.count)
    var valueSums = WholeSums(
      count: ratioTest.movingRows.count, of: positions, terms: columns.count + 1)
    var isWhole = Array(repeating: true, count: ratioTest.movingRows.count)
    for index in ratioTest.movingRows.indices {
      for place in basis.system.rows[ratioTest.movingRows[index]].places {
        guard let factor = basis.system.entries[place].coefficient.asInt64 else {
          isWhole[index] = false
          break
        }
        let column = Int(basis.local[basis.system.entries[place].column])
        rateSums.add(movements, at: column, times: factor, to: index)
        valueSums.add(positions, at: column, times: factor, to: index)
      }
      valueSums.add(positions, at: columns.count + index, times: 1, to: index)
    }
    let rates = rateSums.numbers
    let heights = valueSums.numbers
    let isCommon = movementDenominator == positionDenominator
    let unit = movementDenominator.numeratorWords
    for index in ratioTest.movingRows.indices {
      let row = Int(ratioTest.movingRows[index])
      guard isWhole[index] else {
        addBreakpoint(ofRow: row, direction)
        continue
      }
      let sign = rates.signum(at: index) * Int(direction)
      guard sign * Int(rows[row].side) < 0 else { continue }
      let rate = rates.magnitude(at: index) + [0]
      let value = heights.magnitude(at: index) + [0]
      let speed = Rational(numeratorWords: rate, denominatorWords: unit)
      var length = Rational(numeratorWords: value, denominatorWords: rate)
      if !isCommon { length *= movementDenominator / positionDenominator }
      ratioTest.breakpoints.append(
        Minimizer.Breakpoint(length: length, row: Int32(row), speed: speed))
    }
  }

  /// Leaves in `basis.local` a number for each column of the rows in `moving`.
  ///
  /// - Returns: the columns in order of number.
  private mutating func markColumnsOfMovingRows() -> [Int32] {
    var columns: [Int32] = []
    for index in ratioTest.movingRows.indices {
      for place in basis.system.rows[ratioTest.movingRows[index]].places {
        let column = basis.system.entries[place].column
        guard basis.local[column] < 0 else { continue }
        basis.local[column] = Int32(columns.count)
        columns.append(column)
      }
    }
    return columns
  }
}
