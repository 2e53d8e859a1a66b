// What is said of measured chains and layouts, in Russian.

import Wording

extension MeasurementWords {
  var russian: String {
    switch self {
    case .chain(let items, let constraints):
      "цепочка: "
        + RussianGrammar.count(items, "элемент", "элемента", "элементов") + ", "
        + RussianGrammar.count(constraints, "ограничение", "ограничения", "ограничений")
    case .change: "изменение"
    case .time: "время"
    case .pivots: "шагов"
    case .each: "на каждое"
    case .metric(let change): Russian.text(change)
    }
  }
}

extension Russian {
  fileprivate static func text(_ change: ChainMeasurement.Change) -> String {
    switch change {
    case .oneByOne: "по одному, с решением после каждого"
    case .allAtOnce: "все сразу, с решением в конце"
    case .item(let isAdded): "ещё один элемент: \(inOrOut(isAdded))"
    case .requirement(let isAdded):
      "требование, которое сдвигает половину: \(inOrOut(isAdded))"
    case .highWish(let isAdded): "пожелание high, которое делает то же: \(inOrOut(isAdded))"
    case .lowWish(let isAdded): "пожелание low, слишком слабое для этого: \(inOrOut(isAdded))"
    case .firstItem: "константа: первый элемент сдвинут"
    case .middleItem: "константа: средний элемент сдвинут"
    case .lastItem: "константа: последний элемент сдвинут"
    }
  }

  /// As a column has it, one above the other.
  fileprivate static func inOrOut(_ isAdded: Bool) -> String { isAdded ? "добавить" : "убрать" }
}

extension LayoutTimesWords {
  var russian: String {
    switch self {
    case .caption:
      "список ячеек, в каждой картинка и две надписи; всего n вью; время — медиана"
    case .views: "n"
    case .operations: "операций"
    case .arranging: "расстановка"
    case .pivots: "шагов"
    case .solving: "решение"
    case .dragPivots: "шагов"
    case .dragging: "сдвиг"
    case .bothTitle: "миллисекунды в зависимости от n, числа вью"
    case .arrangedTitle: "микросекунды в зависимости от n, только без решателя"
    case .arranged: "без решателя: размеры снизу вверх, места сверху вниз"
    case .solved: "ограничения, с нуля"
    case .dragged: "ограничения, размер окна изменился на шаг"
    case .onlyConstraints:
      "Только ограничения могут связать то, что лежит в разных ветвях, например две надписи в двух рядах, которые должны быть одинаковой ширины: дерево измеряет каждую ветвь саму по себе."
    case .onlyCode:
      "Только код может решать: LayoutKit пропускает вью, для которой нет места, вместе с её промежутком, а в линейном ограничении нет «если»."
    }
  }
}
