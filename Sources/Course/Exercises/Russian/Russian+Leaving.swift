// What leaves the basis, in Russian.

import Rendering
import Wording

extension LeavesExercise {
  static var russian: ExerciseWords<Self, Fault> {
    ExerciseWords(
      prompt: Russian.Leaving.prompt, hints: Russian.Leaving.hints,
      solution: Russian.Leaving.solution,
      remark: Russian.Leaving.fault)
  }
}

extension Russian {
  enum Leaving {
    static func prompt(_ exercise: LeavesExercise) -> Document {
      let dictionary = exercise.dictionary
      let entering = dictionary.columns[exercise.test.column]
      let question: Text =
        exercise.asksForBoth
        ? "Функционал f минимизируется, и в базис вводится столбец с наименьшей отрицательной оценкой. Какая переменная выводится из базиса?"
        : "В базис вводится \(entering, .code). Какая переменная выводится из базиса?"
      return Document([
        .paragraph(Ratio.lead(dictionary)), .blank, Forms.dictionary(dictionary), .blank,
        .paragraph(question),
      ])
    }

    static func hints(_ exercise: LeavesExercise) -> [Text] {
      let entering: Text =
        exercise.asksForBoth
        ? "Сначала найдите, что вводится: наименьший элемент в строке f. "
        : "Посмотрите на столбец \(exercise.dictionary.columns[exercise.test.column], .code). "
      return [
        entering + "Убывают только строки с отрицательным элементом в этом столбце.",
        "Выводится переменная той строки, которая раньше других доходит до 0: отношение свободного члена к скорости убывания там наименьшее.",
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
            "Наименьшая оценка равна \(cost), поэтому в базис вводится \(entering, .code). Эта переменная растёт от 0:"
          ))
      } else {
        blocks.append(
          .paragraph(
            "Переменная \(entering, .code) растёт от 0, остальные переменные верхней строки остаются равны 0:"
          ))
      }
      blocks.append(Ratio.test(dictionary, test.column, smallest: test.leaving))
      blocks.append(
        .paragraph(
          "Раньше других до 0 доходит переменная \(dictionary.rows[test.leaving].name, .code), при \(entering, .code) = \(test.ratio): она и выводится."
        ))
      return Document(blocks)
    }

    static func fault(_ fault: LeavesExercise.Fault, _ exercise: LeavesExercise) -> Text {
      let entering = exercise.dictionary.columns[exercise.test.column]
      // The same in the genitive and in the instrumental.
      let growth: Text =
        exercise.asksForBoth ? "вводимой переменной" : "переменной \(entering, .code)"
      switch fault {
      case .isColumn(let name):
        return
          "Переменная \(name, .code) стоит в верхней строке: она не в базисе, и выводить её неоткуда. У выводимой переменной есть своя строка."
      case .enters(let name):
        return
          "Переменная \(name, .code) как раз вводится. У выводимой переменной есть своя строка."
      case .rises(let name):
        return
          "Элемент строки \(name, .code) в этом столбце положителен: эта переменная растёт вместе с \(growth) и до 0 не дойдёт."
      case .staysAsItIs(let name):
        return
          "Элемент строки \(name, .code) в этом столбце равен 0: с ростом \(growth) она не меняется."
      case .isFree(let name):
        return
          "Переменная \(name, .code) может иметь любой знак, и 0 её не останавливает: она никогда не выводится."
      case .later(let name, let ratio, let passed, let value):
        return exercise.asksForBoth
          ? "Переменная \(name, .code) убывает, но её отношение \(ratio) не наименьшее: другая строка к тому времени дошла бы до \(value)."
          : "Переменная \(name, .code) доходит до 0 при \(entering, .code) = \(ratio), но к тому времени было бы \(passed, .code) = \(value)."
      case .forOtherColumn(let name, let column, let cost):
        return
          "Переменная \(name, .code) выводилась бы, если бы вводилась \(column, .code), но оценка \(cost) не наименьшая."
      }
    }
  }
}
