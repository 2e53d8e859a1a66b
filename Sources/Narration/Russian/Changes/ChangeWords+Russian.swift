// What is said of changes, in Russian: what was added, and how replies look from here on.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Rendering
import Session
import Wording

extension ChangeWords {
  var russian: Text {
    switch self {
    case .points(let count): Text(RussianGrammar.agreeing(count, "точка", "точки"))
    case .adds(let share, let level):
      "\(level.name, Naming.role(level)): вносит \(share) в \(Naming.objective(level))"
    case .moreConstraints(let count): Text("\(RussianGrammar.andMore(count)): все покажет list")
    case .allRequired(let count): count == 1 ? "требование" : "всё это требования"
    case .newVariables(let names, let points): Text(Russian.newVariables(names, points))
    case .renamed(let renaming, let wasObjective, let named):
      Text(Russian.renamed(renaming, wasObjective, named))
    case .note(let note): Text(Russian.text(note).shortened(to: 240))
    case .rule(let rule): Text(Russian.text(rule))
    case .inUse(let setting): Text(Russian.text(setting))
    case .notEveryPair: "но годится не любая пара; какие годятся, покажет region"
    case .cost(let cost): Text("стоимость: \(Russian.text(cost))")
    }
  }
}

extension Russian {
  fileprivate static func newVariables(_ names: [String], _ points: [String]) -> String {
    let new = RussianGrammar.agreeing(names.count, "новая переменная", "новые переменные")
    let variables = "\(new): \(RussianGrammar.shortList(names))"
    if points.isEmpty { return variables }
    let word = RussianGrammar.agreeing(points.count, "точка", "точки")
    return "\(variables) (есть \(word) \(RussianGrammar.shortList(points)))"
  }

  fileprivate static func renamed(
    _ renaming: Hierarchy.Renaming, _ wasObjective: Bool, _ named: ChangeWords.Named?
  ) -> String {
    let now =
      switch named {
      case .variable?: "ваша переменная"
      case .point?: "ваша точка"
      case .constraint?: "ваше ограничение"
      case .objective?: "ваша целевая функция"
      case .view?: "ваша вью"
      case nil: "ваша строка"
      }
    let before =
      wasObjective
      ? "целевая функция \(renaming.old) переименована"
      : "ограничение \(renaming.old) переименовано"
    return "\(renaming.old) — теперь \(now); \(before) в \(renaming.new)"
  }

  fileprivate static func text(_ note: Note) -> String {
    switch note {
    case .dropped(let id, let text): "снято ограничение \(id): \(text)"
    case .disabled(let id, let text): "отключено: \(id)  \(text)"
    case .resting(let id, let text): "отключено, пока скрыты вью: \(id)  \(text)"
    case .released(let name): "переменную \(name) больше не держит suggest"
    case .weightOnRequirement:
      "требование не входит ни в один функционал, и его вес ничего не меняет; чтобы оно стало пожеланием, "
        + "допишите @low или другой уровень"
    case .withoutVariable(let id, _, nil, let hasPoints):
      "в ограничении \(id) нет переменных: оно "
        + (hasPoints ? "при таких точках выполняется" : "выполняется всегда")
    case .withoutVariable(let id, let level, let cost?, let hasPoints):
      "в ограничении \(id) нет переменных: оно \(hasPoints ? "при таких точках" : "всегда") вносит "
        + "\(cost) в f(\(level)), каким бы ни было решение"
    case .cancels(let id, let other, let level):
      "целевые функции \(id) и \(other) взаимно уничтожаются: вместе они ничего не вносят в "
        + "f(\(level)); drop \(other) оставит одну \(id)"
    case .twin(let id, let other, let level, let isObjective):
      twin(id, other, level, isObjective: isObjective)
    case .strength(let word):
      "\(word) теперь имя переменной; сила ограничения пишется в его конце: x = 40 @weak"
    case .unit(let word):
      "у чисел здесь нет единиц измерения: 10\(word) — это переменная \(word), умноженная на 10"
    case .namesFixed(true): "с этого места неизвестное имя — ошибка; vars free это снимет"
    case .namesFixed(false): "с этого места неизвестное имя создаёт переменную"
    case .reset: "всё удалено; undo вернёт"
    case .rule(let word): text(word)
    case .views(let names, let areGuides): namedViews(names, areGuides: areGuides)
    case .spacing(let number): standardGap(number, toSuperview: false)
    case .margin(let number): standardGap(number, toSuperview: true)
    case .direction(let word): direction(word)
    case .mirrored(let id):
      "ограничение \(id) читается по ходу текста, справа налево: расстояния в нём отсчитываются влево"
    case .textWaits(let text): waits(text)
    case .textsLoop(let views): loop(views)
    case .heldFromOutside(let view, let sizes): heldFromOutside(view, sizes)
    case .nonnegative(let names): nonnegative(names)
    case .bounded(let names, let bound): bounded(names, upTo: bound)
    case .free(let names): free(names)
    case .rowsForSigns(let ids, let names): rowsForSigns(ids, names)
    case .signsForRows(let ids): signsForRows(ids)
    case .heldByRows(let ids): heldByRows(ids)
    case .scrolls(let view):
      "\(view).content — то, что прокручивается во вью \(view): прикрепите содержимое к четырём краям "
        + "\(view).content; \(view).content.width = \(view).width оставит прокрутку только по вертикали"
    }
  }

  private static func twin(
    _ id: String, _ other: String, _ level: String?, isObjective: Bool
  ) -> String {
    guard let level else {
      return "ограничение \(id) повторяет ограничение \(other) и ничего не меняет; drop \(id) "
        + "оставит одно \(other)"
    }
    return isObjective
      ? "целевые функции \(id) и \(other) требуют одного и того же: f(\(level)) учитывает обе; "
        + "drop \(id) оставит одну \(other)"
      : "ограничение \(id) повторяет ограничение \(other): f(\(level)) учитывает оба; drop \(id) "
        + "оставит одно \(other)"
  }

  private static func heldFromOutside(_ view: String, _ sizes: [Axis: Rational]) -> String {
    let alone = [
      sizes[.horizontal].map { "шириной \($0)" }, sizes[.vertical].map { "высотой \($0)" },
    ].compactMap { $0 }
    let edge = sizes[.horizontal] == nil ? "height" : "width"
    return
      "измеренная отдельно, вью \(view) была бы \(RussianGrammar.list(alone)): иначе её держат "
      + "ограничения, связанные с тем, что лежит вне неё; их назовёт why \(view).\(edge)"
  }

  fileprivate static func text(_ rule: RuleWord) -> String {
    switch rule {
    case .bland:
      "rule bland: из столбцов, которые уменьшили бы функционал, в базис вводится первый"
    case .dantzig:
      "rule dantzig: из столбцов, которые уменьшили бы функционал, в базис вводится тот, у которого "
        + "самая отрицательная оценка"
    case .greatest:
      "rule greatest: из столбцов, которые уменьшили бы функционал, в базис вводится тот, чей шаг "
        + "уменьшает его сильнее всего"
    case .dual:
      "rule dual: если вначале требования не выполняются, а оценок меньше 0 нет, из базиса выводится "
        + "самая отрицательная переменная, а вводится та, что обходится при этом дешевле всех; "
        + "в остальном как dantzig"
    case .bigM:
      "rule big-m: если вначале требования не выполняются, каждая недостающая единица стоит в функционале "
        + "M, а M больше любого числа; в остальном как dantzig"
    }
  }

  fileprivate static func text(_ setting: DisplaySettings.Setting) -> String {
    switch setting {
    case .numbers(.exact): "числа записываются точно"
    case .numbers(.decimal(let places)):
      "числа записываются не более чем с "
        + RussianGrammar.count(places, "знаком", "знаками", "знаками")
        + " после точки; ≈ стоит у округлённых"
    case .speech(.english): "ответы на английском языке"
    case .speech(.russian): "ответы на русском языке"
    case .isASCII(true): "ответы состоят из символов ASCII"
    case .isASCII(false): "ответы состоят из символов Unicode"
    case .drawsViews(true): "экран рисуется после каждого изменения"
    case .drawsViews(false): "экран рисуется по команде draw"
    case .form(.dictionary):
      "базис записан словарём: каждая базисная переменная выражена через небазисные, например d = 30 − c"
    case .form(.tableau):
      "базис записан симплекс-таблицей: все переменные в одной части, например d + c = 30, константа — в последнем столбце"
    case .form(.revised):
      "базис записан в модифицированной форме: B⁻¹ — матрица, обратная базису, со столбцом на каждую "
        + "строку; B⁻¹·b — значения; c_B·B⁻¹ — цены строк; и B⁻¹, умноженная на вводимый столбец"
    }
  }
}
