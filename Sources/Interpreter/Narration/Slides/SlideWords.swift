// The words of a presentation. Headlines come from long to short: the first that fits is shown.

import ConstraintHierarchies
import Rationals
import Rendering

enum SlideWords {
  static let problem: Text = "The problem"
  static let requirements = Text("Requirements", .level(1000))
  static let slacks: Text =
    "Each inequality becomes an equation: a slack of its own, never below 0, takes up the difference."
  static let held = Text("The requirements hold", .good)
  static let heldShort = Text("All hold", .good)
  static let regionOfRequirements: Text = "What is left is all that the requirements allow."
  static let missing: [Text] = [Text("Not all holds yet", .note)]
  static let bland: [Text] = [
    Text("No progress: Bland's rule", .note), Text("Bland's rule", .note),
  ]
  static let contradiction = Text("A contradiction", .error)
  static let unbounded = Text("No least value", .error)

  static func order(_ levels: [Priority]) -> Text {
    if levels.isEmpty { return "There are only requirements." }
    let names: [Text] = levels.map { Text($0.name, .level($0.rawValue)) }
    return "The requirements come first, then \(names.joined(separator: ", then ")): each on what "
      + "those before it left."
  }

  static func level(_ priority: Priority, _ sum: Text) -> [Text] {
    let name = Text(priority.name, .level(priority.rawValue))
    return [name + ": minimise " + sum, name + ": minimise", name]
  }

  static func minimise(_ objective: Text, _ sum: Text) -> Text {
    "To be minimised: \(objective) = \(sum)."
  }

  static func onlyFree(isBelowOthers: Bool) -> Text {
    isBelowOthers
      ? "Only columns that cost nothing in the levels above may enter." : "Its rows come in."
  }

  static func least(_ priority: Priority, _ value: Rational) -> [Text] {
    let name = Text(priority.name, .level(priority.rawValue))
    return [name + ": least value \(value)", name + " → \(value)"]
  }

  static func noneLowers(_ objective: Text) -> Text {
    "No column that may enter lowers \(objective) any more."
  }

  static func swapped(_ columns: [Text]) -> [Text] {
    columns.count == 1
      ? ["\(columns[0]) for its opposite", columns[0]]
      : [columns.joined(separator: ", "), "Signs turn"]
  }

  /// - Parameter state: the solution of the one variable, if there is only one.
  static func solved(_ state: Text?) -> [Text] {
    (state.map { ["\("Solved", .good): \($0)", $0] } ?? []) + [Text("Solved", .good)]
  }

  // MARK: Pivots

  static func pivot(_ entering: Text, _ leaving: Text) -> [Text] {
    [
      "\(entering) enters, \(leaving) leaves", "\(entering) in, \(leaving) out",
    ]
  }

  static func free(_ entering: Text) -> Text {
    "\(entering) may have any sign: it goes in first, and stays."
  }

  static func becomes(_ entering: Text, _ value: Rational) -> Text {
    "It becomes \(value, .strong)."
  }

  static func lowers(_ pivot: PivotReport) -> Text {
    let story = PivotStory(pivot)
    let count = pivot.candidateCount
    return
      "\(story.entering) enters: each unit lowers \(story.objective) by \(pivot.cost.magnitude)."
      + (count > 1 ? " It is the rule's choice among \(count)." : "")
  }

  static func stops(_ pivot: PivotReport) -> Text {
    let (entering, leaving) = (pivot.entering.strong, pivot.leaving.strong)
    return pivot.length.isZero
      ? "\(leaving) leaves: it is at 0 already, so nothing moves."
      : "\(leaving) leaves: it is the first to reach 0, when \(entering) is \(pivot.length)."
  }

  static func change(_ pivot: PivotReport) -> Text {
    let objective = ObjectiveName.colored(pivot.level)
    return pivot.length.isZero
      ? "\(objective) stays at \(pivot.before)."
      : "\(objective): \(pivot.before) → \(pivot.after, .strong)"
  }

  // MARK: Questions

  static func hint(_ question: QuestionReport) -> Text {
    question.guess == .entering ? question.hint : question.question
  }

  static func question(_ part: GuessPart) -> [Text] {
    switch part {
    case .entering: ["Which column enters?", "What enters?"]
    case .leaving: ["Which column leaves?", "What leaves?"]
    case .value: ["What does it become?", "And then?"]
    }
  }

  /// How it is, in a sentence.
  static func brief(_ pivot: PivotReport, _ part: GuessPart) -> Text {
    switch part {
    case .entering: lowers(pivot)
    case .leaving: stops(pivot)
    case .value: PivotStory(pivot).arithmetic
    }
  }
}

extension Words {
  static let nothingLeft = "nothing is left"
  static let noColumn = "type the name of a column, such as b-; Return alone shows the answer"
  static let noNumber = "type a number, such as 15/2 or 7.5; Return alone shows the answer"
}
