// What can be wrong with a line. The parser states one of these facts and its place; the words for all of them
// are in one file for each topic and language.

/// What can be wrong with a line, apart from the words for it.
protocol LineFact: Error, Equatable {
  var code: ErrorCode { get }
  func words(in speech: Speech) -> String
}

extension LineFact {
  /// The fact with its place, and with what may have been meant.
  func at(_ range: SourceRange, suggesting suggestion: String? = nil) -> Diagnostic {
    Diagnostic(code: code, message: words(in: .english), range: range, suggestion: suggestion)
  }
}

/// What can be wrong with the characters of a line, or with its size.
enum TextFact: LineFact {
  case bad(Token.Fault, String)
  case longLine(count: Int)
  case severalLines
  case longNumber(digits: Int)
  case deepNesting

  var code: ErrorCode {
    switch self {
    case .longLine, .longNumber, .deepNesting: .limit
    case .bad, .severalLines: .syntax
    }
  }

  func words(in speech: Speech) -> String {
    switch speech {
    case .english: english
    }
  }
}

/// What can be wrong with an expression.
enum ExpressionFact: LineFact {
  case nothingAfter(String)
  case nothingBefore(String)
  case nothingBetween(String, String)
  case unclosedParenthesis
  case unopenedParenthesis
  case squareBracket
  case missingOperator(String, String)
  case twoNumbers(String, String)
  case decimalComma
  case digitGroups(String)
  case strayComma
  case strayInfinity
  /// The same as a chain.
  case intervalInStatement(String?)
  /// What was between its parentheses, and what the whole was compared with.
  case function(FunctionWord, of: String?, relation: Bound?)
  case notExpected(String)

  var code: ErrorCode {
    .syntax
  }

  func words(in speech: Speech) -> String {
    switch speech {
    case .english: english
    }
  }
}

/// `<= 3`
struct Bound: Equatable {
  var relation: Relation
  /// nil if there is none that could be repeated.
  var limit: String?
}

/// What can be wrong with a statement: its label, its priority, its weight.
enum StatementFact: LineFact {
  case missingColon(before: String)
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

  var code: ErrorCode {
    .syntax
  }

  func words(in speech: Speech) -> String {
    switch speech {
    case .english: english
    }
  }
}

/// What can be wrong with a command, and with a word that is none.
enum CommandFact: LineFact {
  case clear(String)
  case ambiguousCommand(String, couldBe: [String])
  case unknownCommand(String)
  case neitherCommandNorProduct(String, String)
  case extraWords(form: String, shortFor: String?)
  case missingArgument(String, form: String)
  case unknownOption(String, choices: [String])
  case noCount(String, from: Int)
  case noPlaces(String)
  case noSeed(String)
  case noExerciseLevel(String)
  case pointWithoutValue(String)
  case pointWithOtherRelation
  case secondEqualSign
  case declarationWithValue
  case missingClaim
  case claimAsValue(String, claim: String)
  case misplacedQuantity(String)
  case chainInExpect
  case missingInterval
  case missingIntervalComma
  case unclosedInterval
  case openFiniteEnd
  case wrongInfinity
  case missingLevel(String)
  case missingFileName(String)
  case unclosedQuote
  case unknownName(String)
  case lookAlike(String, Unicode.Scalar, known: String, Unicode.Scalar)

  var code: ErrorCode {
    switch self {
    case .clear, .ambiguousCommand, .unknownCommand, .neitherCommandNorProduct: .unknownCommand
    case .unknownName, .lookAlike: .unknownName
    default: .syntax
    }
  }

  func words(in speech: Speech) -> String {
    switch speech {
    case .english: english
    }
  }
}
