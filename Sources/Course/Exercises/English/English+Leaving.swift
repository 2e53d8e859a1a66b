// What leaves the basis, in words.

import Rendering
import Wording

extension LeavesExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Leaving.prompt, hints: English.Leaving.hints,
      solution: English.Leaving.solution,
      remark: English.Leaving.fault)
  }
}

extension English {
  enum Leaving {
    static func prompt(_ exercise: LeavesExercise) -> Document {
      let dictionary = exercise.dictionary
      let entering = dictionary.columns[exercise.test.column]
      let question: Text =
        exercise.asksForBoth
        ? "The objective f is minimised, and what enters is the column with the most negative cost. Which variable leaves the basis?"
        : "\(entering, .code) enters. Which variable leaves the basis?"
      return Document([
        .paragraph(Ratio.lead(dictionary)), .blank, Forms.dictionary(dictionary), .blank,
        .paragraph(question),
      ])
    }

    static func hints(_ exercise: LeavesExercise) -> [Text] {
      let entering: Text =
        exercise.asksForBoth
        ? "First find what enters: the smallest entry in the row of f. "
        : "Look at the column of \(exercise.dictionary.columns[exercise.test.column], .code). "
      return [
        entering + "Only rows with a negative entry in that column fall.",
        "The row that is at 0 first leaves: the smallest quotient of the constant by how fast the row falls.",
      ]
    }

    static func solution(_ exercise: LeavesExercise) -> Document {
      let (dictionary, test) = (exercise.dictionary, exercise.test)
      let entering = dictionary.columns[test.column]
      var blocks: [Block] = []
      if exercise.asksForBoth {
        let cost = dictionary.objectives[0].entries[test.column]
        blocks.append(
          .paragraph(
            "The most negative cost is \(cost), so \(entering, .code) enters. It grows from 0:"))
      } else {
        blocks.append(
          .paragraph("\(entering, .code) grows from 0, and all else at the top stays 0:"))
      }
      blocks.append(Ratio.test(dictionary, test.column, smallest: test.leaving))
      blocks.append(
        .paragraph(
          "\(dictionary.rows[test.leaving].name, .code) is at 0 first, when \(entering, .code) is \(test.ratio): it leaves."
        ))
      return Document(blocks)
    }

    static func fault(_ fault: LeavesExercise.Fault, _ exercise: LeavesExercise) -> Text {
      let entering = exercise.dictionary.columns[exercise.test.column]
      let growth: Text = exercise.asksForBoth ? "what enters" : Text(entering, .code)
      switch fault {
      case .isColumn(let name):
        return
          "\(name, .code) stands at the top: it is not in the basis, so it cannot leave it. What leaves has a row."
      case .enters(let name): return "\(name, .code) is what enters. What leaves has a row."
      case .rises(let name):
        return
          "The entry of \(name, .code) in that column is positive: it grows together with \(growth), and never comes to 0."
      case .staysAsItIs(let name):
        return "\(name, .code) does not change as \(growth) grows: its entry in that column is 0."
      case .isFree(let name):
        return "\(name, .code) may have any sign, so 0 does not stop it: it never leaves."
      case .later(let name, let ratio, let passed, let value):
        return exercise.asksForBoth
          ? "\(name, .code) falls, but its ratio, \(ratio), is not the smallest: another row would be at \(value) by then."
          : "\(name, .code) is at 0 when \(entering, .code) is \(ratio), but by then \(passed, .code) would be \(value)."
      case .forOtherColumn(let name, let column, let cost):
        return
          "\(name, .code) would leave if \(column, .code) entered, but its cost, \(cost), is not the most negative."
      }
    }
  }
}
