// What is said of sweeps and of prices.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What is said of a sweep.
enum SweepWords {
  /// What is swept, and between which places.
  case swept(SweepReport)
  /// The level has no least value, so that only those above it are shown.
  case onlyAbove(Priority)
  case nothingAnywhere
  case nothingDepends(String)
  /// What these are everywhere.
  case still([Text])
  /// The texts of these views keep their heights.
  case heldTexts([String])
  case hiddenVariables(Int)
  case morePieces(Int)
  // The table.
  case from(Text)
  case to
  case below(Rational)
  case above(Rational)
  case nothingLeft
  // The graphs.
  case least(String)
  case greatest(String)
  /// `X against P`
  case against(Text, Text)
  /// The left and right edges of the views, or their tops and bottoms.
  case edges(isHorizontal: Bool)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of shadow prices.
enum PriceWords {
  case none
  /// What a level's prices count, and its value.
  case now(Priority, measure: Text, Rational)
  /// More constraints, which have a price of 0.
  case ofZero(Int)
  // The heads of the columns.
  case constraint, constant, price, holdsFrom, objective, of, coefficient, from, to
  /// The constants past which the requirements contradict one another.
  case lastPlaces(id: String, below: Rational?, above: Rational?)
  /// What the two prices at a corner mean, for a unit more and a unit less.
  case turn(id: String, measure: Text, more: Rational, less: Rational)
  /// A price as a command, and what that would change.
  case example(id: String, constant: Rational, measure: Text, from: Rational, to: Rational)
  case coefficients([Text])

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
