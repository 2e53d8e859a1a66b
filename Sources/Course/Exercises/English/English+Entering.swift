// Which column enters, in words.

import Rationals
import Rendering
import Wording

extension EntersExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Entering.prompt, hints: English.Entering.hints,
      solution: English.Entering.solution,
      remark: { fault, _ in English.Entering.fault(fault) })
  }
}

extension English {
  enum Entering {
    static func prompt(_ exercise: EntersExercise) -> Document {
      let dictionary = exercise.dictionary
      let hasLevels = dictionary.objectives.count > 1
      let lead: Text =
        hasLevels
        ? "Here is a dictionary; what stands at the top is 0. Level high has been solved: f(high) is at its least. Now f(low) is minimised, and f(high) must not rise again."
        : "Here is a dictionary; what stands at the top is 0. The objective f is to be minimised."
      let rule: Text =
        exercise.rule == .bland
        ? "Which column enters by Bland's rule, which takes the first from the left that lowers f?"
        : "Which column enters by Dantzig's rule, which takes the most negative cost?"
      return Document([
        .paragraph(lead), .blank, Forms.dictionary(dictionary), .blank, .paragraph(rule),
      ])
    }

    static func hints(_ exercise: EntersExercise) -> [Text] {
      let name = exercise.objective.name
      let first: Text =
        "The costs are the entries in the row of \(name). As a column grows from 0, \(name) changes by its cost for each unit."
      if exercise.dictionary.objectives.count > 1 {
        return [
          first,
          "A column with a cost above 0 in f(high) would raise f(high): it is frozen, whatever it does for f(low).",
        ]
      }
      return [
        first,
        exercise.rule == .bland
          ? "Go through the costs from the left, and stop at the first that is below 0."
          : "Of the costs below 0, which is the smallest?",
      ]
    }

    static func solution(_ exercise: EntersExercise) -> Document {
      let dictionary = exercise.dictionary
      let objective = exercise.objective
      let rows = dictionary.columns.indices.map { column -> [Text] in
        [
          Text(dictionary.columns[column], .code), "\(objective.entries[column])",
          remark(column, exercise),
        ]
      }
      let name = Text(dictionary.columns[exercise.entering], .code)
      let last: Text =
        exercise.rule == .bland
        ? "The first of those that lower f is \(name): it enters."
        : "The most negative of the costs that count is \(objective.entries[exercise.entering]): \(name) enters."
      return Document([
        .paragraph("What a unit of each column does to \(objective.name):"),
        .indented(Document([.grid(Grid(rows, alignments: [.left, .right]))])), .paragraph(last),
      ])
    }

    private static func remark(_ column: Int, _ exercise: EntersExercise) -> Text {
      let cost = exercise.objective.entries[column]
      if cost.signum > 0 { return "raises it" }
      if cost.isZero { return "leaves it as it is" }
      let above = exercise.costAbove(column)
      return above.isZero ? "lowers it" : "lowers it, but raises f(high) by \(above): frozen"
    }

    static func fault(_ fault: EntersExercise.Fault) -> Text {
      switch fault {
      case .isBasic(let name):
        "\(name, .code) has a row of its own, so it is in the basis already. What enters comes from the top."
      case .raises(let name, let cost):
        "The cost of \(name, .code) is \(cost), above 0: each unit of it would raise the objective."
      case .changesNothing(let name):
        "The cost of \(name, .code) is 0: however far it grows, the objective stays as it is."
      case .frozen(let name, let cost):
        "Each unit of \(name, .code) would raise f(high) by \(cost), and the level above comes first: this column is frozen."
      case .lessSteep(let name, let cost):
        "\(name, .code) would do, as its cost is \(cost), but another column has a cost that is more negative still."
      case .notFirst(let name):
        "\(name, .code) lowers the objective, but it is not the first that does: another one stands to its left."
      }
    }
  }
}
