// The ratio test, in Russian.

import Rationals
import Rendering
import Wording

extension RatioExercise {
  static var russian: ExerciseWords<Self, (fault: Fault, answer: Rational)> {
    ExerciseWords(
      prompt: Russian.Ratio.prompt, hints: Russian.Ratio.hints, solution: Russian.Ratio.solution,
      remark: { Russian.Ratio.fault($0.fault, $1, $0.answer) })
  }
}

extension Russian {
  enum Ratio {
    /// What a dictionary is, and which of its names may have any sign.
    static func lead(_ dictionary: SmallDictionary) -> Text {
      var lead: Text = "Дан словарь; переменные верхней строки равны 0."
      for row in dictionary.rows where row.isFree {
        lead +=
          " Переменная \(row.name, .code) может иметь любой знак; все остальные должны оставаться неотрицательными."
      }
      return lead
    }

    static func prompt(_ exercise: RatioExercise) -> Document {
      let dictionary = exercise.dictionary
      let rest: Text =
        dictionary.rows.contains { $0.isFree }
        ? "" : ", если ни одна переменная не должна стать меньше 0"
      return Document([
        .paragraph(lead(dictionary)), .blank, Forms.dictionary(dictionary), .blank,
        .paragraph(
          "В базис вводится переменная \(dictionary.columns[exercise.column], .code). До какого значения она может вырасти\(rest)?"
        ),
      ])
    }

    static func hints(_ exercise: RatioExercise) -> [Text] {
      let name = exercise.dictionary.columns[exercise.column]
      return [
        "Рост переменной \(name, .code) ограничивают только строки, которые при этом убывают, то есть строки с отрицательным элементом в её столбце.",
        "В каждой из них разделите свободный член на скорость убывания. Какое из отношений достигается первым?",
      ]
    }

    static func solution(_ exercise: RatioExercise) -> Document {
      let dictionary = exercise.dictionary
      let name = dictionary.columns[exercise.column]
      let leaving = dictionary.rows[exercise.leaving].name
      return Document([
        .paragraph(
          "Переменная \(name, .code) растёт от 0, остальные переменные верхней строки остаются равны 0:"
        ),
        test(dictionary, exercise.column, smallest: exercise.leaving),
        .paragraph(
          "Наименьшее отношение — \(exercise.ratio, .strong): там \(leaving, .code) = 0, а дальше было бы меньше 0."
        ),
      ])
    }

    /// Each row as the column grows, and what it allows.
    static func test(_ dictionary: SmallDictionary, _ column: Int, smallest: Int) -> Block {
      let name = dictionary.columns[column]
      let rows = dictionary.rows.indices.map { index -> [Text] in
        let row = dictionary.rows[index]
        let entry = row.entries[column]
        let form = SmallForm([name], [entry], constant: row.constant)
        let head: [Text] = [Text(row.name, .code), "= " + Forms.sum(form, [name])]
        if row.isFree { return head + ["любой знак: не ограничивает"] }
        if entry.isZero { return head + ["не меняется: не ограничивает"] }
        if entry.signum > 0 { return head + ["растёт: не ограничивает"] }
        let ratio = row.constant / -entry
        let end: Text = index == smallest ? "   ← наименьшее" : ""
        return head + ["\(row.constant) ÷ \(-entry) = \(ratio)" + end]
      }
      return .indented(Document([.grid(Grid(rows))]))
    }

    static func fault(
      _ fault: RatioExercise.Fault, _ exercise: RatioExercise, _ answer: Rational
    ) -> Text {
      let dictionary = exercise.dictionary
      let entering = dictionary.columns[exercise.column]
      func name(_ row: Int) -> String { dictionary.rows[row].name }
      func entry(_ row: Int) -> Rational { dictionary.rows[row].entries[exercise.column].magnitude }
      switch fault {
      case .negative:
        return "Сейчас \(entering, .code) = 0, и дальше только рост: меньше 0 быть не может."
      case .fromRising(let row):
        return
          "Это отношение из строки \(name(row), .code), но её элемент положителен: она растёт вместе с переменной \(entering, .code) и не ограничивает её."
      case .fromFree(let row):
        return
          "Здесь \(name(row), .code) = 0, но эта переменная может иметь любой знак: ей можно стать и меньше 0."
      case .notSmallest(let row, let passed, let value):
        return
          "Это отношение строки \(name(row), .code), но оно не наименьшее: при \(entering, .code) = \(answer) было бы \(name(passed), .code) = \(value)."
      case .constant(let row):
        return
          "Это свободный член строки \(name(row), .code), но каждая единица \(entering, .code) уменьшает её на \(entry(row))."
      case .upsideDown(let row):
        return
          "Это элемент строки \(name(row), .code), делённый на свободный член; делить нужно наоборот."
      case .tooFar(let row, let value):
        return
          "Это слишком много: при \(entering, .code) = \(answer) было бы \(name(row), .code) = \(value), меньше 0."
      case .tooShort(let row, let value):
        return
          "Можно расти и дальше: при \(entering, .code) = \(answer) ни одна из ограничивающих строк ещё не дошла до 0; например, \(name(row), .code) = \(value)."
      }
    }
  }
}
