// What can be wrong with a statement, in Russian.

import Wording

extension StatementFact {
  var russian: String {
    switch self {
    case .missingColon(let word, let next, let rest): Russian.missingColon(word, next, rest)
    case .relationInWords(let words, let sign):
      "\(Russian.quoted(words)) в ограничении пишется \(sign)"
    case .wishInWords: "то, что выполнять не обязательно, помечается приоритетом, например @low"
    case .condition(let word): Russian.condition(word)
    case .disjunction: "«или» нет: все ограничения выполняются одновременно"
    case .call(let name):
      "\(Russian.quoted(name, 24)) — вызов из программы; здесь же пишется сравнение, например x = y + 8, или команда"
    case .wholeNumbers(let word):
      "потребовать \(Russian.quoted(word)) нельзя: все ограничения линейны, а целочисленность — нет; обходной путь "
        + "показывает help integer"
    case .callOfKiwi(let name, let call):
      "\(name) — из программ, которые решают с помощью kiwi или Cassowary; здесь вместо этого \(call.russian)"
    case .rowOfKiwi(let name): Russian.rowOfKiwi(name)
    case .labelIsNoName:
      "двоеточие ставится только после имени ограничения — одного имени в начале строки"
    case .secondLabel: "у ограничения только одно имя"
    case .labelWithoutRelation(let label):
      "после имени \(Russian.quoted(label)) нужно ограничение или целевая функция, например "
        + "\(Russian.quoted("\(label): x >= 1"))"
    case .missingAt: "перед приоритетом ставится знак @"
    case .markWithoutRelation(let mark):
      "\(Russian.quoted(mark)) пишется в конце ограничения или целевой функции, а в этой строке нет "
        + "знака сравнения, например = или <="
    case .markNotLast(let mark): "\(Russian.quoted(mark)) пишется в конце строки"
    case .markNotAllowed(let mark, let command):
      "\(Russian.quoted(mark)) пишется у ограничений и целевых функций, а не у команды \(command)"
    case .missingPriority:
      "после @ пишется положительное число не больше 1000 или слово: "
        + RussianGrammar.list(PriorityWord.all.map { $0.word }, "или")
    case .unknownPriority(let word):
      "\(Russian.quoted("@\(word)")) — не приоритет: есть приоритеты "
        + "\(RussianGrammar.list(PriorityWord.all.map { "@\($0.word)" })), а также числа до @1000"
    case .priorityOutOfRange(let text):
      "приоритет — положительное число не больше 1000, а не \(Russian.quoted(text))"
    case .secondPriority: "у ограничения только один приоритет"
    case .secondWeight: "у ограничения только один вес"
    case .negativeWeight: "вес не бывает отрицательным"
    case .missingWeight: "после weight пишется неотрицательное число, например 2 или 1/3"
    case .weightOverZero: "вес нельзя делить на нуль"
    case .relationInObjective(let direction):
      "после \(direction) стоит только выражение: ограничение пишется отдельной строкой"
    case .severalStatements(let lines, let product): Russian.severalStatements(lines, product)
    }
  }
}

extension Russian {
  fileprivate static func missingColon(
    _ word: String, _ next: String, _ rest: String?
  ) -> String {
    if let rest {
      "строка начинается прямо с того, о чём она, например \(quoted(rest, 40)); после имени ограничения "
        + "ставится двоеточие, например \(quoted("\(word):")), а пожелание кончается приоритетом, например @low"
    } else {
      "после имени ограничения нужно двоеточие, а после переменной, перед \(quoted(next)), — знак действия, "
        + "например *"
    }
  }

  fileprivate static func condition(_ word: String) -> String {
    "слова \(quoted(word)) нет: ограничение действует всегда; введите его, когда оно нужно, а когда нет — "
      + "отключите командой disable или удалите командой drop"
  }

  fileprivate static func rowOfKiwi(_ name: String) -> String {
    "\(name) — базисная переменная строки в таблице kiwi (v — переменная, s — дополнительная, e — отклонение, "
      + "d — фиктивная); строки под заголовком Constraints можно ввести здесь, а строки их таблицы покажет tableau"
  }

  fileprivate static func severalStatements(_ lines: [String], _ product: String) -> String {
    "каждое ограничение пишется отдельной строкой"
      + (lines.isEmpty
        ? "" : ", например \(RussianGrammar.list(lines.map { quoted($0) }))")
      + "; произведение пишется \(quoted(product))"
  }
}
