// A dictionary on a sheet of paper: rows that explain the basic names by the others, which are 0.
//
//     s = 12 − u − 3v
//     t =  8 + u − 2v
//     f =  0 − u − 2v
//
// Everything about a pivot is worked out here in a few lines that share nothing with the solver, and read like
// the textbook (V. Chvátal, *Linear Programming*, 1983, ch. 2).

import Rationals

struct SmallDictionary: Sendable {
  /// A basic name, or the name of an objective, as a sum of the columns.
  struct Row: Hashable, Sendable {
    var name: String
    var constant: Rational
    /// One for each column.
    var entries: [Rational]
    /// Whether it may have any sign, and so never leaves.
    var isFree = false
  }

  /// The names at the top, which are 0.
  var columns: [String]
  /// The basic names.
  var rows: [Row]
  /// The objectives, which are minimised, the most important first.
  var objectives: [Row] = []

  var basics: [String] { rows.map { $0.name } }

  var names: [String] { basics + columns }

  /// All numbers in it.
  var figures: [Rational] { (rows + objectives).flatMap { [$0.constant] + $0.entries } }

  func form(of row: Row) -> SmallForm { SmallForm(columns, row.entries, constant: row.constant) }

  /// How far a column can grow as far as one row is concerned; nil: the row sets no limit.
  func ratio(ofRow index: Int, _ column: Int) -> Rational? {
    let row = rows[index]
    guard !row.isFree, row.entries[column].signum < 0 else { return nil }
    return row.constant / -row.entries[column]
  }

  /// The rows that fall as a column grows, and where each is at 0.
  func ratioTest(_ column: Int) -> [(row: Int, ratio: Rational)] {
    rows.indices.compactMap { row in ratio(ofRow: row, column).map { (row, $0) } }
  }

  /// The row that is at 0 first; nil: there is none, or more than one.
  func leavingRow(_ column: Int) -> Int? {
    let test = ratioTest(column)
    guard let least = test.map({ $0.ratio }).min() else { return nil }
    let first = test.filter { $0.ratio == least }
    return first.count == 1 ? first[0].row : nil
  }

  /// The row of the entering name: the leaving one's row solved for it.
  func solved(_ leaving: Int, _ column: Int) -> Row {
    let row = rows[leaving]
    let pivot = row.entries[column]
    var entries = row.entries.map { -$0 / pivot }
    // The column is the leaving name's now.
    entries[column] = pivot.reciprocal
    return Row(name: columns[column], constant: -row.constant / pivot, entries: entries)
  }

  /// The dictionary after a pivot. The entering name takes the place of the row that leaves, and the leaving
  /// one that of the column.
  func pivoted(_ leaving: Int, _ column: Int) -> SmallDictionary {
    let solved = solved(leaving, column)
    func substituted(_ row: Row) -> Row {
      var result = row
      let factor = row.entries[column]
      result.constant += factor * solved.constant
      for index in columns.indices {
        let own = index == column ? 0 : row.entries[index]
        result.entries[index] = own + factor * solved.entries[index]
      }
      return result
    }
    var next = self
    next.columns[column] = rows[leaving].name
    for index in rows.indices {
      next.rows[index] = index == leaving ? solved : substituted(rows[index])
    }
    next.objectives = objectives.map(substituted)
    return next
  }
}
