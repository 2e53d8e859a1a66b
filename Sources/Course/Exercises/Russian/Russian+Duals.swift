// Writing the dual, in Russian.

import Language
import Rendering
import Wording

extension DualExercise {
  static var russian: ExerciseWords<Self, Remark> {
    ExerciseWords(
      prompt: Russian.Duals.prompt, hints: Russian.Duals.hints, solution: Russian.Duals.solution,
      remark: Russian.Duals.remark)
  }
}

extension Russian {
  enum Duals {
    static func prompt(_ exercise: DualExercise) -> Document {
      let program = exercise.program
      var blocks: [Block] = [Forms.program(program), .blank]
      blocks.append(
        .paragraph(
          "Запишите двойственную задачу. Множитель каждой строки назовите так же, как строку: \(Exercises.names(exercise.labels)). Нужны целевая функция, строка для каждой переменной и знак каждого множителя, у которого он есть; вводите по одной строке или через точку с запятой."
        ))
      return Document(blocks)
    }

    static func hints(_ exercise: DualExercise) -> [Text] {
      let isMaximized = exercise.program.direction == .maximize
      return [
        isMaximized
          ? "Правые части становятся целевой функцией, столбцы — строками. Вместо максимума ищется граница сверху, наименьшая из возможных."
          : "Правые части становятся целевой функцией, столбцы — строками. Вместо минимума ищется граница снизу, наибольшая из возможных.",
        isMaximized
          ? "Множитель строки со знаком ≤ не меньше 0, со знаком ≥ — не больше 0, у равенства — любого знака. Неотрицательная переменная даёт строку со знаком ≥, переменная без ограничения знака — равенство."
          : "Множитель строки со знаком ≥ не меньше 0, со знаком ≤ — не больше 0, у равенства — любого знака. Неотрицательная переменная даёт строку со знаком ≤, переменная без ограничения знака — равенство.",
      ]
    }

    static func solution(_ exercise: DualExercise) -> Document {
      let (program, dual) = (exercise.program, exercise.dual)
      let labels = exercise.labels
      let isMaximized = program.direction == .maximize
      var rows: [[Text]] = [
        [
          Text(dual.direction.rawValue, .code), Forms.sum(dual.objective, labels),
          "правые части, каждая со своим множителем",
        ]
      ]
      for (index, line) in dual.columns.enumerated() {
        let name = program.names[index]
        let why: Text = program.free.contains(name) ? "; знак не ограничен" : ""
        rows.append(["для \(name, .code)", Forms.line(line), "столбец \(name, .code)" + why])
      }
      for (index, sign) in dual.signs.enumerated() {
        let row = program.rows[index]
        let why: Text = "в строке \(row.label, .code) знак " + Forms.sign(row.relation)
        rows.append(["", sign.map { Forms.line($0) } ?? "\(row.label) free", why])
      }
      let bound: Text =
        isMaximized
        ? "Почему так: умножим каждую строку на её множитель и сложим. Если каждая переменная входит в сумму с коэффициентом не меньше, чем в целевую функцию, то правая часть суммы — граница сверху; двойственная задача ищет наименьшую."
        : "Почему так: умножим каждую строку на её множитель и сложим. Если каждая переменная входит в сумму с коэффициентом не больше, чем в целевую функцию, то правая часть суммы — граница снизу; двойственная задача ищет наибольшую."
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
      if parts.contains(.objective) { names.append("целевая функция") }
      for case .column(let column) in parts {
        names.append("строка для \(program.names[column], .code)")
      }
      for case .sign(let row) in parts {
        names.append("знак множителя \(program.rows[row].label, .code)")
      }
      return "\("Пока верно.", .good) Осталось: " + RussianGrammar.list(names) + "."
    }

    static func fault(_ fault: DualExercise.Fault, _ exercise: DualExercise) -> Text {
      let (program, dual) = (exercise.program, exercise.dual)
      let isMaximized = program.direction == .maximize
      func label(_ row: Int) -> Text { Text(program.rows[row].label, .code) }
      func name(_ column: Int) -> Text { Text(program.names[column], .code) }
      switch fault {
      case .direction:
        return isMaximized
          ? "Направление обратное: двойственная к задаче на максимум — задача на минимум."
          : "Направление обратное: двойственная к задаче на минимум — задача на максимум."
      case .ownObjective:
        return
          "Это коэффициенты целевой функции исходной задачи. Целевая функция двойственной составлена из правых частей, а эти коэффициенты становятся её правыми частями."
      case .objectiveCoefficient(let row):
        return
          "Коэффициент при \(label(row)) в целевой функции неверен: он равен правой части строки \(label(row))."
      case .relation(let column): return relation(column, exercise)
      case .rightSide(let column, let typed):
        return
          "Левая часть — от переменной \(name(column)), но правая не \(typed): она равна коэффициенту при \(name(column)) в целевой функции."
      case .coefficient(let column, let row, let typed):
        return
          "Похоже на строку для \(name(column)), но коэффициент при \(label(row)) не \(typed): он равен коэффициенту при \(name(column)) в строке \(label(row))."
      case .rowForColumn(let row):
        return
          "Это коэффициенты строки \(label(row)). Строка двойственной задачи составлена из коэффициентов одной переменной во всех строках, то есть из столбца."
      case .sign(let row):
        let relation = Forms.sign(program.rows[row].relation)
        let sign = dual.signs[row].map { Forms.sign($0.relation) } ?? "="
        return
          "Знак множителя \(label(row)) неверен. В задаче на \(isMaximized ? "максимум" : "минимум") множитель строки со знаком \(relation) должен быть \(sign) 0."
      case .signOfFree(let row):
        return "Строка \(label(row)) — равенство: её множитель может иметь любой знак."
      case .notFree(let row):
        return "Строка \(label(row)) — неравенство: у её множителя есть знак."
      case .ownVariable(let name):
        return
          "Переменная \(name, .code) — из исходной задачи. В двойственной есть только множители \(Exercises.names(exercise.labels))."
      case .notInDual: return "Ни такой строки, ни кратной ей в двойственной задаче нет."
      }
    }

    private static func relation(_ column: Int, _ exercise: DualExercise) -> Text {
      let (program, name) = (exercise.program, exercise.program.names[column])
      if program.free.contains(name) {
        return
          "Обе части — от переменной \(name, .code), но её знак не ограничен: здесь нужно равенство."
      }
      let sign = Forms.sign(exercise.dual.columns[column].relation)
      return program.direction == .maximize
        ? "Обе части — от переменной \(name, .code), но знак между ними другой. Множители дают границу сверху, если \(name, .code) входит в сумму с коэффициентом не меньше, чем в целевую функцию: \(sign)."
        : "Обе части — от переменной \(name, .code), но знак между ними другой. Множители дают границу снизу, если \(name, .code) входит в сумму с коэффициентом не больше, чем в целевую функцию: \(sign)."
    }
  }
}
