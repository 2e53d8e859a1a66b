// The words of a presentation, which are few: a teacher stands beside it and talks.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What a screen says large; each in several lengths, from long to short, of which the first that fits is
/// shown.
enum HeadlineWords {
  case problem
  case requirements
  case level(WalkEvent.LevelStart, minimising: ColumnSum)
  case requirementsHold
  case notAllHolds
  case swapped([ColumnName])
  case noProgress
  /// - Parameter greatest: of what the level maximises, if that is all that it counts.
  case best(Priority, least: Rational, WalkEvent.Aim?, greatest: Rational?)
  case pivot(PivotReport)
  case question(GuessPart)
  case contradiction
  case unbounded
  /// With the solution of the one variable, if there is only one.
  case solved(Text?)

  func texts(in speech: Speech) -> [Text] {
    switch speech {
    case .english: English.texts(self)
    case .russian: Russian.texts(self)
    }
  }
}

/// What a screen says small.
enum SlideWords {
  /// The levels in the order in which they are solved.
  case order([Priority])
  case slacks
  case regionOfRequirements
  case minimise(WalkEvent.LevelStart, ColumnSum)
  /// What else there is to say where a level begins below others, or where its rows come in.
  case onlyFreeColumns, rowsComeIn
  case noneLowers(Priority, WalkEvent.Aim?, greatest: Rational?)
  // A pivot.
  case free(PivotReport)
  case becomes(Rational)
  case lowers(PivotReport)
  case stops(PivotReport)
  case change(PivotReport)
  /// In place of where one stands.
  case nothingLeft
  /// What a class may be asked.
  case prompt(SlideShow.Prompt)
  // What is wrong with an answer.
  case noColumn, noNumber
}

extension SlideWords: Phrase {
  var english: Text {
    switch self {
    case .prompt(.pivot):
      "To ask the class: which column would you let in, and what stops it first?"
    case .prompt(.region):
      "To ask the class: what will be left after the next step? Have them point at it."
    case .prompt(.givingWay):
      "To ask the class: who had to give way, and what would have to change for it not to?"
    case .order([]): "There are only requirements."
    case .order(let levels):
      "The requirements come first, then "
        + levels.map { Text($0.name, .level($0.whole)) }.joined(separator: ", then ")
        + ": each on what those before it left."
    case .slacks:
      "Each inequality becomes an equation: a slack of its own, never below 0, takes up the difference."
    case .regionOfRequirements: "What is left is everything that the requirements allow."
    case .minimise(let start, let objective):
      (start.aim == nil ? "To be minimised: " : "That is, minimise ")
        + "\(ObjectiveName.colored(start.level)) = \(objective.words)."
    case .onlyFreeColumns: "Only columns that cost nothing in the levels above may enter."
    case .rowsComeIn: "Its rows come in."
    case .noneLowers(let level, let aim?, let greatest?):
      "No column that may enter lowers \(ObjectiveName.colored(level)) any further: "
        + "\(greatest, .strong) is the greatest value of \(aim.expression.words)."
    case .noneLowers(let level, _, _):
      "No column that may enter lowers \(ObjectiveName.colored(level)) any further."
    case .free(let pivot):
      "\(pivot.entering.strong) may have any sign: it goes in first, and stays."
    case .becomes(let value): "It becomes \(value, .strong)."
    case .lowers(let pivot):
      "\(pivot.entering.strong) enters: each unit lowers \(ObjectiveName.colored(pivot.level)) by "
        + "\(pivot.cost.magnitude)."
        + (pivot.candidateCount > 1
          ? " It is the rule's choice among \(pivot.candidateCount)." : "")
    case .stops(let pivot):
      pivot.length.isZero
        ? "\(pivot.leaving.strong) leaves: it is at 0 already, so nothing moves."
        : "\(pivot.leaving.strong) leaves: it is the first to reach 0, when \(pivot.entering.strong) is "
          + "\(pivot.length)."
    case .change(let pivot):
      pivot.length.isZero
        ? "\(ObjectiveName.colored(pivot.level)) stays at \(pivot.before)."
        : "\(ObjectiveName.colored(pivot.level)): \(pivot.before) → \(pivot.after, .strong)"
    case .nothingLeft: "nothing is left"
    case .noColumn: "type the name of a column, such as b-; Return alone shows the answer"
    case .noNumber: "type a number, such as 15/2 or 7.5; Return alone shows the answer"
    }
  }
}

extension English {
  static func texts(_ words: HeadlineWords) -> [Text] {
    switch words {
    case .problem: ["The problem"]
    case .requirements: [Text("Requirements", .level(1000))]
    case .level(let start, let objective): level(start, objective)
    case .requirementsHold: [Text("The requirements hold", .good), Text("All hold", .good)]
    case .notAllHolds: [Text("Not all holds yet", .note)]
    case .swapped(let columns):
      columns.count == 1
        ? ["\(columns[0].strong) for its opposite", columns[0].strong]
        : [columns.map { $0.strong }.joined(separator: ", "), "Signs change"]
    case .noProgress: [Text("No progress: Bland's rule", .note), Text("Bland's rule", .note)]
    case .best(let level, let least, let aim, let greatest): best(level, least, aim, greatest)
    case .pivot(let pivot):
      [
        "\(pivot.entering.strong) enters, \(pivot.leaving.strong) leaves",
        "\(pivot.entering.strong) in, \(pivot.leaving.strong) out",
      ]
    case .question(.entering): ["Which column enters?", "What enters?"]
    case .question(.leaving): ["Which column leaves?", "What leaves?"]
    case .question(.value): ["What does it become?", "And then?"]
    case .contradiction: [Text("A contradiction", .error)]
    case .unbounded: [Text("No least value", .error)]
    case .solved(let state):
      (state.map { ["\("Solved", .good): \($0)", $0] } ?? []) + [Text("Solved", .good)]
    }
  }

  fileprivate static func level(_ start: WalkEvent.LevelStart, _ objective: ColumnSum) -> [Text] {
    let name = Text(start.level.name, Naming.role(start.level))
    return start.aim.map {
      [name + ": maximise " + $0.expression.words, name + ": maximise", name]
    } ?? [name + ": minimise " + objective.words, name + ": minimise", name]
  }

  fileprivate static func best(
    _ level: Priority, _ least: Rational, _ aim: WalkEvent.Aim?, _ greatest: Rational?
  ) -> [Text] {
    let name = Text(level.name, Naming.role(level))
    guard let aim, let greatest else {
      return [name + ": least value \(least)", name + " → \(least)"]
    }
    return [name + ": \(aim.expression.words) = \(greatest)", name + " → \(greatest)"]
  }
}
