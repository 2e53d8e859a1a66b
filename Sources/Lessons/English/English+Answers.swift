// What is said to answers, in English.

import Language
import Rendering
import Wording

extension English {
  static func text(_ words: AnswerWords) -> Text {
    switch words {
    case .right: "\("Right.", .good)"
    case .no: no
    case .noBecause(let why): no(why)
    case .tooWide: no + " Not all of that is left."
    case .endsBelong:
      no
        + " The numbers are right, but a round parenthesis says that an end is left out: write [ or ]."
    }
  }

  static let no: Text = "\("No.", .error)"

  /// `No: with X = 10, …`
  static func no(_ why: Text) -> Text { "\("No:", .error) \(why)." }

  static func text(_ form: AnswerForm) -> String {
    switch form {
    case .numberOfFormula: "Right idea: which number is it?"
    case .number: "type a number, such as 20, 15/2 or 7.5, or the name of a point"
    case .interval: "type an interval, such as [10, 20], or [10, inf) for one without end"
    case .column(let names):
      "type the name of one column, its sign as + or -; there are \(EnglishGrammar.list(names))"
    case .word(let words): "type \(EnglishGrammar.list(words, "or"))"
    }
  }

  static func yesOrNo(_ holds: Bool) -> String { holds ? "yes" : "no" }

  static func yesOrNo(_ text: String) -> Bool? {
    switch text.trimmed.lowercased() {
    case "yes", "y", "true": true
    case "no", "n", "false": false
    default: nil
    }
  }
}
