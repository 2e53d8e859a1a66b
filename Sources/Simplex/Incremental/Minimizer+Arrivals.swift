// Whether rows that wait had better be taken into account all at once.
//
// One by one, what a row says is worked into the prices for itself, and a step or two meet it: that is best where each row has a
// column that it can decide, as in chains, grids and layouts. All at once there is one walk for all, and a step meets what most
// ask for: that is best where one by one would undo for each what was done for the one before.

import Rationals

extension Minimizer.State {
  private static let fewestAtOnce = 16

  /// Whether all that wait had better come at once.
  ///
  /// Not where they are not most of the problem. Else where no requirement is left to be met, only wishes; and where requirements that
  /// are left are more than the columns that no row decides, and those are many: one by one they would contend for them. That is
  /// found by letting each row decide a column that comes with it, as `activate` would, without a step.
  ///
  /// - Parameter first: where in the queue they begin.
  /// - Complexity: O(columns + terms of the rows that wait).
  func comeBestAtOnce(from first: Int) -> Bool {
    let count = queue.current.count - first
    guard count >= Self.fewestAtOnce, 2 * count >= rows.count else { return false }
    var values = Array(values.elements)
    var isNew = Array(repeating: false, count: values.count)
    var (unmetCount, freeCount) = (0, 0)
    for column in values.indices where basis.isSuperbasic(column) {
      freeCount += 1
      isNew[column] = basis.system.columns[column].head < 0
    }
    for index in first..<queue.current.count {
      let row = queue.current[index]
      if !rows[row].isPending { continue }
      var value = rows[row].constant
      // The place of the first column that comes with the row.
      var own: Int?
      for place in basis.system.rows[row].places {
        let column = Int(basis.system.entries[place].column)
        value.addProduct(basis.system.entries[place].coefficient, values[column])
        if !isNew[column] { continue }
        isNew[column] = false
        if own == nil { own = place }
      }
      if let own, !rows[row].penalty.slopeChange.isZero {
        let coefficient = basis.system.entries[own].coefficient
        let column = Int(basis.system.entries[own].column)
        values[column].addProduct(-value, coefficient.reciprocal)
        freeCount -= 1
      } else if rows[row].penalty.isUnmetRequirement(rows[row].penalty.side(at: value)) {
        unmetCount += 1
      }
      if unmetCount > 0, 4 * freeCount < values.count { return false }
    }
    return unmetCount == 0 || unmetCount > freeCount
  }
}
