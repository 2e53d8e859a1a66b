// What is said of what holds a variable, and of how constraints and objectives fare.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What holds a variable.
enum HoldWords {
  case point(String, Rational)
  /// After an interval.
  case ambiguous
  case nothing(String)
  case nothingBelow, nothingAbove
  /// The nearest of what holds it. A side of nil: both.
  case first(Hold.Side?, HoldReport.Holder)
  /// What holds, or pulls, the variables of one that was named before.
  case inTurn([String], HoldReport.Holder)
  /// What stops what pulls.
  case limits(HoldReport.Holder)
  case helps(HoldReport.Holder)
  case andSoOn([Cause])
  /// There were too many to find out whether all are needed.
  case perhapsLess

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What would have to give for a variable to move.
enum MoveWords {
  case move, moveFurther, moveDown, moveUp
  /// The value, or the point that stands there.
  case goBelow(Text)
  case goAbove(Text)
  case or
  case without([Cause])
  case tooMany
  case otherWays

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// How constraints and objectives fare.
enum FateWords {
  /// - Parameter naming: names the ends of intervals.
  case constraint(ConstraintReason, ValueNaming)
  case disabled(Constraint)
  case loss(Loss, ValueNaming)
  /// A preference that asks for another value of a variable in vain.
  case loser(Loss, ValueNaming)
  case otherLosers([Cause])
  case objective(Objective, Interval, ValueNaming)
  case disabledObjective(Objective)
  case without(String, Effects, ValueNaming)
  case enabled(Effects, ValueNaming)
  case result(Move.Result, String, ValueNaming)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
