// What is said of pivots, of what happens between them, and of where one stands among them.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

/// What is said of one pivot.
enum PivotWords {
  case heading(PivotReport)
  /// A variable without a sign goes into the basis first.
  case free(PivotReport)
  /// What an equation puts into the basis, having no slack of its own, leaves.
  case placeholder(equation: String, PivotReport)
  /// - Parameter rule: by which it was chosen.
  case enters(PivotReport, RuleWord)
  case ratioHeading(PivotReport)
  // Beside a ratio.
  case onlyRatio, smallestRatio, equalRatio
  case leaves(PivotReport)
  case change(PivotReport)
  /// The objective after a pivot, as a sum.
  case arithmetic(PivotReport)
  /// The head of the column of basic columns.
  case basis
  /// In the place of a tableau.
  case largeTableau(rows: Int, columns: Int)
  /// Rows and columns that are not shown.
  case cut(rows: Int, columns: Int)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What happens between one pivot and the next.
enum EventWords {
  case requirements
  case level(WalkEvent.LevelStart, minimising: ColumnSum)
  case swapped([ColumnName])
  case firstPhase(requirements: [String], lacks: [WalkEvent.Lack])
  case cycle(Int)
  case stall(Int)
  case feasible
  case minimum(Priority, Rational, aim: WalkEvent.Aim?)
  case end(WalkEvent.End)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// Where one stands in the walk.
enum WalkWords {
  case noPivots
  case atBeginning
  /// After so many pivots.
  case atEnd(Int)
  case ownWay
  case takenBack(Int)
  /// - Parameter pivots: how many are to come.
  case emptyTableau(pivots: Int)
  case place(PlaceReport)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of a pivot of the learner's own that was made.
enum ManualPivotWords {
  case heading(PivotReport)
  case legal(PivotReport)
  /// Whether it improves.
  case worth(PivotReport)
  /// What the rule would have done.
  case comparison(ManualPivotReport.Comparison)
  /// Beside the ratio that was chosen.
  case yours

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// A few words on a column that a pivot can take.
enum RemarkWords {
  case nonbasic, basic
  case doesNotFall
  /// A number as it is spelled.
  case mayEnter(String)
  case wouldNotImprove(String)
  case mayLeave(String)
  case comesTooLate(String)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
