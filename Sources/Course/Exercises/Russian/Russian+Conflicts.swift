// Finding the conflict, in Russian.

import Rationals
import Rendering
import Wording

extension ConflictExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Conflicts.prompt, hints: Russian.Conflicts.hints,
      solution: Russian.Conflicts.solution,
      remark: Russian.Conflicts.fault)
  }
}

extension Russian {
  enum Conflicts {
    private static func labels(_ places: [Int], _ exercise: ConflictExercise) -> Text {
      Exercises.names(places.map { exercise.lines[$0].label })
    }

    static func prompt(_ exercise: ConflictExercise) -> Document {
      Document([
        Forms.lines(exercise.lines), .blank,
        .paragraph(
          "Все они — требования, и вместе они несовместны. Найдите противоречие: введите через запятую имена тех, что противоречат друг другу, и ни одного лишнего."
        ),
      ])
    }

    static func hints(_ exercise: ConflictExercise) -> [Text] {
      guard exercise.names.count > 1 else {
        return [
          "Выразите из каждого \(exercise.names[0], .code): какие из них дают границу снизу, а какие — сверху?",
          "Граница снизу противоречит границе сверху, если та меньше.",
        ]
      }
      return [
        "Ищите неравенства, при сложении которых переменные сокращаются: каждая входит один раз с плюсом и один раз с минусом.",
        "Тогда остаётся утверждение о числах. Если оно ложно, то сложенные неравенства противоречат друг другу, а остальные ни при чём.",
      ]
    }

    static func solution(_ exercise: ConflictExercise) -> Document {
      let rows = exercise.members.map { member -> [Text] in
        let line = exercise.lines[member.line]
        let times: Text = member.multiple.isOne ? "" : "× \(member.multiple)"
        // All of them as something that is at least a number.
        var left = line.slack.scaled(by: member.multiple)
        let right = -left.constant
        left.constant = 0
        return [
          "\(line.label, .code):", Forms.line(line), times, "то есть",
          Forms.sum(left, exercise.names), "≥ \(right)",
        ]
      }
      let lacking = -exercise.sum.constant
      return Document([
        .paragraph("Запишем каждое со знаком ≥, чтобы их можно было сложить:"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "В сумме получается 0 ≥ \(lacking), а это неверно. Значит, \(labels(exercise.members.map { $0.line }, exercise)) противоречат друг другу. Если убрать любое из них, все остальные совместны."
        ),
      ])
    }

    static func fault(_ fault: ConflictExercise.Fault, _ exercise: ConflictExercise) -> Text {
      switch fault {
      case .holdTogether(let places, let point):
        let holds: Text =
          places.count == 1
          ? "Требование \(labels(places, exercise)) выполняется"
          : "Требования \(labels(places, exercise)) выполняются вместе"
        return holds + ", например, при " + Exercises.point(point) + "."
      case .notNeeded(let place):
        return
          "Противоречие здесь есть, но требование \(labels([place], exercise)) ни при чём: остальные противоречат друг другу и без него."
      }
    }
  }
}
