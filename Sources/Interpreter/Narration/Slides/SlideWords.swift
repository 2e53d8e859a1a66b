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

  static func level(_ start: WalkEvent.LevelStart, _ objective: ColumnSum) -> [Text] {
    let name = Text(start.level.name, Naming.role(start.level))
    return start.aim.map {
      [name + ": maximise " + $0.expression.words, name + ": maximise", name]
    } ?? [name + ": minimise " + objective.words, name + ": minimise", name]
  }

  /// What is done at a level, and what may be done.
  static func rules(_ start: WalkEvent.LevelStart, _ objective: ColumnSum) -> [Text] {
    let name = ObjectiveName.colored(start.level)
    let first: Text =
      start.aim == nil
      ? "To be minimised: \(name) = \(objective.words)."
      : "That is, minimise \(name) = \(objective.words)."
    if start.isBelowOthers {
      return [first, "Only columns that cost nothing in the levels above may enter."]
    }
    return start.rows.isEmpty ? [first] : [first, "Its rows come in."]
  }

  /// - Parameter best: the greatest value of the aim, if there is one.
  static func best(
    _ level: Priority, _ value: Rational, _ aim: WalkEvent.Aim?, _ best: Rational?
  ) -> [Text] {
    let name = Text(level.name, Naming.role(level))
    guard let aim, let best else {
      return [name + ": least value \(value)", name + " → \(value)"]
    }
    return [name + ": \(aim.expression.words) = \(best)", name + " → \(best)"]
  }

  static func noneLowers(
    _ level: Priority, _ aim: WalkEvent.Aim?, _ best: Rational?
  ) -> Text {
    let start: Text = "No column that may enter lowers \(ObjectiveName.colored(level)) any more"
    guard let aim, let best else { return start + "." }
    return start + ": \(best, .strong) is the greatest value of \(aim.expression.words)."
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
