// What is said of the terminal and of files, in Russian.

import Wording

extension ConsoleWords {
  var russian: String {
    switch self {
    case .logEnded(let error): "slackline: лог прекратился: \(error.text(in: .russian))"
    case .outputLost(let reason): "slackline: вывод записать нельзя: \(reason)"
    case .pageGoesOn: "Enter — дальше; q пропускает остальное"
    }
  }
}

extension FileWords {
  var russian: String {
    switch self {
    case .trouble(.file(let path), let reason): "\(path.inertName): \(reason)"
    case .trouble(.standardInput, let reason): "стандартный ввод: \(reason)"
    case .trouble(.standardOutput, let reason): "стандартный вывод: \(reason)"
    case .beyond(.fileSize):
      "в нём больше \(RussianGrammar.grouped(Limit.fileSize.most >> 20)) МиБ; допустимое перечисляет help limits"
    case .beyond(let limit):
      "в нём больше \(RussianGrammar.grouped(limit.most)) строк; допустимое перечисляет help limits"
    }
  }
}
