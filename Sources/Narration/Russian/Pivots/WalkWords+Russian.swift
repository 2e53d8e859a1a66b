// What is said between pivots, and of where one stands among them, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension WalkWords {
  var russian: Text {
    switch self {
    case .noPivots: Text(Russian.noPivots)
    case .atBeginning: "это начало; step идёт дальше"
    case .atEnd(let count):
      Text(
        "это конец, после \(RussianGrammar.count(count, "шага", "шагов", "шагов")); back идёт назад, goto 0 — в "
          + "начало")
    case .ownWay:
      "Дальше ход решения ваш: step продолжает его по правилу, back отменяет ваш шаг. Решение не меняется."
    case .nothingToGuess(let count):
      Text(
        (count == 1 ? "На этом шаге" : "На этих шагах (их \(count))")
          + " угадывать было нечего: переменные без ограничения знака вводятся первыми.")
    case .takenBack(let count): Text(Russian.takenBack(count))
    case .emptyTableau(let pivots): Text(Russian.emptyTableau(pivots))
    case .place(let place): Text(Russian.text(place))
    }
  }
}

extension EventWords {
  var russian: Text {
    switch self {
    case .requirements: "Требования"
    case .bounds(let bounds): Russian.bounds(bounds)
    case .level(let start, let objective):
      "Уровень \(start.level.name, Naming.role(start.level)): "
        + (start.aim.map { "максимизировать \($0.expression.words), то есть " } ?? "")
        + "минимизировать \(ObjectiveName.colored(start.level)) = \(objective.words)"
    case .swapped(let columns): Russian.swapped(columns)
    case .firstPhase(let requirements, let lacks): Russian.firstPhase(requirements, lacks)
    case .dualPhase(let lacks, let level): Russian.dualPhase(lacks, level)
    case .dualRefused(let obstacle): Russian.dualRefused(obstacle)
    case .dualBlocked(let column):
      "Увеличить переменную \(column.strong) не может ни один столбец: в её строке нет положительных коэффициентов, "
        + "а переменные столбцов неотрицательны. Поэтому она остаётся отрицательной; насколько не выполняются "
        + "требования, покажет первая фаза."
    case .penalty(let level):
      "M-метод: каждая единица невязки стоит M в функционале \(ObjectiveName.colored(level)), а M больше любого числа. "
        + "Поэтому на обе фазы хватает одной строки, \(English.penalized(level)): сначала важно, что сильнее уменьшает "
        + "\(ObjectiveName.colored(.required)), а из равных выбирает \(ObjectiveName.colored(level))."
    case .penaltyRefused:
      "M-методу функционал высшего уровня нужен уже в первом словаре; здесь на этом уровне есть пожелания, и их "
        + "дополнительные переменные появляются позже. Поэтому фаз две."
    case .cycle(let length):
      Text(
        "Вернулся базис, который был \(RussianGrammar.count(length, "шаг", "шага", "шагов")) назад: зацикливание "
          + "длины \(length). Пока функционал снова не уменьшится, действует правило Блэнда.")
    case .stall(let length):
      Text(
        "Функционал не уменьшается \(RussianGrammar.count(length, "шаг", "шага", "шагов")) подряд; пока он снова не "
          + "уменьшится, действует правило Блэнда, при котором зацикливания не бывает.")
    case .feasible: "Теперь выполняются все требования: невязок нет."
    case .minimum(let level, let value, let aim):
      "Ввод любого из столбцов уже не уменьшит функционал \(ObjectiveName.colored(level)): его "
        + "наименьшее значение равно \(value, .strong)"
        + (aim.map {
          ", а наибольшее значение выражения \($0.expression.words) равно "
            + "\($0.value(where: value), .strong)."
        } ?? ".")
    case .end(let end): Russian.text(end)
    }
  }
}

extension Russian {
  fileprivate static func takenBack(_ count: Int) -> String {
    let steps =
      count == 1
      ? "ваш шаг отменён"
      : RussianGrammar.plural(count, "отменён", "отменены", "отменено") + " "
        + RussianGrammar.count(count, "ваш шаг", "ваших шага", "ваших шагов")
    return "\(steps); дальше step идёт по правилу"
  }

  /// `после шага 2 из 3; ваши шаги: 1 и 2`
  fileprivate static func text(_ place: PlaceReport) -> String {
    let text =
      place.count == 0
      ? "шагов нет"
      : place.position == 0
        ? "перед шагом 1 из \(place.count)" : "после шага \(place.position) из \(place.count)"
    if place.own.isEmpty { return text }
    return "\(text); \(RussianGrammar.agreeing(place.own.count, "ваш шаг", "ваши шаги")): "
      + RussianGrammar.list(place.own.map { String($0) })
  }

  // MARK: Between pivots

  fileprivate static func swapped(_ columns: [ColumnName]) -> Text {
    let names = RussianGrammar.list(columns.map { $0.strong })
    return columns.count == 1
      ? "Теперь положительна переменная \(names), а не противоположная, и место в базисе занимает \(names). "
        + "В её строке меняются только знаки."
      : "Теперь положительны переменные \(names), а не противоположные, и места в базисе занимают они. "
        + "В их строках меняются только знаки."
  }

  fileprivate static func sizes(_ lacks: [WalkEvent.Lack]) -> Text {
    RussianGrammar.list(lacks.map { "\($0.column.strong) = \($0.value)" as Text })
  }

  fileprivate static func dualPhase(_ lacks: [WalkEvent.Lack], _ level: Priority) -> Text {
    Text(RussianGrammar.agreeing(lacks.count, "Отрицательна: ", "Отрицательны: "))
      + "\(sizes(lacks)). Оценки в функционале \(ObjectiveName.colored(level)) неотрицательны: меньше он пока быть не "
      + "может. Двойственные шаги исправляют отрицательные значения, а оценки остаются неотрицательными. Первая "
      + "фаза не нужна."
  }

  fileprivate static func dualRefused(_ obstacle: WalkEvent.DualObstacle) -> Text {
    let reason: Text =
      switch obstacle {
      case .equations:
        "у одного из уравнений нет дополнительной переменной, а все его переменные неотрицательны"
      case .wishes:
        "на высшем уровне есть пожелания, и их дополнительные переменные появляются позже"
      case .costs(let columns):
        Text(
          RussianGrammar.agreeing(
            columns.count, "функционал уменьшил бы столбец ", "функционал уменьшили бы столбцы "))
          + RussianGrammar.list(columns.prefix(6).map { $0.strong })
      }
    return "Двойственным шагам нужно начало без отрицательных оценок; здесь " + reason
      + ". Поэтому сначала идёт первая фаза."
  }

  fileprivate static func firstPhase(_ requirements: [String], _ lacks: [WalkEvent.Lack]) -> Text {
    Text(
      RussianGrammar.agreeing(
        requirements.count, "Пока не выполняется требование ", "Пока не выполняются требования "))
      + "\(RussianGrammar.list(requirements), .strong): "
      + Text(RussianGrammar.agreeing(lacks.count, "невязка ", "невязки ")) + sizes(lacks)
      + Text(RussianGrammar.agreeing(lacks.count, ". Её", ". Их"))
      + " устраняет первая фаза. Она работает как уровень выше всех остальных и минимизирует функционал "
      + "\(ObjectiveName.colored(.required)) = "
      + "\(lacks.map { $0.column.strong }.joined(separator: " + ")), который должен достичь 0."
  }

  fileprivate static func text(_ end: WalkEvent.End) -> Text {
    switch end {
    case .optimal(levels: 0): "Минимизировать нечего: задача решена."
    case .optimal: "На всех уровнях достигнуто наименьшее значение: задача решена."
    case .unsatisfiable(let missing):
      Text(
        "Функционал \(ObjectiveName.text(.required)) не может стать меньше \(missing): требования несовместны."
      )
    case .unbounded(let level, let column, let aim):
      (column.map { "Рост переменной \($0.strong) ничем не ограничен" }
        ?? "Рост вводимой переменной ничем не ограничен")
        + ": ни одна переменная с ограничением знака при этом не убывает. Поэтому "
        + "\(ObjectiveName.colored(level)) уменьшается неограниченно. "
        + (aim.map {
          "У выражения \($0.expression.words) " + Text("нет наибольшего значения.", .error)
        }
          ?? Text("Наименьшего значения нет.", .error))
    }
  }
}
