// What the page says by itself, in Russian.

import Course
import Session
import Wording

extension PageStanding {
  var russian: String {
    switch standing {
    case .empty: ""
    case .solved: "решено"
    case .ambiguous: "неоднозначно"
    case .unbounded: "функционал не ограничен"
    case .contradictory: "противоречие"
    case .interrupted: "остановлено"
    case .walking(let position, let count): "шаг \(position) из \(count)"
    case .asking(.entering): "что вводится?"
    case .asking(.leaving): "что выводится?"
    case .asking(.value): "какое будет значение?"
    case .collecting: "лог"
    }
  }
}

extension PageWords {
  var russian: String {
    switch self {
    case .unreadableRequest: "страница передала не запрос"
    case .noLesson:
      "Сейчас урок не идёт; lesson 00 начинает первый, lesson показывает все."
    case .notOnAPage: "Это умеет программа в терминале; страница лога не ведёт."
    case .unknownEnding(let path):
      "По расширению файла \(path) не понять, что писать; возьмите .lp, .mps, .json, .svg, .html или .tex."
    case .nothingToTell: "Для урока пока нет материала: сначала введите строку."
    case .closeThePage:
      "Чтобы выйти, закройте страницу. Сохранить сделанное можно ссылкой или командой save."
    case .waitsOutside: "Это можно сделать, когда вы выйдете отсюда."
    case .nothingDue(nil): "Ошибок не было, повторять нечего."
    case .nothingDue(let day?): "Сегодня повторять нечего; следующее повторение — \(day)."
    case .standsInLesson(let place):
      "Пора повторить вопрос \(place.number) из урока «\(place.title)»; он задаётся там, потому что опирается на урок."
    case .allAnswered: "На все вопросы вы уже ответили; вот урок ещё раз."
    case .goesOn(let answered, let count):
      "Продолжаем с того места, где вы остановились: отвечено \(answered) из \(count). Команда back показывает предыдущее."
    case .opened(.file, let name, let count), .opened(.scene, let name, let count):
      "открыто: \(name), \(RussianGrammar.count(count, "изменение", "изменения", "изменений"))"
    case .opened(.link, _, let count):
      "Этот сеанс пришёл по ссылке: \(lines(count)). Undo убирает его."
    case .opened(.visit, _, let count):
      "На этом вы остановились: \(lines(count)). Undo или reset начинает заново."
    case .nameOfChange(.file, let name): "load \(name)"
    case .nameOfChange(.link, _): "сеанс из ссылки"
    case .nameOfChange(.scene, _): "пример"
    case .nameOfChange(.visit, _): "сеанс прошлого посещения"
    case .refusedLine(let number): "строка \(number) не принята:"
    case .moreRefused(let count):
      RussianGrammar.agreeing(count, "не принята", "не приняты") + " ещё \(lines(count))"
    case .noProblem(let name):
      "примера \(name) нет; есть "
        + RussianGrammar.list(ShownProblem.allCases.map { $0.rawValue })
    case .linkTooLong(let limit):
      "Ссылка не открыта: в ней больше \(limit) строк. Попросите прислать файл сценария."
    case .linkRefused(let line, let message):
      "Ссылка не открыта: строка \(line) не годится для сеанса (\(message)). Попросите прислать ссылку ещё раз."
    }
  }

  private func lines(_ count: Int) -> String {
    RussianGrammar.count(count, "строка", "строки", "строк")
  }
}
