// What a learner is asked, and what is said to a guess.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

extension QuestionReport {
  var objective: Text { ObjectiveName.colored(level) }

  /// The question in one line.
  var question: Text {
    switch part {
    case .entering: "Which column enters?"
    case .leaving(let entering, _): "\(entering.strong) enters. Which column leaves?"
    case .value(let entering, let length, let before):
      "\(entering.strong) grows to \(length). What does \(objective), now \(before), become?"
    }
  }

  /// What to look for, in place of the first question.
  var hint: Text {
    isBelowOthers
      ? "Its cost in \(objective) is below 0, and 0 in every level above."
      : "Its cost in \(objective) is below 0."
  }

  /// With its number and what there is to look at.
  var blocks: [Block] {
    let asked: [Block] = [.blank, .paragraph("\("Pivot \(number)", .strong): \(question)")]
    return asked + (material.map { [.indented(Document([.grid($0)]))] } ?? [])
  }

  /// What there is to look at: the costs, or the column that enters.
  var material: Grid? {
    switch part {
    case .entering(let costs): costs.grid
    case .leaving(let entering, let column): column.grid(entering)
    case .value: nil
    }
  }
}

extension QuestionReport.CostTable {
  fileprivate var grid: Grid {
    let shown = rows.prefix(Self.limit)
    var cells = [[Text("cost in", .dim)] + levels.map { ObjectiveName.colored($0) }]
    cells += shown.map { row in [row.column.strong] + row.costs.map { Text($0) } }
    if count > shown.count { cells.append([Text("and \(count - shown.count) more", .dim)]) }
    return Grid(cells, alignments: [.left] + levels.map { _ in .right })
  }
}

extension QuestionReport.EnteringColumn {
  fileprivate func grid(_ entering: ColumnName) -> Grid {
    let shown = rows.prefix(QuestionReport.CostTable.limit)
    var cells: [[Text]] = shown.map { row in
      [
        row.basic.strong, "= \(row.constant)",
        Naming.sum(constant: 0, [(row.coefficient, entering.strong)]),
      ]
    }
    if count > shown.count { cells.append([Text("and \(count - shown.count) more", .dim)]) }
    return Grid(cells)
  }
}

extension GuessReport {
  var blocks: [Block] {
    let said: [Block] = verdict.words(of: pivot).map { [.paragraph($0)] } ?? []
    return said + solution + following
  }

  private var following: [Block] {
    switch next {
    case .question(let question): question.blocks
    case .step(let step): [.blank, PivotStory(pivot).heading] + step.blocks
    }
  }

  /// How it is, with all that it is seen from.
  private var solution: [Block] {
    let story = PivotStory(pivot)
    switch part {
    case .entering:
      guard case .rule(let rule) = pivot.reason else { return [] }
      return [.paragraph(story.whyEnters(rule))] + story.candidates
    case .leaving: return [.paragraph(story.whyLeaves), .grid(story.ratios)]
    case .value: return [.paragraph(story.arithmetic)]
    }
  }
}

extension GuessVerdict {
  private static let yes: Text = "\("Right.", .good)"
  private static let no: Text = "\("No.", .error)"
  private static let otherRule: Text =
    "\("Not by the rule.", .note) Legal, and it improves, but "

  /// What is said of the guess; nil where it was given up.
  ///
  /// - Parameter pivot: the answer.
  func words(of pivot: PivotReport) -> Text? {
    let story = PivotStory(pivot)
    let (entering, leaving, objective) = (story.entering, story.leaving, story.objective)
    switch self {
    case .shown: return nil
    case .right: return Self.yes
    case .asGood(let column):
      return
        "\(Self.yes) \(column.strong) is as good; of equals the rule takes the one that came first, "
        + "\(entering)."
    case .tie(let column):
      return
        "\(Self.yes) \(column.strong) reaches 0 at the same time; of equals the one that came first "
        + "leaves, \(leaving)."
    case .raises(let column, let cost, let isLegal):
      return Self.raises(column, objective, by: cost, isLegal: isLegal)
    case .impossible(let fault): return "\(Self.no) \(fault.words)."
    case .notFirst(let column):
      return Self.otherRule
        + "Bland's rule takes the first column that improves: \(entering) comes before "
        + "\(column.strong)."
    case .lessSteep(let column, let rate):
      return Self.otherRule
        + "the rule takes \(entering): it lowers by \(pivot.cost.magnitude) a unit, \(column.strong) "
        + "by \(rate)."
    case .lessGain(let column, let gain, let best):
      return Self.otherRule
        + "the rule takes \(entering): its pivot lowers by \(best), that of \(column.strong) by "
        + "\(gain)."
    case .doesNotFall(let column):
      return
        "\(Self.no) Legal, for \(column.strong) is at 0; but it does not fall as \(entering) grows, "
        + "so it does not stop it, and nothing would move."
    case .onlyChange:
      return "\(Self.no) That is only the change; it starts from \(pivot.before)."
    case .wrongWay:
      return
        "\(Self.no) The other way: the cost of \(entering) is negative, so \(objective) falls."
    case .wrongValue: return Self.no
    }
  }

  private static func raises(
    _ column: ColumnName, _ objective: Text, by cost: Rational, isLegal: Bool
  ) -> Text {
    let start: Text =
      isLegal ? "\(no) Legal, but it does not improve" : "\(no) It does not improve"
    return start + ": the cost of \(column.strong) is \(cost), so "
      + (cost.isZero
        ? "\(objective) does not care." : "each unit of it would raise \(objective) by \(cost).")
  }
}

extension Score {
  /// nil where nothing was asked.
  var words: String? { asked > 0 ? "your guesses: \(right) of \(asked) right" : nil }
}

extension Words {
  static let predictOn =
    "predict is on: before each pivot step asks for your guess; an empty line or ? shows it instead"
  static let predictOff = "predict is off: step shows each pivot at once"

  static func stillAsked(_ question: QuestionReport) -> Text {
    "still to guess, pivot \(question.number): \(question.question)"
  }
}
