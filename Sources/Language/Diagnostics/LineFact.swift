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
enum TextFact: LineFact, Error, Hashable, Sendable {
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
enum ExpressionFact: LineFact, Hashable, Sendable {
  case nothingAfter(String)
  case nothingBefore(String)
  case nothingBetween(String, String)
  case unclosedParenthesis
  case unopenedParenthesis
  case relationInParentheses(String)
  case squareBracket
  case missingOperator(String, String)
  case twoNumbers(String, String)
  case decimalComma
  case digitGroups(String)
  case strayComma
  case strayInfinity
  /// A unit of measure apart from the number before it.
  case unit(number: String, String)
  /// The same as a chain.
  case intervalInStatement(String?)
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
enum StatementFact: LineFact, Hashable, Sendable {
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
  /// Several statements with nothing between them, and the product that it would be otherwise; no lines where they
  /// are too long to be repeated.
  case severalStatements([String], product: String)

  var any: Diagnostic.Fact { .statement(self) }

  var code: ErrorCode {
    .syntax
  }
}

/// What is written in one way only: a command, by its word, or what is read off a solution.
enum Form: Hashable, Sendable {
  case command(String)
  case quantity(Quantity.Word)
}

/// What is missing where a command needs it.
enum MissingArgument: Hashable, Sendable {
  case name
  case number
  case value
  case nameOrExpression
  /// A word or a sign, such as `from`, and a value.
  case wordAndValue(String)
  case constraint
  case column
}

/// What can be wrong with an interval such as `[10, 20]`.
enum IntervalFact: Hashable, Sendable {
  case missing
  case missingComma
  case unclosed
  case openFiniteEnd
  case wrongInfinity
}

/// What can be wrong with a command, and with a word that is none.
enum CommandFact: LineFact, Hashable, Sendable {
  case clear(String)
  case ambiguousCommand(String, couldBe: [String])
  case unknownCommand(String)
  case neitherCommandNorProduct(String, String)
  case extraWords(Form, shortFor: String?)
  case missingArgument(MissingArgument, Form)
  case unknownOption(String, choices: [String])
  case noCount(String, from: Int)
  case noPlaces(String)
  case noSeed(String)
  case noExerciseLevel(String)
  case pointWithoutValue(String)
  case pointWithOtherRelation
  case secondEqualSign
  /// What was said of a name that was being declared; nil if it is too long to be repeated.
  case declarationWithValue(String?)
  case missingClaim
  case claimAsValue(String, claim: String)
  case misplacedQuantity(Quantity.Word)
  case chainInExpect
  case interval(IntervalFact)
  case missingLevel(Form)
  case missingFileName(String)
  case unclosedQuote
  case unknownName(String)
  case lookAlike(String, Unicode.Scalar, known: String, Unicode.Scalar)

  var any: Diagnostic.Fact { .command(self) }

  var code: ErrorCode {
    switch self {
    case .clear, .ambiguousCommand, .unknownCommand, .neitherCommandNorProduct: .unknownCommand
    case .unknownName, .lookAlike: .unknownName
    // The word of the command is known, and what stands after it is not what it takes.
    default: .syntax
    }
  }
}
