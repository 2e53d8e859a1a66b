// What is said at the prompt itself, in Russian.

import Console
import Course
import Rendering
import Session
import Wording

extension StandingWords {
  var russian: String {
    switch self {
    case .solved: "решено"
    case .ambiguous: "неоднозначно"
    case .unbounded: "не ограничено"
    case .contradictory: "противоречие"
    case .step(let position, let count): "шаг \(position)/\(count)"
    case .asking(.entering): "вводится?"
    case .asking(.leaving): "выводится?"
    case .asking(.value): "станет?"
    case .log: "лог"
    }
  }
}

extension KeepingWords {
  var russian: String {
    switch self {
    case .notKept(let error?):
      "slackline: ответы сохранить нельзя: \(error.text(in: .russian))"
    case .notKept(nil): "slackline: ответы сохранить нельзя: для них нет папки"
    case .noHistory(let error?):
      "slackline: введённые строки сохранить нельзя: \(error.text(in: .russian))"
    case .noHistory(nil): "slackline: введённые строки сохранить нельзя: для них нет папки"
    case .inputEnded(let error): "slackline: \(error.text(in: .russian))"
    }
  }
}

extension CompletionWords {
  var russian: String {
    switch self {
    // The keys are those of the library that asks.
    case .showAll(let count):
      "показать \(RussianGrammar.count(count, "вариант", "варианта", "вариантов"))? (y или n)"
    }
  }
}

extension PresenterWords {
  var russian: Text {
    switch self {
    case .keys: "пробел дальше · ← назад · ? клавиши · q выход"
    case .askingKeys: "Enter отвечает или показывает · ← назад"
    case .playsAlone: "идёт само; остановит любая клавиша"
    case .guess(let typed): "\("ваш ответ", .strong): \(typed)_"
    }
  }
}

extension PresenterKey {
  var russian: String {
    switch self {
    case .next: "пробел → дальше"
    case .back: "← назад"
    case .first: "g в начало"
    case .last: "G в конец"
    case .alone: "a само"
    case .sleep: "Ctrl-Z пауза"
    case .leave: "q выход"
    }
  }
}

extension MenuWords {
  var russian: String {
    switch self {
    case .prompt: "урок> "
    case .due(let count):
      RussianGrammar.plural(
        count, "Возвращается \(count) вопрос", "Возвращаются \(count) вопроса",
        "Возвращаются \(count) вопросов")
        + ", на которые ответа не нашлось: slackline lesson review"
    case .choices(let standing):
      (standing.nextLesson.map {
        "Enter \(standing.isBegun ? "продолжает" : "начинает") урок \($0.nickname)."
      } ?? "На все вопросы есть ответы.")
        + "\nНомер или слово открывает другой урок; list показывает все; quit — выход."
    case .howToBegin: "Enter начинает его; quit — выход."
    }
  }
}

extension LessonPlayWords {
  var russian: String {
    switch self {
    case .allAnswered: "На все вопросы урока ответы уже есть; вот он ещё раз."
    case .goesOn(let answered, let count):
      "Продолжаем с того же места: ответов \(answered) из \(count). back показывает то, что было раньше."
    case .needsSomebody(let lesson):
      "Ввод закончился: урок проходят в терминале. Весь урок покажет slackline lesson show \(lesson)."
    case .comesNext(let line): "Следующий урок: \(line)"
    case .isKept(let answered, let count, let line):
      "Ответов \(answered) из \(count), они сохранены; \(line) продолжает отсюда."
    case .comesBack: "Пропущенное вернётся завтра: slackline lesson review"
    case .nothingComesBack: "Возвращаться больше нечему."
    case .moreIsDue: "На сегодня есть ещё: slackline lesson review"
    case .nextReview(let day): "Следующее повторение: \(day)."
    case .standsInLesson(let place):
      "Вопрос из урока «\(place.title)» задаётся там, где сказано, о чём он: slackline lesson play "
        + "\(Lesson(name: place.lesson, text: "").nickname) --at \(place.number)"
    case .filesWait: "файлы подождут, пока идёт урок; quit — выход из него"
    case .exercisesWait: "упражнения подождут, пока идёт урок; quit — выход из него"
    case .otherLessonWaits: "уже идёт этот урок; после quit можно начать другой"
    }
  }
}

extension ExercisePlayWords {
  var russian: String {
    switch self {
    case .filesWait: "файлы подождут, пока идёт упражнение; quit — выход из него"
    case .lessonWaits: "идёт упражнение; после quit можно начать урок"
    case .otherExerciseWaits: "идёт упражнение; again задаёт следующее, quit — выход"
    }
  }
}

extension NoReviewWords {
  public var russian: String {
    switch self {
    case .nothingMissed: "Пропущенных вопросов пока нет."
    case .notAtHand: "Уроков, из которых пропущенные вопросы, здесь нет."
    case .notToday(let next): "На сегодня ничего нет. Следующее повторение: \(next)."
    }
  }
}
