// Level by level, in Russian and in pictures.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Wording

extension LevelsExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Levels.prompt, hints: Russian.Levels.hints, solution: Russian.Levels.solution,
      remark: Russian.Levels.fault)
  }
}

extension Russian {
  enum Levels {
    static func prompt(_ exercise: LevelsExercise) -> Document {
      let rows = exercise.hierarchy.wishes.map { wish -> [Text] in
        let left = Forms.multiple(wish.coefficient, "X")
        let weight: Text = wish.weight.isOne ? "" : "вес \(wish.weight)"
        return [
          "\(wish.label, .code):", left + " " + Forms.sign(wish.relation) + " \(wish.right)",
          Exercises.level(wish.priority), weight,
        ]
      }
      return Document([
        .indented(Document([.grid(Grid(rows))])), .blank,
        .paragraph(
          "Уровень за уровнем, сверху вниз: какие значения остаются для X в конце? Введите число, если значение одно, и промежуток, если их больше."
        ),
      ])
    }

    static func hints(_ exercise: LevelsExercise) -> [Text] {
      let weights =
        exercise.hierarchy.wishes.contains { !$0.weight.isOne } ? ", умноженных на вес" : ""
      let start = exercise.hierarchy.requirements.isEmpty ? "с уровня high" : "с требований"
      return [
        "Начните \(start). Какие значения остаются? Следующий уровень может выбирать только из них, чего бы ему это ни стоило.",
        "Функционал уровня — сумма отклонений в его пожеланиях\(weights). Он наименьший в одном из значений, названных в пожеланиях, или на конце того, что осталось.",
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
            "\(Exercises.level(SmallHierarchy.required)): после \(names) остаётся \(interval(required))."
          ))
        add(SmallHierarchy.required, required)
      }
      for step in hierarchy.steps {
        blocks.append(.paragraph(sentence(step, hierarchy)))
        if !step.least.isZero, step.costs.count > 1 { blocks.append(table(step)) }
        add(step.level, step.after)
      }
      blocks.append(.paragraph("Итак, " + result(exercise.truth)))
      blocks.append(.blank)
      blocks.append(.numberLines(NumberLines(variable: "X", rows: rows, ticks: [])))
      return Document(blocks)
    }

    private static func interval(_ interval: Interval) -> Text {
      Exercises.interval(interval.lower, interval.upper)
    }

    private static func result(_ truth: Interval) -> Text {
      truth.value.map { "X = \($0, .strong)." }
        ?? "X принимает любые значения из " + interval(truth) + "."
    }

    /// `X = 10`, `X из [10, 20]`
    private static func place(_ interval: Interval) -> Text {
      interval.value.map { "X = \($0)" } ?? "X из " + self.interval(interval)
    }

    private static func sentence(_ step: SmallHierarchy.Step, _ hierarchy: SmallHierarchy) -> Text {
      let wishes = hierarchy.wishes(of: step.level)
      let names = Exercises.names(wishes.map { $0.label })
      let head: Text = Exercises.level(step.level) + ": "
      if step.least.isZero {
        if step.after == step.before {
          let hold: Text =
            wishes.count == 1
            ? "пожелание \(names) выполняется" : "пожелания \(names) выполняются"
          return head + hold + " всюду на том, что осталось: " + interval(step.after) + "."
        }
        let hold: Text =
          wishes.count == 1
          ? "пожелание \(names) выполнимо" : "пожелания \(names) выполнимы вместе"
        return head + hold + "; остаётся " + interval(step.after) + "."
      }
      let objective =
        objective(step.level) + " = " + wishes.map { share($0) }.joined(separator: " + ")
      if step.costs.count > 1 {
        return head + "наименьшее значение " + objective + " равно \(step.least) при "
          + place(step.after) + ":"
      }
      return head + "по-прежнему " + place(step.after) + ", и там " + objective
        + " = \(step.least)."
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
        [Text(cost.x), Text(cost.cost), cost.cost == step.least ? "← наименьшее" : ""]
      }
      return .indented(Document([.grid(Grid([head] + rows, alignments: [.right, .right]))]))
    }

    // MARK: Answers

    static func fault(_ fault: LevelsExercise.Fault, _ exercise: LevelsExercise) -> Text {
      switch fault {
      case .endless(let isUpper):
        return isUpper
          ? "X не может расти без конца: вместе с ним росло бы отклонение одного из пожеланий выше."
          : "X не может убывать без конца: при этом росло бы отклонение одного из пожеланий выше."
      case .misread(let misreading): return misread(misreading, exercise)
      case .forbidden(let x, let label):
        return "При X = \(x) нарушено требование \(label, .code)."
      case .pays(let x, let level, let missed, let cost, let least):
        let wishes: Text =
          missed.count == 1
          ? "не выполнено пожелание \(Exercises.names(missed))"
          : "не выполнены пожелания \(Exercises.names(missed))"
        return
          "При X = \(x) на уровне \(Exercises.level(level)) \(wishes), и функционал равен \(cost), а можно обойтись \(least)."
      case .leavesOut(let x):
        return
          "X = \(x) не хуже ни на одном уровне, а в вашем ответе этого значения нет."
      }
    }

    private static func misread(
      _ misreading: LevelsExercise.Misreading, _ exercise: LevelsExercise
    ) -> Text {
      switch misreading {
      case .weightsForgotten:
        let heavy = exercise.hierarchy.wishes.filter { !$0.weight.isOne }.map { $0.label }
        let wishes: Text =
          heavy.count == 1
          ? "у пожелания \(Exercises.names(heavy)) другой вес"
          : "у пожеланий \(Exercises.names(heavy)) другие веса"
        return "Так было бы, если бы все пожелания уровня значили одинаково, но \(wishes)."
      case .levelsAdded:
        return
          "Так вышло бы, если бы все пожелания торговались друг с другом. Уровни не торгуются: более высокий выбирает первым, следующий — только из того, что осталось."
      case .lowestFirst:
        return "Так было бы, если бы первым выбирал нижний уровень. Первым выбирает верхний."
      case .equations:
        return
          "Так было бы, если бы каждое пожелание было равенством. Пожелание со знаком ≤ или ≥ имеет отклонение только с одной стороны, а с другой — никакого."
      }
    }
  }
}
