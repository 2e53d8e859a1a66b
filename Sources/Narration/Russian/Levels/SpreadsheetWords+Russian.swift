// What is said in the two tables of a spreadsheet's sensitivity report, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension SpreadsheetWords {
  var russian: Text {
    switch self {
    case .none:
      "для этой таблицы нужна целевая функция, одна на своём уровне; введите её, например maximize 3x + "
        + "5y, или посмотрите \("sensitivity", .code)"
    case .title(let objective, let value):
      "\(objective.id, .strong): \(formula: objective.text) → \(value, .strong)"
    case .variable: "переменная"
    case .constraint: "ограничение"
    case .value: "значение"
    case .reducedCost: "оценка"
    case .coefficient: "коэффициент"
    case .shadowPrice: "теневая цена"
    case .constant: "правая часть"
    case .increase: "увеличение"
    case .decrease: "уменьшение"
    case .meaning:
      "увеличение и уменьшение — допустимые: насколько каждое число по отдельности может вырасти или уменьшиться, пока "
        + "решение (для коэффициента) или цена (для правой части) остаётся прежним."
    case .turns(let ids):
      "Вершина вырождена: у \(RussianGrammar.agreeing(ids.count, "ограничения", "ограничений")) "
        + "\(RussianGrammar.list(ids)) цена единицы вниз иная, чем цена единицы вверх; показана вторая, "
        + "обе показывает \("sensitivity", .code)."
    case .andMore(let count): "\(RussianGrammar.andMore(count))"
    }
  }
}
