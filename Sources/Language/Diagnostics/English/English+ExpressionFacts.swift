// What is said of expressions. One sentence, without a full stop at its end, that says what is wrong and
// what to type instead; plain ASCII except for what the learner typed.

import Wording

extension ExpressionFact: Phrase {
  var english: String {
    switch self {
    case .nothingAfter(let text): "an expression is missing after \(English.quoted(text))"
    case .nothingBefore(let text): "an expression is missing before \(English.quoted(text))"
    case .nothingBetween(let left, let right):
      "an expression is missing between \(English.quoted(left)) and \(English.quoted(right))"
    case .unclosedParenthesis: "this '(' has no ')' to close it"
    case .unopenedParenthesis: "this ')' closes no '('"
    case .relationInParentheses(let relation):
      "\(English.quoted(relation)) cannot stand in parentheses: they group expressions, as in (x + y)/2 = 3"
    case .squareBracket: "expressions are grouped with round parentheses, ( and )"
    case .missingOperator(let left, let right):
      "an operator such as * or + is missing between \(English.quoted(left)) and \(English.quoted(right))"
    case .twoNumbers(let left, let right):
      "the numbers \(English.quoted(left)) and \(English.quoted(right)) need an operator such as * or + between them"
    case .decimalComma: "decimals are written with a point"
    case .digitGroups(let text):
      "numbers have no comma in them: write \(English.quoted(text.filter { $0 != "," })) for thousands or "
        + "\(English.quoted(String(text.map { $0 == "," ? "." : $0 }))) for a decimal"
    case .strayComma:
      "a comma has no meaning here: constraints go on lines of their own"
    case .strayInfinity:
      "infinity is not a number: it can only be an end of an interval, as in expect X in [0, inf]"
    case .unit(let number, let word):
      "numbers have no units here: write \(number) alone, or \(English.quoted("\(number)*\(word)")) if "
        + "\(English.quoted(word)) is a variable"
    case .intervalInStatement(let chain):
      "write \(chain ?? "3 <= x <= 5"): an interval is written as a chain of relations"
    case .function(let function, let argument, let bound):
      English.instead(of: function, argument, bound)
    case .notExpected(let text): "\(English.quoted(text)) is not expected here"
    }
  }
}
