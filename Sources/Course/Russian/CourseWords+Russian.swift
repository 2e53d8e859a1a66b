// What is said of the course, in Russian: which lessons there are, and how far one is in them.

public import Rendering
import Wording

extension CourseWords {
  var russian: String {
    switch self {
    case .part(let place?): "Часть \(place.part): \(place.title)"
    case .part(nil): "Другие уроки"
    case .minutes(let minutes): "\(minutes) мин"
    case .language(.english): "на английском"
    case .language(.russian): "на русском"
    case .score(0, _): ""
    case .score(let answered, let count): "\(answered) из \(count)"
    case .answered(let answered, let count, let done, let lessons):
      "Отвечено на \(answered) из \(RussianGrammar.count(count, "вопроса", "вопросов", "вопросов")); "
        + "пройдено \(done) из \(RussianGrammar.count(lessons, "урока", "уроков", "уроков"))."
    case .done(let done, let count):
      "\(done) из \(RussianGrammar.count(count, "урока", "уроков", "уроков"))"
    case .tracks(let names):
      "Пути по курсу: \(RussianGrammar.list(names)); например, lesson \(names[0]) в приглашении или "
        + "slackline lesson list --track \(names[0])."
    case .after([]): ""
    case .after(let lessons):
      "после " + RussianGrammar.list(lessons.map { ($0 < 10 ? "0" : "") + String($0) })
    }
  }
}

extension CourseMap.Standing {
  public var russian: Text {
    switch self {
    case .done: "\("пройден", .good)"
    case .begun(let answered, let count): "\("\(answered) из \(count)", .strong)"
    case .open: "открыт"
    case .later: "\("позже", .dim)"
    }
  }
}
