// A row of the next dictionary, in Russian.

import Rationals
import Rendering
import Wording

extension RowExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Row.prompt, hints: Russian.Row.hints, solution: Russian.Row.solution,
      remark: Russian.Row.fault)
  }
}

extension Russian {
  enum Row {
    static func prompt(_ exercise: RowExercise) -> Document {
      let names = exercise.next.columns
      return Document([
        .paragraph("Дан словарь; переменные верхней строки равны 0."), .blank,
        Forms.dictionary(exercise.dictionary), .blank,
        .paragraph(
          "В базис вводится \(exercise.enteringName, .code), выводится \(exercise.leavingName, .code). Какой будет строка \(exercise.row.name, .code) в следующем словаре? Введите её как равенство, справа — \(Exercises.names(names)): \(exercise.row.name + " = …", .code)"
        ),
      ])
    }

    static func hints(_ exercise: RowExercise) -> [Text] {
      let (entering, leaving) = (exercise.enteringName, exercise.leavingName)
      let old = Forms.row(exercise.dictionary.rows[exercise.leaving], exercise.dictionary.columns)
      let solve: Text =
        "Выразите \(entering, .code) из строки \(leaving, .code), \(old): перенесите \(entering, .code) налево, \(leaving, .code) направо и разделите."
      guard exercise.target != .entering else {
        return [
          "Каждая строка — равенство, и шаг симплекс-метода его сохраняет: меняется только то, что стоит слева.",
          solve,
        ]
      }
      return [
        solve,
        "Подставьте найденное выражение вместо \(entering, .code) в строку \(exercise.row.name, .code) и приведите подобные.",
      ]
    }

    static func solution(_ exercise: RowExercise) -> Document {
      let (dictionary, entering) = (exercise.dictionary, exercise.enteringName)
      let old = dictionary.rows[exercise.leaving]
      let solved = exercise.next.rows[exercise.leaving]
      let columns = exercise.next.columns
      let pivot = old.entries[exercise.column].magnitude
      var blocks: [Block] = [
        .paragraph("Выразим \(entering, .code) из строки \(old.name, .code):"),
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
          .paragraph("Подставим это в строку \(row.name, .code):"),
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
      case .notSolved: return Text(AnswerForm.solvedRow(name, of: exercise.next.columns).russian)
      case .wrongSubject:
        return "Нужна строка \(name, .code): слева стоит только \(name, .code)."
      case .basicOnRight(let basic):
        return
          "Справа стоит \(basic, .code), но в следующем словаре у этой переменной есть своя строка. Справа бывают только \(Exercises.names(exercise.next.columns))."
      case .signs:
        return
          "Все знаки обратные. То, что переносится через знак равенства, меняет знак, а то, что остаётся на месте, — нет."
      case .notDivided(let pivot):
        return "Это \(Forms.multiple(pivot, name)): осталось разделить на \(pivot)."
      case .notSubstituted:
        return
          "В старой строке \(name, .code) стоит \(entering, .code), и это больше не 0: подставьте новое выражение."
      case .lacksLeaving:
        return
          "Не хватает \(leaving, .code): эта переменная выведена из базиса и стоит теперь в верхней строке, в столбце \(entering, .code)."
      case .breaksOldRow(let at, let value, let found):
        let wanted: Text = at == leaving ? "1" : "0"
        return
          "\(place(at, exercise)) по вашей строке \(entering, .code) = \(value). Тогда по старой строке \(leaving, .code) = \(found), а должно быть \(wanted)."
      case .disagrees(let at, let value, let old):
        return
          "\(place(at, exercise)) по старому словарю \(name, .code) = \(old), а по вашей строке \(value)."
      }
    }

    /// `При u = 1 и v = 0`, for the place where rows are compared.
    private static func place(_ column: String?, _ exercise: RowExercise) -> Text {
      let others = RussianGrammar.list(
        exercise.next.columns.filter { $0 != column }.map { "\($0, .code) = 0" as Text })
      guard let column else { return "При \(others)" }
      return "При \(column, .code) = 1, \(others)"
    }
  }
}
