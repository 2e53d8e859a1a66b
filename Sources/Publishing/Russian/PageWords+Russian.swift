// What pages and papers say beside what the session says itself, in Russian.

import ConstraintHierarchies
import Rendering
import Wording

extension PageWords {
  var russian: Text {
    switch self {
    case .walk(""): "Решение, шаг за шагом"
    case .walk(let name): "\(name), шаг за шагом"
    case .place(let place, let count): "шаг \(place) из \(count)"
    case .stepsLeftOut(let count):
      Text(
        "Здесь \(RussianGrammar.agreeing(count, "пропущен", "пропущено")) "
          + "\(RussianGrammar.count(count, "шаг", "шага", "шагов")); всё показывает slackline --present."
      )
    case .tableLeftOut(let rows, let columns):
      Text(
        "Таблица пропущена: строк в ней \(rows), столбцов \(columns); её показывает slackline --present."
      )
    }
  }
}

extension PaperWords {
  var russian: String {
    switch self {
    case .title(""): "Решение иерархии ограничений"
    case .title(let name): "\(name): решение"
    case .constraints: "Ограничения"
    case .objectives: "Функционалы"
    case .dictionaries: "Словари"
    case .solution: "Решение"
    case .pivot(let number, let entering, let leaving):
      "Шаг \(number): вводится \(entering), выводится \(leaving)."
    case .lastDictionary: "Последний словарь."
    case .tooLarge(let rows, let columns):
      "Словарь слишком велик для печати: строк в нём \(rows), столбцов \(columns)."
    case .pivotsLeftOut(let count):
      "Здесь \(RussianGrammar.agreeing(count, "пропущен", "пропущено")) ещё "
        + "\(RussianGrammar.count(count, "шаг", "шага", "шагов"))."
    case .constraintsLeftOut(let count): RussianGrammar.andMore(count)
    case .level(let priority): priority.name
    case .disabled: "отключено"
    case .noLeastValue: "наименьшего значения нет"
    case .contradictory: "Требования противоречат друг другу."
    case .unbounded(let level):
      "Функционал уровня \(level.name) не имеет наименьшего значения, поэтому решения нет."
    case .nothing: "Решать нечего."
    case .spelling(let spelling, let character): "\(spelling) заменяет \(character)"
    case .origin:
      "Записано программой slackline. Нужны только amsmath и graphicx, для русского текста — T2A."
    }
  }
}
