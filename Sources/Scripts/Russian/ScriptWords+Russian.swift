// What is said of scripts, of files that are loaded and saved, and of the log, in Russian.

import Console
import Narration
import ProgramSolving
import Programs
import Publishing
import Rendering
import Session
import Wording

extension ScriptWords {
  public var russian: String {
    switch self {
    case .cannotRead(let path, let error):
      "\(path.inertName) не читается: \(error.reason(in: .russian))"
    case .malformed(let path, let error):
      "\(path.inertName):\(error.line):\(error.column): \(error.text(in: .russian))"
    case .remark(let path, let remark):
      "\(path.inertName): замечание: \(remark.text(in: .russian).inertName)"
    case .malformedProof(let path, let flaw):
      "\(path.inertName): error: \(flaw.message(in: .russian))"
    case .cannotWrite(let path, let error):
      "записать \(path.inertName) нельзя: \(error.reason(in: .russian))"
    case .cannotLog(let path, let error):
      "вести лог в \(path.inertName) нельзя: \(error.reason(in: .russian))"
    case .notLoaded(let path, let trouble): Russian.text(path.inertName, trouble)
    case .loaded(let path, let count):
      "загружен \(path.inertName): "
        + RussianGrammar.count(count, "изменение", "изменения", "изменений")
    case .loadedBeside(let path, let count, let others, isAgain: false):
      Self.loaded(path, count).russian + "; здесь уже было "
        + RussianGrammar.count(
          others, "ограничение или функция", "ограничения и функции", "ограничений и функций")
        + "; чтобы остался только файл: reset, затем load"
    case .loadedBeside(let path, let count, _, isAgain: true):
      Self.loaded(path, count).russian
        + "; он уже был загружен и теперь учтён дважды; undo отменит это"
    case .saved(let path, nil): "сохранён \(path.inertName): урок"
    case .saved(let path, let lines?):
      "сохранён \(path.inertName): " + RussianGrammar.count(lines, "строка", "строки", "строк")
    case .exported(let path, .json): "записан \(path.inertName): решение"
    case .exported(let path, .lp), .exported(let path, .mps):
      "записан \(path.inertName): задача линейного программирования"
    case .exported(let path, .svg): "записан \(path.inertName): рисунок"
    case .exported(let path, .html): "записан \(path.inertName): ход решения, страница"
    case .exported(let path, .tex): "записан \(path.inertName): статья для LaTeX"
    case .unknownEnding(let path):
      "файлы с таким окончанием, как у \(path.inertName), не пишутся; можно .lp, .mps, .json, .svg, .html или .tex"
    case .isThere(let path, let word, wasOwn: true):
      "файл \(path.inertName) после сохранения кто-то изменил; \(word)! \(path.inertName) всё равно заменит его"
    case .isThere(let path, let word, wasOwn: false):
      "файл \(path.inertName) уже есть, и он не из этого сеанса; \(word)! \(path.inertName) заменит его"
    case .isLog(let path):
      "в \(path.inertName) ведётся лог этого сеанса; сохраните в другой файл или сначала введите log off"
    case .isNoLog(let path):
      "файл \(path.inertName) уже есть, и это не лог slackline; выберите другое имя"
    case .logs(let path):
      "всё, что введено и отвечено, пишется и в \(path.inertName); log off прекратит это"
    case .logsAlready(let path):
      "лог этого сеанса уже ведётся в \(path.inertName); log off прекратит это"
    case .logged(let path): "лог записан в \(path.inertName)"
    case .logsNowhere: "лог не ведётся; log ФАЙЛ начинает его"
    case .playedAlone(let lesson):
      "на вопросы урока кто-то должен отвечать: введите эту команду в приглашении или запустите slackline lesson play \(lesson.inertName)"
    case .askedAlone(let kind):
      "на вопросы упражнения кто-то должен отвечать: введите эту команду в приглашении или запустите slackline exercise \(kind)"
    case .noLesson: "урок не начат; lesson 00 начинает первый, lesson показывает все"
    case .nothingToTell: "рассказывать пока не о чем: для урока нужна хотя бы одна строка"
    case .noRoomOnOutput: "стандартный вывод уже занят ответами; назовите файл"
    case .tooMuchJSON(let most):
      "с этой строкой JSON займёт больше \(RussianGrammar.grouped(most)) байт, поэтому здесь конец; "
        + "с --solutions last решение пишется только один раз"
    // Editors look for this word in each language.
    case .error(let place, let column, let message):
      "\(place.file.inertName):\(place.line):\(column): error: \(message)"
    case .unreadable(let file, let error):
      "slackline: \(file.inertName): \(error.reason(in: .russian))"
    case .stopped: "остановлено; всё так, как было до этой строки"
    case .working(let report): "идёт решение: \(report.text(in: .russian))"
    case .progress(let report) where report.hasConflict:
      "\(report.text(in: .russian)); Ctrl-C покажет найденное"
    case .progress(let report): "\(report.text(in: .russian)); Ctrl-C останавливает"
    }
  }
}

extension Russian {
  fileprivate static func text(_ name: String, _ trouble: ScriptWords.LoadTrouble) -> String {
    switch trouble {
    case .tooDeep(let depth):
      "файлы загружают друг друга глубже, чем на \(RussianGrammar.count(depth, "уровень", "уровня", "уровней")); "
        + "\(name) не загружен"
    case .tooMany(let most):
      "одна строка загружает не больше \(most) файлов, считая повторы; \(name) не загружен"
    case .itself:
      "\(name) уже загружается и загружал бы сам себя без конца; уберите эту строку"
    case .tooMuch:
      "в \(name) больше, чем можно, поэтому ничего из него не взято; допустимое перечисляет help limits"
    }
  }
}
