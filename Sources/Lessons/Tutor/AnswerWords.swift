// What is said to answers, and of questions that are not in order.

import ConstraintHierarchies
import Rationals
import Rendering

enum AnswerWords {
  static let right: Text = "\("Right.", .good)"
  static let no: Text = "\("No.", .error)"

  /// `No: with X = 10, …`
  static func no(_ why: Text) -> Text { "\("No:", .error) \(why)." }

  static func compared(_ isLess: Bool) -> Text { no + (isLess ? " It is more." : " It is less.") }

  static let tooWide: Text = no + " Not all of that is left."
  static let leavesSomethingOut: Text = no + " More than that is left."

  static let typeNumber = "type a number, such as 20, 15/2 or 7.5, or the name of a point"
  static let typeInterval = "type an interval, such as [10, 20], or [10, inf) for one without end"

  static func typeColumn(_ names: [String]) -> String {
    "type the name of one column, its sign as + or -; there are \(names.joined(separator: ", "))"
  }

  static func typeOne(of names: [String]) -> String {
    "type \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  static func tooManyLines(_ limit: Int) -> String {
    limit == 1
      ? "one line is enough: undo, and try again"
      : "\(limit) lines are enough: undo, and try again"
  }

  /// `[10, 20]`
  static func interval(_ interval: Interval) -> String {
    if let value = interval.value { return "[\(value), \(value)]" }
    return
      "\(interval.lower.map { "[\($0)" } ?? "(-inf"), \(interval.upper.map { "\($0)]" } ?? "inf)")"
  }
}
