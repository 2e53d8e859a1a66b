// What is said of sweeps and of prices, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension SweepWords {
  var russian: Text {
    switch self {
    case .swept(let report): Russian.swept(report)
    case .onlyAbove(let level):
      "функционал \(Naming.objective(level)) не ограничен снизу, поэтому показаны только уровни выше "
        + "уровня \(level.name)"
    case .nothingAnywhere: "на всём этом промежутке ничего не остаётся: требования несовместны"
    case .nothingDepends(let name):
      "ничего не меняется: \(formula: name) не входит ни в одно включённое ограничение"
    case .still(let values): "везде одно и то же: " + RussianGrammar.list(values)
    case .heldTexts(let views):
      Text(
        (views.count == 1 ? "высота текста вью " : "высоты текстов вью ")
          + RussianGrammar.list(views)
          + RussianGrammar.agreeing(views.count, " остаётся прежней", " остаются прежними")
          + ": в отличие от suggest, прогон не делает проходов вёрстки")
    case .bothAreBest: "Где сходятся два участка, решения обоих одинаково хороши."
    case .hiddenVariables(let count):
      Text(
        RussianGrammar.plural(count, "не показана", "не показаны", "не показано") + " ещё "
          + RussianGrammar.count(count, "переменная", "переменные", "переменных"))
    case .morePieces(let count):
      Text("и ещё \(RussianGrammar.count(count, "участок", "участка", "участков"))")
    case .from(let name): "\(name) от"
    case .to: "до"
    case .below(let value): "ниже \(value)"
    case .above(let value): "выше \(value)"
    case .nothingLeft: "ничего не остаётся"
    case .endless(let direction):
      direction == .maximize ? "нет наибольшего значения" : "нет наименьшего значения"
    case .least(let name): "наименьшее \(formula: name)"
    case .greatest(let name): "наибольшее \(formula: name)"
    case .against(let subject, let name): "\(subject) в зависимости от \(name)"
    case .edges(let isHorizontal):
      isHorizontal ? "Левые и правые края" : "Верхние и нижние края"
    }
  }
}

extension PriceWords {
  var russian: Text {
    switch self {
    case .none:
      "без целевой функции нет и цен; введите её, например maximize 3x + 5y, или пожелание"
    case .now(let level, let measure, let value):
      "\(level.name, Naming.role(level)): сейчас \(measure) = \(value, .strong)"
    case .ofZero(let count):
      Text(
        "ещё \(RussianGrammar.count(count, "ограничение", "ограничения", "ограничений")) с ценой 0")
    case .constraint: "ограничение"
    case .constant: "константа"
    case .price: "цена единицы"
    case .holdsFrom: "верна от"
    case .reducedCost: "(приведённая оценка)"
    case .objective: "целевая функция"
    case .of: "при"
    case .coefficient: "коэффициент"
    case .from: "от"
    case .to: "до"
    case .lastPlaces(let id, let below, let above):
      "\(id, .strong): ничего не остаётся "
        + RussianGrammar.list(
          [below.map { "ниже \($0)" as Text }, above.map { "выше \($0)" }].compactMap { $0 })
    case .turn(let id, let measure, let more, let less):
      "\(id, .strong): каждая единица вверх меняет \(measure) на \(more), каждая единица вниз — на \(less)"
    case .example(let id, let constant, let measure, let from, let to):
      "например, \("set \(id) \(constant)", .code) изменит \(measure) на \(to - from), с \(from) до \(to)"
    case .coefficients(let values):
      "Каждый коэффициент по отдельности может меняться в этих границах, и ни одно решение не станет лучше, чем "
        + values.joined(separator: ", ")
    }
  }
}

extension Russian {
  /// `X2 от 0 до 30; сейчас 20`, `b: X >= t, t от 0 до 30; сейчас 20`
  fileprivate static func swept(_ report: SweepReport) -> Text {
    let subject = report.subject
    let (lower, upper) = report.asked
    let title: Text =
      switch subject.kind {
      case .point: Text(formula: subject.name, .strong)
      case .constant(let text, let name):
        "\(subject.name, .strong): \(text, .code), \(name, .strong)"
      case .coefficient(let moving):
        "\(moving.objective.id, .strong): \(moving.objective.direction.rawValue) "
          + moving.sum + ", \(moving.name, .strong)"
      }
    let span: Text = lower == upper ? " при \(lower)" : " от \(lower) до \(upper)"
    return title + span + "; сейчас \(subject.now)"
  }
}
