// What is said of a lesson that was run, and of one that is written, in Russian.

import Wording

extension LessonWords {
  var russian: String {
    switch self {
    case .verdict(let passed, let failed, let warnings):
      "верно: \(passed), неверно: \(failed)"
        + (warnings > 0 ? ", предупреждений: \(warnings)" : "")
    case .answers(let answers, let comment):
      "ответы: \(answers.joined(separator: ", ")). \(comment)"
    case .answeredRight(let right, let count): "верных ответов: \(right) из \(count)"
    case .noAnswer: "ответа нет"
    case .line(let number): "строка \(number)"
    case .noLoading: "урок не может читать файлы; введите сами строки"
    case .noWriting: "урок не может писать файлы; введите это в приглашении"
    case .noExercise:
      "упражнения урока стоят в блоках с пометкой exercise; введите это в приглашении"
    case .noLesson: "урок не может начать другой урок; введите это в приглашении"
    case .untitled: "Сеанс"
    case .newTitle: "Урок"
    }
  }
}
