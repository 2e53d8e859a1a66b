// What is said to answers, in English.

import Language
package import Rendering
package import Wording

extension English {
  static func text(_ words: AnswerWords) -> Text {
    switch words {
    case .right: "\("Right.", .good)"
    case .no: no
    case .noBecause(let why): no(why)
    case .smallerFirst: no + " The smaller end of an interval comes first, as in [10, 20]."
    case .nearly: "\("Nearly.", .note) Exactly, please, as a fraction."
    case .tooWide: no + " Not all of that is left."
    case .noSaying(let sentence): no + " " + sentence
    case .endsBelong:
      no
        + " The numbers are right, but a round parenthesis says that an end is left out: write [ or ]."
    case .endsBelongHere:
      no
        + " The numbers are right, but a round parenthesis says that an end is left out, and here it belongs: write [ or ]."
    }
  }

  package static let no: Text = "\("No.", .error)"

  /// `No: with X = 10, …`
  package static func no(_ why: Text) -> Text { "\("No:", .error) \(why)." }

  static func text(_ form: AnswerForm) -> String {
    switch form {
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
    case .otherLine(let fault, let names): text(fault, knowing: names)
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
