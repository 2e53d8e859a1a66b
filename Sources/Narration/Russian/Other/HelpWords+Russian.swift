// What is said around the topics of help, in Russian.

import Rendering
import Session
import Wording

extension HelpWords {
  var russian: Text {
    switch self {
    case .tasks: "\("Чтобы …,", .strong) введите, например"
    case .furtherHelp:
      "\("help СЛОВО", .code) объясняет любую команду и такие слова, как отклонение, базис или проверка отношений. "
        + "\("help commands", .code) перечисляет все команды, \("help words", .code) — все слова."
    case .form: "запись"
    case .example: "пример"
    case .seeAlso: "см. также"
    case .tellsMore: "Подробнее о каждом расскажет \("help СЛОВО", .code)."
    case .asksMore(let name, let meaning): Russian.asksMore(name, meaning)
    case .couldBe(let word, let words):
      "\(word, .code) может значить \(RussianGrammar.list(words, "или"))."
    case .unknown(let word, nil) where word.split(separator: " ").count > 2:
      "Этот вопрос непонятен. О переменной спросите \("what is X", .code), \("why X", .code) или "
        + "\("why not X = 3", .code), о слове — \("help СЛОВО", .code); \("help", .code) перечисляет команды."
    case .unknown(let word, let nearest):
      "О слове \(word, .code) в справке ничего нет."
        + (nearest.map { " Может быть, \($0, .code)?" } ?? "")
        + " \("help", .code) перечисляет команды."
    }
  }
}

extension Russian {
  fileprivate static func asksMore(_ name: String, _ meaning: NameMeaning) -> Text {
    let lines: [String] =
      switch meaning {
      case .variable, .attribute: ["value \(name)", "why \(name)", "region \(name)"]
      case .point: ["point \(name) = 0", "sweep \(name) from 0 to 30"]
      case .constraint: ["why \(name)", "decompose \(name)", "drop \(name)"]
      case .objective: ["why \(name)", "value \(name)", "drop \(name)"]
      case .view: ["why \(name)", "draw", "format \(name)"]
      }
    return "Введите \(RussianGrammar.list(lines.map { Text($0, .code) }, "или"))."
  }
}
