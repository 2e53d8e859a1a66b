// Level by level, in words and pictures.

import ConstraintHierarchies
import Language
import Rationals
import Rendering

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
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "Level by level, from the top: which values are left for X in the end? Type a number if it is only one, and an interval if there are more."
        ),
      ])
    }

    static func hints(_ exercise: LevelsExercise) -> [Text] {
      let start = exercise.hierarchy.requirements.isEmpty ? "level high" : "what is required"
      return [
        "Begin with \(start). Which values does it leave? The next level may choose from these only, however much it minds.",
        "What a level pays is how far each of its wishes is missed, times its weight, and the sum of that. It is least at one of the values that its wishes name, or at an end of what is left.",
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
          .paragraph("\(Exercises.level(SmallHierarchy.required)): \(names) leave \(interval(required))."))
        add(SmallHierarchy.required, required)
      }
      for step in hierarchy.steps {
        blocks.append(.paragraph(sentence(step, hierarchy)))
        if !step.least.isZero, step.costs.count > 1 { blocks.append(table(step)) }
        add(step.level, step.after)
      }
      blocks.append(.paragraph("So X " + result(exercise.truth)))
      blocks.append(.numberLines(NumberLines(rows: rows, ticks: [])))
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
        let all: Text = wishes.count == 1 ? names + " can hold" : names + " can all hold"
        return step.after == step.before
          ? head + all + ", and " + (wishes.count == 1 ? "does" : "do") + " everywhere in what is left: "
            + interval(step.after) + "."
          : head + all + ". That leaves " + interval(step.after) + "."
      }
      let cost: Text = wishes.map { share($0) }.joined(separator: " + ")
      let lead = head + "not all of it can be had. "
      if step.costs.count > 1 {
        return lead + "It pays " + cost + ", which is least, \(step.least), "
          + (step.after.value.map { "at \($0):" } ?? "on " + interval(step.after) + ":")
      }
      return lead + "X stays at " + interval(step.after) + ", which costs \(step.least)."
    }

    /// `2·|X − 12|`, or how far X is below or above.
    private static func share(_ wish: SmallWish) -> Text {
      let weight: Text = wish.weight.isOne ? "" : "\(wish.weight)·"
      switch wish.relation {
      case .equal: return weight + "(miss of \(wish.label, .code))"
      case .greaterOrEqual: return weight + "(lack of \(wish.label, .code))"
      case .lessOrEqual: return weight + "(excess of \(wish.label, .code))"
      }
    }

    private static func table(_ step: SmallHierarchy.Step) -> Block {
      let head: [Text] = [["X", "\("pays", .dim)"]].flatMap { $0 }
      let rows = step.costs.map { cost -> [Text] in
        [Text(cost.x), Text(cost.cost), cost.cost == step.least ? "← least" : ""]
      }
      return .indented(Document([.grid(Grid([head] + rows, alignments: [.right, .right]))]))
    }

    // MARK: Answers

    static func fault(_ fault: LevelsExercise.Fault, _ exercise: LevelsExercise) -> Text {
      switch fault {
      case .reversed: return Exercises.reversed
      case .open:
        return
          "The numbers are right, but a round parenthesis says that an end is left out, and here it belongs: write [ or ]."
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
