// What can be wrong with a command, in Russian.

import Wording

extension CommandFact {
  var russian: String {
    switch self {
    case .clear(let word):
      "нет команды \(Russian.quoted(word)): экран очищает Ctrl-L, а все точки, переменные и ограничения "
        + "удаляет reset"
    case .ambiguousCommand(let word, let commands):
      "с \(Russian.quoted(word)) начинается несколько команд: \(RussianGrammar.list(commands))"
    case .needsTwoLines(let form):
      "здесь нужны две строки со знаком | между ними, как в branch x <= 2 | x >= 3: \(Russian.form(form))"
    case .relationToDrop(let name):
      "ограничение удаляют по имени, которое показывает list; условие на знак переменной снимает \(name) free"
    case .unknownCommand(let word): "нет команды \(Russian.quoted(word))"
    case .neitherCommandNorProduct(let word, let next):
      "нет команды \(Russian.quoted(word)); если это выражение, то перед \(Russian.quoted(next)) "
        + "пропущен знак действия, например *"
    case .extraWords(let form, let full):
      if let full {
        "это сокращение команды \(full), которая пишется \(Russian.quoted(form)) и на этом кончается"
      } else {
        "команда пишется \(Russian.quoted(form)) и на этом кончается"
      }
    case .missingArgument(let what, let form):
      "не хватает \(Russian.genitive(what)): введите \(Russian.quoted(form))"
    case .unknownOption(let word, let choices):
      "\(Russian.quoted(word)) здесь не подходит: можно \(RussianGrammar.list(choices, "или"))"
    case .noCount(let text, let least):
      "здесь нужно целое число не меньше \(least), а не \(Russian.quoted(text))"
    case .noPlaces(let text):
      "число знаков после точки — целое, от 0 до 100, а не \(Russian.quoted(text))"
    case .noSeed(let text):
      "здесь нужно целое число от 0 до 18446744073709551615, а не \(Russian.quoted(text))"
    case .noExerciseLevel(let text):
      "нет уровня \(Russian.quoted(text)): введите 1, 2 или 3"
    case .pointWithoutValue(let name):
      "точке нужны знак = и значение: \(Russian.quoted("point \(name) = 10"))"
    case .pointWithOtherRelation: "точка — это константа, поэтому здесь возможен только знак ="
    case .secondEqualSign:
      "у каждой точки один знак = и одно значение, а перед следующей точкой ставится запятая"
    case .declarationWithValue(let claim):
      "var объявляет имена и условия на них вида >= 0 или 0 <= x <= 4; всё остальное пишется отдельной строкой, "
        + "например \(Russian.quoted(claim ?? "x >= 0"))"
    case .otherBound:
      "var принимает границы вида 0 <= x <= 4, по одной в строке; всякая другая пишется отдельной строкой, без var, "
        + "например 1 <= y <= 3"
    case .missingClaim:
      "команде expect нужно то, что проверить: сравнение, например = 20, промежуток in [10, 20] или ambiguous"
    case .claimAsValue(let value, let claim):
      "вместо числа здесь стоит утверждение: введите \(Russian.quoted(value)), чтобы спросить о значении, "
        + "или \(Russian.quoted("yes: \(claim)", 80)), чтобы спросить, верно ли это"
    case .bareFunction:
      "у каждого уровня своя функция f: f(low) — то, что минимизирует уровень low"
    case .interval(let fault): Russian.text(fault)
    case .missingLevel(let form):
      "не указан уровень, например high или 600: введите \(Russian.quoted(form))"
    case .missingFileName(let form):
      "не указано имя файла: введите \(Russian.quoted(form))"
    case .unclosedQuote: "эта кавычка не закрыта"
    case .unknownName(let name):
      "нет ни переменной, ни точки с именем \(Russian.quoted(name)); переменную создаёт var \(name)"
    case .lookAlike(let name, let typed, let known, let meant):
      "\(Russian.quoted(name)) — не то же имя, что \(Russian.quoted(known)): в нём "
        + "\(Russian.script(typed).nominative), которая лишь похожа на \(Russian.script(meant).accusative)"
    }
  }
}

extension Russian {
  fileprivate static func text(_ fact: IntervalFact) -> String {
    switch fact {
    case .missing: "после in пишется промежуток, например [10, 20]"
    case .missingComma: "между концами промежутка ставится запятая: [10, 20]"
    case .unclosed: "у этого промежутка нет закрывающей скобки ]"
    case .openFiniteEnd:
      "концы принадлежат промежутку: здесь нужна скобка [ или ]; круглая бывает только у inf"
    case .wrongInfinity: "левым концом промежутка может быть -inf, а правым — inf"
    }
  }

  /// What is missing, in the genitive.
  fileprivate static func genitive(_ argument: MissingArgument) -> String {
    switch argument {
    case .name: "имени"
    case .number: "числа"
    case .value: "значения"
    case .nameOrExpression: "имени или выражения"
    case .line: "строки"
    case .wordAndValue("="): "знака = и значения"
    case .wordAndValue(let word): "слова '\(word)' и значения"
    case .constraint: "имени ограничения"
    case .column: "столбца"
    }
  }

  /// `'plot [УРОВЕНЬ] [ПЕРЕМ [ПЕРЕМ]]'`
  fileprivate static func quoted(_ form: Form) -> String {
    switch form {
    case .command(let form): quoted(self.form(form), 80)
    case .quantity(let word): quoted(self.form(word.form), 80)
    }
  }

  /// Not more of what was typed than fits in a sentence, in quotation marks.
  static func quoted(_ text: String, _ limit: Int = 24) -> String {
    text.count > limit ? "'\(text.prefix(limit))...'" : "'\(text)'"
  }

  fileprivate static func script(
    _ letter: Unicode.Scalar
  ) -> (nominative: String, accusative: String) {
    let place = letter.codePoint
    return switch letter.value {
    case ..<0x250: ("латинская буква \(place)", "латинскую букву \(place)")
    case 0x370..<0x400, 0x1F00..<0x2000:
      ("греческая буква \(place)", "греческую букву \(place)")
    case 0x400..<0x530: ("кириллическая буква \(place)", "кириллическую букву \(place)")
    default: ("буква \(place) другого письма", "букву \(place) другого письма")
    }
  }
}
