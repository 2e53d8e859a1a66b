// What pages and papers say, in English.

import ConstraintHierarchies
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: PageWords) -> Text {
    switch words {
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

  static func text(_ words: PaperWords) -> String {
    switch words {
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
