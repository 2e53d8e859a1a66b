// What is said of variables that are declared with a sign, and of rows that say the same.

import Wording

extension English {
  static func nonnegative(_ names: [String]) -> String {
    "\(EnglishGrammar.list(names)) \(EnglishGrammar.agreeing(names.count, "is", "are")) never negative: a sign, as in "
      + "textbooks, and no row"
  }

  static func bounded(_ names: [String], upTo bound: String) -> String {
    "\(EnglishGrammar.list(names)) \(EnglishGrammar.agreeing(names.count, "is", "are")) between 0 and \(bound): bounds, as in "
      + "textbooks, and no \(EnglishGrammar.agreeing(names.count, "row", "rows"))"
  }

  /// Rows that say what signs would.
  static func rowsForSigns(_ ids: [String], _ names: [String]) -> String {
    let line = "var \(names.joined(separator: ", ")) >= 0"
    return ids.count == 1
      ? "\(ids[0]) is a row with a slack; textbooks have a sign instead: \(line)"
      : "\(EnglishGrammar.list(ids)) are rows with slacks; textbooks have signs instead: \(line) makes them signs"
  }

  /// Rows that still say what a sign no more does.
  static func heldByRows(_ ids: [String]) -> String {
    "\(EnglishGrammar.list(ids)) still \(EnglishGrammar.agreeing(ids.count, "says", "say")) >= 0; drop "
      + "\(ids.joined(separator: ", ")) lifts that"
  }

  /// Rows that gave way to signs.
  static func signsForRows(_ ids: [String]) -> String {
    "\(EnglishGrammar.list(ids)), \(EnglishGrammar.agreeing(ids.count, "a row that", "rows that")) said so, "
      + "\(EnglishGrammar.agreeing(ids.count, "is", "are")) gone"
  }
}
