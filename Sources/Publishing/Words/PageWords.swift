// What pages and papers say beside what the session says itself.

import ConstraintHierarchies
import Rendering
import Session
import Wording

/// What a page says.
enum PageWords {
  /// Its title: the walk through the script of that name, or of none.
  case walk(String)
  /// `step 3 of 12`
  case place(Int, of: Int)
  /// So many steps are too many for a page.
  case stepsLeftOut(Int)
  /// A table is too large for a page.
  case tableLeftOut(rows: Int, columns: Int)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What a paper says between its formulas. Names and formulas in it are TeX already.
enum PaperWords {
  case title(String)
  case constraints, objectives, dictionaries, solution
  /// Above the first dictionary, or the next: `Pivot 2: $a^{+}$ enters, $b$ leaves`.
  case pivot(Int, entering: String, leaving: String)
  case lastDictionary
  /// A dictionary of so many rows and columns has no room.
  case tooLarge(rows: Int, columns: Int)
  /// So many pivots are too many for a paper.
  case pivotsLeftOut(Int)
  case constraintsLeftOut(Int)
  /// Beside a constraint, or an objective.
  case level(Priority)
  case disabled
  /// A level that has no least value.
  case noLeastValue
  case contradictory
  case unbounded(Priority)
  case nothing
  /// In a comment: the letters that stand for characters that TeX does not know.
  case spelling(String, of: String)
  case origin

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
