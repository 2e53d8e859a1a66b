// Dictionaries to practise on.

import Language
import Rationals

extension SeededDraws {
  /// Names for rows and columns, each in alphabetical order. There is no f among them, which is an objective.
  mutating func names(rows: Int, columns: Int) -> (rows: [String], columns: [String]) {
    let pool = shuffled(["r", "s", "t", "u", "v", "w", "x", "y", "z"])
    return (pool.prefix(rows).sorted(), pool.dropFirst(rows).prefix(columns).sorted())
  }

  /// A corner: whole numbers, and constants that are at least 1.
  mutating func dictionary(rows: Int, columns: Int) -> SmallDictionary {
    let names = names(rows: rows, columns: columns)
    var result = SmallDictionary(columns: names.columns, rows: [])
    for name in names.rows {
      let entries = (0..<columns).map { _ in number(-5...4) }
      result.rows.append(
        SmallDictionary.Row(name: name, constant: number(1...20), entries: entries))
    }
    return result
  }

  /// A dictionary in which a column can enter and one row leaves: some rows fall, one with the smallest ratio,
  /// and at least one does not.
  ///
  /// - Parameter level: beyond the first, ratios are fractions; at the third a row may have any sign, and would
  ///   leave first if it could.
  /// - Returns: nil where two rows are at 0 together, or the numbers tell nothing.
  mutating func ratioTest(
    _ level: ExerciseLevel, columns: Int
  ) -> (dictionary: SmallDictionary, column: Int)? {
    let falling = level == .one ? 2 : 3
    var dictionary = dictionary(rows: falling + (level == .three ? 2 : 1), columns: columns)
    let column = integer(0...columns - 1)
    var order = shuffled(Array(dictionary.rows.indices))
    for _ in 0..<falling {
      let row = order.removeLast()
      let entry =
        level == .three && happens(1, outOf: 3) ? number(1...7) / number(2...3) : number(1...5)
      let ratio = level == .one ? number(1...9) : number(1...18) / number(1...3)
      dictionary.rows[row].entries[column] = -entry
      dictionary.rows[row].constant = ratio * entry
    }
    let rising = order.removeLast()
    dictionary.rows[rising].entries[column] = number(level == .one ? 1...4 : 0...4)
    dictionary.rows[rising].constant = number(1...9)
    if let free = order.last {
      dictionary.rows[free].isFree = true
      dictionary.rows[free].entries[column] = -number(1...5)
      dictionary.rows[free].constant = number(1...6)
    }
    guard let leaving = dictionary.leavingRow(column) else { return nil }
    let test = dictionary.ratioTest(column)
    let least = test.map { $0.ratio }.min() ?? 0
    // The smallest constant, taken for the smallest ratio, should give another row.
    let smallest = test.map { dictionary.rows[$0.row].constant }.min() ?? 0
    if level != .one, dictionary.rows[leaving].constant == smallest { return nil }
    if let free = dictionary.rows.first(where: { $0.isFree }) {
      guard free.constant / -free.entries[column] < least else { return nil }
    }
    let ratios = test.map { $0.ratio }.sorted()
    guard zip(ratios, ratios.dropFirst()).allSatisfy({ $0 != $1 }) else { return nil }
    return (dictionary, column)
  }
}
