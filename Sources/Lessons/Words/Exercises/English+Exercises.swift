// What is said in exercises of every kind.

import Language
import Rationals
import Rendering
import Wording

extension English {
  enum Exercises {
    /// `Exercise ratio, level 2, seed 7`
    static func heading(_ exercise: Exercise) -> Text {
      "\("Exercise:", .strong) \(exercise.name)"
    }

    static func wrong(_ why: Text) -> AnswerVerdict {
      .wrong(Document([.paragraph(Words.Answers.no + " " + why)]))
    }

    // MARK: The conversation

    static let welcome = Document([
      .paragraph(
        "\("Type the answer, or: hint, answer for the way to it, again for another, quit.", .dim)")
    ])
    static let right = Document([.paragraph(Words.Answers.right)])
    /// - Parameter wasShown: the way to the answer.
    static func another(wasShown: Bool) -> Document {
      let answer = wasShown ? "" : " answer shows the way;"
      return Document([.paragraph("\("Enter asks another;\(answer) quit leaves.", .dim)")])
    }

    static func answer(_ exercise: Exercise) -> Document {
      Document(
        exercise.solution.blocks
          + [.paragraph("\("Answer:", .strong) \(exercise.answerText, .code)")])
    }

    static let help = Document([
      .grid(
        Grid(
          [
            ["hint", "a nudge; again for more"], ["answer", "the way to the answer, step by step"],
            ["again, skip", "another one of the kind, with the next seed"],
            ["back", "the question once more"], ["quit", "leave"],
            ["help WORD", "what a word or a command means"],
            ["any other line", "is an answer, or else tried out in the exercise's own problem"],
          ].map { (row: [String]) in [Text(row[0], .code), Text(row[1])] }))
    ])

    // MARK: What to type

    static let typeNumber = "type a number, such as 4, 15/2 or 7.5"
    static let typeNumberOrInterval =
      "type a number, such as 20 or 15/2, or an interval, such as [10, 20] or [10, inf)"

    static func typeName(_ names: [String]) -> String {
      "type one name: \(EnglishGrammar.list(names, "or"))"
    }

    static let isCommand = "this is a command"

    static func unreadable(_ fault: ExerciseAnswer.Fault, knowing names: [String]) -> String {
      switch fault {
      case .syntax(let message): message
      case .form(.unknownName(let name)):
        "there is no \(name) here: the names are \(EnglishGrammar.list(names))"
      case .form(.notLinear): "that is not linear: each name is multiplied by a number, and no more"
      case .form(.dividedByZero): "that divides by 0"
      }
    }

    // MARK: Intervals

    static let open: Text =
      "The numbers are right, but a round parenthesis says that an end is left out, and here it belongs: write [ or ]."

    static let reversed: Text = "The first end is above the second: nothing lies between them."

    static func level(_ priority: Int) -> Text {
      let word = PriorityWord.all.first { $0.value == priority }?.word ?? String(priority)
      return Text(word, .level(priority))
    }

    /// `[10, 20]`, `20`
    static func interval(_ lower: Rational?, _ upper: Rational?) -> Text {
      if let lower, lower == upper { return Text(lower) }
      let start: Text = lower.map { "[\($0), " } ?? "(−∞, "
      return start + (upper.map { "\($0)]" } ?? "+∞)")
    }

    /// `a`, `a and b`: names that can be typed.
    static func names(_ names: [String], _ conjunction: String = "and") -> Text {
      var result = Text(pieces: [])
      for (index, name) in names.enumerated() {
        if index > 0 { result += index == names.count - 1 ? " \(conjunction) " : ", " }
        result += Text(name, .code)
      }
      return result
    }

    /// `x = 3 and y = 1`
    static func point(_ point: SmallPoint) -> Text {
      zip(point.names, point.values).map { "\($0) = \($1)" as Text }.joined(separator: ", ")
    }
  }
}
