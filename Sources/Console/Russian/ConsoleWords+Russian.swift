// What is said of the terminal and of files, in Russian.

import Wording

extension ConsoleWords {
  var russian: String {
    switch self {
    case .logEnded(let error): "slackline: лог прекратился: \(error.text(in: .russian))"
    case .outputLost(let error): "slackline: вывод записать нельзя: \(Russian.reason(error))"
    case .pageGoesOn: "Enter — дальше; q пропускает остальное"
    }
  }
}

extension FileWords {
  var russian: String {
    switch self {
    case .trouble(.file(let path), let cause): "\(path.inertName): \(Self.reason(cause).russian)"
    case .trouble(.standardInput, let cause): "стандартный ввод: \(Self.reason(cause).russian)"
    case .trouble(.standardOutput, let cause): "стандартный вывод: \(Self.reason(cause).russian)"
    case .reason(.system(let error)): Russian.reason(error)
    case .reason(.beyond(.fileSize)):
      "в нём больше \(RussianGrammar.grouped(Limit.fileSize.most >> 20)) МиБ; допустимое перечисляет help limits"
    case .reason(.beyond(let limit)):
      "в нём больше \(RussianGrammar.grouped(limit.most)) строк; допустимое перечисляет help limits"
    }
  }
}

extension Russian {
  /// What the system says in English, of what befalls files; the rest is said as it says it.
  fileprivate static func reason(_ error: SystemError) -> String {
    switch error.code {
    case ENOENT: "нет такого файла или каталога"
    case ENOTDIR: "это не каталог"
    case EISDIR: "это каталог"
    case EEXIST: "файл уже есть"
    case EACCES: "нет прав доступа"
    case EPERM: "это не разрешено"
    case EROFS: "файловая система доступна только для чтения"
    case ENOSPC: "на устройстве нет места"
    case EDQUOT: "превышена дисковая квота"
    case EFBIG: "файл слишком велик"
    case ELOOP: "слишком много символических ссылок подряд"
    case ENAMETOOLONG: "слишком длинное имя файла"
    case EIO: "ошибка ввода-вывода"
    case ECANCELED: "остановлено"
    default: error.words
    }
  }
}
