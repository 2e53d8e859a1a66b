// What is said of a tree of layouts, in Russian.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

extension SpecialisedWords {
  var russian: Text {
    switch self {
    case .arranged(let tally, let layouts): Russian.arranged(tally, layouts)
    case .solved(let constraints, let levels, let pivots):
      "\("как ограничения", .strong): "
        + "\(RussianGrammar.count(constraints, "ограничение", "ограничения", "ограничений")) на "
        + "\(RussianGrammar.count(levels, "уровне", "уровнях", "уровнях")) ниже требований, решение за "
        + "\(RussianGrammar.count(pivots, "шаг", "шага", "шагов")); фреймы те же"
    case .differing(let names):
      "два способа расходятся: \(RussianGrammar.list(names)); сообщите, пожалуйста, об этом"
    case .noRoom(let least, let room):
      "одним полям и промежуткам нужно \(least.horizontal) x \(least.vertical), а места "
        + "\(Russian.length(room.horizontal)) x \(Russian.length(room.vertical)): без решателя они выходят за край, а как "
        + "ограничения противоречат друг другу"
    case .onlyConstraints:
      "Только ограничения могут связать то, что лежит в разных ветвях, например две надписи из двух строк, которые "
        + "должны быть одной ширины: дерево измеряет каждую ветвь отдельно."
    case .onlyCode:
      "Только код может решать по условию: LayoutKit пропускает вью, для которой нет места, и промежуток вместе с ней, а "
        + "в линейном ограничении нет 'if'."
    case .priority(let priority): "@\(priority.number)"
    }
  }
}

extension Russian {
  fileprivate static func arranged(_ tally: Tally, _ layouts: Int) -> Text {
    "\("без решателя", .strong): \(RussianGrammar.count(layouts, "макет", "макета", "макетов")), измерено снизу вверх и "
      + "расставлено сверху вниз за \(RussianGrammar.count(tally.additions, "сложение", "сложения", "сложений")) и "
      + "\(RussianGrammar.count(tally.comparisons, "сравнение", "сравнения", "сравнений"))"
  }

  fileprivate static func length(_ number: Rational?) -> String {
    number?.description ?? "любая длина"
  }
}
