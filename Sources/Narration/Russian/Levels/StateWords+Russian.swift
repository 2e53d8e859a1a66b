// What is said of what there is, and where there is nothing to show yet, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension StateWords {
  var russian: Text {
    switch self {
    case .implied(let names):
      "\(RussianGrammar.agreeing(names.count, "неотрицательна", "неотрицательны")): "
        + Text(names.joined(separator: ", "))
    case .bounds(let texts): "границы: \(texts.joined(separator: ", "))"
    case .noConstraints: "ограничений ещё нет; введите, например, X = 3 @low"
    case .noPreferences:
      "функционалов нет: они бывают только у пожеланий; введите пожелание, например X = 3 @low"
    case .noVariables: "переменных ещё нет; их создаёт ограничение, например X >= 0"
    case .nothingToSolve: "решать ещё нечего; введите ограничение, например X >= 0"
    case .needsScreen:
      "команде present нужен весь экран: введите её в приглашении, на терминале; trace рассказывает то же "
        + "словами"
    case .howToExercise:
      "\("exercise ratio", .code) даёт упражнение этого вида, \("exercise ratio level 2 seed 7", .code) — "
        + "более трудное и каждый раз то же самое."
    case .askedByName(let name, let constraint) where constraint.isImplied:
      "Как это получилось, расскажет \("why \(name)", .code)."
    case .askedByName(let name, let constraint):
      "Как это получилось, расскажет \("why \(name)", .code); меняют ограничение "
        + "\("set \(name)", .code), \("priority \(name)", .code)"
        + (constraint.priority.isRequired ? "" : ", \("weight \(name)", .code)")
        + " и \("drop \(name)", .code)."
    case .isSo(let claim): "\(claim) верно."
    case .maybeSo(let claim, let values):
      "\(claim) в одних решениях верно, в других нет: \(RussianGrammar.list(values))."
    case .isNotSo(let claim, let values): "\(claim) неверно: \(RussianGrammar.list(values))."
    case .isSlack(let constraint):
      "(\(formula: constraint.letter) — дополнительная переменная ограничения "
        + "\(formula: constraint.text).)"
    case .points: "точки"
    case .variables: "переменные"
    case .constraint: "ограничение"
    case .level: "уровень"
    case .weight: "вес"
    case .error: "отклонение"
    case .disabled: "отключено"
    case .holds: "выполняется"
    case .violated: "нарушено"
    case .ambiguous: "неоднозначно: все значения в промежутке одинаково хороши"
    case .greatest(let expression, let value):
      "значит, \(expression) не больше \(value, .strong)"
    }
  }
}
