// What is said in exercises of every kind.

import Language
import Rationals
import Rendering
import Wording

extension English {
  static func text(_ words: CoachWords) -> Text {
    switch words {
    case .heading(let exercise): "\("Exercise:", .strong) \(exercise.name)"
    case .welcome: "Type the answer, or: hint, answer for the way to it, again for another, quit."
    case .another(wasShown: true): "Enter asks another; quit leaves."
    case .another(wasShown: false): "Enter asks another; answer shows the way; quit leaves."
    case .answer(let text): "\("Answer:", .strong) \(text, .code)"
    }
  }

  static func texts(_ help: CoachHelp) -> (typed: String, does: String) {
    switch help {
    case .hint: ("hint", "a nudge; again for more")
    case .answer: ("answer", "the way to the answer, step by step")
    case .again: ("again, skip", "another one of the kind, with the next seed")
    case .back: ("back", "the question once more")
    case .quit: ("quit", "leave")
    case .help: ("help WORD", "what a word or a command means")
    case .anything:
      ("any other line", "is an answer, or else tried out in the exercise's own problem")
    }
  }

  /// What the exercises of several kinds say.
  enum Exercises {
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
