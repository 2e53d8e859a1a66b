// What a learner is asked, and what is said to a guess.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// Questions about a pivot, and what is said to guesses.
enum GuessWords {
  case predictOn, predictOff
  case score(Score)
  /// The question in one line.
  case question(QuestionReport)
  /// The same with the number of the pivot.
  case numbered(QuestionReport)
  case stillAsked(QuestionReport)
  /// What to look for, in place of the first question.
  case hint(QuestionReport)
  /// The head of a table of costs.
  case costIn
  /// What is said of a guess that was not given up.
  ///
  /// - Parameter pivot: the answer.
  case verdict(GuessVerdict, PivotReport)
}

extension GuessWords: Phrase {
  var english: Text {
    switch self {
    case .predictOn:
      "predict is on: before each pivot step asks for your guess; an empty line or ? shows it instead"
    case .predictOff: "predict is off: step shows each pivot at once"
    case .score(let score): Text("your guesses: \(score.right) of \(score.asked) right")
    case .question(let question): English.text(question)
    case .numbered(let question):
      "\("Pivot \(question.number)", .strong): \(English.text(question))"
    case .stillAsked(let question):
      "still to guess, pivot \(question.number): \(English.text(question))"
    case .hint(let question):
      "Its cost in \(ObjectiveName.colored(question.level)) is below 0"
        + (question.isBelowOthers ? ", and 0 in every level above." : ".")
    case .costIn: "cost in"
    case .verdict(let verdict, let pivot): English.text(verdict, pivot)
    }
  }
}

extension English {
  fileprivate static func text(_ question: QuestionReport) -> Text {
    switch question.part {
    case .entering: "Which column enters?"
    case .leaving(let entering, _): "\(entering.strong) enters. Which column leaves?"
    case .value(let entering, let length, let before):
      "\(entering.strong) grows to \(length). What does \(ObjectiveName.colored(question.level)), now "
        + "\(before), become?"
    }
  }

  fileprivate static let yes: Text = "\("Right.", .good)"
  fileprivate static let no: Text = "\("No.", .error)"
  fileprivate static let otherRule: Text =
    "\("Not by the rule.", .note) Legal, and it improves, but "

  fileprivate static func text(_ verdict: GuessVerdict, _ pivot: PivotReport) -> Text {
    let (entering, leaving) = (pivot.entering.strong, pivot.leaving.strong)
    switch verdict {
    case .shown: return ""
    case .right: return yes
    case .asGood(let column):
      return
        "\(yes) \(column.strong) is equally good; of equals the rule takes the one that came first, "
        + "\(entering)."
    case .tie(let column):
      return
        "\(yes) \(column.strong) reaches 0 at the same time; of equals the one that came first "
        + "leaves, \(leaving)."
    case .raises(let column, let cost, let isLegal):
      return raises(column, ObjectiveName.colored(pivot.level), by: cost, isLegal: isLegal)
    case .impossible(let fault): return "\(no) \(text(fault))."
    case .notFirst(let column):
      return otherRule
        + "Bland's rule takes the first column that improves: \(entering) comes before "
        + "\(column.strong)."
    case .lessSteep(let column, let rate):
      return otherRule
        + "the rule takes \(entering): it lowers by \(pivot.cost.magnitude) a unit, \(column.strong) "
        + "by \(rate)."
    case .dearer(let column):
      return otherRule
        + "both lower what is missing alike, and then the objective decides: \(column.strong) costs more in it than "
        + "\(entering)."
    case .lessGain(let column, let gain, let best):
      return otherRule
        + "the rule takes \(entering): its pivot lowers by \(best), that of \(column.strong) by "
        + "\(gain)."
    case .doesNotFall(let column):
      return
        "\(no) Legal, since \(column.strong) is at 0; but it does not fall as \(entering) grows, "
        + "so it does not stop it, and nothing would move."
    case .onlyChange:
      return "\(no) That is only the change; it starts from \(pivot.before)."
    case .wrongWay:
      return
        "\(no) The other way: the cost of \(entering) is negative, so "
        + "\(ObjectiveName.colored(pivot.level)) falls."
    case .wrongValue: return no
    }
  }

  fileprivate static func raises(
    _ column: ColumnName, _ objective: Text, by cost: Rational, isLegal: Bool
  ) -> Text {
    let start: Text =
      isLegal ? "\(no) Legal, but it does not improve" : "\(no) It does not improve"
    return start + ": the cost of \(column.strong) is \(cost), so "
      + (cost.isZero
        ? "\(objective) would not change." : "each unit of it would raise \(objective) by \(cost).")
  }
}
