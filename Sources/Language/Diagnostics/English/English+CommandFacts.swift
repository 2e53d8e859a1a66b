// What is said of commands. One sentence, without a full stop at its end, that says what is wrong and
// what to type instead; plain ASCII except for what the learner typed.

import Wording

extension English {
  static func text(_ fact: CommandFact) -> String {
    switch fact {
    case .clear(let word):
      "there is no command \(quoted(word)): Ctrl-L clears the screen, and reset removes all points, "
        + "variables and constraints"
    case .ambiguousCommand(let word, let commands):
      "\(quoted(word)) is short for more than one command: \(EnglishGrammar.list(commands, "or"))"
    case .unknownCommand(let word): "there is no command \(quoted(word))"
    case .neitherCommandNorProduct(let word, let next):
      "there is no command \(quoted(word)); in an expression, an operator such as * is "
        + "missing before \(quoted(next))"
    case .extraWords(let form, let full):
      if let full {
        "this is short for \(full), which is written \(quoted(form)), with nothing after it"
      } else {
        "the command is written \(quoted(form)), with nothing after it"
      }
    case .missingArgument(let what, let form):
      "\(text(what)) is missing: write \(quoted(form))"
    case .unknownOption(let word, let choices):
      "\(quoted(word)) is not among the choices here: \(EnglishGrammar.list(choices, "or"))"
    case .noCount(let text, let least):
      "\(quoted(text)) is not a count: write a whole number, \(least) or more"
    case .noPlaces(let text):
      "\(quoted(text)) is not a number of decimal places: write a whole number from 0 to 100"
    case .noSeed(let text):
      "\(quoted(text)) is not a whole number from 0 to 18446744073709551615"
    case .noExerciseLevel(let text): "there is no level \(quoted(text)): write 1, 2 or 3"
    case .pointWithoutValue(let name):
      "a point needs = and a value: \(quoted("point \(name) = 10"))"
    case .pointWithOtherRelation: "a point is a constant, so only = can stand here"
    case .secondEqualSign: "each point has one = and one value, with a comma before the next point"
    case .declarationWithValue(let claim):
      "var only declares names: what holds of one stands on a line of its own, as in "
        + quoted(claim ?? "x >= 0")
    case .missingClaim:
      "expect needs something to check: a relation such as = 20, in [10, 20], or ambiguous"
    case .claimAsValue(let value, let claim):
      "this is a claim where a number is asked for: write \(quoted(value)) alone to ask for its value, "
        + "or \(quoted("yes: \(claim)", 80)) to ask whether it is so"
    case .misplacedQuantity(let word):
      "\(quoted(word.form)) is read off a solution: it stands after value and expect, as in "
        + quoted("value \(word.form)")
    case .chainInExpect: "expect checks one relation at a time: use a line for each"
    case .interval(let fact): text(fact)
    case .missingLevel(let form):
      "a level is missing, such as high or 600: write \(quoted(form))"
    case .missingFileName(let command):
      "the name of a file is missing: write \(quoted(.command(command)))"
    case .unclosedQuote: "this quotation mark is never closed"
    case .unknownName(let name):
      "no variable or point is called \(quoted(name)); var \(name) makes a variable"
    case .lookAlike(let name, let typed, let known, let meant):
      "\(quoted(name)) is not the known \(quoted(known)): it has \(script(typed)), "
        + "which only looks like \(script(meant))"
    }
  }

  private static func text(_ fact: IntervalFact) -> String {
    switch fact {
    case .missing: "after in comes an interval such as [10, 20]"
    case .missingComma: "the two ends of an interval have a comma between them: [10, 20]"
    case .unclosed: "this interval has no ] to close it"
    case .openFiniteEnd:
      "an interval includes its ends: write [ or ] here; ( and ) go with inf only"
    case .wrongInfinity: "the lower end of an interval may be -inf, and the upper end inf"
    }
  }

  private static func text(_ argument: MissingArgument) -> String {
    switch argument {
    case .name: "a name"
    case .number: "a number"
    case .value: "a value"
    case .nameOrExpression: "a name or an expression"
    case .wordAndValue("="): "= and a value"
    case .wordAndValue(let word): "'\(word)' and a value"
    case .constraint: "the name of a constraint"
    case .column: "a column"
    }
  }

  /// `'plot [LEVEL] [VAR [VAR]]'`
  private static func quoted(_ form: Form) -> String {
    switch form {
    case .command(let word): quoted(CommandTable.entry(named: word)?.form ?? word, 80)
    case .quantity(let word): quoted(word.form, 80)
    }
  }

  /// Not more of what was typed than fits in a sentence, in quotation marks.
  static func quoted(_ text: String, _ limit: Int = 24) -> String {
    text.count > limit ? "'\(text.prefix(limit))...'" : "'\(text)'"
  }

  private static func script(_ letter: Unicode.Scalar) -> String {
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
