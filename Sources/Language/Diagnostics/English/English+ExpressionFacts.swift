// What is said of expressions. One sentence, without a full stop at its end, that says what is wrong and
// what to type instead; plain ASCII except for what the learner typed.

import Wording

extension English {
  static func text(_ fact: ExpressionFact) -> String {
    switch fact {
    case .nothingAfter(let text): "an expression is missing after \(quoted(text))"
    case .nothingBefore(let text): "an expression is missing before \(quoted(text))"
    case .nothingBetween(let left, let right):
      "an expression is missing between \(quoted(left)) and \(quoted(right))"
    case .unclosedParenthesis: "this '(' has no ')' to close it"
    case .unopenedParenthesis: "this ')' closes no '('"
    case .relationInParentheses(let relation):
      "\(quoted(relation)) cannot stand in parentheses: they group expressions, as in (x + y)/2 = 3"
    case .squareBracket: "expressions are grouped with round parentheses, ( and )"
    case .missingOperator(let left, let right):
      "an operator such as * or + is missing between \(quoted(left)) and \(quoted(right))"
    case .twoNumbers(let left, let right):
      "the numbers \(quoted(left)) and \(quoted(right)) need an operator such as * or + between them"
    case .decimalComma: "decimals are written with a point"
    case .digitGroups(let text):
      "numbers have no comma in them: write \(quoted(text.filter { $0 != "," })) for thousands or "
        + "\(quoted(String(text.map { $0 == "," ? "." : $0 }))) for a decimal"
    case .strayComma:
      "a comma has no meaning here: constraints go on lines of their own"
    case .strayInfinity:
      "infinity is not a number: it can only be an end of an interval, as in expect X in [0, inf]"
    case .unit(let number, let word):
      "numbers have no units here: write \(number) alone, or \(quoted("\(number)*\(word)")) if "
        + "\(quoted(word)) is a variable"
    case .intervalInStatement(let chain):
      "write \(chain ?? "3 <= x <= 5"): an interval is written as a chain of relations"
    case .function(let function, let argument, let bound):
      instead(of: function, argument, bound)
    case .notExpected(let text): "\(quoted(text)) is not expected here"
    }
  }
}
