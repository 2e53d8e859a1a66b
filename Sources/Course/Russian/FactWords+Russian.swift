// The words for everything that can be wrong with a lesson, in Russian: one sentence without a full stop at its end,
// that says what is wrong and what to do; below it, where there is one, the difference.

import ConstraintHierarchies
import Language
import Rationals
import Wording

extension LessonFact.Severity {
  public var russian: String {
    switch self {
    case .error: "ошибка"
    case .warning: "предупреждение"
    }
  }
}

extension LessonFact {
  public var russian: String {
    switch self {
    case .file(let fact): Russian.text(fact)
    case .key(let fact): Russian.text(fact)
    case .reply(let flaw): Russian.text(flaw)
    case .question(let flaw): Russian.text(flaw)
    case .task(let flaw): Russian.text(flaw)
    case .review(let flaw): "в повторении: " + Russian.text(flaw)
    case .translation(let flaw): Russian.text(flaw)
    case .warning(let warning): Russian.text(warning)
    }
  }
}

extension Russian {
  fileprivate static func text(_ fact: LessonFact.File) -> String {
    switch fact {
    case .invalidUTF8: "эта строка не в UTF-8; сохраните файл в этой кодировке"
    case .nul: "в этой строке есть символ NUL; удалите его"
    case .deepNesting:
      "цитаты, списки или выделения вложены здесь глубже \(Limit.markdownNesting.most) раз; обойдитесь меньшим"
    case .noTitle: "у урока нет названия; начните его с заголовка, например # Два пожелания"
    case .noBlock:
      "в уроке нечего вводить; добавьте блок между строками ```slackline и ```"
    case .badHead(let words):
      "строки над заголовком не прочитаны: между двумя строками --- стоят ключи language: ru, part: 1, Прямая, minutes: 8, "
        + "requires: 2, 3 и original: МЕТКА, каждый один раз в своей строке; с part нужен и minutes. Здесь стоит \(words)"
    case .badPlace(let words):
      "место в курсе не прочитано: нужно Part 3, Линейное программирование. About 8 minutes. Requires: 20, 21. "
        + "(последнего предложения может не быть), а не \(words)"
    case .unclosedFence:
      "этот блок не закрыт; закончите его такой же строкой, какой он начат, без слов за ней"
    case .tabAcrossEdge:
      "табуляция стоит отчасти в отступе блока, отчасти в тексте; замените её пробелами"
    case .textBeforeTyped:
      "это стоит раньше введённых строк; блок начинается со строки, которая начинается с > и пробела"
    case .nothingTyped:
      "в этом блоке ничего не вводится; добавьте строку, которая начинается с > и пробела"
    case .replyToGiven: "строки блока given показываются без ответов; удалите это"
    case .unknownWord(let word, let block, let known, let nearest):
      "в блоках \(block) бывают слова \(RussianGrammar.list(known)), а не \(word)"
        + didYouMean(nearest)
    case .unknownFence(let word, nil):
      "блоков с пометкой \(word) нет; то, что нужно показать как есть, помечается словом text"
    case .unknownFence(let word, let nearest):
      "блоков с пометкой \(word) нет" + didYouMean(nearest)
    }
  }

  fileprivate static func text(_ fact: LessonFact.Key) -> String {
    switch fact {
    case .textBeforeKey: "эта строка продолжает предыдущую, но перед ней ничего нет"
    case .unknownKey(let word, let keys, let nearest):
      "ключа \(word) здесь не бывает; ключи: \(keys.joined(separator: ", "))" + didYouMean(nearest)
    case .keyWithoutColon(let key): "после \(key) нужно двоеточие"
    case .missingArgument("choice"): "варианту нужно имя: choice a: уровень high"
    case .missingArgument(let key): "между \(key) и двоеточием нужен ответ: \(key) 10: …"
    case .strayArgument(let key): "двоеточие стоит сразу после \(key)"
    case .emptyKey(let key): "после \(key): ничего нет"
    case .keyOutOfOrder(let key, let before): "\(key) стоит раньше, чем \(before)"
    case .repeatedKey(let key): "\(key) уже есть"
    case .missingKey("because"):
      "программа не видит, почему этот вариант верен; добавьте because: и утверждение, например X = 20"
    case .missingKey(let key): "в этом блоке нет \(key):"
    case .strayKey(let key): "\(key) бывает только в вопросах с вариантами: expect: choice NAME"
    case .fewChoices: "в вопросе с вариантами их не меньше двух"
    case .repeatedChoice(let name): "вариант \(name) уже есть"
    case .unknownChoice(let name): "варианта \(name) нет"
    case .unreadable(let why): why.message(in: .russian) + didYouMean(why.suggestion)
    case .badCount(let text): "\(text) — не число строк: нужно целое число от 1"
    case .unknownWay(let word, let known, let nearest):
      "способа \(word) нет; способы: \(known.joined(separator: ", "))" + didYouMean(nearest)
    case .badAny: "после any стоит слово way: any: way"
    case .nothingExpected:
      "после then: нужно то, что должно выполняться в этом состоянии: expect: X = 20"
    case .thenBeforeEnd:
      "сначала то, что выполняется в конце: expect:, а уже под ним then:"
    case .noExercise:
      "в блоке exercise стоит одна строка, например ratio level 2 seed 7; виды упражнений показывает slackline exercise"
    case .exerciseWithoutSeed:
      "упражнению в уроке нужен seed, чтобы у всех оно было одинаковым: добавьте, например, seed 7"
    case .badLessonNumber(let text): "\(text) — не номер урока, такой как 7"
    }
  }

  fileprivate static func text(_ flaw: LessonFact.ReplyFlaw) -> String {
    switch flaw {
    case .difference(let diff): "ответ другой\n" + diff
    case .unexpectedError(let reason):
      "ошибка в блоке без пометки fails: " + reason.message(in: .russian)
    case .nothingFailed: "в этом блоке с пометкой fails ошибок не было"
    case .cannotBeShown(let command):
      "вывод команды \(command) проверить нельзя; можно проверить slackline duel FILE и slackline explain FILE, если FILE назван в начале одного из блоков выше"
    case .unreachable: "сюда никто не попадёт: выше есть quit"
    }
  }

  fileprivate static func text(_ flaw: LessonFact.QuestionFlaw) -> String {
    switch flaw {
    case .noAnswer(let reason): "решатель на это не отвечает: " + reason.message(in: .russian)
    case .wrongExpectation(let truth): "это не выполняется: " + text(truth)
    case .ambiguousAnswer(let truth): "ответ не единственный: " + text(truth)
    case .givesAway(let what): "эта подсказка выдаёт ответ: в ней есть \(what)"
    case .missIsRight(let answer): "\(answer) — верный ответ, а не промах"
    case .missIsNoAnswer(let answer, let form):
      "\(answer) не может быть ответом: " + form.russian
    case .repeatedMiss(let answer): "промах, равносильный \(answer), уже есть выше"
    }
  }

  fileprivate static func text(_ flaw: LessonFact.TaskFlaw) -> String {
    switch flaw {
    case .doneAlready: "это задание выполнено ещё до первой строки"
    case .solutionBreaks(let breach):
      "задание не засчитывает строку своего же решения: " + breach.russian.plainWords
    case .unknownKept(let name):
      "сохранить \(name) нельзя: ни ограничения, ни целевой функции, ни точки с таким именем здесь нет"
    case .otherWayFails(let lines):
      "строки \(lines) названы равноценным решением, но задания не выполняют"
    case .tooManyLines(let limit):
      "в решении больше "
        + RussianGrammar.count(limit, "изменения", "изменений", "изменений")
    }
  }

  fileprivate static func text(_ flaw: LessonFact.ReviewFlaw) -> String {
    switch flaw {
    case .notPlayed: "это нельзя пройти"
    case .notEnough:
      "этого context мало для ответа: назовите в нём каждое число, из которого складывается ответ"
    case .lineFails(let line, let reason):
      "в показанной строке ошибка: \(line): " + reason.message(in: .russian)
    case .undetermined(let text): "показанное не определяет \(text)"
    case .hidden(let number):
      "в показанном нет числа \(number) из ответа; назовите его в prompt: или в context:"
    case .noContext:
      "ничто не говорит, откуда берётся ответ; скажите это в context: или спросите о чём-то из сеанса"
    case .grades(let answer, isTaken: true):
      "\(answer) засчитывается как ответ, хотя это не ответ"
    case .grades(let answer, isTaken: false): "\(answer) — верный ответ, но он отвергается"
    case .doneAlready: "это задание выполнено ещё до первой строки"
    case .stale(let number, let text): "числа \(number) там нет: \(text)"
    case .falseSum(let sum, let text): "\(sum) не сходится: \(text)"
    }
  }

  fileprivate static func text(_ warning: LessonFact.Warning) -> String {
    switch warning {
    case .cheats(let cheats):
      "задание можно выполнить и иначе: "
        + cheats.map { "\($0.lines.joined(separator: "; ")) (\($0.way.rawValue))" }
        .joined(separator: ", ")
        + "; укажите в only:, no: или keep:, что не засчитывается, а в any: way — что засчитывается всё"
    case .luck(let cheats):
      cheats.map { luck($0) }.joined(separator: "; ")
        + "; потребуйте этого в then: и expect:, или укажите в only:, no: или keep:, что такие строки не засчитываются, "
        + "или в also: — что засчитываются"
    case .isPrinted(let answer):
      "ответ, \(answer), стоит в последних строках над этим вопросом"
    case .repeatsAnswer(let answer): "третий раз подряд один и тот же ответ: \(answer)"
    case .missPassesTask(let answer, let line):
      "\(answer) здесь названо неверным, но выполняет следующее задание: \(line)"
    case .choicesEndAlike(let wrong, let right):
      "вариант \(wrong) назван неверным, но приводит к тому же решению, что и \(right)"
    case .promptHolds(let word): "ответ стоит в самом вопросе: \(word)"
    case .uncheckedFigures:
      "эти числа ничем не проверяются; выполните строки в блоке slackline или скажите, откуда числа: text quoted, "
        + "text measured"
    case .otherPivots(let words): "\(words): ни один ответ прямо над этим столько шагов не называет"
    case .noExplanation: "у этого вопроса нет answer: с объяснением"
    case .fewHints:
      "подсказок меньше двух: первая говорит, куда смотреть, вторая даёт формулу"
    case .unknownLesson(let number): "урока \(number), который здесь требуется, нет"
    case .originalChanged(let mark, isKnown: false):
      "не указано, с какого текста урок переведён; укажите над заголовком: original: \(mark)"
    case .originalChanged(let mark, isKnown: true):
      "урок, с которого это переведено, с тех пор изменился; приведите перевод в соответствие и укажите над заголовком: original: \(mark)"
    }
  }

  fileprivate static func text(_ flaw: LessonFact.TranslationFlaw) -> String {
    switch flaw {
    case .differs(let here?, let there?, let line):
      "в оригинале, в строке \(line), другое: \(there), а здесь \(here)"
    case .differs(nil, let there, let line):
      "в оригинале есть ещё строка \(line): \(there ?? "")"
    case .differs(let here?, nil, _): "в оригинале этого уже нет: \(here)"
    case .otherPlace(let part, let minutes, let requires):
      "место в курсе у оригинала другое: part: \(part), minutes: \(minutes), requires: \(requires.map(String.init).joined(separator: ", "))"
    }
  }

  private static func luck(_ cheat: LuckyCheat) -> String {
    let what = cheat.claim.map { "в условии \($0)" } ?? "в функционале"
    let shown =
      "\(cheat.lines.joined(separator: "; ")) выполняет задание случайно, это видно из строки \(cheat.move): "
    guard let there = cheat.sights.there, let right = cheat.sights.right else {
      return shown + "после неё \(what) получается не то, что в решении"
    }
    return shown + "после неё \(what) получается \(text(there)), а в решении \(text(right))"
  }

  private static func text(_ interval: Interval) -> String {
    interval.value.map { "\($0)" } ?? interval.typed
  }

  private static func text(_ truth: LessonFact.Truth) -> String {
    switch truth {
    case .isIn(let text, let interval): "значения \(text) — из \(interval.typed)"
    case .isSo(let claim, let holds):
      "\(holds ? "утверждение выполняется" : "утверждение не выполняется"): \(claim)"
    case .noPivotLeft: "шагов, в которых есть выбор, здесь больше нет"
    case .moves(let column, let isEntering):
      isEntering
        ? "в базис вводится переменная \(column)" : "из базиса выводится переменная \(column)"
    case .couldTake(let ties):
      "правило с тем же успехом может взять \(ties.joined(separator: " или "))"
    }
  }

  private static func didYouMean(_ nearest: String?) -> String {
    nearest.map { "; может быть, \($0)?" } ?? ""
  }
}
