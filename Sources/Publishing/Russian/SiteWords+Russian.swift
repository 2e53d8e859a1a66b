// What the pages of a site say beside the lessons themselves, in Russian.

import Rendering
import Wording

extension SiteWords {
  var russian: Text {
    switch self {
    case .title: "Slackline"
    case .introduction:
      "Как устроены линейное программирование и иерархии ограничений, в коротких уроках: что вводится, что получается и почему. Все числа на этих страницах точные, и каждое можно проверить вручную."
    case .openThePage: "Открыть программу на странице и ввести своё."
    case .style: "Как выглядят рисунки и таблицы"
    case .gallery: "Задачи, которые можно посмотреть и изменить"
    case .doItYourself: "Пройти этот урок самому"
    case .tracks: "Пути по урокам и что нужно знать преподавателю"
    case .allLessons: "Все уроки"
    case .lessons: "Уроки"
    case .goOn: "Куда дальше"
    case .search: "Найти урок по словам:"
    case .part(let number, let title): Text("Часть \(number). \(title)")
    case .place(let minutes, let requires):
      Text(
        "  \(minutes) мин"
          + (requires.isEmpty
            ? "" : ", после \(RussianGrammar.list(requires.map { "\($0)" }))"),
        .dim)
    case .hintsAndAnswer: "Подсказки и ответ"
    case .hint(let number): Text("Подсказка \(number): ", .dim)
    case .answer: Text("Ответ: ", .strong)
    case .notFound: "Такой страницы здесь нет."
    }
  }
}
