// What can be wrong with the characters of a line, or with its size, in Russian.

import Wording

extension TextFact {
  var russian: String {
    switch self {
    case .bad(let fault, let text): Russian.text(fault, text)
    case .longLine(let count):
      "в строке может быть не больше \(Limit.lineLength.most) символов, а в этой их \(count)"
    case .severalLines:
      "строка здесь кончается, а каждая строка читается отдельно: введите остальное следующей строкой"
    case .longNumber(let digits):
      "в числе может быть не больше \(Limit.literalDigits.most) цифр, а в этом, если записать его "
        + "полностью, их \(digits > 100_000 ? "больше 100000" : String(digits))"
    case .deepNesting:
      "скобки могут быть вложены друг в друга не более \(Limit.nesting.most) раз"
    }
  }
}

extension Russian {
  fileprivate static func text(_ fault: Token.Fault, _ text: String) -> String {
    switch fault {
    case .strictLess, .strictGreater:
      "строгого знака \(text) нет: в области без границы наименьшее значение может не достигаться, "
        + "поэтому введите \(text)="
    case .notEqual:
      "знака «не равно» нет: область распалась бы на две части; введите <= или >= для той из них, "
        + "которая нужна"
    case .colonEqual: "равенство пишется одним знаком ="
    case .power: "степеней нет: все ограничения линейны"
    case .quote: "имена и числа пишутся без кавычек"
    case .semicolon: "точки с запятой нет: в строке стоит одно ограничение или одна команда"
    case .bar:
      "нет ни модуля, ни «или»: все ограничения линейны; |x| <= 3 — это -3 <= x <= 3"
    case .percent: "знака процента нет: введите /100"
    case .brace: "выражения заключаются в круглые скобки, ( и )"
    case .trailingPoint: "после десятичной точки нет цифр"
    case .secondPoint: "в числе бывает только одна десятичная точка"
    case .strayPoint: "точка может стоять только внутри числа или имени"
    case .vulgarFraction: "дробь пишется через /, например 1/2"
    case .foreignDigits: "числа пишутся цифрами от 0 до 9"
    case .character: self.text(character: text)
    }
  }

  fileprivate static func text(character text: String) -> String {
    let scalars = text.unicodeScalars
    if let hidden = scalars.first(where: { $0.isInvisible }) {
      return hidden == "\u{FFFD}"
        ? "здесь текст не в кодировке UTF-8 (вместо него стоит U+FFFD)"
        : "невидимый символ \(hidden.codePoint) здесь ничего не значит: удалите его"
    }
    let points = scalars.prefix(4).map { $0.codePoint }.joined(separator: " ")
    return "символ '\(String(text.unicodeScalars.prefix(4)))' (\(points)) здесь ничего не значит"
  }
}
