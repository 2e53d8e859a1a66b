// What is wrong with a file of a linear program, and what to do about it, in Russian.

import Wording

extension Russian {
  static func text(_ fact: ProgramFileFact) -> String {
    switch fact {
    case .gzip: "файл сжат; сначала распакуйте его: gunzip -k ФАЙЛ"
    case .controlCharacter(let byte):
      "здесь в файле стоит управляющий символ (код \(byte)), так что это не простой текст; удалите его"
    case .encoding:
      "это имя не в кодировке UTF-8; сначала перекодируйте файл: iconv -f cp1251 -t utf8"
    case .noNumber(""): "не хватает числа; напишите его, например 4 или -0.5"
    case .noNumber(let text): "\(text) — не число; напишите, например, 4, -0.5 или 1e-3"
    case .longNumber(let text):
      "число \(text) слишком длинное: читается не больше 1000 цифр и показатель до 1000"
    case .wrongInfinity(let text):
      "\(text) означает бесконечность, которой здесь быть не может; напишите число меньше 1e20 или уберите его"
    case .duplicateRow(let name):
      "строк с именем \(name) две; переименуйте или уберите одну из них"
    case .boundTwice(let name):
      "у переменной \(name) с этой стороны уже есть другая граница; уберите одну из них"
    case .integer(let name):
      "переменная \(name) целочисленная, а решаются только задачи с непрерывными переменными; с --relax "
        + "(в приглашении: import ФАЙЛ relaxed) целой она быть не обязана"
    case .semicontinuous(let name):
      "переменная \(name) полунепрерывная, а решаются только задачи с непрерывными переменными"
    case .missingEnd(let word):
      "файл кончается без \(word), так что в нём может чего-то не хватать; если он цел, допишите \(word)"
    case .mps(let fact): text(fact)
    case .lp(let fact): text(fact)
    }
  }

  /// What is solved and what is not.
  fileprivate static let linearAlone = "решаются только задачи линейного программирования"
}

// MARK: MPS

extension Russian {
  fileprivate static func text(_ fact: MPSFact) -> String {
    switch fact {
    case .unknownSection(let name):
      "раздела \(name) в файле MPS не бывает; строка с данными должна начинаться с пробела"
    case .foreignSection(let name):
      "раздел \(name) предназначен для \(purpose(of: name)), а \(linearAlone); уберите его"
    case .sectionTwice(let name): "раздел \(name) уже был; соедините оба"
    case .sectionBefore(let name, let other):
      "раздел \(name) должен стоять после \(other); переставьте его"
    case .missingSection(let name): "нет раздела \(name); добавьте его, хотя бы пустой"
    case .dataBeforeSections:
      "ни один раздел ещё не начался; в начале предыдущей строки поставьте его имя, например ROWS"
    case .dataAfterHeading(let name):
      "после \(name) ничего не пишется; начните новую строку, с пробелом перед данными"
    case .sense(let text): "\(text) не говорит, максимум это или минимум; напишите MAX или MIN"
    case .noObjective(let name):
      "строка \(name) указана как целевая функция, но среди строк N её нет; добавьте её в ROWS или укажите другую"
    case .marker(let text): "\(text) — не маркер; бывают только 'INTORG' и 'INTEND'"
    case .fields(let section, let count):
      "здесь \(RussianGrammar.count(count, "поле", "поля", "полей")), а строка раздела \(section) "
        + "состоит из \(form(of: section))"
    case .strayField(let section, let text):
      "\(text) стоит в поле, которого в строке раздела \(section) нет; она состоит из \(form(of: section))"
    case .betweenFields(let column):
      "позиция \(column) лежит между полями фиксированного формата и должна быть пустой; "
        + "если формат свободный, пишите имена без пробелов"
    case .tab:
      "в фиксированном формате у каждого поля свои позиции, и табуляции быть не может; поставьте пробелы"
    case .ambiguous:
      "с пробелами в именах это одна задача, а без них другая; переименуйте то, в чём есть пробел"
    case .rowType(let text): "вида строки \(text) нет; напишите N, E, L или G"
    case .unknownRow(""): "не хватает имени строки"
    case .unknownRow(let name): "нет строки \(name); добавьте её в ROWS или исправьте имя"
    case .unknownColumn(""): "не хватает имени столбца"
    case .unknownColumn(let name):
      "нет столбца \(name); добавьте его в COLUMNS или исправьте имя"
    case .duplicateColumn(let name):
      "столбец \(name) уже был; соберите в одном месте всё, что к нему относится"
    case .duplicateEntry(let row, let column):
      "у столбца \(column) уже есть коэффициент в строке \(row); уберите один из них"
    case .duplicateValue(let section, let row):
      "у строки \(row) уже есть число в разделе \(section); уберите одно из них"
    case .secondVector(let section, let first, let second):
      "\(second) — второй вектор раздела \(section), после \(first); уберите один из них"
    case .rangeOfFreeRow(let name): "у \(name), строки N, диапазона не бывает; уберите его"
    case .boundType(let text): "вида границы \(text) нет; напишите LO, UP, FX, FR, MI или PL"
    }
  }

  /// What a section is for, in the genitive.
  fileprivate static func purpose(of section: String) -> String {
    switch section.uppercased() {
    case "QSECTION", "QUADOBJ", "QMATRIX", "QCMATRIX": "квадратичных слагаемых"
    case "CSECTION": "конусов"
    case "INDICATORS": "строк, которые действуют, только если переменная равна 0 или 1"
    case "GENCONSTRS": "общих ограничений, например максимума переменных"
    case "LAZYCONS": "отложенных ограничений, то есть строк, которые проверяют в последнюю очередь"
    case "USERCUTS": "отсечений при поиске целых решений"
    case "PWLOBJ": "кусочно-линейной целевой функции"
    case "BRANCH", "REFROW": "поиска целых решений"
    default: "особых упорядоченных множеств (SOS)"
    }
  }

  /// What a line of a section is made of, in the genitive.
  fileprivate static func form(of section: String) -> String {
    switch section {
    case "ROWS": "вида и имени, например L  limit"
    case "BOUNDS": "вида, имени границ, столбца и числа, например UP BND x 4"
    case "COLUMNS": "столбца и, один или два раза, строки и числа, например x limit 2"
    default: "своего имени и, один или два раза, строки и числа, например \(section) limit 2"
    }
  }
}

// MARK: LP

extension Russian {
  fileprivate static func text(_ fact: LPFact) -> String {
    switch fact {
    case .model:
      "это модель с множествами и параметрами, какие бывают в GMPL, AMPL и GAMS, а не готовая задача; задачу по ней "
        + "записывает её собственная программа: для GMPL glpsol -m ФАЙЛ --check --wlp OUT.lp"
    case .ofLPSolve:
      "это собственный формат lp_solve, который не читается; в читаемый его переведёт "
        + "lp_solve -S1 ФАЙЛ -parse_only -wfmps OUT.mps"
    case .indicator:
      "-> задаёт строку, которая действует, только если переменная равна 0 или 1 (индикатор), а \(linearAlone)"
    case .star: "число стоит перед переменной без знака умножения: 3 x, а не 3 * x"
    case .digitFirst(let name):
      "\(name) начинается с цифры, а имя строки не может; поставьте перед ним букву или _"
    case .foreign(let section): "\(purpose(of: section)), а \(linearAlone); \(cure(of: section))"
    case .noSense:
      "файл LP начинается с целевой функции; напишите перед ней Minimize или Maximize"
    case .unexpected(let text, let wanted): "\(text) стоять не может: \(wantedText(wanted))"
    case .endsEarly(let wanted): "файл кончается, а \(wantedText(wanted))"
    case .quadratic: "это квадратичное слагаемое, а \(linearAlone)"
    case .bracketInName: "в имени не бывает [ и ]; вместо x[1] напишите x(1)"
    case .specialOrderedSet: "это особые упорядоченные множества (SOS), а \(linearAlone)"
    case .sectionOrName(let word):
      "\(word) здесь может быть и разделом, и переменной; раздел начните с новой строки, "
        + "а переменную переименуйте"
    case .lostSection(let name):
      "\(name) здесь стоять не может: разделы — это целевая функция, Subject To, Bounds и End, "
        + "каждый по разу и в этом порядке; переменную с таким именем нужно переименовать"
    case .afterEnd: "после End ничего не пишется; уберите это или переставьте End"
    case .chain:
      "два знака сравнения имеют смысл только по обе стороны суммы и в одном направлении, как в 1 <= x + y <= 2; "
        + "напишите две строки"
    case .glued(let text, let number):
      "\(text) не может стоять сразу после \(number): \(gluedText(text))"
    case .name(let name, let slip): text(name, slip)
    }
  }

  fileprivate static func purpose(of section: LPFact.ForeignSection) -> String {
    switch section {
    case .generalConstraints:
      "это общие ограничения, например максимум переменных, какие бывают у Gurobi"
    case .lazyConstraints:
      "это отложенные ограничения, которые при поиске целых решений проверяют в последнюю очередь"
    case .userCuts:
      "это отсечения для поиска целых решений, которые ни одного решения не отнимают"
    case .piecewiseLinear: "это кусочно-линейная целевая функция"
    case .scenarios: "это другой сценарий задачи"
    }
  }

  fileprivate static func cure(of section: LPFact.ForeignSection) -> String {
    section == .lazyConstraints
      ? "перенесите их в Subject To, где они значат то же" : "уберите раздел"
  }

  fileprivate static func gluedText(_ text: String) -> String {
    switch text.unicodeScalars.first {
    case ",": "в десятичной дроби ставится точка, например 3.5, а тысячи ничем не отделяются"
    case ";": "строка кончается без ;"
    case "/": "дробь — это два числа без пробелов, например 7/2"
    case "(", "{": "скобки не раскрываются: вместо 2 (x + y) напишите 2 x + 2 y"
    case "%": "напишите дробь, обыкновенную или десятичную, например 0.5"
    default: "имя переменной начинается с буквы, а комментарий — с \\"
    }
  }

  fileprivate static func text(_ name: String, _ slip: LPFact.NameSlip) -> String {
    switch slip {
    case .onRightAlone:
      "\(name) стоит только в правых частях и потому переменной не считается; уберите это, перед комментарием "
        + "поставьте \\, а переменную перенесите влево, как в x - 2 y <= 4"
    case .halfBracket:
      "в \(name) непарная скобка; скобки здесь ничего не значат: вместо 2 (x + y) напишите 2 x + 2 y"
    case .signs(let other):
      "переменная \(name) — не \(other), а другая; уберите знаки, а если она и правда другая, переименуйте её"
    case .quotient(let other):
      "переменная \(name) — не \(other), а другая; половина пишется 1/2 \(other) или 0.5 \(other), "
        + "а если переменная и правда другая, переименуйте её"
    case .several(let others):
      "\(name) — одна переменная, а не несколько; напишите каждую отдельно, \(RussianGrammar.list(others)), "
        + "а если переменная и правда одна, переименуйте её"
    case .looseEnd:
      "знак на конце вошёл бы в имя переменной, \(name); уберите его, а если её так и зовут, переименуйте её"
    }
  }

  fileprivate static func wantedText(_ wanted: LPFact.Wanted) -> String {
    switch wanted {
    case .term: "здесь ожидается слагаемое, например 3 x"
    case .relation: "здесь ожидается знак сравнения, <=, >= или ="
    case .number: "здесь ожидается число"
    case .variable: "здесь ожидается имя переменной"
    case .sign: "здесь ожидается + или - или знак сравнения, <=, >= или ="
    case .objective: "здесь ожидается целевая функция, например first: Priority=2 Weight=1"
    case .section: "здесь ожидается раздел, Subject To, Bounds или End"
    }
  }
}
