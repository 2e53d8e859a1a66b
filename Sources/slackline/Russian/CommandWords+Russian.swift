// What the program says around its subcommands, in Russian.

import Course
import Layouts
import Narration
import Wording

// Editors look for the word error behind a file's name, in each language.
extension CommandWords {
  var russian: String {
    switch self {
    case .strangeLesson(let path, let track, let number):
      "\(path): путь '\(track)' называет урок \(number), а такого нет"
    case .error(let message): "ошибка: \(message)"
    case .noScreen:
      "slackline: для --present нужен терминал; без него работает slackline run FILE"
    case .noLanguage(let code):
      "slackline: после --language стоит \(RussianGrammar.list(Speech.allCases.map { $0.rawValue }, "или"))"
        + (code.map { ", а не \($0.inertName)" } ?? "")
    case .formatOfLines(let option):
      "slackline: \(option.inertName) принимает text или json и стоит рядом с -c LINE или после подкоманды, например "
        + "slackline run --format json FILE"
    case .isFile(let argument, let meant):
      "slackline: \(argument.inertName) — это файл, а здесь нужна подкоманда\n"
        + "может быть, slackline \(meant.inertName)?"
    case .listing(let file, let traces):
      "\(file.inertName): error: \(Russian.listed(traces))"
    case .dump(let file):
      "\(file.inertName): error: это распечатка решателя kiwi, а не лог; введите в приглашении import \(file.inertName): "
        + "ограничения оттуда можно исследовать с помощью why, conflict и sensitivity"
    case .noLog(let file, nil): "\(file.inertName): error: лога ограничений здесь нет"
    case .noLog(let file, let unread?):
      "\(file.inertName):\(unread.line): error: ни одну строку лога прочитать не удалось; первая из них: \(unread.text)"
        + (unread.reason == .redacted ? ". \(Russian.howToUnhide)" : "")
    case .noLevels(let file):
      "\(file.inertName): error: у линейной программы нет уровней, из которых можно выбирать; уберите --level"
    case .onlyPages(let file):
      "\(file.inertName): error: урок записывается только как страница; укажите файл .html"
    case .isThere(let file): "файл \(file.inertName) уже есть; назовите новый"
    case .noProof(let file, let out):
      "\(file.inertName): error: решение не доведено до конца, поэтому \(out.inertName) не записан"
    case .folderIsInUse(let folder, let other):
      "\(folder.inertName): error: там лежит \(other.inertName), который не относится к сайту; назовите новый или пустой каталог"
    case .noLivePage(let file):
      "\(file.inertName): error: это не интерактивная страница; её создаёт .ci/page, и лежит она в .build/page/slackline.html"
    case .wroteSite(let folder, let lessons, let isLive):
      "записан \(folder.inertName): \(RussianGrammar.count(lessons, "урок", "урока", "уроков"))"
        + (isLive
          ? ", каждый открывается и на интерактивной странице" : "; --page добавит интерактивную")
    case .wroteSkeleton(let file):
      "записан \(file.inertName); ответы впишет slackline lesson check --promote \(file.inertName)"
    case .cannotPromoteBuiltIn(let path):
      "вписать ответы во встроенный урок нельзя; назовите его файл, например lessons/\(path.inertName)"
    case .cannotPromoteInput: "вписать ответы в стандартный ввод нельзя; назовите файл"
    case .otherLesson(let path):
      "\(path.inertName): warning: это не тот урок, который проходили; вопросы, которые не изменились, засчитываются"
    case .unknownLesson(let path, let name):
      "\(path.inertName): error: урока \(name.inertName) нет; назовите его файл в --lesson"
    case .noQuestion(let path):
      "\(path.inertName): error: ни одного из этих вопросов в уроках нет"
    case .malformedTranscript(let path, let error):
      "\(path.inertName):\(error.line): error: \(error.text(in: .russian))"
    case .score(let right, let count): "\(right) из \(count)"
    }
  }
}

extension ArgumentWords {
  var russian: String {
    switch self {
    case .unknownOutput("-"):
      "у стандартного вывода нет окончания; добавьте --to lp, mps, json, svg, html или tex"
    case .unknownOutput(let file):
      "файлы с таким окончанием, как у \(file.inertName), не пишутся; можно .lp, .mps, .json, .svg, .html или .tex, "
        + "либо добавьте --to"
    case .readsInputTwice:
      "из стандартного ввода можно прочитать или файл, или доказательство, но не то и другое"
    case .noTrack(let name, let names):
      "пути по курсу '\(name)' нет; есть \(RussianGrammar.list(names))"
    case .noAddress(let address):
      "'\(address.inertName)' — не адрес сайта; он начинается с https:// или http://, например https://example.org/slackline/"
    case .provesOnOutput:
      "стандартный вывод уже занят решением; назовите файл для доказательства"
    case .unknownExercise(let kind, let nearest):
      "упражнения \(kind.inertName) нет"
        + (nearest.map { "; может быть, \($0)?" } ?? "; все упражнения перечисляет exercise")
    case .unknownLevel(let level): "уровня \(level) нет: есть 1, 2 и 3"
    case .chainSize(let size): "размер может быть от 10 до 20000, а не \(size)"
    case .layoutSize(let size): "размер может быть от 10 до 2000, а не \(size)"
    case .promotesNothing:
      "назовите файлы, в которые вписать ответы, например lessons/01-name.md"
    case .watchesNothing: "назовите файлы, за которыми следить, например lessons/01-name.md"
    case .forgetsNothing: "назовите урок или укажите --all"
    case .answersToSeveral: "ответы относятся к одному уроку: назовите его"
    case .noFile: "не указан аргумент '<file> ...'"
    case .presentsLines: "--present показывает сценарий или то, что вводят, а не строки -c"
    }
  }
}
