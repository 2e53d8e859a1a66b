// Finding the conflict, in words.

import Rationals
import Rendering
import Wording

extension ConflictExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Conflicts.prompt, hints: English.Conflicts.hints,
      solution: English.Conflicts.solution,
      remark: English.Conflicts.fault)
  }
}

extension English {
  enum Conflicts {
    private static func labels(_ places: [Int], _ exercise: ConflictExercise) -> Text {
      Exercises.names(places.map { exercise.lines[$0].label })
    }

    static func prompt(_ exercise: ConflictExercise) -> Document {
      Document([
        Forms.lines(exercise.lines), .blank,
        .paragraph(
          "All of them are required, and they contradict one another. Find the conflict: type the names of those that clash, with commas between them, and none that could be left out."
        ),
      ])
    }

    static func hints(_ exercise: ConflictExercise) -> [Text] {
      guard exercise.names.count > 1 else {
        return [
          "Solve each for \(exercise.names[0], .code): which are bounds from below, and which from above?",
          "A bound from below clashes with a bound from above that is smaller.",
        ]
      }
      return [
        "Look for lines that can be added so that the variables cancel: each once with a plus, once with a minus.",
        "What is left then is a claim about numbers. If that is false, the lines that you added clash, and the others have nothing to do with it.",
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
          "\(line.label, .code):", Forms.line(line), times, "says", Forms.sum(left, exercise.names),
          "≥ \(right)",
        ]
      }
      let lacking = -exercise.sum.constant
      return Document([
        .paragraph("Each of these written with ≥, so that they can be added:"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "Their sum is 0 ≥ \(lacking), which is false. So \(labels(exercise.members.map { $0.line }, exercise)) clash. Without any one of them all the others hold together."
        ),
      ])
    }

    static func fault(_ fault: ConflictExercise.Fault, _ exercise: ConflictExercise) -> Text {
      switch fault {
      case .holdTogether(let places, let point):
        let verb: Text = places.count == 1 ? "holds" : "hold together"
        return labels(places, exercise) + " \(verb), for instance with " + Exercises.point(point)
          + "."
      case .notNeeded(let place):
        return
          "These clash, but \(labels([place], exercise)) is not to blame: without it the others still do."
      }
    }
  }
}
