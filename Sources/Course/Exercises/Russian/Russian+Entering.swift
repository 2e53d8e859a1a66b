// Which column enters, in Russian.

import Rationals
import Rendering
import Wording

extension EntersExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Entering.prompt, hints: Russian.Entering.hints,
      solution: Russian.Entering.solution,
      remark: { fault, _ in Russian.Entering.fault(fault) })
  }
}

extension Russian {
  enum Entering {
    static func prompt(_ exercise: EntersExercise) -> Document {
      let dictionary = exercise.dictionary
      let hasLevels = dictionary.objectives.count > 1
      let lead: Text =
        hasLevels
        ? "Дан словарь; переменные верхней строки равны 0. Уровень high решён: функционал f(high) принимает наименьшее значение. Теперь минимизируется f(low), а f(high) больше не должен возрастать."
        : "Дан словарь; переменные верхней строки равны 0. Функционал f минимизируется."
      let rule: Text =
        exercise.rule == .bland
        ? "Какой столбец вводится в базис по правилу Блэнда, то есть первый слева из уменьшающих f?"
        : "Какой столбец вводится в базис по правилу Данцига, то есть с наименьшей отрицательной оценкой?"
      return Document([
        .paragraph(lead), .blank, Forms.dictionary(dictionary), .blank, .paragraph(rule),
      ])
    }

    static func hints(_ exercise: EntersExercise) -> [Text] {
      let name = exercise.objective.name
      let first: Text =
        "Оценки стоят в строке \(name). Когда переменная столбца растёт от 0, на каждую её единицу \(name) меняется на оценку столбца."
      if exercise.dictionary.objectives.count > 1 {
        return [
          first,
          "Столбец с положительной оценкой в f(high) увеличил бы f(high): он заморожен, как бы ни был хорош для f(low).",
        ]
      }
      return [
        first,
        exercise.rule == .bland
          ? "Просматривайте оценки слева направо до первой отрицательной."
          : "Какая из отрицательных оценок наименьшая?",
      ]
    }

    static func solution(_ exercise: EntersExercise) -> Document {
      let dictionary = exercise.dictionary
      let objective = exercise.objective
      let rows = dictionary.columns.indices.map { column -> [Text] in
        [
          Text(dictionary.columns[column], .code), "\(objective.entries[column])",
          remark(column, exercise),
        ]
      }
      let name = Text(dictionary.columns[exercise.entering], .code)
      let last: Text =
        exercise.rule == .bland
        ? "Первый из столбцов, уменьшающих f, — \(name): он вводится в базис."
        : "Наименьшая из оценок, которые идут в счёт, равна \(objective.entries[exercise.entering]): в базис вводится столбец \(name)."
      return Document([
        .paragraph("Как единица каждого столбца меняет \(objective.name):"),
        .indented(Document([.grid(Grid(rows, alignments: [.left, .right]))])), .paragraph(last),
      ])
    }

    private static func remark(_ column: Int, _ exercise: EntersExercise) -> Text {
      let cost = exercise.objective.entries[column]
      if cost.signum > 0 { return "увеличивает" }
      if cost.isZero { return "не меняет" }
      let above = exercise.costAbove(column)
      return above.isZero
        ? "уменьшает" : "уменьшает, но увеличивает f(high) на \(above): заморожен"
    }

    static func fault(_ fault: EntersExercise.Fault) -> Text {
      switch fault {
      case .isBasic(let name):
        "У переменной \(name, .code) есть своя строка: она уже в базисе. Вводятся переменные из верхней строки."
      case .raises(let name, let cost):
        "Оценка столбца \(name, .code) равна \(cost), она положительна: с каждой единицей функционал возрастал бы."
      case .changesNothing(let name):
        "Оценка столбца \(name, .code) равна 0: сколько ни увеличивать эту переменную, функционал не изменится."
      case .frozen(let name, let cost):
        "С каждой единицей \(name, .code) функционал f(high) возрастал бы на \(cost), а более высокий уровень важнее: этот столбец заморожен."
      case .lessSteep(let name, let cost):
        "Столбец \(name, .code) подошёл бы, его оценка \(cost), но есть столбец с ещё меньшей оценкой."
      case .notFirst(let name):
        "Столбец \(name, .code) уменьшает функционал, но он не первый такой: левее есть другой."
      }
    }
  }
}
