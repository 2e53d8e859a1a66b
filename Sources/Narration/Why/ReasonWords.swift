// What is said of conflicts, of ways out, of proofs, and of what another value would mean.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// Requirements that contradict one another.
enum ConflictWords {
  case none
  /// They kept out the last line, or are there.
  case refused
  case perhapsNotSmallest
  case severalConflicts(Int, size: Int, areAll: Bool)
  /// Before the sum that proves it.
  case proof(members: Int)
  /// In place of the name of what nobody wrote.
  case always
  // Below the sum.
  case sum, isFalse

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What to do about a conflict.
enum WaysOutWords {
  /// What may be done, in a sentence; empty where nothing is known.
  case sentence(Conflict.Origin, WaysOut)
  case heading(Conflict.Origin)
  /// What the refused line would have added becomes a preference.
  case asPreference(Priority)
  /// What came of a way out that was tried.
  case outcome(Trial.Outcome, ValueNaming)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }

  /// The level that a requirement is lowered to.
  static let level = Priority.high

  /// `priority hi @high`
  static func lower(_ constraint: Constraint, to level: Priority) -> Text {
    Text("priority \(constraint.id) @\(level.name)", .code)
  }
}

/// A certificate as a sum.
enum ProofWords {
  case nothing
  /// - Parameter isBelow: whether the levels above are at their least.
  case atLeast(Priority, Rational, isBelow: Bool)
  case sum
  /// What is left of the sum cannot be below 0; none: everything cancels but the constant.
  case rest([Text], Rational)
  /// The greatest value of what the level maximises, where that is all that it counts.
  case atMost(Text, Rational)
  /// The way along which an objective is unbounded below, and what it changes by.
  case ray(Priority, parameter: String, steps: [Text], change: Rational)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What a name stands for, and what another value would mean.
enum MeaningWords {
  case meaning(NameMeaning)
  case consequence(Consequence)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
