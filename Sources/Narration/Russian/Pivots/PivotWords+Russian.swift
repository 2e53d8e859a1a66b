// What is said of pivots, in Russian.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

extension PivotWords {
  var russian: Text {
    switch self {
    case .heading(let pivot) where pivot.bound?.isFlip == true: Russian.flip(pivot)
    case .heading(let pivot):
      "\("Шаг \(pivot.number)", .strong): вводится \(pivot.entering.strong), выводится "
        + "\(pivot.leaving.strong)."
    case .free(let pivot):
      "\(pivot.entering.strong) — переменная без ограничения знака: она вводится в базис первой, остаётся там и в "
        + "проверке отношений не участвует. Она входит в строку переменной \(pivot.leaving.strong), поэтому занимает "
        + "её место; её значение становится равным \(pivot.length)."
    case .placeholder(let equation, let pivot):
      "У уравнения \(equation, .strong) нет дополнительной переменной: \(pivot.leaving.strong) — только разность "
        + "его левой и правой частей. Она должна равняться 0, поэтому выводится навсегда."
    case .enters(let pivot, let rule): Russian.enters(pivot, rule)
    case .ratioHeading(let pivot):
      "Проверка отношений: насколько может вырасти \(pivot.entering.strong), прежде чем другая переменная "
        + "станет отрицательной?"
    case .onlyRatio: "← единственное"
    case .smallestRatio: "← наименьшее"
    case .equalRatio: "такое же; из равных берётся первый по порядку столбец"
    case .leaves(let pivot) where pivot.bound != nil: Russian.leavesAtBound(pivot)
    case .leaves(let pivot): Russian.leaves(pivot)
    case .change(let pivot):
      pivot.length.isZero
        ? "\(ObjectiveName.colored(pivot.level)) не меняется: \(pivot.before)."
        : "\(ObjectiveName.colored(pivot.level)): \(pivot.before) → \(pivot.after, .strong)."
    case .furthestBelow(let pivot): Russian.furthestBelow(pivot)
    case .dualRatioHeading(let pivot):
      "Двойственная проверка отношений: сколько в функционале \(ObjectiveName.colored(pivot.level)) стоит единица "
        + "прироста переменной \(pivot.leaving.strong) за счёт каждого столбца?"
    case .cheapest(let pivot):
      "Вводится \(pivot.entering.strong): этот столбец дешевле всех. При "
        + "\(pivot.entering.strong) = \(pivot.length) переменная \(pivot.leaving.strong) обращается в 0, и "
        + "отрицательных оценок не появляется."
    case .arithmetic(let pivot):
      "\(ObjectiveName.colored(pivot.level)): \(pivot.before) + (\(pivot.cost)) × \(pivot.length) = "
        + "\(pivot.after, .strong), то есть прежнее значение плюс оценка столбца "
        + "\(pivot.entering.strong), умноженная на \(pivot.length)."
    case .basis: "базис"
    case .value: "знач."
    case .prices(let name): "цены, \(name)"
    case .noInverse:
      "(Для модифицированной формы в базисе слишком много строк; показан словарь.)"
    case .reducedCosts(let name, let isMaximum, let costs, let more):
      "\(isMaximum ? "цены·столбец − коэффициент" : "стоимость − цены·столбец"), строка \(name): "
        + RussianGrammar.list(
          costs.map { "\($0.0.strong) \($0.1)" as Text } + (more > 0 ? ["ещё \(more)"] : []))
    case .largeTableau(let rows, let columns): Text(Russian.largeTableau(rows, columns))
    case .cut(let rows, let columns): Text(Russian.cut(rows, columns))
    }
  }
}

extension ManualPivotWords {
  var russian: Text {
    switch self {
    case .heading(let pivot):
      "\("Шаг \(pivot.number) (ваш)", .strong): вводится \(pivot.entering.strong), выводится "
        + "\(pivot.leaving.strong)."
    case .legal(let pivot):
      pivot.length.isZero
        ? "\("Шаг допустим", .good): переменная \(pivot.leaving.strong) уже равна 0, поэтому ничего не сдвигается, "
          + "меняется только базис (вырожденный шаг)."
        : "\("Шаг допустим", .good): \(pivot.leaving.strong) обращается в 0 при "
          + "\(pivot.entering.strong) = \(pivot.length), и никакая другая переменная не становится отрицательной."
    case .worth(let pivot): Russian.worth(pivot)
    case .comparison(.nothingLeft): "По правилу делать здесь было уже нечего."
    case .comparison(.same(let rule)): "Правило \(rule.rawValue, .code) выбрало бы то же самое."
    case .comparison(.other(let rule, let entering, let leaving, let level, let after)):
      "По правилу \(rule.rawValue, .code) вводилась бы переменная \(entering.strong) и выводилась бы "
        + "\(leaving.strong): \(ObjectiveName.colored(level)) → \(after)."
    case .yours: "← ваш выбор"
    }
  }
}

extension RemarkWords {
  var russian: String {
    switch self {
    case .nonbasic: "небазисный столбец"
    case .basic: "базисный столбец"
    case .doesNotFall: "не убывает"
    case .mayEnter(let cost): "можно ввести: оценка \(cost)"
    case .wouldNotImprove(let cost): "оценка \(cost): не даст улучшения"
    case .mayLeave(let ratio): "отношение \(ratio): можно вывести"
    case .comesTooLate(let ratio): "отношение \(ratio): слишком велико"
    }
  }
}

extension Russian {
  fileprivate static func largeTableau(_ rows: Int, _ columns: Int) -> String {
    "(В таблице \(RussianGrammar.count(rows, "строка", "строки", "строк")) и "
      + "\(RussianGrammar.count(columns, "столбец", "столбца", "столбцов")): слишком много, чтобы показывать её "
      + "при каждом шаге; для одного шага её покажут goto N и затем tableau.)"
  }

  fileprivate static func cut(_ rows: Int, _ columns: Int) -> String {
    var parts: [String] = []
    if rows > 0 { parts.append(RussianGrammar.count(rows, "строка", "строки", "строк")) }
    if columns > 0 {
      parts.append(RussianGrammar.count(columns, "столбец", "столбца", "столбцов"))
    }
    return "и ещё \(RussianGrammar.list(parts))"
  }

  fileprivate static func leaves(_ pivot: PivotReport) -> Text {
    pivot.length.isZero
      ? "Выводится \(pivot.leaving.strong): переменная уже равна 0, поэтому ничего не сдвигается, меняется только базис "
        + "(вырожденный шаг)."
      : "Выводится \(pivot.leaving.strong): эта переменная раньше всех обращается в 0 — при "
        + "\(pivot.entering.strong) = \(pivot.length)."
  }

  fileprivate static func furthestBelow(_ pivot: PivotReport) -> Text {
    let value = pivot.lacking.first { $0.column == pivot.leaving }?.value
    let start: Text = "Выводится \(pivot.leaving.strong): значение \(value ?? 0) — "
    let count = pivot.lacking.count
    if count < 2 { return start + "единственное отрицательное." }
    return start
      + Text(
        "наименьшее из \(count) "
          + "\(RussianGrammar.plural(count, "отрицательного", "отрицательных", "отрицательных")).")
  }

  fileprivate static func enters(_ pivot: PivotReport, _ rule: RuleWord) -> Text {
    if rule == .bigM, let text = entersWithPenalty(pivot) { return text }
    let text: Text =
      "Вводится \(pivot.entering.strong): оценка в строке функционала \(ObjectiveName.colored(pivot.level)) равна "
      + "\(pivot.cost), и каждая единица роста уменьшает его на \(pivot.cost.magnitude)."
    let count = pivot.candidateCount
    if count < 2 { return text + " Других кандидатов нет." }
    let choice =
      switch rule {
      case .bland: "выбран первый по порядку (правило Блэнда)"
      case .dantzig: "выбран столбец с наименьшей оценкой (правило Данцига)"
      case .greatest:
        "выбран тот, что за один шаг уменьшает функционал сильнее всего (наибольшее улучшение)"
      case .dual, .bigM: "его выбирает правило"
      }
    return text
      + Text(
        " Из \(RussianGrammar.count(count, "кандидата", "кандидатов", "кандидатов")) \(choice):")
  }

  // MARK: A pivot of the learner's own

  fileprivate static func worth(_ pivot: PivotReport) -> Text {
    let (entering, objective) = (pivot.entering.strong, ObjectiveName.colored(pivot.level))
    let verdict: Text =
      switch pivot.cost.signum {
      case ..<0 where pivot.length.isZero:
        "\("Пока без улучшения", .note): оценка столбца \(entering) равна \(pivot.cost), но переменная остаётся "
          + "равной 0. "
      case ..<0:
        "\("Улучшение", .good): каждая единица роста переменной \(entering) уменьшает функционал \(objective) на "
          + "\(pivot.cost.magnitude). "
      case 0:
        "\("Без улучшения", .note): оценка столбца \(entering) равна 0, и \(objective) не меняется. "
      default:
        "\("Без улучшения", .note): оценка столбца \(entering) равна \(pivot.cost), и с его ростом \(objective) "
          + "возрастает. "
      }
    return verdict + "\(objective): \(pivot.before) → \(pivot.after, .strong)."
  }
}
