// A row of the next dictionary, in words.

import Rationals
import Rendering
import Wording

extension RowExercise {
  static var english: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: English.Row.prompt, hints: English.Row.hints, solution: English.Row.solution,
      remark: English.Row.fault)
  }
}

extension English {
  enum Row {
    static func prompt(_ exercise: RowExercise) -> Document {
      let names = exercise.next.columns
      return Document([
        .paragraph("Here is a dictionary; what stands at the top is 0."), .blank,
        Forms.dictionary(exercise.dictionary), .blank,
        .paragraph(
          "\(exercise.enteringName, .code) enters and \(exercise.leavingName, .code) leaves. What is the row of \(exercise.row.name, .code) in the next dictionary? Type it as an equation, with \(Exercises.names(names)) on the right: \(exercise.row.name + " = …", .code)"
        ),
      ])
    }

    static func hints(_ exercise: RowExercise) -> [Text] {
      let (entering, leaving) = (exercise.enteringName, exercise.leavingName)
      let old = Forms.row(exercise.dictionary.rows[exercise.leaving], exercise.dictionary.columns)
      let solve: Text =
        "Solve the row of \(leaving, .code), \(old), for \(entering, .code): bring \(entering, .code) to the left and \(leaving, .code) to the right, and divide."
      guard exercise.target != .entering else {
        return [
          "Each row is an equation, and the pivot keeps it true: only who stands on the left changes.",
          solve,
        ]
      }
      return [
        solve,
        "Put what you have for \(entering, .code) into the row of \(exercise.row.name, .code), and gather what belongs together.",
      ]
    }

    static func solution(_ exercise: RowExercise) -> Document {
      let (dictionary, entering) = (exercise.dictionary, exercise.enteringName)
      let old = dictionary.rows[exercise.leaving]
      let solved = exercise.next.rows[exercise.leaving]
      let columns = exercise.next.columns
      let pivot = old.entries[exercise.column].magnitude
      var blocks: [Block] = [
        .paragraph("The row of \(old.name, .code), solved for \(entering, .code):"),
        equations(
          [[Text(old.name), "= " + sum(old, dictionary.columns)]]
            + (pivot.isOne
              ? []
              : [
                [
                  "\(Forms.multiple(pivot, entering))",
                  "= " + Forms.sum(times(solved, pivot, columns), columns),
                ]
              ])
            + [[Text(entering), "= " + sum(solved, columns)]]),
      ]
      if exercise.target != .entering {
        let row = exercise.oldRow
        let factor = row.entries[exercise.column]
        var kept = SmallForm(dictionary.columns, row.entries, constant: row.constant)
        kept[entering] = 0
        let put: Text = "(" + sum(solved, columns) + ")"
        let sign: Text = factor.signum < 0 ? " − " : " + "
        let size: Text = factor.magnitude.isOne ? "" : "\(factor.magnitude)·"
        blocks += [
          .paragraph("That is put into the row of \(row.name, .code):"),
          equations([
            [Text(row.name), "= " + sum(row, dictionary.columns)],
            ["", "= " + Forms.sum(kept, dictionary.columns) + sign + size + put],
            ["", "= " + sum(exercise.row, columns)],
          ]),
        ]
      }
      return Document(blocks)
    }

    private static func sum(_ row: SmallDictionary.Row, _ columns: [String]) -> Text {
      Forms.sum(SmallForm(columns, row.entries, constant: row.constant), columns)
    }

    private static func times(
      _ row: SmallDictionary.Row, _ factor: Rational, _ columns: [String]
    ) -> SmallForm {
      SmallForm(columns, row.entries, constant: row.constant).scaled(by: factor)
    }

    private static func equations(_ rows: [[Text]]) -> Block {
      .indented(Document([.grid(Grid(rows, alignments: [.right], gap: 1))]))
    }

    // MARK: Answers

    static func fault(_ fault: RowExercise.Fault, _ exercise: RowExercise) -> Text {
      let (entering, leaving) = (exercise.enteringName, exercise.leavingName)
      let name = exercise.row.name
      switch fault {
      case .notSolved: return Text(AnswerForm.solvedRow(name, of: exercise.next.columns).english)
      case .wrongSubject:
        return "The row of \(name, .code) is asked for: \(name, .code) stands alone on the left."
      case .basicOnRight(let basic):
        return
          "\(basic, .code) stands on the right, but it has a row of its own in the next dictionary. On the right there are only \(Exercises.names(exercise.next.columns))."
      case .signs:
        return
          "Every sign is the wrong one. What crosses the equal sign changes its sign, and what stays does not."
      case .notDivided(let pivot):
        return "That is \(Forms.multiple(pivot, name)): it is still to be divided by \(pivot)."
      case .notSubstituted:
        return
          "\(entering, .code) stands in the old row of \(name, .code), and is not 0 any more: put in what it is now."
      case .lacksLeaving:
        return
          "\(leaving, .code) is missing: it has left the basis, so it stands at the top now, in the column of \(entering, .code)."
      case .breaksOldRow(let at, let value, let found):
        let wanted: Text = at == leaving ? "1" : "0"
        return
          "\(place(at, exercise)) your row makes \(entering, .code) \(value). Then the old row gives \(leaving, .code) = \(found), and it should be \(wanted)."
      case .disagrees(let at, let value, let old):
        return
          "\(place(at, exercise)) the old dictionary gives \(name, .code) = \(old), and your row gives \(value)."
      }
    }

    /// `With u = 1 and the others 0`, for the place where rows are compared.
    private static func place(_ column: String?, _ exercise: RowExercise) -> Text {
      let others = exercise.next.columns.filter { $0 != column }
      guard let column else { return "Where \(Exercises.names(others)) are 0," }
      return
        "Where \(column, .code) is 1 and \(Exercises.names(others)) \(others.count == 1 ? "is" : "are") 0,"
    }
  }
}
