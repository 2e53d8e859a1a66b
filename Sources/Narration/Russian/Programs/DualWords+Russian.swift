// What is said of a linear program and its dual, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension DualWords {
  var russian: Text {
    switch self {
    case .nothing:
      "двойственной задачи нет: пока ничего не минимизируется; введите пожелание или целевую функцию, например "
        + "maximize 3x"
    case .primal: "прямая"
    case .dual: "двойственная"
    case .sense(let isMaximized): isMaximized ? "max" : "min"
    case .free: "любого знака"
    case .tight: "активно"
    case .apart(.equal, let amount): "отличие \(amount)"
    case .apart(.atMost, let amount): "меньше на \(amount)"
    case .apart(.atLeast, let amount): "больше на \(amount)"
    case .notShown(let count):
      Text("и ещё \(RussianGrammar.count(count, "строка", "строки", "строк"))")
    case .meaning(let price, let name):
      "\(price) — цена строки \(name): множитель, с которым эта строка входит в доказательство."
    case .meet(let value):
      "Обе задачи приходят к \(value, .strong), поэтому ни одну нельзя улучшить. В каждой строке ограничение активно "
        + "или неизвестная равна 0."
    case .unbounded(let name, let isMaximized):
      "\(name) не имеет \(isMaximized ? "наибольшего" : "наименьшего") значения, поэтому двойственной задаче не "
        + "удовлетворяют никакие цены."
    case .contradictory:
      "Требования несовместны, поэтому и у двойственной задачи нет наилучших цен."
    }
  }
}
