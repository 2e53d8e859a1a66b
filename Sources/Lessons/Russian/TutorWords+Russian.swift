// What the tutor says between the lesson's own words, in Russian.

import Rendering
import Wording

extension TutorWords {
  var russian: Text {
    switch self {
    case .question(let place): Russian.heading("Вопрос", place)
    case .task(let place): Russian.heading("Задание", place)
    case .exercise(let place): Russian.heading("Упражнение", place)
    case .enterGoesOn: "Дальше — Enter."
    case .howToRun(mustType: true):
      "Введите эту строку. Любая другая строка — просто проба."
    case .howToRun(mustType: false):
      "Введите эту строку или нажмите Enter. Любая другая строка — просто проба."
    case .typeIt: "Введите эту строку; skip пропускает её."
    case .silence: "Ответа нет: всё в порядке."
    case .firstAnswer: "Сначала нужен ответ; можно также ввести hint, answer или skip."
    case .triedOut: "Это была проба; вопрос ещё открыт."
    case .triedOutBefore(let line): "Это была проба; строка урока всё та же: \(line, .code)."
    case .nothingAsked: "Здесь ни о чём не спрашивается."
    case .atBeginning: "Это начало."
    case .noMoreHints: "Это была последняя подсказка; answer покажет ответ."
    case .tryFirst:
      "Сначала попробуйте сами, потом answer покажет ответ. За подсказку ничего не снимают."
    case .begunAnew: "Задание начато заново."
    case .asItWas: "Всё снова так, как в уроке."
    case .done: "\("Готово.", .good)"
    case .linesUsed(let used, let limit):
      "Использовано строк: \(used) из \(limit)."
    case .usedUp(let limit): Text(Russian.usedUp(limit))
    case .notRun(let limit): Text("Эта строка не выполнена. \(Russian.usedUp(limit))")
    case .wayBack:
      "\("undo", .code) отменяет последнюю строку, \("again", .code) начинает задание заново."
    case .hint(let number, let count): "\("Подсказка \(number) из \(count):", .note)"
    case .answer: "\("Ответ:", .strong)"
    case .again(offersHelp: true): "Ещё раз? Подсказка — hint, ответ — answer."
    case .again(offersHelp: false): "Ещё раз?"
    case .end(nil): "\("Конец урока.", .strong) \("Выход — Enter.", .dim)"
    case .end(let score?):
      "\("Конец урока:", .strong) "
        + (score.isAll
          ? "верно \(score.right) из \(score.count), с первого раза \(score.atOnce). "
          : "есть ответ на \(score.answered) из \(score.count). ")
        + "\("Выход — Enter.", .dim)"
    }
  }
}

extension Russian {
  fileprivate static func heading(_ kind: String, _ place: (number: Int, count: Int)?) -> Text {
    Text(place.map { "\(kind) \($0.number) из \($0.count):" } ?? "\(kind):", .strong)
  }

  fileprivate static func usedUp(_ limit: Int) -> String {
    limit == 1
      ? "В этом задании засчитывается одна строка, и она уже введена: остальные не засчитываются."
      : "В этом задании засчитывается не больше "
        + RussianGrammar.count(limit, "строки", "строк", "строк")
        + ", и все уже введены: остальные не засчитываются."
  }
}

extension LessonPrompt {
  var russian: String {
    switch self {
    case .lesson: "урок"
    case .run: "строка"
    case .answer: "ответ"
    case .attempt: "проба"
    case .exercise: "упражнение"
    }
  }
}

extension TutorHelp {
  var russian: (typed: String, does: String) {
    switch self {
    case .goOn: ("Enter, next", "дальше; если показана строка — выполнить её")
    case .back: ("back", "предыдущий экран")
    case .hint: ("hint", "подсказка; ещё раз — следующая")
    case .answer: ("answer", "ответ, после первой попытки")
    case .skip: ("skip", "пропустить вопрос")
    case .again: ("again", "начать задание заново; вне заданий — забыть пробы")
    case .quit: ("quit", "выйти; в следующий раз урок пойдёт дальше с последнего ответа")
    case .help: ("help СЛОВО", "что значит слово или команда")
    case .anything: ("другая строка", "выполняется для пробы: на урок это не влияет")
    }
  }
}
