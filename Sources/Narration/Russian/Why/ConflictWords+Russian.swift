// What is said of conflicts and of proofs, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension ConflictWords {
  var russian: Text {
    switch self {
    case .none: "требования не противоречат друг другу"
    case .refused: "последняя строка не принята из-за этих требований:"
    case .perhapsNotSmallest(wasStopped: true):
      "остановлено: нет ли противоречия из меньшего числа требований, осталось невыясненным"
    case .perhapsNotSmallest(wasStopped: false):
      "ни одно из них нельзя отбросить; нет ли противоречия из меньшего числа требований, выяснять слишком долго"
    case .severalConflicts(let count, let size, let areAll):
      Text(
        "\(areAll ? "" : "по меньшей мере ")"
          + RussianGrammar.count(
            count, "наименьшее противоречие", "наименьших противоречия", "наименьших противоречий")
          + ", в каждом "
          + RussianGrammar.count(size, "требование", "требования", "требований") + ":")
    case .always: "всегда"
    case .proof(members: 1): "Доказательство: если перенести всё в одну сторону, получится"
    case .proof: "Доказательство: умножим и сложим, всё сократится, и останется неверное"
    case .sum: "сумма"
    case .isFalse: "неверно"
    }
  }
}

extension ProofWords {
  var russian: Text {
    switch self {
    case .nothing:
      "доказывать нечего: без пожеланий ничего не минимизируется; введите хотя бы одно, например X = 3 @low"
    case .atLeast(let level, let value, let isBelow):
      "\(ObjectiveName.colored(level)) не меньше \(value, .strong)"
        + (isBelow ? " при наименьших значениях на уровнях выше:" : ":")
    case .sum: "сумма"
    case .rest([], let value): "Всё сокращается, остаётся \(value)."
    case .rest(let names, let value):
      "\(names.joined(separator: ", ")) ≥ 0, поэтому сумма не меньше \(value)."
    case .atMost(let expression, let value): "Значит, \(expression) не больше \(value, .strong)."
    case .ray(let level, let parameter, let steps, let change):
      "\(ObjectiveName.colored(level)) не имеет наименьшего значения. Вдоль \(steps.joined(separator: ", ")) при любом "
        + "\(parameter) ≥ 0 все требования по-прежнему выполняются и на уровнях выше ничего не меняется, а "
        + "\(ObjectiveName.colored(level)) изменяется на \(change) с каждой единицей \(parameter)."
    }
  }
}
