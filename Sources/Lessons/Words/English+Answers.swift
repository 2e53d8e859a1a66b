// What is said to answers, and of questions that are not in order.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Wording

extension English {
  enum Answers {
    static let right: Text = "\("Right.", .good)"
    static let no: Text = "\("No.", .error)"

    /// `No: with X = 10, …`
    static func no(_ why: Text) -> Text { "\("No:", .error) \(why)." }

    static let tooWide: Text = no + " Not all of that is left."
    static let leavesSomethingOut: Text = no + " More than that is left."

    /// To `[80, 85]`, typed as `(80, 85)`.
    static let endsBelong: Text =
      no
      + " The numbers are right, but a round parenthesis says that an end is left out: write [ or ]."

    static let rightIdea = "Right idea: which number is it?"
    static let typeNumber = "type a number, such as 20, 15/2 or 7.5, or the name of a point"
    static let typeInterval = "type an interval, such as [10, 20], or [10, inf) for one without end"

    static func typeColumn(_ names: [String]) -> String {
      "type the name of one column, its sign as + or -; there are \(names.joined(separator: ", "))"
    }

    static func typeOne(of names: [String]) -> String {
      "type \(EnglishGrammar.list(names, "or"))"
    }

    static func yesOrNo(_ holds: Bool) -> String { holds ? "yes" : "no" }

    /// yes and no, as people type them.
    static func yesOrNo(_ text: String) -> Bool? {
      switch text.trimmed.lowercased() {
      case "yes", "y", "true": true
      case "no", "n", "false": false
      default: nil
      }
    }

    // MARK: What is so

    static func isIn(_ text: String, _ interval: Interval) -> String {
      "\(text) is in \(Self.interval(interval))"
    }

    static func isSo(_ claim: String, _ holds: Bool) -> String {
      "\(claim) \(holds ? "holds" : "does not hold")"
    }

    static let noPivotLeft = "no pivot that there is a choice in is left here"

    static func moves(_ column: String, _ isEntering: Bool) -> String {
      "\(column) \(isEntering ? "enters" : "leaves")"
    }

    static func couldTake(_ ties: [String]) -> String {
      "the rule could as well take \(ties.joined(separator: " or "))"
    }

    /// `[10, 20]`
    static func interval(_ interval: Interval) -> String {
      if let value = interval.value { return "[\(value), \(value)]" }
      return
        "\(interval.lower.map { "[\($0)" } ?? "(-inf"), \(interval.upper.map { "\($0)]" } ?? "inf)")"
    }
  }
}
