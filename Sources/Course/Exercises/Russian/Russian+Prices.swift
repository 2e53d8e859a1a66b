// Shadow prices, in Russian.

import Language
import Rationals
import Rendering
import Wording

extension PriceExercise {
  static var russian: ExerciseWords<Self, (fault: Fault, answer: Rational)> {
    ExerciseWords(
      prompt: Russian.Prices.prompt, hints: Russian.Prices.hints, solution: Russian.Prices.solution,
      remark: { Russian.Prices.fault($0.fault, $1, $0.answer) })
  }
}

extension Russian {
  enum Prices {
    private static func isMaximized(_ exercise: PriceExercise) -> Bool {
      exercise.program.direction == .maximize
    }

    private static func objective(_ exercise: PriceExercise) -> Text {
      Forms.sum(exercise.program.objectiveForm, exercise.program.names)
    }

    static func prompt(_ exercise: PriceExercise) -> Document {
      let row = exercise.row
      let extreme = isMaximized(exercise) ? "наибольшее" : "наименьшее"
      var lead: [Block] = [Forms.program(exercise.program), .blank]
      if exercise.showsCorner {
        lead.append(
          .paragraph(
            "Оптимум: \(Exercises.point(exercise.corner)); там \(tightLabels(exercise)) выполняются как равенства и "
              + objective(exercise)
              + " = \(exercise.value)."))
      }
      return Document(
        lead + [
          .paragraph(
            "Какова теневая цена строки \(row.label, .code): на сколько вырастет \(extreme) значение \(objective(exercise)), если её правая часть станет больше на 1, то есть \(row.right + 1) вместо \(row.right)?"
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
        ? "Можно найти вершину, в которой обе строки — равенства с новой правой частью, а можно найти цены: всё, что идёт на единицу переменной, стоит столько же, сколько она приносит."
        : "Сначала найдите лучшую вершину. Цена строки, которая выполняется там с запасом, равна 0."
      return [
        first,
        "Для каждой положительной переменной: цены строк, умноженные на её коэффициенты в них, дают в сумме её коэффициент в целевой функции.",
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
              ? "равенство"
              : isMaximized(exercise)
                ? "остаётся \(left): цена 0" : "сверх нужного \(left): цена 0",
          ]
        }
        blocks.append(.indented(Document([.grid(Grid(rows))])))
      }
      if exercise.price.isZero {
        blocks.append(
          .paragraph(
            "Строка \(exercise.row.label, .code) выполняется с запасом, поэтому сдвиг её правой части на 1 ничего не меняет: её цена — \(exercise.price, .strong)."
          ))
        return Document(blocks)
      }
      blocks += equations(exercise)
      let extreme = isMaximized(exercise) ? "наибольшее" : "наименьшее"
      blocks.append(
        .paragraph(
          "Если правая часть строки \(exercise.row.label, .code) больше на 1, \(extreme) значение возрастает на \(exercise.price, .strong)."
        ))
      return Document(blocks)
    }

    /// All corners, and the best of them.
    private static func corners(_ exercise: PriceExercise) -> [Block] {
      let objective = objective(exercise)
      let best = isMaximized(exercise) ? "наибольшее" : "наименьшее"
      let rows = exercise.corners.map { corner -> [Text] in
        let value = exercise.program.objectiveForm.value(corner.point.value)
        let mark: Text = corner.point == exercise.corner ? "   ← \(best)" : ""
        return zip(corner.point.names, corner.point.values).map { "\($0) = \($1)" as Text }
          + [objective + " = \(value)" + mark]
      }
      return [
        .paragraph(
          "Вершины области, то есть точки, где пересекаются две прямые, а остальные неравенства выполняются:"
        ),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph("Подставим лучшую из них в строки:"),
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
        return ["для \(name, .code):", Forms.sum(form, labels), "= \(program.objective[column])"]
      }
      let values = tight.map { "\(program.rows[$0].label) = \(exercise.prices[$0])" as Text }
        .joined(separator: ", ")
      let check = tight.map { "\(exercise.prices[$0])·\(program.rows[$0].right)" as Text }
        .joined(separator: " + ")
      let lead: Text =
        labels.count == 1
        ? "Пусть \(Exercises.names(labels)) — цена строки, которая выполняется как равенство."
        : "Пусть \(Exercises.names(labels)) — цены строк, которые выполняются как равенства."
      return [
        .paragraph(
          lead + " Всё, что идёт на единицу переменной, стоит столько же, сколько она приносит:"),
        .indented(Document([.grid(Grid(rows))])),
        .paragraph(
          "Отсюда " + values + ". Проверка: " + check
            + " = \(exercise.value), а это и есть оптимум."),
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
          ? "Строка " + row
            + " исчерпана не до конца: в лучшей вершине остаётся \(left). Добавка к тому, что и так остаётся, ничего не стоит."
          : "Строка " + row
            + " выполняется с запасом: в лучшей вершине он равен \(left). Потребовать на 1 больше ничего не стоит."
      case .notFree:
        return "Строка " + row
          + " в лучшей вершине выполняется как равенство: если её правая часть больше на 1, вершина сдвигается, и значение вместе с ней."
      case .otherRow(let label):
        return "Это цена строки \(label, .code), а не строки " + row + "."
      case .sign:
        return isMaximized(exercise)
          ? "Величина верна, а знак — нет: когда правая часть строки " + row
            + " больше, наибольшее значение растёт."
          : "Величина верна, а знак — нет: если требуется больше, наименьшее значение растёт."
      case .coefficient(let name):
        return
          "Это коэффициент при \(name, .code) в целевой функции: столько приносит единица переменной \(name, .code). Но ещё одна единица в правой части строки "
          + row + " — это не ещё одна единица \(name, .code)."
      case .total: return "Это всё значение целиком, а не прибавка от ещё одной единицы."
      case .notEven(let check):
        return
          "Если бы цена строки " + row
          + " была равна \(answer), то ради переменной \(check.first, .code) цена строки \(check.other, .code) была бы равна \(check.otherPrice). Но тогда всё, что идёт на единицу переменной \(check.second, .code), стоило бы \(check.worth), а приносит она \(check.brings)."
      case .wrongValue(let name, let worth, let brings):
        return
          "При такой цене всё, что идёт на единицу переменной \(name, .code), стоило бы \(worth), а приносит она \(brings)."
      }
    }
  }
}
