// What people want to do, for help without a word, in Russian. Each is an infinitive, as it stands after "чтобы".

import Wording

extension Russian {
  static func purpose(of task: HelpTaskID) -> String {
    switch task {
    case .names: "назвать точки и переменные"
    case .requirements: "указать, что обязательно"
    case .preferences: "указать, что желательно"
    case .views: "разместить вью"
    case .answers: "найти или проверить ответ"
    case .minimised: "узнать, что минимизируется"
    case .regions: "увидеть область уровня"
    case .pivots: "проследить каждый шаг"
    case .choices: "выбрать или угадать шаги"
    case .reasons: "узнать причину"
    case .alternatives: "узнать, что будет, если"
    case .edits: "потянуть за переменную"
    case .changes: "изменить ограничение"
    case .omissions: "отключить или удалить"
    case .undoing: "вернуться назад или выйти"
    case .drawing: "изменить вид ответов"
    case .files: "хранить строки в файле"
    case .programs: "работать с файлами LP, MPS"
    case .lessons: "учиться и упражняться"
    }
  }
}
