// What is said to answers.

import ConstraintHierarchies
import Rationals
package import Rendering
public import Wording

/// What an answer is worth.
package enum AnswerWords {
  case right
  case no
  /// With what keeps it from being right.
  case noBecause(Text)
  /// With a sentence of its own.
  case noSaying(Text)
  /// Something in the interval is not left.
  case tooWide
  /// To `[80, 85]`, typed as `(80, 85)`.
  case endsBelong
  /// The same in an exercise.
  case endsBelongHere
  /// To `[85, 80]`.
  case smallerFirst
  /// To a decimal number that the right one is rounded to.
  case nearly

  package func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What to type instead of something that cannot be read as an answer.
public enum AnswerForm: Hashable, Sendable {
  /// It is a formula that comes to the right number.
  case numberOfFormula
  case number
  /// The same number without what parts its digits into groups.
  case separated(String)
  case interval
  /// An interval, and not a set of two points.
  case twoPoints
  /// One of these columns.
  case column([String])
  /// One of these words.
  case word([String])

  // In exercises.
  /// A number where no name has a value.
  case plainNumber
  case numberOrInterval
  /// One of these names.
  case name([String])
  /// Several of these names.
  case names([String])
  /// A line of a dual program.
  case dualLine
  /// An equation: a name and a sum of these columns.
  case row(String, of: [String])
  /// The same, of one that is true but not solved for the name.
  case solvedRow(String, of: [String])
  /// A line that can be read; these are the names in it.
  case otherLine(AnswerFault, names: [String])

  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }

  /// Whether the line was meant as an answer, whatever else it may be.
  package var isToAnAnswer: Bool {
    switch self {
    case .solvedRow, .separated, .twoPoints: true
    case .numberOfFormula, .number, .interval, .column, .word, .plainNumber, .numberOrInterval,
      .name, .names, .dualLine, .row, .otherLine:
      false
    }
  }
}

extension ConstraintHierarchies.Interval {
  /// As it is typed: `[10, 20]`, `(-inf, 5]`.
  package var typed: String {
    if let value { return "[\(value), \(value)]" }
    return "\(lower.map { "[\($0)" } ?? "(-inf"), \(upper.map { "\($0)]" } ?? "inf)")"
  }
}
