// What is said of views: where they are, what is open, what would settle it.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

/// What is said of where views are.
enum FrameWords {
  case noViews
  /// Nothing is said of these views along an axis; or, of one that has a size, nothing of its place. None: of all
  /// that are told.
  case untouched(Axis, hasSize: Bool, [String])
  /// `52 wide`
  case sized(Axis, Text)
  /// Before the frames along the other axis.
  case down
  /// More views were moved than are told.
  case before, now
  /// The heads of the columns of numbers.
  case name
  case along(Axis)
  case size(Axis)
  case nothingSaid
  /// Nothing holds the views in their places, so they are measured from that one.
  case measuredFrom(String, Axis)

  // What is open.
  case nothingOpen, open
  case settledByAny([AmbiguityReport.Open])
  case settledByAll([AmbiguityReport.Open])
  case settledByPriority(String, Priority, [AmbiguityReport.Values])

  // The extremes.
  case nothingOpenOf(String)
  case extreme(view: String, Attribute, isLeast: Bool, Rational)
  case endless(String, [Attribute])
  case extremesTold(String)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
