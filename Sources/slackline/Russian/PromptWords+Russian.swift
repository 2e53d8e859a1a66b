// What the program says around the prompt, in Russian.

import Course
import Wording

extension PromptWords {
  var russian: String {
    switch self {
    case .banner(let version, let dash, presents: true):
      "slackline \(version) \(dash) введите ограничения или load ФАЙЛ; present показывает ход решения"
    case .banner(let version, let dash, presents: false):
      "slackline \(version) \(dash) введите ограничение, например X >= 3\n"
        + "lesson 00 начинает первый урок; help — справка; Ctrl-D — выход"
    case .backFromLesson: "Снова приглашение; здесь всё так, как было."
    case .presentsRest: "показано остальное, без строк, которые не приняты"
    case .notSaved:
      "не сохранено: save ФАЙЛ сохранит; q, Ctrl-D или да — выйти без этого"
    case .howToBegin(let next):
      (next.map { "lesson \($0.nickname) продолжает с того же места" }
        ?? "lesson 00 начинает первый урок") + "; хватит номера или слова из имени"
    }
  }
}
