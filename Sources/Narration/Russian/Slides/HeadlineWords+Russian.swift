// What a screen of a presentation says large, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension Russian {
  static func texts(_ words: HeadlineWords) -> [Text] {
    switch words {
    case .problem: ["Задача"]
    case .requirements: [Text("Требования", .level(1000))]
    case .level(let start, let objective): level(start, objective)
    case .requirementsHold: [Text("Требования выполнены", .good), Text("Всё выполнено", .good)]
    case .notAllHolds: [Text("Выполнено ещё не всё", .note), Text("Ещё не всё", .note)]
    case .swapped(let columns):
      columns.count == 1
        ? ["\(columns[0].strong) вместо противоположной", columns[0].strong]
        : [columns.map { $0.strong }.joined(separator: ", "), "Смена знаков"]
    case .noProgress: [Text("Нет улучшения: правило Блэнда", .note), Text("Правило Блэнда", .note)]
    case .best(let level, let least, let aim, let greatest): best(level, least, aim, greatest)
    case .pivot(let pivot):
      [
        "\(pivot.entering.strong) вводится, \(pivot.leaving.strong) выводится",
        "\(pivot.entering.strong) вместо \(pivot.leaving.strong)",
      ]
    case .question(.entering): ["Какой столбец вводится?", "Что вводится?"]
    case .question(.leaving): ["Какой столбец выводится?", "Что выводится?"]
    case .question(.value): ["Каким станет значение?", "А теперь?"]
    case .contradiction: [Text("Противоречие", .error)]
    case .unbounded: [Text("Нет наименьшего значения", .error), Text("Нет минимума", .error)]
    case .solved(let state):
      (state.map { ["\("Решено", .good): \($0)", $0] } ?? []) + [Text("Решено", .good)]
    }
  }

  fileprivate static func level(_ start: WalkEvent.LevelStart, _ objective: ColumnSum) -> [Text] {
    let name = Text(start.level.name, Naming.role(start.level))
    return start.aim.map {
      [name + ": максимум " + $0.expression.words, name + ": максимум", name]
    } ?? [name + ": минимум " + objective.words, name + ": минимум", name]
  }

  fileprivate static func best(
    _ level: Priority, _ least: Rational, _ aim: WalkEvent.Aim?, _ greatest: Rational?
  ) -> [Text] {
    let name = Text(level.name, Naming.role(level))
    guard let aim, let greatest else {
      return [name + ": наименьшее значение \(least)", name + " → \(least)"]
    }
    return [name + ": \(aim.expression.words) = \(greatest)", name + " → \(greatest)"]
  }
}
