// What is said to answers, in Russian.

import Language
package import Rendering
import Wording

extension AnswerWords {
  package var russian: Text {
    switch self {
    case .right: "\("Верно.", .good)"
    case .no: "\("Нет.", .error)"
    case .noBecause(let why): "\("Нет:", .error) \(why)."
    case .smallerFirst:
      Self.no.russian + " Меньший конец промежутка пишется первым, например [10, 20]."
    case .nearly: "\("Почти.", .note) Нужно точное значение, дробью."
    case .tooWide: Self.no.russian + " Это больше, чем осталось."
    case .noSaying(let sentence): Self.no.russian + " " + sentence
    case .endsBelong:
      Self.no.russian
        + " Числа верны, но круглая скобка означает, что конец исключён: нужна [ или ]."
    case .endsBelongHere:
      Self.no.russian
        + " Числа верны, но круглая скобка означает, что конец исключён, а здесь он входит: нужна [ или ]."
    }
  }
}

extension AnswerForm {
  public var russian: String {
    switch self {
    case .numberOfFormula: "Мысль верная: какое это число?"
    case .number: "введите число, например 20, 15/2 или 7.5, или имя точки"
    case .separated(let number): "введите цифры подряд, без разделителей: \(number)"
    case .twoPoints:
      "в фигурных скобках стоят отдельные точки; промежуток вместе со всем, что между концами, пишется так: [10, 20]"
    case .interval: "введите промежуток, например [10, 20], а без конца — [10, inf)"
    case .column(let names):
      "введите имя одного столбца, его знак — как + или -; столбцы: \(names.joined(separator: ", "))"
    case .word(let words): "введите \(RussianGrammar.list(words, "или"))"
    case .plainNumber: "введите число, например 4, 15/2 или 7.5"
    case .numberOrInterval:
      "введите число, например 20 или 15/2, или промежуток, например [10, 20] или [10, inf)"
    case .name(let names): "введите одно имя: \(RussianGrammar.list(names, "или"))"
    case .names(let names): "введите имена через запятую; здесь есть \(RussianGrammar.list(names))"
    case .dualLine:
      "введите строку двойственной задачи: целевую функцию, например minimize 3p + 5q, или соотношение, например p >= 0"
    case .row(let name, let columns):
      "введите равенство: \(name) = и дальше сумма, в которой есть только \(RussianGrammar.list(columns))"
    case .solvedRow(let name, let columns):
      "это верно, но это ещё не строка словаря: слева стоит только \(name), справа — только \(RussianGrammar.list(columns))"
    case .otherLine(let fault, let names): Russian.text(fault, knowing: names)
    }
  }
}

extension Russian {
  fileprivate static func text(_ fault: AnswerFault, knowing names: [String]) -> String {
    switch fault {
    case .syntax(let why): why.message(in: .russian)
    case .isCommand: "это команда"
    case .form(.unknownName(let name)):
      "имени \(name) здесь нет; есть \(RussianGrammar.list(names))"
    case .form(.notLinear): "это не линейно: имя можно умножать только на число"
    case .form(.dividedByZero): "здесь деление на 0"
    }
  }
}
