// What is said of logs of constraints, in Russian.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Wording

extension LogWords {
  var russian: Text {
    switch self {
    case .log(let number, let line): "Лог \(number), со строки \(line)"
    case .number: "№"
    case .whose: "чьё"
    case .says: "что сказано"
    case .owner(let owner): Text(Russian.whose(owner))
    case .source(let source): " (\(source.file):\(source.line))"
    case .phrase(let entry, let log): Text(LogRussian(log).phrase(entry))
    case .repeats(let number): "то же, что строка \(number)"
    case .mayGiveWay(let priority): " (приоритет \(priority.number), может уступить)"
    case .names: "Короткие имена:"
    case .unread(let count):
      Text(
        "Не удалось прочитать и "
          + RussianGrammar.plural(count, "пропущена ", "пропущены ", "пропущено ")
          + RussianGrammar.count(count, "строка", "строки", "строк") + ":")
    case .reason(let line, let reason): "строка \(line) \(Russian.reason(reason)): "
    case .otherLines: "Остальные строки:"
    case .classes(let names):
      "Рядом с \(RussianGrammar.agreeing(names.count, "именем", "именами")) "
        + "\(RussianGrammar.list(names, atMost: 6)) адреса нет, поэтому каждое имя принято за одну вью."
    case .howToUnhide: Text(Russian.howToUnhide)
    case .nameless(let lines):
      Text(
        "В \(RussianGrammar.agreeing(lines.count, "строке", "строках")) \(Russian.numbers(lines)) "
          + "не сказано, что обозначает |: это супервью, о которой ничего не известно.")
    case .kept(let count, let id, let number, let disabled, let lowered):
      Russian.kept(count, id, number)
        + (disabled.isEmpty
          ? ""
          : " \(Russian.leftOut(disabled, haveOthers: disabled.count < count, lowering: lowered))")
    case .unsaid(let entries):
      Text(
        "\(Russian.capitalLines(entries)) \(RussianGrammar.agreeing(entries.count, "пропущена", "пропущены")): "
          + "число в \(RussianGrammar.agreeing(entries.count, "ней", "них")) не помещается в строку ввода."
      )
    case .awaited: "Вставьте лог. Он кончается строкой из одной точки."
    }
  }
}

extension LogVerdictWords {
  var russian: Text {
    switch self {
    case .conflict(let entries, let areAll) where entries.count == 1:
      "\(Russian.capitalLines(entries)) невыполнима\(areAll ? "" : ", что бы ни говорили остальные"):"
    case .conflict(let entries, _):
      "\(Russian.capitalLines(entries)) несовместны:"
    case .perhapsFewer:
      "Отбросить нельзя ни одну из них; нет ли противоречия из меньшего числа строк, выяснять слишком долго."
    case .stopped:
      "Остановлено: нет ли противоречия из меньшего числа строк и что его снимает, осталось невыясненным."
    case .alwaysHeld(let sizes) where sizes.count == 1:
      "\(sizes[0]) ≥ 0 всегда, хотя лог этого и не печатает."
    case .alwaysHeld(let sizes):
      "Величины \(RussianGrammar.list(sizes, atMost: 6)) не бывают отрицательными, хотя лог этого и не печатает."
    case .otherConflicts(let count, let areAll):
      Text(
        "Есть \(areAll ? "" : "по меньшей мере ")ещё "
          + RussianGrammar.count(
            count, "несовместный набор строк.", "несовместных набора строк.",
            "несовместных наборов строк."))
    case .innocent(let entries):
      Text(
        "\(Russian.capitalLines(entries)) ни в одном противоречии не "
          + "\(RussianGrammar.agreeing(entries.count, "участвует", "участвуют")).")
    case .perhapsRounded:
      "Стороны расходятся меньше чем на последнюю цифру лога: возможно, дело только в округлении при печати."
    case .broke(let entry, true): "Система нарушила строку \(entry), и противоречие исчезло."
    case .broke(let entry, false):
      "Система нарушила строку \(entry), но и без неё остальные несовместны."
    case .brokeUnlisted(begins: true, ends: true):
      "Того, что нарушила система, в списке нет, поэтому он по-прежнему несовместен."
    case .brokeUnlisted(let begins, let ends):
      "Того, что нарушила система, среди этих строк нет, и они по-прежнему несовместны; \(Russian.outside(begins, ends))."
    }
  }
}

extension LogGuessWords {
  var russian: Text {
    switch self {
    case .satisfiable(isRead: true, begins: true, ends: true):
      "Противоречия в напечатанном нет: эти строки могут выполняться все. Система знала больше, чем напечатала."
    case .barely(let line):
      "Противоречия в напечатанном нет, но строка \(String(line)) выполняется на пределе: в логе числа округлены до шести "
        + "цифр, а система не округляет."
    case .satisfiable(isRead: true, let begins, let ends):
      "В этих строках противоречия нет: они могут выполняться все. Оно может быть в других: \(Russian.outside(begins, ends))."
    case .satisfiable(isRead: false, begins: true, ends: true):
      "В прочитанных строках противоречия нет: они могут выполняться все. Оно может быть в остальных."
    case .satisfiable(isRead: false, let begins, let ends):
      "В прочитанных строках противоречия нет: они могут выполняться все. Оно может быть в остальных, и "
        + "\(Russian.outside(begins, ends))."
    case .yAxis(.up):
      "minY, midY и maxY поняты без переворота: в AppKit ось y идёт вверх, minY — это низ, maxY — верх."
    case .yAxis(.down):
      "minY, midY и maxY поняты с переворотом, для вью, в которой ось y идёт вниз: minY — это верх, maxY — низ."
    case .assumed(let assumptions): "Предположено: \(Russian.assumed(assumptions))."
    case .notPrinted(let names):
      "В логе не сказано, чему \(RussianGrammar.agreeing(names.count, "равно", "равны")) "
        + "\(RussianGrammar.list(names, atMost: 6))."
    case .conflict(let assumptions, let entries):
      "Если предположить \(Russian.assumed(assumptions)), то \(Russian.lines(entries)) "
        + "\(entries.count == 1 ? "невыполнима" : "несовместны"):"
    case .noConflict(let assumptions):
      "Если предположить \(Russian.assumed(assumptions)), они тоже могут выполняться все."
    case .alsoClashing(.any): "То же будет и при любых других полях, не меньших 0."
    case .alsoClashing(.above(let least)):
      "То же будет при любых полях больше \(LogSumView.text(least))."
    case .alsoClashing(.below(let most)):
      "То же будет при любых полях меньше \(LogSumView.text(most))."
    case .howToAssume(let isInSession, let margins, let baselines):
      Russian.howToAssume(isInSession ? "assume " : "--", margins: margins, baselines: baselines)
    }
  }
}

extension LogSumWords {
  var russian: String {
    switch self {
    case .assumed(let number): "\(number) (предположено)"
    case .gaps(let count, let number):
      "\(number) (\(RussianGrammar.count(count, "расстояние", "расстояния", "расстояний")))"
    case .sizes(let count): RussianGrammar.count(count, "размер", "размера", "размеров")
    }
  }
}

extension Russian {
  /// What people do about what the system has hidden.
  package static let howToUnhide =
    "Система скрыла то, что считает личным. Запустите программу из Xcode или остановите её в отладчике на "
    + "UIViewAlertForUnsatisfiableConstraints: там печатается всё."

  fileprivate static func kept(_ count: Int, _ id: String, _ number: Int) -> Text {
    count == 1
      ? "Строка \(String(number)) стала ограничением \(id, .code)."
      : "Строки стали ограничениями, строка \(String(number)) — под именем \(id, .code), и так далее."
  }

  fileprivate static func leftOut(_ ids: [String], haveOthers: Bool, lowering lowered: String?)
    -> Text
  {
    let noun = RussianGrammar.agreeing(ids.count, "Ограничение", "Ограничения")
    let verb = RussianGrammar.agreeing(ids.count, "отключено", "отключены")
    let reason =
      haveOthers
      ? ", чтобы могли выполняться остальные"
      : RussianGrammar.agreeing(
        ids.count, ", потому что выполняться не может", ", потому что выполняться не могут")
    let fact: Text = "\(noun) \(RussianGrammar.list(ids, atMost: 6)) \(verb)\(reason)"
    guard let lowered else { return fact + "." }
    return fact
      + ("; выход — \("priority \(lowered) @999", .code), а затем \("enable \(ids[0])", .code)."
        as Text)
  }

  fileprivate static func whose(_ owner: LogOwner) -> String {
    switch owner {
    case .yours: "ваше"
    case .mask: "маска"
    case .cell: "ячейка"
    case .container: "контейнер"
    case .stack: "стек"
    case .guide: "поля"
    case .content: "содержимое"
    case .system: "система"
    }
  }

  /// The least run of numbers that is written by its first and its last.
  fileprivate static let shortestRun = 5

  /// `1, 2 и 7`, `1–9 и 12`
  static func numbers(_ entries: [Int]) -> String {
    RussianGrammar.list(ranges(entries))
  }

  /// `строка 1`, `строки 1–9 и 12`
  static func lines(_ entries: [Int]) -> String {
    "\(RussianGrammar.agreeing(entries.count, "строка", "строки")) \(numbers(entries))"
  }

  /// The same at the beginning of a sentence.
  static func capitalLines(_ entries: [Int]) -> String {
    "\(RussianGrammar.agreeing(entries.count, "Строка", "Строки")) \(numbers(entries))"
  }

  static func ranges(_ entries: [Int]) -> [String] {
    var ranges: [String] = []
    var rest = entries[...]
    while let first = rest.first {
      let run = zip(rest, first...).prefix { $0 == $1 }.count
      let taken = run < shortestRun ? 1 : run
      ranges.append(taken == 1 ? String(first) : "\(first)–\(first + taken - 1)")
      rest = rest.dropFirst(taken)
    }
    return ranges
  }

  // MARK: A log that can hold

  /// Where a list that is not whole may go on.
  fileprivate static func outside(_ begins: Bool, _ ends: Bool) -> String {
    switch (begins, ends) {
    case (false, true): "начало списка во вставленное не попало"
    case (true, false): "конец списка во вставленное не попал"
    case (false, false), (true, true): "начало и конец списка во вставленное не попали"
    }
  }

  fileprivate static func howToAssume(_ start: String, margins: Bool, baselines: Bool) -> Text {
    let (first, second) = ("\(start)margins N", "\(start)baselines N")
    if !baselines {
      return "Другое число задаёт \(first, .code): тогда будут показаны и выходы."
    }
    if !margins { return "Другое число задаёт \(second, .code): тогда будут показаны и выходы." }
    return "Другие числа задают \(first, .code) и \(second, .code): тогда будут показаны и выходы."
  }

  /// In the accusative, as in the nominative: `поля 8 и базовые линии в 16 от края`
  fileprivate static func assumed(_ assumptions: LogAssumptions) -> String {
    var parts: [String] = []
    if let margins = assumptions.margins { parts.append("поля \(LogSumView.text(margins))") }
    if let baselines = assumptions.baselines {
      parts.append("базовые линии в \(LogSumView.text(baselines)) от края")
    }
    if assumptions.direction == .rightToLeft { parts.append("текст справа налево") }
    return RussianGrammar.list(parts)
  }

  fileprivate static func reason(_ reason: LayoutLog.Unread.Reason) -> String {
    switch reason {
    case .cut: "обрезана"
    case .redacted: "частично скрыта"
    case .unknown: "написана не так, как пишутся ограничения"
    case .attribute: "с величинами, каких в ограничениях не бывает"
    case .number: "с бесконечным или слишком длинным числом"
    case .nameless: "не говорит, что обозначает |"
    }
  }
}
