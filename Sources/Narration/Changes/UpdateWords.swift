// What is said of a change pivot by pivot, as `trace change` tells it.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What came, went and moved before the first pivot.
enum EditWords {
  /// More differences than are shown.
  case more(Int)
  /// Several constraints come in one after another.
  case oneByOne
  /// - Parameter standing: whether it holds then, if that is to be told.
  case added(id: String, form: Text, level: Priority, standing: Standing?)
  case removed(Constraint, wasTight: Bool)
  case rewritten(id: String, was: Text, now: Text, standing: Standing?)
  case moved(Constraint, side: Side, from: Rational, to: Rational, Consequence)
  case weighed(was: Constraint, now: Constraint, standing: Standing?)
  case objectiveRemoved(Objective)
  /// - Parameter start: the value of its level's objective before the first pivot.
  case objective(Objective, isNew: Bool, start: Rational)
  /// What was held at a limit that moved.
  case followed([Text])
  /// Slacks that reached 0 on the way, and the opposites that grew from there.
  case crossed([(from: Text, to: Text)], more: Int)

  /// Whether a constraint holds before the first pivot.
  struct Standing {
    /// The values of its variables then, where they are few.
    var place: [Text]
    /// The slack that is not 0, and its size; nil where the constraint holds.
    var lack: (slack: Text, size: Rational)?
  }

  /// What of a constraint moves.
  enum Side { case left, right, constant }

  /// What comes of a constant that moves.
  enum Consequence {
    case staysTight
    /// To stay tight would cost too much; the slack that it has instead.
    case staysBehind(Text, Rational)
    /// It held nothing: only its slack changes, from one value to another.
    case slack(Text, from: Rational, to: Rational)
    /// The same where it is on the other side of its limit now.
    case otherSlack(was: Text, Rational, now: Text, Rational)
  }

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// One pivot of a change.
enum UpdatePivotWords {
  case heading(Int, entering: Text, leaving: Text)
  /// A variable goes into the basis in the place of a constraint that is now tight.
  case takesPlace(Int, entering: Text, of: String)
  /// - Parameter isOneByOne: whether other constraints are still to come.
  case takesValue(Text, of: String, Text, isOneByOne: Bool)
  case enters(Text, Why)
  /// The constraints that stay at their limits meanwhile.
  case held([String])
  /// What each unit of what enters changes.
  case lowers(Text, by: Rational, Unit, isHighest: Bool)
  /// The objectives of levels below that change.
  case doesNotCount([(objective: Text, perUnit: Rational)], levels: Int)
  /// What `missing` is, where it comes first.
  case missing(Text)
  /// Slacks of the level itself that turn on the way; then those of levels below.
  case ownTurns([Turn], more: Int, objective: Text)
  case otherTurns([Turn], more: Int)
  /// - Parameter reach: where what leaves is 0; nil: it is there already.
  case leaves(Text, Reach?)
  case beyond(Beyond)
  case sum(Text, from: Rational, to: Rational)

  enum Why {
    /// A constraint of that ID does not hold any more.
    case givesWay(String)
    /// It leaves its limit, and holds.
    case leavesLimit(String)
    /// No constraint holds the variable.
    case isFree
  }

  /// What grows, or falls, by one.
  enum Unit { case slack, up, down }

  /// A constraint that passes its limit on the way; of one slack and its opposite, which.
  enum Turn {
    case slacks(from: Text, to: Text)
    case limit(String)
  }

  enum Reach {
    case slack(Text, Rational)
    case variable(Text, isRising: Bool, Rational)
  }

  /// What would be past the place where a pivot ends.
  enum Beyond {
    case noGain(Text)
    case brokenRequirement(String)
    case riseAbove(Text)
  }

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// How a change ends.
enum UpdateWords {
  case nothingEdited
  case noPivotNeeded
  /// So much came at once that there was no going from corner to corner.
  case leapt
  case noMoreMoves
  case nothingMoved
  case morePivots(Int)
  /// What did not come to hold, and a command that tells why.
  case unmet(String)
  /// A variable with its value, which had none before.
  case new(String, Rational)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
