// Why a text is no transcript, in Russian.

import Wording

extension LessonTranscript.Malformed {
  public var russian: String {
    switch fault {
    case .noTranscript(let heading): "это не запись ответов: она начинается с '\(heading)'"
    case .noLessonNamed: "здесь должен быть назван урок: lesson NAME CONTENT"
    case .answerBeforeQuestion: "ответ стоит раньше первого вопроса"
    case .neitherQuestionNorAnswer: "это не вопрос и не ответ"
    }
  }
}
