// What can be wrong with a line. The parser states one of these facts and its place; the words for all of them
// are in one file for each topic and language.

import Wording

/// What can be wrong with a line, apart from the words for it.
protocol LineFact {
  /// The same among all facts.
  var any: Diagnostic.Fact { get }
}

extension LineFact {
  /// The fact with its place, and with what may have been meant.
  func at(_ range: SourceRange, suggesting suggestion: String? = nil) -> Diagnostic {
    Diagnostic(any, at: range, suggesting: suggestion)
  }
}

/// What can be wrong with the characters of a line, or with its size.
enum TextFact: Hashable, LineFact, Error, Sendable {
  case bad(Token.Fault, String)
  case longLine(count: Int)
  case severalLines
  case longNumber(digits: Int)
  case deepNesting

  var any: Diagnostic.Fact { .text(self) }

  var code: ErrorCode {
    switch self {
    case .longLine, .longNumber, .deepNesting: .limit
    case .bad, .severalLines: .syntax
    }
  }
}

/// What can be wrong with an expression.
enum ExpressionFact: Hashable, LineFact, Sendable {
  case nothingAfter(String)
  case nothingBefore(String)
  case nothingBetween(String, String)
  case unclosedParenthesis
  case unclosedBrace
  case unopenedParenthesis
  case relationInParentheses(String)
  case squareBracket
  case missingOperator(String, String)
  case twoNumbers(String, String)
  case decimalComma
  case digitGroups(String)
  case strayComma
  /// `X, Y`, where one value is asked for.
  case severalValues
  case strayInfinity
  /// A unit of measure apart from the number before it.
  case unit(number: String, String)
  /// An interval without ends.
  case intervalInStatement
  /// What was between its parentheses, and what the whole was compared with.
  case function(FunctionWord, of: String?, relation: Bound?)
  case notExpected(String)

  var any: Diagnostic.Fact { .expression(self) }

  var code: ErrorCode {
    .syntax
  }
}

/// `<= 3`
struct Bound: Hashable, Sendable {
  var relation: Relation
  /// nil if there is none that could be repeated.
  var limit: String?
}

/// What can be wrong with a statement: its label, its priority, its weight.
enum StatementFact: Hashable, LineFact, Sendable {
  /// - Parameter rest: the line without its first word, where that may be a statement.
  case missingColon(String, before: String, rest: String?)
  /// `is at least`, which is written `>=`.
  case relationInWords(String, sign: String)
  /// Words such as `please`, for what need not hold.
  case wishInWords
  /// `if`
  case condition(String)
  /// `or`
  case disjunction
  /// A call in some other program: `make.left.equalTo`.
  case call(String)
  /// What was demanded of the names before it: `integer`, `binary`.
  case wholeNumbers(String)
  /// A call of a program that solves with kiwi or Cassowary, and what is typed here.
  case callOfKiwi(String, KiwiCall)
  /// A row of kiwi's tableau, of that name.
  case rowOfKiwi(String)
  case labelIsNoName
  case secondLabel
  case labelWithoutRelation(String)
  case missingAt
  case markWithoutRelation(String)
  case markNotLast(String)
  case markNotAllowed(String, command: String)
  case missingPriority
  case unknownPriority(String)
  case priorityOutOfRange(String)
  case secondPriority
  case secondWeight
  case negativeWeight
  case missingWeight
  case weightOverZero
  case relationInObjective(String)
  /// Several statements with nothing between them, and the product that it would be otherwise; no lines where they
  /// are too long to be repeated.
  case severalStatements([String], product: String)

  var any: Diagnostic.Fact { .statement(self) }

  var code: ErrorCode {
    .syntax
  }
}

extension TextFact: Phrase {
  var english: String {
    switch self {
    case .bad(let fault, let text): English.text(fault, text)
    case .longLine(let count):
      "a line has at most \(Limit.lineLength.most) characters, and this one has \(count)"
    case .severalLines:
      "the line ends here, and each line is read by itself: type what follows as another line"
    case .longNumber(let digits):
      "a number has at most \(Limit.literalDigits.most) digits, and this one, "
        + "written out, has \(digits > 100_000 ? "over 100000" : String(digits))"
    case .deepNesting:
      "parentheses may be nested at most \(Limit.nesting.most) deep"
    }
  }
}

extension English {
  fileprivate static func text(_ fault: Token.Fault, _ text: String) -> String {
    switch fault {
    case .strictLess, .strictGreater:
      "there is no strict \(text): a region without its boundary need not hold a least value, "
        + "so write \(text)="
    case .notEqual:
      "there is no 'not equal': it would leave two pieces; use <= or >= for the side "
        + "that you want"
    case .colonEqual: "an equation is written with = alone"
    case .power: "there are no powers: every constraint is linear"
    case .quote: "names and numbers are written without quotation marks"
    case .semicolon: "a line holds one statement: there is no semicolon"
    case .bar:
      "there is no absolute value or 'or': every constraint is linear; |x| <= 3 is -3 <= x <= 3"
    case .percent: "there is no percent sign: write /100"
    case .brace: "expressions are grouped with round parentheses, ( and )"
    case .trailingPoint: "digits are missing after the decimal point"
    case .secondPoint: "a number has only one decimal point"
    case .strayPoint: "a point can only stand inside a number or a name"
    case .vulgarFraction: "a fraction is written with /, as in 1/2"
    case .foreignDigits: "numbers are written with the digits 0 to 9"
    case .character: self.text(character: text)
    }
  }

  fileprivate static func text(character text: String) -> String {
    let scalars = text.unicodeScalars
    if let hidden = scalars.first(where: { $0.isInvisible }) {
      return hidden == "\u{FFFD}"
        ? "the text here is not valid UTF-8 (U+FFFD stands in its place)"
        : "the invisible character \(hidden.codePoint) has no meaning here: delete it"
    }
    let points = scalars.prefix(4).map { $0.codePoint }.joined(separator: " ")
    return
      "the character '\(String(text.unicodeScalars.prefix(4)))' (\(points)) has no meaning here"
  }
}

extension ExpressionFact: Phrase {
  var english: String {
    switch self {
    case .nothingAfter(let text): "an expression is missing after \(English.quoted(text))"
    case .nothingBefore(let text): "an expression is missing before \(English.quoted(text))"
    case .nothingBetween(let left, let right):
      "an expression is missing between \(English.quoted(left)) and \(English.quoted(right))"
    case .unclosedBrace: "this '{' has no '}' to close it"
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
    case .severalValues: "values are asked for one at a time: a line for each"
    case .strayInfinity:
      "infinity is not a number: it can only be an end of an interval, as in expect X in [0, inf]"
    case .unit(let number, let word):
      "numbers have no units here: write \(number) alone, or \(English.quoted("\(number)*\(word)")) if "
        + "\(English.quoted(word)) is a variable"
    case .intervalInStatement: "an interval without ends says nothing: write one, as in x in [3, 5]"
    case .function(let function, let argument, let bound):
      English.instead(of: function, argument, bound)
    case .notExpected(let text): "\(English.quoted(text)) is not expected here"
    }
  }
}

extension StatementFact: Phrase {
  var english: String {
    switch self {
    case .missingColon(let word, _, let rest?):
      "a statement begins with what it is about, as in \(English.quoted(rest, 40)); a label before it has a "
        + "colon, as in \(English.quoted("\(word):")), and a wish a priority after it, such as @low"
    case .missingColon(_, let next, nil):
      "a label needs a colon after it, and a variable needs an operator such as * before "
        + "\(English.quoted(next))"
    case .relationInWords(let words, let sign):
      "\(English.quoted(words)) is written \(sign) in a constraint"
    case .wishInWords: "what need not hold is marked with a priority, such as @low"
    case .condition(let word):
      "there is no \(English.quoted(word)): a constraint holds in every case; type it when it is to hold, and disable or drop it "
        + "when not"
    case .disjunction: "there is no 'or': all constraints hold at once"
    case .call(let name):
      "\(English.quoted(name, 24)) is a call in a program; here a line is a relation, as in x = y + 8, or a command"
    case .wholeNumbers(let word):
      "\(English.quoted(word)) cannot be demanded: every constraint is linear, and whole numbers are not; "
        + "help integer shows the way round"
    case .callOfKiwi(let name, let call):
      "\(name) belongs to programs that solve with kiwi or Cassowary; here it is \(call.english)"
    case .rowOfKiwi(let name):
      "\(name) is the basic symbol of a row of kiwi's tableau (v a variable, s a slack, e an error, d a dummy); "
        + "the lines under its heading Constraints can be typed here, and tableau shows the rows of these"
    case .labelIsNoName:
      "a colon follows only a label, which is a single name at the start of the line"
    case .secondLabel: "a constraint has only one label"
    case .labelWithoutRelation(let label):
      "the label \(English.quoted(label)) needs a constraint or an objective after it, as in "
        + "\(English.quoted("\(label): x >= 1"))"
    case .missingAt: "a priority is written with @ before it"
    case .markWithoutRelation(let mark):
      "\(English.quoted(mark)) belongs at the end of a constraint or an objective, and this line has no "
        + "relation such as = or <="
    case .markNotLast(let mark): "\(English.quoted(mark)) belongs at the end of the line"
    case .markNotAllowed(let mark, let command):
      "\(English.quoted(mark)) belongs to constraints and objectives; \(command) takes none"
    case .missingPriority:
      "after @ comes a number above 0, up to 1000, or one of \(EnglishGrammar.list(PriorityWord.all.map { $0.word }, "or"))"
    case .unknownPriority(let word):
      "\(English.quoted("@\(word)")) is not a priority: the priorities are \(EnglishGrammar.list(PriorityWord.all.map { "@\($0.word)" }, "or")) "
        + "and numbers up to @1000"
    case .priorityOutOfRange(let text):
      "a priority is a number above 0 and at most 1000, which \(English.quoted(text)) is not"
    case .secondPriority: "a constraint has only one priority"
    case .secondWeight: "a constraint has only one weight"
    case .negativeWeight: "a weight is zero or more"
    case .missingWeight: "after weight comes a number, zero or more, such as 2 or 1/3"
    case .weightOverZero: "a weight cannot be divided by zero"
    case .relationInObjective(let direction):
      "\(direction) takes an expression alone: write a constraint on a line of its own"
    case .severalStatements(let lines, let product):
      "each statement stands on a line of its own"
        + (lines.isEmpty
          ? "" : ", such as \(EnglishGrammar.list(lines.map { English.quoted($0) }, "and"))")
        + "; a product is written \(English.quoted(product))"
    }
  }
}
