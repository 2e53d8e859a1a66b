// What is said of a change pivot by pivot, as `trace change` tells it, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension UpdateWords {
  var russian: Text {
    switch self {
    case .nothingEdited: "Ни одно ограничение не изменилось, вычислять было нечего."
    case .leapt:
      "Ограничений прибавилось сразу так много, что вершина найдена в числах с плавающей точкой, а затем "
        + "вычислена и доказана в точных. Рассказывать о шагах нечего; шаги учебного метода покажет trace."
    case .noPivotNeeded:
      "Ни одного шага: отсюда нельзя уменьшить функционал уровня, не увеличив функционал более высокого."
    case .noMoreMoves:
      "Теперь нельзя уменьшить функционал уровня, не увеличив функционал более высокого: оптимум найден."
    case .nothingMoved: "Ни одна переменная не изменилась."
    case .morePivots(let count):
      Text("и ещё \(RussianGrammar.count(count, "шаг", "шага", "шагов"))")
    case .unmet(let id): "Что перевесило, покажет \("why \(id)", .code)."
    case .new(let name, let value): "\(name, .strong) = \(value) (новая)"
    }
  }
}

extension EditWords {
  var russian: Text {
    switch self {
    case .more(let count):
      Text("и ещё \(RussianGrammar.count(count, "отличие", "отличия", "отличий"))")
    case .oneByOne:
      "Они добавляются одно за другим; каждый шаг учитывает только те, что уже добавлены."
    case .added(let id, let form, let level, let standing):
      "Ограничение \(id, .strong) добавлено: \(form), \(level.name, Naming.role(level))."
        + Russian.text(standing)
    case .removed(let constraint, let wasTight):
      "Ограничение \(constraint.id, .strong) удалено: \(formula: constraint.text). "
        + (wasTight
          ? "Оно было активно, то есть что-то удерживало."
          : "Оно не было активно и ничего не удерживало.")
    case .rewritten(let id, let was, let now, let standing):
      "Ограничение \(id, .strong): теперь \(now), а было \(was). Поэтому оно удалено и добавлено заново."
        + Russian.text(standing)
    case .moved(let now, let side, let from, let to, let consequence):
      "\(now.id, .strong): \(now.text); \(Russian.name(side)) меняется с \(from) на \(to). "
        + Russian.text(consequence)
    case .weighed(let was, let now, let standing):
      Russian.weighed(was, now) + Russian.text(standing)
    case .objectiveRemoved(let was):
      "Целевая функция \(was.id, .strong) удалена: \(was.text)."
    case .objective(let now, let isNew, let start):
      "Целевая функция \(now.id, .strong) \(isNew ? "добавлена" : "изменена"): \(now.text). "
        + "Вначале \(ObjectiveName.colored(now.priority)) = \(start)."
    case .followed(let moves):
      "Следом меняется то, что от этого зависит:  \(moves.joined(separator: ",  "))."
    case .crossed(let turns, let more):
      "По пути "
        + turns.map { Russian.turn($0.from, $0.to) }.joined(separator: "; ")
        + (more > 0 ? "; так же и ещё \(more)." : ".")
    }
  }
}

extension UpdatePivotWords {
  var russian: Text {
    switch self {
    case .heading(let number, let entering, let leaving):
      "\("Шаг \(number)", .strong): вводится \(entering), выводится \(leaving)."
    case .takesPlace(let number, let name, let id):
      "\("Шаг \(number)", .strong): вводится \(name), на место ограничения \(id, .strong)."
    case .takesValue(let name, let id, let value, let isOneByOne):
      "Переменная \(name) не входит ни в одно другое ограничение"
        + (isOneByOne ? " из тех, что уже добавлены" : "")
        + ", поэтому принимает значение, при котором выполняется ограничение \(id, .strong), \(value), "
        + "и больше ничего не меняется."
    case .enters(let name, .givesWay(let id)):
      "Вводится \(name) (до сих пор 0): ограничение \(id, .strong) уступает."
    case .enters(let name, .leavesLimit(let id)):
      "Вводится \(name) (до сих пор 0): ограничение \(id, .strong) отходит от своей границы и "
        + "по-прежнему выполняется."
    case .enters(let name, .isFree):
      "Вводится переменная \(name), которую не удерживает ни одно ограничение."
    case .held(let ids):
      ids.count == 1
        ? " Ограничение \(ids[0], .strong) при этом остаётся на границе."
        : " Ограничения \(RussianGrammar.list(ids, atMost: 4)) при этом остаются на границе."
    case .lowers(let objective, let amount, let unit, let isHighest):
      " \(Russian.text(unit)) уменьшает \(objective) на \(amount)"
        + (isHighest ? "." : " и не меняет функционалы более высоких уровней.")
    case .doesNotCount(let changes, let levels):
      " Заодно \(Russian.list(changes)), но это не в счёт: "
        + (levels == 1 ? "этот уровень ниже." : "эти уровни ниже.")
    case .missing(let name):
      " (\(name) — сумма невязок: всё, чего недостаёт требованиям.)"
    case .ownTurns(let turns, let more, let objective):
      "По пути \(Russian.list(turns, more)): дальше \(objective) убывает медленнее, но всё ещё убывает."
    case .otherTurns(let turns, let more):
      "По пути \(Russian.list(turns, more)): это касается только уровней ниже, а они здесь ничего не решают."
    case .leaves(let name, nil):
      "Выводится переменная \(name). Её значение и так 0, поэтому ничто не сдвигается, меняется только базис "
        + "(вырожденный шаг)."
    case .leaves(let name, let reach?):
      "Выводится \(name): обращается в 0, когда \(Russian.text(reach))."
    case .beyond(.noGain(let objective)): " Дальше \(objective) уже не убывает."
    case .beyond(.brokenRequirement(let id)):
      " Дальше требование \(id, .strong) не выполнялось бы."
    case .beyond(.riseAbove(let objective)):
      " Дальше возрастал бы \(objective), функционал более высокого уровня."
    case .sum(let objective, let from, let to):
      from == to
        ? "\(objective) не меняется: \(from)." : "\(objective): \(from) → \(to, .strong)."
    }
  }
}

extension Russian {
  // MARK: What was edited

  fileprivate static func text(_ standing: EditWords.Standing?) -> Text {
    guard let standing else { return "" }
    let start: Text =
      standing.place.isEmpty
      ? " В прежнем решении оно" : " При \(standing.place.joined(separator: ", ")) оно"
    guard let lack = standing.lack else { return start + " выполняется." }
    return start + " не выполняется: \(lack.slack) = \(lack.size)."
  }

  fileprivate static func name(_ side: EditWords.Side) -> String {
    switch side {
    case .left: "левая часть"
    case .right: "правая часть"
    case .constant: "константа"
    }
  }

  fileprivate static func text(_ consequence: EditWords.Consequence) -> Text {
    let freely: Text =
      "Ограничение ничего не удерживало, поэтому меняется только его дополнительная переменная: "
    return switch consequence {
    case .staysTight: "Ограничение было активно и остаётся активным."
    case .staysBehind(let slack, let size):
      "Чтобы остаться активным, ограничение должно было бы сдвинуть за границу другие, не менее важные, поэтому "
        + "оно отстаёт: \(slack) = \(size)."
    case .slack(let slack, let from, let to): freely + "\(slack): \(from) → \(to)."
    case .otherSlack(let was, let from, let now, let to):
      freely + "было \(was) = \(from), стало \(now) = \(to)."
    }
  }

  fileprivate static func weighed(_ was: Constraint, _ now: Constraint) -> Text {
    var changes: [Text] = []
    if was.priority != now.priority {
      changes.append(
        "приоритет \(was.priority.name, Naming.role(was.priority)) → "
          + "\(now.priority.name, Naming.role(now.priority))")
    }
    if was.weight != now.weight { changes.append("вес \(was.weight) → \(now.weight)") }
    return "Ограничение \(now.id, .strong): \(changes.joined(separator: ", "))."
  }

  // MARK: Pivots

  fileprivate static func text(_ unit: UpdatePivotWords.Unit) -> String {
    switch unit {
    case .slack, .up: "Каждая единица роста"
    case .down: "Каждая единица убывания"
    }
  }

  /// `f(high) меняется на +1, f(low) — на −1`
  fileprivate static func list(_ changes: [(objective: Text, perUnit: Rational)]) -> Text {
    changes.enumerated().map { index, change -> Text in
      "\(change.objective) \(index == 0 ? "меняется" : "—") на "
        + "\(change.perUnit.signum > 0 ? "+" : "")\(change.perUnit)"
    }.joined(separator: ", ")
  }

  /// `c⁻ доходит до 0 и начинает расти c⁺`
  fileprivate static func turn(_ from: Text, _ to: Text) -> Text {
    "\(from) доходит до 0 и начинает расти \(to)"
  }

  /// `c⁻ доходит до 0 и начинает расти c⁺; ограничение d переходит через границу`
  fileprivate static func list(_ turns: [UpdatePivotWords.Turn], _ more: Int) -> Text {
    var texts = turns.map { turn -> Text in
      switch turn {
      case .slacks(let from, let to): Russian.turn(from, to)
      case .limit(let id): "ограничение \(id, .strong) переходит через границу"
      }
    }
    if more > 0 { texts.append("так же и ещё \(more)") }
    return texts.joined(separator: "; ")
  }

  fileprivate static func text(_ reach: UpdatePivotWords.Reach) -> Text {
    switch reach {
    case .slack(let name, let length): "\(name) доходит до \(length)"
    case .variable(let name, let isRising, let length):
      "\(name) \(isRising ? "возрастает" : "убывает") на \(length)"
    }
  }
}
