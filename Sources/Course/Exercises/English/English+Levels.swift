// Level by level, in words and pictures.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Wording

extension LevelsExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Levels.prompt, hints: English.Levels.hints, solution: English.Levels.solution,
      remark: English.Levels.fault)
  }
}

extension English {
  enum Levels {
    static func prompt(_ exercise: LevelsExercise) -> Document {
      let rows = exercise.hierarchy.wishes.map { wish -> [Text] in
        let left = Forms.multiple(wish.coefficient, "X")
        let weight: Text = wish.weight.isOne ? "" : "weight \(wish.weight)"
        return [
          "\(wish.label, .code):", left + " " + Forms.sign(wish.relation) + " \(wish.right)",
          Exercises.level(wish.priority), weight,
        ]
      }
      return Document([
        .indented(Document([.grid(Grid(rows))])), .blank,
        .paragraph(
          "Level by level, from the top: which values are left for X in the end? Type a number if it is only one, and an interval if there are more."
        ),
      ])
    }

    static func hints(_ exercise: LevelsExercise) -> [Text] {
      let weights =
        exercise.hierarchy.wishes.contains { !$0.weight.isOne } ? "times its weight, " : ""
      let start = exercise.hierarchy.requirements.isEmpty ? "level high" : "what is required"
      return [
        "Begin with \(start). Which values does it leave? The next level may choose from these only, however much it minds.",
        "What a level pays is how far each of its wishes is missed, \(weights)added up. It is least at one of the values that its wishes name, or at an end of what is left.",
      ]
    }

    // MARK: The way to the answer

    static func solution(_ exercise: LevelsExercise) -> Document {
      let hierarchy = exercise.hierarchy
      var blocks: [Block] = []
      var rows: [NumberLines.Row] = []
      func add(_ level: Int, _ region: Interval) {
        rows.append(
          NumberLines.Row(
            priority: level, caption: [], region: Span(lower: region.lower, upper: region.upper),
            label: Exercises.level(level)))
      }
      if let required = hierarchy.required, !hierarchy.requirements.isEmpty {
        let names = Exercises.names(hierarchy.requirements.map { $0.label })
        blocks.append(
          .paragraph(
            "\(Exercises.level(SmallHierarchy.required)): \(names) leave \(interval(required))."))
        add(SmallHierarchy.required, required)
      }
      for step in hierarchy.steps {
        blocks.append(.paragraph(sentence(step, hierarchy)))
        if !step.least.isZero, step.costs.count > 1 { blocks.append(table(step)) }
        add(step.level, step.after)
      }
      blocks.append(.paragraph("So X " + result(exercise.truth)))
      blocks.append(.blank)
      blocks.append(.numberLines(NumberLines(variable: "X", rows: rows, ticks: [])))
      return Document(blocks)
    }

    private static func interval(_ interval: Interval) -> Text {
      Exercises.interval(interval.lower, interval.upper)
    }

    private static func result(_ truth: Interval) -> Text {
      truth.value.map { "is \($0, .strong)." } ?? "can be anything in " + interval(truth) + "."
    }

    private static func sentence(_ step: SmallHierarchy.Step, _ hierarchy: SmallHierarchy) -> Text {
      let wishes = hierarchy.wishes(of: step.level)
      let names = Exercises.names(wishes.map { $0.label })
      let head: Text = Exercises.level(step.level) + ": "
      if step.least.isZero {
        let all: Text =
          names
          + (wishes.count == 1
            ? " can hold" : wishes.count == 2 ? " can both hold" : " can all hold")
        return step.after == step.before
          ? head + all + ", and " + (wishes.count == 1 ? "does" : "do")
            + " everywhere in what is left: "
            + interval(step.after) + "."
          : head + all + ". That leaves " + interval(step.after) + "."
      }
      let objective =
        objective(step.level) + " = " + wishes.map { share($0) }.joined(separator: " + ")
      if step.costs.count > 1 {
        return head + objective + " is least, \(step.least), "
          + (step.after.value.map { "at \($0):" } ?? "on " + interval(step.after) + ":")
      }
      return head + "X stays at " + interval(step.after) + ", where " + objective
        + " is \(step.least)."
    }

    private static func objective(_ level: Int) -> Text { "f(" + Exercises.level(level) + ")" }

    /// What a wish adds to its level's objective: `2a⁺ + 2a⁻`, the distance above and below, or one of them.
    private static func share(_ wish: SmallWish) -> Text {
      switch wish.relation {
      case .equal:
        Forms.multiple(wish.weight, "\(wish.label)⁺") + " + "
          + Forms.multiple(wish.weight, "\(wish.label)⁻")
      case .greaterOrEqual: Forms.multiple(wish.weight, "\(wish.label)⁻")
      case .lessOrEqual: Forms.multiple(wish.weight, "\(wish.label)⁺")
      }
    }

    private static func table(_ step: SmallHierarchy.Step) -> Block {
      let head: [Text] = ["X", objective(step.level)]
      let rows = step.costs.map { cost -> [Text] in
        [Text(cost.x), Text(cost.cost), cost.cost == step.least ? "← least" : ""]
      }
      return .indented(Document([.grid(Grid([head] + rows, alignments: [.right, .right]))]))
    }

    // MARK: Answers

    static func fault(_ fault: LevelsExercise.Fault, _ exercise: LevelsExercise) -> Text {
      switch fault {
      case .endless(let isUpper):
        return isUpper
          ? "X cannot grow without end: some wish above would be missed by ever more."
          : "X cannot fall without end: some wish above would be missed by ever more."
      case .misread(let misreading): return misread(misreading, exercise)
      case .forbidden(let x, let label):
        return "X = \(x) breaks \(label, .code), which is required."
      case .pays(let x, let level, let missed, let cost, let least):
        return
          "With X = \(x), level \(Exercises.level(level)) misses \(Exercises.names(missed)) and pays \(cost), where it need pay no more than \(least)."
      case .leavesOut(let x):
        return "X = \(x) is as good on every level, and your answer leaves it out."
      }
    }

    private static func misread(
      _ misreading: LevelsExercise.Misreading, _ exercise: LevelsExercise
    ) -> Text {
      switch misreading {
      case .weightsForgotten:
        let heavy = exercise.hierarchy.wishes.filter { !$0.weight.isOne }.map { $0.label }
        return
          "That would be so if all wishes of a level counted the same, but \(Exercises.names(heavy)) \(heavy.count == 1 ? "has" : "have") another weight."
      case .levelsAdded:
        return
          "That would be a bargain between all wishes together. Levels do not bargain: the higher one chooses first, and the next only from what is left."
      case .lowestFirst:
        return "That would be so if the lowest level chose first. The highest one does."
      case .equations:
        return
          "That would be so if every wish wanted X to be equal. A wish with ≤ or ≥ pays only on one side, and nothing on the other."
      }
    }
  }
}
