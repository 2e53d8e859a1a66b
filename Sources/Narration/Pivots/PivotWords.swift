// What is said of pivots, of what happens between them, and of where one stands among them.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

/// What is said of one pivot.
enum PivotWords {
  case heading(PivotReport)
  /// A variable without a sign goes into the basis first.
  case free(PivotReport)
  /// What an equation puts into the basis, having no slack of its own, leaves.
  case placeholder(equation: String, PivotReport)
  /// - Parameter rule: by which it was chosen.
  case enters(PivotReport, RuleWord)
  case ratioHeading(PivotReport)
  // Beside a ratio.
  case onlyRatio, smallestRatio, equalRatio
  case leaves(PivotReport)
  case change(PivotReport)
  // Of a dual pivot.
  case furthestBelow(PivotReport)
  case dualRatioHeading(PivotReport)
  case cheapest(PivotReport)
  /// The objective after a pivot, as a sum.
  case arithmetic(PivotReport)
  /// The head of the column of basic columns.
  case basis
  // Of the revised form.
  case value
  /// The row of prices of an objective.
  case prices(Text)
  case reducedCosts(Text, isMaximum: Bool, [(ColumnName, Rational)], more: Int)
  /// The basis is too large for the revised form.
  case noInverse
  /// In the place of a tableau.
  case largeTableau(rows: Int, columns: Int)
  /// Rows and columns that are not shown.
  case cut(rows: Int, columns: Int)
}

/// What happens between one pivot and the next.
enum EventWords {
  case requirements
  /// Variables with upper bounds.
  case bounds([WalkEvent.Bound])
  case level(WalkEvent.LevelStart, minimising: ColumnSum)
  case swapped([ColumnName])
  case firstPhase(requirements: [String], lacks: [WalkEvent.Lack])
  case dualPhase([WalkEvent.Lack], Priority)
  case dualRefused(WalkEvent.DualObstacle)
  case dualBlocked(ColumnName)
  case penalty(Priority)
  case penaltyRefused
  case cycle(Int)
  case stall(Int)
  case feasible
  case minimum(Priority, Rational, aim: WalkEvent.Aim?)
  case end(WalkEvent.End)
}

/// Where one stands in the walk.
enum WalkWords {
  case noPivots
  case atBeginning
  /// After so many pivots.
  case atEnd(Int)
  case ownWay
  /// So many pivots were made without a question.
  case nothingToGuess(Int)
  case takenBack(Int)
  /// - Parameter pivots: how many are to come.
  case emptyTableau(pivots: Int)
  case place(PlaceReport)
}

/// What is said of a pivot of the learner's own that was made.
enum ManualPivotWords {
  case heading(PivotReport)
  case legal(PivotReport)
  /// Whether it improves.
  case worth(PivotReport)
  /// What the rule would have done.
  case comparison(ManualPivotReport.Comparison)
  /// Beside the ratio that was chosen.
  case yours
}

/// A few words on a column that a pivot can take.
enum RemarkWords {
  case nonbasic, basic
  case doesNotFall
  /// A number as it is spelled.
  case mayEnter(String)
  case wouldNotImprove(String)
  case mayLeave(String)
  case comesTooLate(String)
}

extension PivotWords: Phrase {
  var english: Text {
    switch self {
    case .heading(let pivot) where pivot.bound?.isFlip == true: English.flip(pivot)
    case .heading(let pivot):
      "\("Pivot \(pivot.number)", .strong): \(pivot.entering.strong) enters, \(pivot.leaving.strong) "
        + "leaves."
    case .free(let pivot):
      "\(pivot.entering.strong) may have any sign, so it goes into the basis first and stays there, out "
        + "of every ratio test. It takes the place of \(pivot.leaving.strong), whose row contains it, and "
        + "becomes \(pivot.length)."
    case .placeholder(let equation, let pivot):
      "The equation \(equation, .strong) has no slack: \(pivot.leaving.strong) only stands for its left "
        + "side minus its right side. That must be 0, so it leaves for good."
    case .enters(let pivot, let rule): English.enters(pivot, rule)
    case .ratioHeading(let pivot):
      "Ratio test: how far can \(pivot.entering.strong) grow before another variable falls below 0?"
    case .onlyRatio: "← the only one"
    case .smallestRatio: "← smallest"
    case .equalRatio: "equal; ties go to the column that came first"
    case .leaves(let pivot) where pivot.bound != nil: English.leavesAtBound(pivot)
    case .leaves(let pivot):
      pivot.length.isZero
        ? "Leaves: \(pivot.leaving.strong). \(English.degenerate)"
        : "Leaves: \(pivot.leaving.strong), the first to reach 0, when \(pivot.entering.strong) is "
          + "\(pivot.length)."
    case .change(let pivot):
      pivot.length.isZero
        ? "\(ObjectiveName.colored(pivot.level)) stays at \(pivot.before)."
        : "\(ObjectiveName.colored(pivot.level)): \(pivot.before) → \(pivot.after, .strong)."
    case .furthestBelow(let pivot): English.furthestBelow(pivot)
    case .dualRatioHeading(let pivot):
      "Dual ratio test: what does each column cost in \(ObjectiveName.colored(pivot.level)) for each unit by which it "
        + "raises \(pivot.leaving.strong)?"
    case .cheapest(let pivot):
      "Enters: \(pivot.entering.strong), the cheapest. At \(pivot.length) it brings \(pivot.leaving.strong) to 0; no cost "
        + "falls below 0."
    case .arithmetic(let pivot):
      "\(ObjectiveName.colored(pivot.level)): \(pivot.before) + (\(pivot.cost)) × \(pivot.length) = "
        + "\(pivot.after, .strong), its value plus \(pivot.length) times the cost of "
        + "\(pivot.entering.strong)."
    case .basis: "basis"
    case .value: "value"
    case .prices(let name): "prices, \(name)"
    case .noInverse: "(The basis has too many rows for the revised form; this is the dictionary.)"
    case .reducedCosts(let name, let isMaximum, let costs, let more):
      "\(isMaximum ? "prices·column − coefficient" : "cost − prices·column"), in \(name): "
        + EnglishGrammar.list(
          costs.map { "\($0.0.strong) \($0.1)" as Text }
            + (more > 0 ? ["\(more) more"] : []))
    case .largeTableau(let rows, let columns):
      Text(
        "(The tableau has \(EnglishGrammar.count(rows, "row")) and "
          + "\(EnglishGrammar.count(columns, "column")), too many to show with every pivot; goto N and "
          + "then tableau show it at one.)")
    case .cut(let rows, let columns):
      Text(
        "and "
          + EnglishGrammar.list(
            [(rows, "more row"), (columns, "more column")].filter { $0.0 > 0 }
              .map { EnglishGrammar.count($0.0, $0.1) }))
    }
  }
}

extension ManualPivotWords: Phrase {
  var english: Text {
    switch self {
    case .heading(let pivot):
      "\("Pivot \(pivot.number), your own", .strong): \(pivot.entering.strong) enters, "
        + "\(pivot.leaving.strong) leaves."
    case .legal(let pivot):
      pivot.length.isZero
        ? "\("Legal", .good): \(pivot.leaving.strong) is at 0 already, so nothing moves; only the basis "
          + "changes (a degenerate pivot)."
        : "\("Legal", .good): \(pivot.leaving.strong) reaches 0 when \(pivot.entering.strong) is "
          + "\(pivot.length), and nothing else falls below 0."
    case .worth(let pivot): English.worth(pivot)
    case .comparison(.nothingLeft): "By the rule there was nothing left to do here."
    case .comparison(.same(let rule)):
      "The rule \(rule.rawValue, .code) would have done the same."
    case .comparison(.other(let rule, let entering, let leaving, let level, let after)):
      "The rule \(rule.rawValue, .code) would have taken \(entering.strong) in and \(leaving.strong) "
        + "out: \(ObjectiveName.colored(level)) → \(after)."
    case .yours: "← yours"
    }
  }
}

extension RemarkWords: Phrase {
  var english: String {
    switch self {
    case .nonbasic: "a nonbasic column"
    case .basic: "basic"
    case .doesNotFall: "does not fall"
    case .mayEnter(let cost): "may enter: cost \(cost)"
    case .wouldNotImprove(let cost): "cost \(cost): would not improve"
    case .mayLeave(let ratio): "ratio \(ratio): may leave"
    case .comesTooLate(let ratio): "ratio \(ratio): comes too late"
    }
  }
}

extension English {
  fileprivate static func furthestBelow(_ pivot: PivotReport) -> Text {
    let value = pivot.lacking.first { $0.column == pivot.leaving }?.value
    let start: Text = "Leaves: \(pivot.leaving.strong), at \(value ?? 0)"
    return pivot.lacking.count > 1
      ? start + Text(", the furthest below 0 of \(pivot.lacking.count) that are.")
      : start + ", the only one below 0."
  }

  fileprivate static func enters(_ pivot: PivotReport, _ rule: RuleWord) -> Text {
    if rule == .bigM, let text = entersWithPenalty(pivot) { return text }
    let objective = ObjectiveName.colored(pivot.level)
    let text: Text =
      "Enters: \(pivot.entering.strong). Its cost in \(objective) is \(pivot.cost): each unit of it lowers "
      + "\(objective) by \(pivot.cost.magnitude)."
    if pivot.candidateCount < 2 { return text + " It is the only one that can enter." }
    let reason =
      switch rule {
      case .bland: "the first in order (Bland's rule)"
      case .dantzig: "the most negative cost (Dantzig's rule)"
      case .greatest: "the one that lowers it most in one pivot (greatest improvement)"
      case .dual, .bigM: "the one that the rule chooses"
      }
    return text + " It is \(reason) among \(pivot.candidateCount) that could enter:"
  }

  fileprivate static let degenerate =
    "It is at 0 already, so nothing moves; only the basis changes (a degenerate pivot)."

  // MARK: A pivot of the learner's own

  fileprivate static func worth(_ pivot: PivotReport) -> Text {
    let (entering, objective) = (pivot.entering.strong, ObjectiveName.colored(pivot.level))
    let verdict: Text =
      switch pivot.cost.signum {
      case ..<0 where pivot.length.isZero:
        "\("Improving nothing yet", .note): the cost of \(entering) is \(pivot.cost), but it stays at 0. "
      case ..<0:
        "\("Improving", .good): each unit of \(entering) lowers \(objective) by "
          + "\(pivot.cost.magnitude). "
      case 0:
        "\("Not improving", .note): the cost of \(entering) is 0, so \(objective) does not change. "
      default:
        "\("Not improving", .note): the cost of \(entering) is \(pivot.cost): each unit of it raises "
          + "\(objective). "
      }
    return verdict + "\(objective): \(pivot.before) → \(pivot.after, .strong)."
  }

  // MARK: Remarks
}

extension WalkWords: Phrase {
  var english: Text {
    switch self {
    case .noPivots: Text(English.noPivots)
    case .atBeginning: "this is the beginning; step goes on"
    case .atEnd(let count):
      Text(
        "this is the end, after \(EnglishGrammar.count(count, "pivot")); back goes back, goto 0 to the "
          + "beginning")
    case .ownWay:
      "From here the walk is your own: step goes on by the rule, back takes your pivot back. The solution "
        + "does not change."
    case .nothingToGuess(let count):
      Text(
        EnglishGrammar.agreeing(count, "In this pivot", "In these \(count) pivots")
          + " there was nothing to guess: a variable that may have any sign goes in first.")
    case .takenBack(let count):
      Text(
        EnglishGrammar.agreeing(count, "your pivot is", "your \(count) pivots are")
          + " taken back; from here step goes by the rule")
    case .emptyTableau(let pivots): Text(English.emptyTableau(pivots))
    case .place(let place): Text(English.text(place))
    }
  }
}

extension EventWords: Phrase {
  var english: Text {
    switch self {
    case .requirements: "Requirements"
    case .bounds(let bounds): English.bounds(bounds)
    case .level(let start, let objective):
      "Level \(start.level.name, Naming.role(start.level)): "
        + (start.aim.map { "maximise \($0.expression.words), that is, " } ?? "")
        + "minimise \(ObjectiveName.colored(start.level)) = \(objective.words)"
    case .swapped(let columns): English.swapped(columns)
    case .firstPhase(let requirements, let lacks): English.firstPhase(requirements, lacks)
    case .dualPhase(let lacks, let level): English.dualPhase(lacks, level)
    case .dualRefused(let obstacle): English.dualRefused(obstacle)
    case .dualBlocked(let column):
      "No column can raise \(column.strong): in its row no coefficient is above 0, and no column can fall below 0. So it "
        + "stays below 0; the first phase shows by how much the requirements fail."
    case .penalty(let level):
      "Big-M: each unit that is missing costs M in \(ObjectiveName.colored(level)), and M is larger than any number. So one "
        + "row, \(English.penalized(level)), does for both phases: what lowers "
        + "\(ObjectiveName.colored(.required)) most comes first, and \(ObjectiveName.colored(level)) decides among equals."
    case .penaltyRefused:
      "Big-M needs the objective of the highest level in the first dictionary; here that level has wishes, whose slacks come "
        + "later. So these are two phases."
    case .cycle(let length):
      Text(
        "The basis of \(EnglishGrammar.count(length, "pivot")) ago has come back: a cycle of length "
          + "\(length). Bland's rule takes over until the objective falls again.")
    case .stall(let length):
      Text(
        "\(EnglishGrammar.count(length, "pivot")) in a row did not lower the objective, so Bland's rule, "
          + "which never cycles, takes over until it falls again.")
    case .feasible: "Every requirement holds now: nothing is missing."
    case .minimum(let level, let value, let aim):
      "No column that may enter lowers \(ObjectiveName.colored(level)) any further: its least value is "
        + "\(value, .strong)"
        + (aim.map {
          ", so the greatest value of \($0.expression.words) is \($0.value(where: value), .strong)."
        } ?? ".")
    case .end(.optimal(levels: 0)): "There is nothing to minimise: solved."
    case .end(.optimal): "Every level is at its least: solved."
    case .end(.unsatisfiable(let missing)):
      Text(
        "\(ObjectiveName.text(.required)) cannot fall below \(missing): the requirements contradict one "
          + "another.")
    case .end(.unbounded(let level, let column, let aim)):
      "Nothing stops \(column?.strong ?? "the entering column"): as it grows, no variable that has a sign falls. So "
        + "\(ObjectiveName.colored(level)) falls without end. "
        + (aim.map { "\($0.expression.words) " + Text("has no greatest value.", .error) }
          ?? Text("There is no least value.", .error))
    }
  }
}

extension English {
  /// `after pivot 2 of 3; your own: 1 and 2`
  fileprivate static func text(_ place: PlaceReport) -> String {
    let text =
      place.count == 0
      ? "no pivot"
      : place.position == 0
        ? "before pivot 1 of \(place.count)" : "after pivot \(place.position) of \(place.count)"
    return place.own.isEmpty
      ? text : "\(text); your own: \(EnglishGrammar.list(place.own.map { String($0) }))"
  }

  // MARK: Between pivots

  fileprivate static func swapped(_ columns: [ColumnName]) -> Text {
    EnglishGrammar.list(columns.map { $0.strong })
      + (columns.count == 1
        ? " is above 0 now and its opposite is not, so it takes the opposite's place in the basis. Only "
          + "the signs in its row change."
        : " are above 0 now and their opposites are not, so they take the opposites' places in the basis. "
          + "Only the signs in their rows change.")
  }

  fileprivate static func dualPhase(_ lacks: [WalkEvent.Lack], _ level: Priority) -> Text {
    let sizes = lacks.map { "\($0.column.strong) = \($0.value)" as Text }
    return
      "Below 0: \(EnglishGrammar.list(sizes)). No cost in \(ObjectiveName.colored(level)) is, so it is as low as it can be "
      + "for now: dual pivots mend what is below 0 and keep it so. There is no first phase."
  }

  fileprivate static func dualRefused(_ obstacle: WalkEvent.DualObstacle) -> Text {
    let reason: Text =
      switch obstacle {
      case .equations: "an equation has no slack, and all its variables have a sign"
      case .wishes: "the highest level has wishes, whose slacks come later"
      case .costs(let columns):
        "\(EnglishGrammar.list(columns.prefix(6).map { $0.strong })) would lower the objective"
      }
    return "Dual pivots need a start with no cost below 0; here " + reason
      + ". So the first phase comes."
  }

  fileprivate static func firstPhase(_ requirements: [String], _ lacks: [WalkEvent.Lack]) -> Text {
    let sizes = lacks.map { "\($0.column.strong) = \($0.value)" as Text }
    return
      "Not yet satisfied: \(EnglishGrammar.list(requirements), .strong), by \(EnglishGrammar.list(sizes)). "
      + "The first phase puts that right, as a level above all others: it minimises "
      + "\(ObjectiveName.colored(.required)) = "
      + "\(lacks.map { $0.column.strong }.joined(separator: " + ")), which must reach 0."
  }
}
