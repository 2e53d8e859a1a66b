// Shadow prices, in words.

import Language
import Rationals
import Rendering
import Wording

extension PriceExercise {
  static var english: ExerciseWords<Self, (fault: Fault, answer: Rational)> {
    ExerciseWords(
      prompt: English.Prices.prompt, hints: English.Prices.hints, solution: English.Prices.solution,
      remark: { English.Prices.fault($0.fault, $1, $0.answer) })
  }
}

extension English {
  enum Prices {
    private static func isMaximized(_ exercise: PriceExercise) -> Bool {
      exercise.program.direction == .maximize
    }

    private static func objective(_ exercise: PriceExercise) -> Text {
      Forms.sum(exercise.program.objectiveForm, exercise.program.names)
    }

    static func prompt(_ exercise: PriceExercise) -> Document {
      let row = exercise.row
      let extreme = isMaximized(exercise) ? "greatest" : "least"
      var lead: [Block] = [Forms.program(exercise.program), .blank]
      if exercise.showsCorner {
        lead.append(
          .paragraph(
            "The best is \(Exercises.point(exercise.corner)), where \(tightLabels(exercise)) hold with equality and "
              + objective(exercise)
              + " is \(exercise.value)."))
      }
      return Document(
        lead + [
          .paragraph(
            "What is the shadow price of \(row.label, .code): by how much does the \(extreme) value of \(objective(exercise)) grow if its right side is 1 more, \(row.right + 1) instead of \(row.right)?"
          )
        ])
    }

    private static func tightLabels(_ exercise: PriceExercise) -> Text {
      Exercises.names(
        exercise.tight.filter { $0 < exercise.program.rows.count }.map {
          exercise.program.rows[$0].label
        })
    }

    static func hints(_ exercise: PriceExercise) -> [Text] {
      let first: Text =
        exercise.showsCorner
        ? "Either work out the corner where both rows are equations with the new right side, or find the prices: what goes into one unit of a variable must be worth what it brings."
        : "First find the best corner. A row that is not tight there has the price 0."
      return [
        first,
        "For each variable that is above 0: the prices of the rows, times its coefficients in them, add up to its coefficient in the objective.",
      ]
    }

    // MARK: The way to the answer

    static func solution(_ exercise: PriceExercise) -> Document {
      let program = exercise.program
      var blocks: [Block] = []
      if !exercise.showsCorner {
        blocks += corners(exercise)
        let rows = program.rows.indices.map { index -> [Text] in
          let row = program.rows[index]
          let left = exercise.slack(index)
          return [
            "\(row.label, .code):",
            Forms.side(row.left) + " = \(row.left.value(exercise.corner.value))",
            left.isZero
              ? "tight"
              : isMaximized(exercise)
                ? "\(left) left over: price 0" : "exceeded by \(left): price 0",
          ]
        }
        blocks.append(.indented(Document([.grid(Grid(rows))])))
      }
      if exercise.price.isZero {
        blocks.append(
          .paragraph(
            "\(exercise.row.label, .code) is not tight, so to move its right side by 1 changes nothing: its price is \(exercise.price, .strong)."
          ))
        return Document(blocks)
      }
      blocks += equations(exercise)
      let extreme = isMaximized(exercise) ? "greatest" : "least"
      blocks.append(
        .paragraph(
          "With 1 more on the right side of \(exercise.row.label, .code) the \(extreme) value grows by \(exercise.price, .strong)."
        ))
      return Document(blocks)
    }

    /// All corners, and the best of them.
    private static func corners(_ exercise: PriceExercise) -> [Block] {
      let objective = objective(exercise)
      let best = isMaximized(exercise) ? "greatest" : "least"
      let rows = exercise.corners.map { corner -> [Text] in
        let value = exercise.program.objectiveForm.value(corner.point.value)
        let mark: Text = corner.point == exercise.corner ? "   ← \(best)" : ""
        return zip(corner.point.names, corner.point.values).map { "\($0) = \($1)" as Text }
          + [objective + " = \(value)" + mark]
      }
      return [
        .paragraph("The corners of the region, where two lines meet and the others hold:"),
        .indented(Document([.grid(Grid(rows))])), .paragraph("In the rows the best of them gives:"),
      ]
    }

    /// What the prices have to fulfil, their values, and the check.
    private static func equations(_ exercise: PriceExercise) -> [Block] {
      let program = exercise.program
      let tight = exercise.tight.filter { $0 < program.rows.count }
      let labels = tight.map { program.rows[$0].label }
      let rows = program.names.indices.filter { !exercise.corner[program.names[$0]].isZero }.map {
        column -> [Text] in
        let name = program.names[column]
        let form = SmallForm(labels, tight.map { program.rows[$0].left[name] })
        return ["for \(name, .code):", Forms.sum(form, labels), "= \(program.objective[column])"]
      }
      let values = tight.map { "\(program.rows[$0].label) = \(exercise.prices[$0])" as Text }
        .joined(separator: ", ")
      let check = tight.map { "\(exercise.prices[$0])·\(program.rows[$0].right)" as Text }
        .joined(separator: " + ")
      return [
        .paragraph(
          "Let \(Exercises.names(labels)) stand for the price\(labels.count == 1 ? " of the row that is" : "s of the rows that are") tight. What goes into a unit of a variable is worth what it brings:"
        ),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "So " + values + ". The check: " + check
            + " = \(exercise.value), which is the best value."),
      ]
    }

    // MARK: Answers

    static func fault(
      _ fault: PriceExercise.Fault, _ exercise: PriceExercise, _ answer: Rational
    ) -> Text {
      let row = Text(exercise.row.label, .code)
      switch fault {
      case .slack(let left):
        return isMaximized(exercise)
          ? row
            + " is not used up: in the best corner \(left) are left over. What is left over is worth nothing more."
          : row
            + " is not tight: the best corner exceeds it by \(left). To ask for 1 more costs nothing."
      case .notFree:
        return row
          + " is tight in the best corner: with 1 more on its right side, the corner moves, and the value with it."
      case .otherRow(let label):
        return "That is the price of \(label, .code), not that of " + row + "."
      case .sign:
        return isMaximized(exercise)
          ? "The size is right, but not the sign: with more of " + row
            + " the greatest value grows."
          : "The size is right, but not the sign: to ask for more makes the least value grow."
      case .coefficient(let name):
        return
          "That is the coefficient of \(name, .code) in the objective: what one unit of \(name, .code) brings. But one unit more in "
          + row + " is not one unit more of \(name, .code)."
      case .total: return "That is the value of the whole, not what one unit more adds to it."
      case .notEven(let check):
        return
          "If " + row
          + " were worth \(answer), then \(check.other, .code) would have to be worth \(check.otherPrice), for \(check.first, .code) to come out even. But what goes into \(check.second, .code) would then be worth \(check.worth), and it brings \(check.brings)."
      case .wrongValue(let name, let worth, let brings):
        return
          "At that price what goes into one unit of \(name, .code) would be worth \(worth), and it brings \(brings)."
      }
    }
  }
}
