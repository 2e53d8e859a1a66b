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
}

extension PageWords: Phrase {
  var english: Text {
    switch self {
    case .walk(""): "A solution, step by step"
    case .walk(let name): "\(name), step by step"
    case .place(let place, let count): "step \(place) of \(count)"
    case .stepsLeftOut(let count):
      Text(
        "\(EnglishGrammar.count(count, "step")) left out here; slackline --present shows them all.")
    case .tableLeftOut(let rows, let columns):
      Text(
        "A table of \(rows) rows and \(columns) columns is left out here; slackline --present shows it."
      )
    }
  }
}

extension PaperWords: Phrase {
  var english: String {
    switch self {
    case .title(""): "A constraint hierarchy, solved"
    case .title(let name): "\(name), solved"
    case .constraints: "Constraints"
    case .objectives: "Objectives"
    case .dictionaries: "Dictionaries"
    case .solution: "Solution"
    case .pivot(let number, let entering, let leaving):
      "Pivot \(number): \(entering) enters, \(leaving) leaves."
    case .lastDictionary: "The last dictionary."
    case .tooLarge(let rows, let columns):
      "This dictionary has \(EnglishGrammar.count(rows, "row")) and \(EnglishGrammar.count(columns, "column")): "
        + "too many to be printed."
    case .pivotsLeftOut(let count): "\(EnglishGrammar.count(count, "more pivot")) left out here."
    case .constraintsLeftOut(let count): EnglishGrammar.andMore(count)
    case .level(let priority): priority.name
    case .disabled: "disabled"
    case .noLeastValue: "no least value"
    case .contradictory: "The requirements contradict one another."
    case .unbounded(let level):
      "The objective of level \(level.name) has no least value, so there is no solution."
    case .nothing: "There is nothing to solve."
    case .spelling(let spelling, let character): "\(spelling) stands for \(character)"
    case .origin: "Written by slackline. It needs amsmath and graphicx alone."
    }
  }
}
