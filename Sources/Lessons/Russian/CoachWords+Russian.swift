// What is said between exercises, in Russian.

import Course
import Language
import Rendering
import Wording

extension CoachWords {
  var russian: Text {
    switch self {
    case .heading(let exercise):
      "\("Упражнение:", .strong) \("\(exercise.kind.rawValue) level \(exercise.level.rawValue) seed \(exercise.seed)", .code)"
    case .welcome:
      "Введите ответ; подсказка — hint, ход решения — answer, другое упражнение — again, выход — quit."
    case .another(wasShown: true): "Следующее упражнение — Enter, выход — quit."
    case .another(wasShown: false):
      "Следующее упражнение — Enter, ход решения — answer, выход — quit."
    case .answer(let text): "\("Ответ:", .strong) \(text, .code)"
    }
  }
}

extension CoachHelp {
  var russian: (typed: String, does: String) {
    switch self {
    case .hint: ("hint", "подсказка; ещё раз — следующая")
    case .answer: ("answer", "ход решения, шаг за шагом")
    case .again: ("again, skip", "другое упражнение того же вида, со следующим seed")
    case .back: ("back", "показать вопрос ещё раз")
    case .quit: ("quit", "выйти")
    case .help: ("help СЛОВО", "что значит слово или команда")
    case .anything:
      ("другая строка", "ответ, а если не ответ — проба в задаче этого упражнения")
    }
  }
}
