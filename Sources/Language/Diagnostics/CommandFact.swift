// What can be wrong with a command. A sentence has no full stop at its end, says what is wrong and what to type
// instead, and is plain ASCII except for what the learner typed.

import Wording

/// What is written in one way only: a command, such as `plot [LEVEL] [VAR [VAR]]`, or what is read off a solution.
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
  case line
  /// A word or a sign, such as `from`, and a value.
  case wordAndValue(String)
  case constraint
  case column
}

/// What can be wrong with an interval such as `[10, 20]`.
enum IntervalFact: Sendable {
  case missing
  case missingComma
  case unclosed
  case openFiniteEnd
  case wrongInfinity
}

/// What can be wrong with a command, and with a word that is none.
enum CommandFact: Hashable, LineFact, Sendable {
  case clear(String)
  case ambiguousCommand(String, couldBe: [String])
  case unknownCommand(String)
  /// `branch` without two lines.
  case needsTwoLines(String)
  /// `drop x >= 0`, of that name.
  case relationToDrop(of: String)
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
  /// A bound that is none of `0 <= x <= 4`.
  case otherBound
  case missingClaim
  case claimAsValue(String, claim: String)
  /// `f` without its level.
  case bareFunction
  case interval(IntervalFact)
  case missingLevel(Form)
  case missingFileName(Form)
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

extension CommandFact: Phrase {
  var english: String {
    switch self {
    case .clear(let word):
      "there is no command \(English.quoted(word)): Ctrl-L clears the screen, and reset removes all points, "
        + "variables and constraints"
    case .ambiguousCommand(let word, let commands):
      "\(English.quoted(word)) is short for more than one command: \(EnglishGrammar.list(commands, "or"))"
    case .needsTwoLines(let form):
      "two lines with | between them were to come, as in branch x <= 2 | x >= 3: \(form)"
    case .relationToDrop(let name):
      "a constraint is dropped by its ID, which list shows; the sign of a variable is lifted by \(name) free"
    case .unknownCommand(let word): "there is no command \(English.quoted(word))"
    case .neitherCommandNorProduct(let word, let next):
      "there is no command \(English.quoted(word)); in an expression, an operator such as * is "
        + "missing before \(English.quoted(next))"
    case .extraWords(let form, let full):
      if let full {
        "this is short for \(full), which is written \(English.quoted(form)), with nothing after it"
      } else {
        "the command is written \(English.quoted(form)), with nothing after it"
      }
    case .missingArgument(let what, let form):
      "\(English.text(what)) is missing: write \(English.quoted(form))"
    case .unknownOption(let word, let choices):
      "\(English.quoted(word)) is not among the choices here: \(EnglishGrammar.list(choices, "or"))"
    case .noCount(let text, let least):
      "\(English.quoted(text)) is not a count: write a whole number, \(least) or more"
    case .noPlaces(let text):
      "\(English.quoted(text)) is not a number of decimal places: write a whole number from 0 to 100"
    case .noSeed(let text):
      "\(English.quoted(text)) is not a whole number from 0 to 18446744073709551615"
    case .noExerciseLevel(let text): "there is no level \(English.quoted(text)): write 1, 2 or 3"
    case .pointWithoutValue(let name):
      "a point needs = and a value: \(English.quoted("point \(name) = 10"))"
    case .pointWithOtherRelation: "a point is a constant, so only = can stand here"
    case .secondEqualSign: "each point has one = and one value, with a comma before the next point"
    case .declarationWithValue(let claim):
      "var declares names, and that they are >= 0 or 0 <= x <= 4: what else holds of one stands on a line of its own, as in "
        + English.quoted(claim ?? "x >= 0")
    case .otherBound:
      "var takes bounds such as 0 <= x <= 4, and one of them a line; any other stands on a line of its own, without var, as in "
        + "1 <= y <= 3"
    case .missingClaim:
      "expect needs something to check: a relation such as = 20, in [10, 20], or ambiguous"
    case .claimAsValue(let value, let claim):
      "this is a claim where a number is asked for: write \(English.quoted(value)) alone to ask for its value, "
        + "or \(English.quoted("yes: \(claim)", 80)) to ask whether it is so"
    case .bareFunction: "each level has an f of its own: f(low) is what the low level minimises"
    case .interval(let fault): English.text(fault)
    case .missingLevel(let form):
      "a level is missing, such as high or 600: write \(English.quoted(form))"
    case .missingFileName(let form):
      "the name of a file is missing: write \(English.quoted(form))"
    case .unclosedQuote: "this quotation mark is never closed"
    case .unknownName(let name):
      "no variable or point is called \(English.quoted(name)); var \(name) makes a variable"
    case .lookAlike(let name, let typed, let known, let meant):
      "\(English.quoted(name)) is not the known \(English.quoted(known)): it has \(English.script(typed)), "
        + "which only looks like \(English.script(meant))"
    }
  }
}

extension English {
  fileprivate static func text(_ fact: IntervalFact) -> String {
    switch fact {
    case .missing: "after in comes an interval such as [10, 20]"
    case .missingComma: "the two ends of an interval have a comma between them: [10, 20]"
    case .unclosed: "this interval has no ] to close it"
    case .openFiniteEnd:
      "an interval includes its ends: write [ or ] here; ( and ) go with inf only"
    case .wrongInfinity: "the lower end of an interval may be -inf, and the upper end inf"
    }
  }

  fileprivate static func text(_ argument: MissingArgument) -> String {
    switch argument {
    case .name: "a name"
    case .number: "a number"
    case .value: "a value"
    case .nameOrExpression: "a name or an expression"
    case .line: "a line"
    case .wordAndValue("="): "= and a value"
    case .wordAndValue(let word): "'\(word)' and a value"
    case .constraint: "the name of a constraint"
    case .column: "a column"
    }
  }

  /// `'plot [LEVEL] [VAR [VAR]]'`
  fileprivate static func quoted(_ form: Form) -> String {
    switch form {
    case .command(let form): quoted(form, 80)
    case .quantity(let word): quoted(word.form, 80)
    }
  }

  /// Not more of what was typed than fits in a sentence, in quotation marks.
  static func quoted(_ text: String, _ limit: Int = 24) -> String {
    text.count > limit ? "'\(text.prefix(limit))...'" : "'\(text)'"
  }

  fileprivate static func script(_ letter: Unicode.Scalar) -> String {
    let name =
      switch letter.value {
      case ..<0x250: "Latin"
      case 0x370..<0x400, 0x1F00..<0x2000: "Greek"
      case 0x400..<0x530: "Cyrillic"
      default: "other"
      }
    return "the \(name) letter \(letter.codePoint)"
  }
}
