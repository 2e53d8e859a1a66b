// What can be wrong with an expression, in Russian.

import Wording

extension ExpressionFact {
  var russian: String {
    switch self {
    case .nothingAfter(let text): "после \(Russian.quoted(text)) не хватает выражения"
    case .nothingBefore(let text): "перед \(Russian.quoted(text)) не хватает выражения"
    case .nothingBetween(let left, let right):
      "между \(Russian.quoted(left)) и \(Russian.quoted(right)) не хватает выражения"
    case .unclosedBrace: "у скобки '{' нет пары '}'"
    case .unclosedParenthesis: "у скобки '(' нет пары ')'"
    case .unopenedParenthesis: "у скобки ')' нет пары '('"
    case .relationInParentheses(let relation):
      "\(Russian.quoted(relation)) не может стоять в скобках: в них заключают выражения, как в (x + y)/2 = 3"
    case .squareBracket: "выражения заключаются в круглые скобки, ( и )"
    case .missingOperator(let left, let right):
      "между \(Russian.quoted(left)) и \(Russian.quoted(right)) пропущен знак действия, например * или +"
    case .twoNumbers(let left, let right):
      "между числами \(Russian.quoted(left)) и \(Russian.quoted(right)) нужен знак действия, например * или +"
    case .decimalComma: "в десятичной дроби ставится точка, а не запятая"
    case .digitGroups(let text):
      "запятых в числах нет: введите \(Russian.quoted(text.filter { $0 != "," })), если это тысячи, или "
        + "\(Russian.quoted(String(text.map { $0 == "," ? "." : $0 }))), если это десятичная дробь"
    case .strayComma:
      "запятая здесь ничего не значит: каждое ограничение пишется отдельной строкой"
    case .severalValues: "значения спрашивают по одному, каждое своей строкой"
    case .strayInfinity:
      "бесконечность — не число: она бывает только концом промежутка, как в expect X in [0, inf]"
    case .unit(let number, let word):
      "единиц измерения у чисел нет: введите просто \(number) или \(Russian.quoted("\(number)*\(word)")), если "
        + "\(Russian.quoted(word)) — переменная"
    case .intervalInStatement:
      "промежуток без концов ничего не говорит: укажите их, как в x in [3, 5]"
    case .function(let function, let argument, let bound):
      Russian.instead(of: function, argument, bound)
    case .notExpected(let text): "\(Russian.quoted(text)) здесь не к месту"
    }
  }
}
