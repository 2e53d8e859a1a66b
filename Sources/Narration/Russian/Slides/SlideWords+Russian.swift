// What a screen of a presentation says small, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension SlideWords {
  var russian: Text {
    switch self {
    case .prompt(.pivot):
      "Вопрос классу: какой столбец вы ввели бы и что остановит его раньше всего?"
    case .prompt(.region):
      "Вопрос классу: что останется после следующего шага? Пусть покажут."
    case .prompt(.givingWay):
      "Вопрос классу: какие пожелания уступили и что нужно изменить, чтобы уступать не пришлось?"
    case .order([]): "Есть только требования."
    case .order(let levels):
      "Сначала требования, затем "
        + levels.map { Text($0.name, .level($0.whole)) }.joined(separator: ", затем ")
        + ": каждый уровень — на том, что оставили предыдущие."
    case .slacks:
      "Каждое неравенство становится уравнением: разность принимает на себя своя дополнительная переменная, всегда "
        + "неотрицательная."
    case .regionOfRequirements: "Остаётся всё, что допускают требования."
    case .minimise(let start, let objective):
      (start.aim == nil ? "Минимизируется " : "То есть минимизируется ")
        + "\(ObjectiveName.colored(start.level)) = \(objective.words)."
    case .onlyFreeColumns:
      "Вводить можно только столбцы, у которых на всех уровнях выше нулевая оценка."
    case .rowsComeIn: "Добавляются его строки."
    case .noneLowers(let level, let aim?, let greatest?):
      "Ввод любого из столбцов уже не уменьшит функционал \(ObjectiveName.colored(level)): "
        + "\(greatest, .strong) — наибольшее значение выражения \(aim.expression.words)."
    case .noneLowers(let level, _, _):
      "Ввод любого из столбцов уже не уменьшит функционал \(ObjectiveName.colored(level))."
    case .free(let pivot):
      "\(pivot.entering.strong) — переменная без ограничения знака: она вводится первой и остаётся."
    case .becomes(let value): "Она становится равной \(value, .strong)."
    case .lowers(let pivot): Russian.lowers(pivot)
    case .stops(let pivot):
      pivot.length.isZero
        ? "Выводится \(pivot.leaving.strong): переменная уже равна 0, и ничего не сдвигается."
        : "Выводится \(pivot.leaving.strong): эта переменная раньше всех обращается в 0 — при "
          + "\(pivot.entering.strong) = \(pivot.length)."
    case .change(let pivot):
      pivot.length.isZero
        ? "\(ObjectiveName.colored(pivot.level)) не меняется: \(pivot.before)."
        : "\(ObjectiveName.colored(pivot.level)): \(pivot.before) → \(pivot.after, .strong)"
    case .nothingLeft: "ничего не остаётся"
    case .noColumn: "введите имя столбца, например b-; просто Enter показывает ответ"
    case .noNumber: "введите число, например 15/2 или 7.5; просто Enter показывает ответ"
    }
  }
}

extension Russian {
  fileprivate static func lowers(_ pivot: PivotReport) -> Text {
    let count = pivot.candidateCount
    return
      "Вводится \(pivot.entering.strong): каждая единица роста уменьшает функционал "
      + "\(ObjectiveName.colored(pivot.level)) на \(pivot.cost.magnitude)."
      + Text(
        count > 1
          ? " Так правило выбирает из \(RussianGrammar.count(count, "кандидата", "кандидатов", "кандидатов"))."
          : "")
  }
}
