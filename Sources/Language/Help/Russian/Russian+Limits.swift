// The limits in Russian, for `help limits` and the manual.

import Wording

extension Russian {
  /// What a limit is of, and how much is allowed.
  static func text(of limit: Limit) -> (word: String, words: String) {
    let most = RussianGrammar.grouped(limit.most)
    return switch limit {
    case .lineLength:
      ("строка", "не больше \(most) символов; буква с отдельно набранным ударением — это два")
    case .literalDigits:
      ("число, как оно введено", "не больше \(most) цифр, если записать его полностью")
    case .valueDigits:
      (
        "вычисленное число",
        "не больше \(most) цифр над чертой дроби и под ней, в ответе и на пути к нему"
      )
    case .programDigits:
      (
        "число на пути к решению задачи линейного программирования из файла",
        "не больше \(most) цифр"
      )
    case .proofDigits: ("число в доказательстве", "не больше \(most) цифр")
    case .layouts: ("макеты в одной строке", "не больше \(most)")
    case .nesting: ("скобки", "не больше \(most) одна в другой")
    case .markdownNesting:
      ("цитаты, списки и выделения в уроке", "не больше \(most) друг в друге")
    case .nestedLoads:
      (
        "файлы, которые загружают файлы",
        "не больше \(most) по цепочке, и ни один из тех, что уже загружаются"
      )
    case .loads: ("файлы, которые загружает одна строка", "не больше \(most)")
    case .fileSize:
      ("файл, который читается", "не больше \(RussianGrammar.grouped(limit.most >> 20)) МиБ")
    case .fileLines: ("строки файла", "не больше \(most)")
    case .logLines: ("вставленный лог ограничений", "не больше \(most) строк")
    case .jsonSize:
      (
        "то, что пишет run --format json",
        "не больше \(RussianGrammar.grouped(limit.most >> 20)) МиБ, после чего работа завершается"
      )
    case .variables: ("переменные", "не больше \(most)")
    case .constraints: ("ограничения", "не больше \(most)")
    case .points: ("точки", "не больше \(most)")
    case .pivots:
      ("шаги симплекс-метода", "сразу показывается не больше \(most); goto ведёт к любому")
    case .memory:
      (
        "память, пока что-то решается",
        "не больше \(RussianGrammar.grouped(limit.most >> 20)) МиБ и не больше трёх четвертей того, что даёт система"
      )
    case .windowSize: ("терминал", "используется не больше \(most) столбцов и строк")
    }
  }
}

extension Russian {
  static let limitTerms: [HelpTopic] = [
    HelpTopic(
      .term, "предел",
      or: [
        "пределы", "слишком длинно", "слишком много", "limit", "limits", "maximum", "too long",
        "too large",
      ],
      summary: "сколько чего может быть; что сверх того, отвергается и ничего не меняет",
      body: Speech.russian.limits.map { "\($0.word): \($0.words)." }.joined(separator: "\n"),
      example: ["point P = 1e999", "point Q = P*P*P*P*P*P*P*P*P*P*P", "value P"], needs: .refusal,
      seeAlso: ["number", "expression", "load"])
  ]
}
