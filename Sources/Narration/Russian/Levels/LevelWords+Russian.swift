// What is said of the levels, one after another, and of the solution that they come to, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension LevelWords {
  var russian: Text {
    switch self {
    case .start: "начало"
    case .noConstraintYet: "ограничений ещё нет"
    case .pivots(let count, hasMore: false):
      Text(RussianGrammar.count(count, "шаг", "шага", "шагов"))
    case .pivots(0, hasMore: true): "шаги не подсчитаны"
    case .pivots(let count, hasMore: true):
      "больше \(RussianGrammar.count(count, "шага", "шагов", "шагов"))"
    case .noRequirements: "требований нет"
    case .requirements(let count):
      Text(RussianGrammar.count(count, "требование", "требования", "требований"))
    case .minimum(let level, let sum, let least):
      "\(ObjectiveName.colored(level)) = \(sum)  →  "
        + (least.map { Text($0, .strong) } ?? Text("нет наименьшего значения", .error))
    case .maximum(let expression, let greatest):
      "максимум \(expression)  →  "
        + (greatest.map { Text($0, .strong) } ?? Text("нет наибольшего значения", .error))
    case .nothingLeft: "ничего не остаётся"
    case .unboundedBelow: "не ограничен снизу"
    case .unboundedAbove: "не ограничена сверху"
    case .unchanged: "область не изменилась"
    case .ambiguous(1):
      "неоднозначно: все значения в промежутке одинаково хороши; выбрать поможет ещё одно пожелание"
    case .ambiguous(let count):
      Text(
        "неоднозначность в \(RussianGrammar.count(count, "переменной", "переменных", "переменных")): "
          + "её сняли бы новые пожелания")
    case .unmeasured(.only): "столь же хороших решений больше нет"
    case .unmeasured(.oneOfSeveral):
      "есть и другие столь же хорошие решения; как далеко может сдвинуться каждое значение, скажет "
        + "--regions last"
    case .unmeasured(.unknown):
      "есть ли другие столь же хорошие решения, не выяснялось; это выяснит --regions last"
    case .gives(let id, let text, let value):
      "\(id, .strong): \(formula: text) даёт \(value, .strong)"
    case .violated(let constraint, let error):
      "\(formula: constraint.leftText) на \(error.magnitude) "
        + "\(error.signum > 0 ? "больше" : "меньше"), чем \(formula: constraint.rightText)"
    case .forInstance(let values): "например, при \(values.joined(separator: ", ")):"
    case .everythingHolds: "все ограничения выполняются"
    case .everythingElseHolds: "остальные ограничения выполняются"
    }
  }
}
