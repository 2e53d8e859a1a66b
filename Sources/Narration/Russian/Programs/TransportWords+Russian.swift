// What is said of the table of a transportation problem, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension TransportWords {
  var russian: Text {
    switch self {
    case .title(let report):
      "\(report.isMaximized ? "наибольшее значение" : "наименьшая стоимость"): \(report.value, .strong)"
    case .amount: "объём"
    case .price: "цена"
    case .meaning(let isMaximized):
      isMaximized
        ? "В каждой клетке: что приносит единица, а под этим — сколько отправлено, после →, или на сколько изменила бы "
          + "значение единица в этой клетке: число − u − v. Где что-то отправлено, число равно u + v."
        : "В каждой клетке: стоимость единицы, а под ней — сколько отправлено, после →, или на сколько дороже обошлась "
          + "бы единица в этой клетке: стоимость − u − v. Где что-то отправлено, стоимость равна u + v."
    case .shifted(let name):
      "u и v — цены (потенциалы), те же, что у dual; если прибавить одно число ко всем u и вычесть его из всех v, ничего "
        + "не изменится, поэтому здесь, как в учебниках, u строки \(name) равно 0."
    }
  }
}

extension Russian {
  static func text(_ obstacle: TransportObstacle) -> String {
    let form =
      "; в транспортной задаче у каждого поставщика и у каждого потребителя своя сумма переменных, например "
      + "s1: x11 + x12 = 30"
    return switch obstacle {
    case .noObjective:
      "пока ничего не минимизируется; введите стоимость, например minimize 8x11 + 6x12"
    case .noSum(let id): "ограничение \(id) — не просто сумма переменных" + form
    case .notInTwo(let name, let count):
      "переменная \(name) входит в \(RussianGrammar.count(count, "ограничение", "ограничения", "ограничений")), а не в "
        + "одно поставщика и одно потребителя" + form
    case .noSign(let name):
      "переменная \(name) может быть отрицательной; сначала введите var \(name) >= 0"
    case .noSides(let one, let other):
      "у ограничений \(one) и \(other) общая переменная, а развести их по двум сторонам нельзя"
        + form
    }
  }
}
