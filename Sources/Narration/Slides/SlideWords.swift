// The words of a presentation, which are few: a teacher stands beside it and talks.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What a screen says large; each in several lengths, from long to short, of which the first that fits is
/// shown.
enum HeadlineWords {
  case problem
  case requirements
  case level(WalkEvent.LevelStart, minimising: ColumnSum)
  case requirementsHold
  case notAllHolds
  case swapped([ColumnName])
  case noProgress
  /// - Parameter greatest: of what the level maximises, if that is all that it counts.
  case best(Priority, least: Rational, WalkEvent.Aim?, greatest: Rational?)
  case pivot(PivotReport)
  case question(GuessPart)
  case contradiction
  case unbounded
  /// With the solution of the one variable, if there is only one.
  case solved(Text?)

  func texts(in speech: Speech) -> [Text] {
    switch speech {
    case .english: English.texts(self)
    }
  }
}

/// What a screen says small.
enum SlideWords {
  /// The levels in the order in which they are solved.
  case order([Priority])
  case slacks
  case regionOfRequirements
  case minimise(WalkEvent.LevelStart, ColumnSum)
  /// What else there is to say where a level begins below others, or where its rows come in.
  case onlyFreeColumns, rowsComeIn
  case noneLowers(Priority, WalkEvent.Aim?, greatest: Rational?)
  // A pivot.
  case free(PivotReport)
  case becomes(Rational)
  case lowers(PivotReport)
  case stops(PivotReport)
  case change(PivotReport)
  /// In place of where one stands.
  case nothingLeft
  // What is wrong with an answer.
  case noColumn, noNumber

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
