// Writing the dual, in words.

import Language
import Rendering
import Wording

extension DualExercise {
  static var english: ExerciseWords<Self, Remark> {
    ExerciseWords(
      prompt: English.Duals.prompt, hints: English.Duals.hints, solution: English.Duals.solution,
      remark: English.Duals.remark)
  }
}

extension English {
  enum Duals {
    static func prompt(_ exercise: DualExercise) -> Document {
      let program = exercise.program
      var blocks: [Block] = [Forms.program(program), .blank]
      blocks.append(
        .paragraph(
          "Write the dual. Call the multiplier of each row as the row is called: \(Exercises.names(exercise.labels)). Type its objective, a line for each variable, and the sign of each multiplier that has one; line by line, or with semicolons between them."
        ))
      return Document(blocks)
    }

    static func hints(_ exercise: DualExercise) -> [Text] {
      let isMaximized = exercise.program.direction == .maximize
      return [
        "The right sides become the objective, and the columns become lines. What is \(isMaximized ? "maximised becomes a bound from above, as small" : "minimised becomes a bound from below, as great") as it can be.",
        isMaximized
          ? "Multipliers of rows with ≤ are at least 0, of those with ≥ at most 0, and of equations free. A variable that is at least 0 gives a line with ≥, and a free one an equation."
          : "Multipliers of rows with ≥ are at least 0, of those with ≤ at most 0, and of equations free. A variable that is at least 0 gives a line with ≤, and a free one an equation.",
      ]
    }

    static func solution(_ exercise: DualExercise) -> Document {
      let (program, dual) = (exercise.program, exercise.dual)
      let labels = exercise.labels
      let isMaximized = program.direction == .maximize
      var rows: [[Text]] = [
        [
          Text(dual.direction.rawValue, .code), Forms.sum(dual.objective, labels),
          "the right sides, each times its multiplier",
        ]
      ]
      for (index, line) in dual.columns.enumerated() {
        let name = program.names[index]
        let why: Text = program.free.contains(name) ? ", which is free" : ""
        rows.append(["for \(name, .code)", Forms.line(line), "the column of \(name, .code)" + why])
      }
      for (index, sign) in dual.signs.enumerated() {
        let row = program.rows[index]
        let why: Text = "\(row.label, .code) has " + Forms.sign(row.relation)
        rows.append(["", sign.map { Forms.line($0) } ?? "\(row.label) free", why])
      }
      let bound: Text =
        isMaximized
        ? "Why so: multiply each row by its multiplier and add. If the sum takes at least as much of each variable as the objective does, its right side is a bound from above, and the dual looks for the smallest."
        : "Why so: multiply each row by its multiplier and add. If the sum takes at most as much of each variable as the objective does, its right side is a bound from below, and the dual looks for the greatest."
      return Document([
        .indented(Document([.grid(Grid(rows, alignments: [.right]))])), .paragraph(bound),
      ])
    }

    // MARK: Answers

    static func remark(_ remark: DualExercise.Remark, _ exercise: DualExercise) -> Text {
      switch remark {
      case .fault(let fault): self.fault(fault, exercise)
      case .missing(let parts): missing(parts, exercise)
      }
    }

    /// What is still to be typed.
    private static func missing(_ parts: [DualExercise.Part], _ exercise: DualExercise) -> Text {
      let program = exercise.program
      var names: [Text] = []
      if parts.contains(.objective) { names.append("the objective") }
      for case .column(let column) in parts {
        names.append("the line of \(program.names[column], .code)")
      }
      for case .sign(let row) in parts {
        names.append("the sign of \(program.rows[row].label, .code)")
      }
      let last = names.removeLast()
      let list = names.isEmpty ? last : names.joined(separator: ", ") + " and " + last
      return "\("Right so far.", .good) Still missing: " + list + "."
    }

    static func fault(_ fault: DualExercise.Fault, _ exercise: DualExercise) -> Text {
      let (program, dual) = (exercise.program, exercise.dual)
      let isMaximized = program.direction == .maximize
      func label(_ row: Int) -> Text { Text(program.rows[row].label, .code) }
      func name(_ column: Int) -> Text { Text(program.names[column], .code) }
      switch fault {
      case .direction:
        return
          "The direction is the other one: what is \(isMaximized ? "maximised has a dual that is minimised" : "minimised has a dual that is maximised")."
      case .ownObjective:
        return
          "Those are the coefficients of the program's own objective. The dual's objective is made of the right sides; these stand on the right sides of the dual."
      case .objectiveCoefficient(let row):
        return
          "The coefficient of \(label(row)) in the objective is wrong: it is the right side of \(label(row))."
      case .relation(let column): return relation(column, exercise)
      case .rightSide(let column, let typed):
        return
          "The left side is that of \(name(column)), but its right side is not \(typed): it is what \(name(column)) has in the objective."
      case .coefficient(let column, let row, let typed):
        return
          "This looks like the line of \(name(column)), but the coefficient of \(label(row)) is not \(typed): it is what \(name(column)) has in \(label(row))."
      case .rowForColumn(let row):
        return
          "Those are the coefficients of the row \(label(row)). A line of the dual takes the coefficients of one variable in all rows: a column."
      case .sign(let row):
        let relation = Forms.sign(program.rows[row].relation)
        let sign = dual.signs[row].map { Forms.sign($0.relation) } ?? "="
        return
          "The sign of \(label(row)) is wrong. Where something is \(isMaximized ? "maximised" : "minimised"), a row with \(relation) has a multiplier that is \(sign) 0."
      case .signOfFree(let row):
        return "\(label(row)) is an equation: its multiplier may have any sign."
      case .notFree(let row):
        return "\(label(row)) is an inequality: its multiplier has a sign."
      case .ownVariable(let name):
        return
          "\(name, .code) belongs to the program itself. The dual speaks of the multipliers, \(Exercises.names(exercise.labels))."
      case .notInDual: return "The dual has no such line, nor a multiple of it."
      }
    }

    private static func relation(_ column: Int, _ exercise: DualExercise) -> Text {
      let (program, name) = (exercise.program, exercise.program.names[column])
      if program.free.contains(name) {
        return
          "The sides are those of \(name, .code), but \(name, .code) is free: its line is an equation."
      }
      let sign = Forms.sign(exercise.dual.columns[column].relation)
      return program.direction == .maximize
        ? "The sides are those of \(name, .code), but not the sign between them. The multipliers must give a bound from above, so they take at least as much of \(name, .code) as the objective: \(sign)."
        : "The sides are those of \(name, .code), but not the sign between them. The multipliers must give a bound from below, so they take at most as much of \(name, .code) as the objective: \(sign)."
    }
  }
}
