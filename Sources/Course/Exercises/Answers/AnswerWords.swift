// What is said to answers.

import ConstraintHierarchies
import Language
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
}

extension AnswerWords: Phrase {
  package var english: Text {
    switch self {
    case .right: "\("Right.", .good)"
    case .no: "\("No.", .error)"
    case .noBecause(let why): "\("No:", .error) \(why)."
    case .smallerFirst:
      Self.no.english + " The smaller end of an interval comes first, as in [10, 20]."
    case .nearly: "\("Nearly.", .note) Exactly, please, as a fraction."
    case .tooWide: Self.no.english + " Not all of that is left."
    case .noSaying(let sentence): Self.no.english + " " + sentence
    case .endsBelong:
      Self.no.english
        + " The numbers are right, but a round parenthesis says that an end is left out: write [ or ]."
    case .endsBelongHere:
      Self.no.english
        + " The numbers are right, but a round parenthesis says that an end is left out, and here it belongs: write [ or ]."
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

extension AnswerForm: Phrase {
  public var english: String {
    switch self {
    case .numberOfFormula: "Right idea: which number is it?"
    case .number: "type a number, such as 20, 15/2 or 7.5, or the name of a point"
    case .separated(let number): "type the digits without anything between them: \(number)"
    case .twoPoints:
      "braces hold single points; an interval, with all that lies between its ends, is typed like [10, 20]"
    case .interval: "type an interval, such as [10, 20], or [10, inf) for one without end"
    case .column(let names):
      "type the name of one column, its sign as + or -; there are \(names.joined(separator: ", "))"
    case .word(let words): "type \(EnglishGrammar.list(words, "or"))"
    case .plainNumber: "type a number, such as 4, 15/2 or 7.5"
    case .numberOrInterval:
      "type a number, such as 20 or 15/2, or an interval, such as [10, 20] or [10, inf)"
    case .name(let names): "type one name: \(EnglishGrammar.list(names, "or"))"
    case .names(let names):
      "type names with commas between them; there are \(EnglishGrammar.list(names))"
    case .dualLine:
      "type a line of the dual: an objective, such as minimize 3p + 5q, or a relation, such as p >= 0"
    case .row(let name, let columns):
      "type an equation: \(name) = and then a sum of \(EnglishGrammar.list(columns))"
    case .solvedRow(let name, let columns):
      "that is true, but it is not the row yet: \(name) stands alone on the left, and on the right only \(EnglishGrammar.list(columns))"
    case .otherLine(let fault, let names): Self.text(fault, knowing: names)
    }
  }

  private static func text(_ fault: AnswerFault, knowing names: [String]) -> String {
    switch fault {
    case .syntax(let why): why.message(in: .english)
    case .isCommand: "this is a command"
    case .form(.unknownName(let name)):
      "there is no \(name) here: the names are \(EnglishGrammar.list(names))"
    case .form(.notLinear): "that is not linear: each name is multiplied by a number, and no more"
    case .form(.dividedByZero): "that divides by 0"
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
