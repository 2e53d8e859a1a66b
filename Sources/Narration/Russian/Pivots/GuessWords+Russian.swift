// What a learner is asked, and what is said to a guess, in Russian.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension GuessWords {
  var russian: Text {
    switch self {
    case .predictOn:
      "режим predict включён: step просит угадать шаг, прежде чем показать его; пустая строка или ? показывает ответ"
    case .predictOff: "режим predict выключен: step сразу показывает каждый шаг"
    case .score(let score): Text("верных ответов: \(score.right) из \(score.asked)")
    case .question(let question): Russian.text(question)
    case .numbered(let question):
      "\("Шаг \(question.number).", .strong) \(Russian.text(question))"
    case .stillAsked(let question):
      "вопрос о шаге \(question.number) ждёт ответа: «\(Russian.text(question))»"
    case .hint(let question):
      "Его оценка в функционале \(ObjectiveName.colored(question.level)) отрицательна"
        + (question.isBelowOthers ? ", а на всех уровнях выше равна 0." : ".")
    case .costIn: "оценка в"
    case .verdict(let verdict, let pivot): Russian.text(verdict, pivot)
    }
  }
}

extension Russian {
  fileprivate static func text(_ question: QuestionReport) -> Text {
    switch question.part {
    case .entering: "Какой столбец вводится в базис?"
    case .leaving(let entering, _): "Вводится \(entering.strong). Какой столбец выводится?"
    case .value(let entering, let length, let before):
      "\(entering.strong) возрастает до \(length). Чему станет равен функционал "
        + "\(ObjectiveName.colored(question.level)) (сейчас \(before))?"
    }
  }

  fileprivate static let yes: Text = "\("Верно.", .good)"
  fileprivate static let no: Text = "\("Неверно.", .error)"
  fileprivate static let otherRule: Text =
    "\("Не по правилу.", .note) Шаг допустим и уменьшает функционал, но "

  fileprivate static func text(_ verdict: GuessVerdict, _ pivot: PivotReport) -> Text {
    let (entering, leaving) = (pivot.entering.strong, pivot.leaving.strong)
    switch verdict {
    case .shown: return ""
    case .right: return yes
    case .asGood(let column):
      return
        "\(yes) Столбец \(column.strong) столь же хорош; из равных правило берёт первый по порядку: "
        + "\(entering)."
    case .tie(let column):
      return
        "\(yes) \(column.strong) обращается в 0 в тот же момент; из равных выводится первый по порядку: "
        + "\(leaving)."
    case .raises(let column, let cost, let isLegal):
      return raises(column, ObjectiveName.colored(pivot.level), by: cost, isLegal: isLegal)
    case .impossible(let fault): return "\("Неверно", .error): \(text(fault))."
    case .notFirst(let column):
      return otherRule
        + "правило Блэнда берёт первый столбец, который его уменьшает: \(entering) стоит раньше, чем "
        + "\(column.strong)."
    case .lessSteep(let column, let rate):
      return otherRule
        + "правило берёт столбец \(entering): единица роста уменьшает функционал на \(pivot.cost.magnitude), "
        + "а у столбца \(column.strong) — на \(rate)."
    case .dearer(let column):
      return otherRule
        + "невязку оба столбца уменьшают одинаково, и тогда решает сам функционал: оценка столбца "
        + "\(column.strong) в нём больше, чем оценка столбца \(entering)."
    case .lessGain(let column, let gain, let best):
      return otherRule
        + "правило берёт столбец \(entering): шаг с ним уменьшает функционал на \(best), а со столбцом "
        + "\(column.strong) — на \(gain)."
    case .doesNotFall(let column):
      return
        "\(no) Шаг допустим: \(column.strong) = 0. Но с ростом переменной \(entering) переменная "
        + "\(column.strong) не убывает и роста не останавливает; ничего бы не сдвинулось."
    case .onlyChange:
      return "\(no) Это только изменение; исходное значение — \(pivot.before)."
    case .wrongWay:
      return
        "\(no) В другую сторону: оценка столбца \(entering) отрицательна, так что "
        + "\(ObjectiveName.colored(pivot.level)) уменьшается."
    case .wrongValue: return no
    }
  }

  fileprivate static func raises(
    _ column: ColumnName, _ objective: Text, by cost: Rational, isLegal: Bool
  ) -> Text {
    let start: Text =
      isLegal
      ? "\(no) Шаг допустим, но функционала не уменьшает"
      : "\(no) Функционала это не уменьшает"
    return start + ": оценка столбца \(column.strong) равна \(cost), и "
      + (cost.isZero
        ? "\(objective) не изменится."
        : "каждая единица роста увеличила бы функционал \(objective) на \(cost).")
  }
}
