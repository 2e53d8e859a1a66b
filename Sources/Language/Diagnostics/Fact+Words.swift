// The words of every message of this module. One sentence, without a full stop at its end, that says
// what is wrong and what to type instead; plain ASCII except for what the learner typed.

extension Fact {
  var words: String {
    switch self {
    case .bad(let fault, let text): fault.words(for: text)
    case .longLine(let count):
      "a line has at most \(SourceText.maximumLength) characters, and this one has \(count)"
    case .severalLines:
      "the line ends here, and each line is read by itself: give what follows as another line"
    case .longNumber(let digits):
      "a number has at most \(NumberLiteral.maximumDigits) digits, and this one, "
        + "written out, has \(digits > 100_000 ? "over 100000" : String(digits))"
    case .deepNesting:
      "parentheses may be nested at most \(LineParser.maximumDepth) deep"

    case .nothingAfter(let text): "an expression is missing after \(quoted(text))"
    case .nothingBefore(let text): "an expression is missing before \(quoted(text))"
    case .nothingBetween(let left, let right):
      "an expression is missing between \(quoted(left)) and \(quoted(right))"
    case .unclosedParenthesis: "this '(' has no ')' to close it"
    case .unopenedParenthesis: "this ')' closes no '('"
    case .squareBracket: "expressions are grouped with round parentheses, ( and )"
    case .missingOperator(let left, let right):
      "an operator such as * or + is missing between \(quoted(left)) and \(quoted(right))"
    case .twoNumbers(let left, let right):
      "the numbers \(quoted(left)) and \(quoted(right)) need an operator such as * or + between them"
    case .decimalComma: "decimals are written with a point"
    case .digitGroups(let text):
      "numbers have no comma in them: write \(quoted(text.filter { $0 != "," })) for thousands or "
        + "\(quoted(text.replacing(",", with: "."))) for a decimal"
    case .strayComma:
      "a comma has no meaning here: constraints go on lines of their own"
    case .strayInfinity:
      "infinity is no number: it stands only at an end of an interval, as in expect X in [0, inf]"
    case .intervalInStatement(let chain):
      "write \(chain ?? "3 <= x <= 5"): an interval is written as a chain of relations"
    case .function(let function, let argument, let bound):
      function.words(of: argument, bound)
    case .notExpected(let text): "\(quoted(text)) is not expected here"

    case .missingColon(let next):
      "a label needs a colon behind it, and a variable an operator such as * before \(quoted(next))"
    case .labelIsNoName:
      "only a label, a single name at the start of the line, has a colon behind it"
    case .secondLabel: "a constraint has only one label"
    case .labelWithoutRelation(let label):
      "the label \(quoted(label)) needs a constraint or an objective behind it, as in "
        + "\(quoted("\(label): x >= 1"))"
    case .missingAt: "a priority is written with @ before it"
    case .markWithoutRelation(let mark):
      "\(quoted(mark)) belongs at the end of a constraint or an objective, and this line has no "
        + "relation such as = or <="
    case .markNotLast(let mark): "\(quoted(mark)) belongs at the end of the line"
    case .markNotAllowed(let mark, let command):
      "\(quoted(mark)) belongs to constraints and objectives; \(command) takes none"
    case .missingPriority:
      "after @ comes a number from 1 to 1000 or one of \(list(PriorityWord.all.map(\.word)))"
    case .unknownPriority(let word):
      "\(quoted("@\(word)")) is no priority: they are \(list(PriorityWord.all.map { "@\($0.word)" })) "
        + "and @1 to @1000"
    case .priorityOutOfRange(let text):
      "a priority is a whole number from 1 to 1000, which \(quoted(text)) is not"
    case .secondPriority: "a constraint has only one priority"
    case .secondWeight: "a constraint has only one weight"
    case .negativeWeight: "a weight is zero or more"
    case .missingWeight: "after weight comes a number, zero or more, such as 2 or 1/3"
    case .weightOverZero: "a weight cannot be divided by zero"
    case .relationInObjective(let direction):
      "\(direction) takes an expression alone: write a constraint on a line of its own"

    case .clear(let word):
      "there is no command \(quoted(word)): Ctrl-L clears the screen, and reset removes all points, "
        + "variables and constraints"
    case .ambiguousCommand(let word, let commands):
      "\(quoted(word)) is short for more than one command: \(list(commands))"
    case .unknownCommand(let word): "there is no command \(quoted(word))"
    case .neitherCommandNorProduct(let word, let next):
      "there is no command \(quoted(word)), and in an expression an operator such as * would be "
        + "missing before \(quoted(next))"
    case .extraWords(let form, let full):
      if let full {
        "\(full) (for which this is short) is written \(quoted(form, 80)), with no more behind it"
      } else {
        "the command is written \(quoted(form, 80)), with no more behind it"
      }
    case .missingArgument(let what, let form): "\(what) is missing: write \(quoted(form, 80))"
    case .unknownOption(let word, let choices):
      "\(quoted(word)) is not among the choices here: \(list(choices))"
    case .noCount(let text, let least):
      "\(quoted(text)) is no count: write a whole number, \(least) or more"
    case .noPlaces(let text):
      "\(quoted(text)) is no number of decimal places: write a whole number from 0 to 100"
    case .pointWithoutValue(let name):
      "a point needs = and a value: \(quoted("point \(name) = 10"))"
    case .pointWithOtherRelation: "a point is a constant, so only = can stand here"
    case .secondEqualSign: "each point has one = and one value, with a comma before the next point"
    case .declarationWithValue:
      "var only declares names: give a value on a line of its own, as in x = 3"
    case .missingClaim:
      "expect needs something to check: a relation such as = 20, in [10, 20], or ambiguous"
    case .chainInExpect: "expect checks one relation at a time: use a line for each"
    case .missingInterval: "after in comes an interval such as [10, 20]"
    case .missingIntervalComma: "the two ends of an interval have a comma between them: [10, 20]"
    case .unclosedInterval: "this interval has no ] to close it"
    case .openFiniteEnd: "an interval holds its ends: write [ or ] here; ( and ) go with inf only"
    case .wrongInfinity: "the lower end of an interval may be -inf, and the upper end inf"
    case .missingLevel(let form):
      "a level is missing, such as high or 600: write \(quoted(form, 80))"
    case .missingFileName(let form): "the name of a file is missing: \(quoted(form, 80))"
    case .unclosedQuote: "this quotation mark has no partner"
    case .unknownName(let name):
      "no variable or point is called \(quoted(name)); var \(name) makes a variable"
    case .lookAlike(let name, let typed, let known, let meant):
      "\(quoted(name)) is not the known \(quoted(known)): it has \(script(typed)), "
        + "which only looks like \(script(meant))"
    }
  }

  /// Not more of what was typed than fits in a sentence.
  private func quoted(_ text: String, _ limit: Int = 24) -> String {
    text.count > limit ? "'\(text.prefix(limit))...'" : "'\(text)'"
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func script(_ letter: Unicode.Scalar) -> String {
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

extension Token.Fault {
  fileprivate func words(for text: String) -> String {
    switch self {
    case .strictLess, .strictGreater:
      "there is no strict \(text): without its edge a region has no least value to find, "
        + "so write \(text)="
    case .notEqual:
      "there is no 'not equal': what is left would be in two pieces; use <= or >= for the side "
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
    case .strayPoint: "a point stands only inside a number or a name"
    case .vulgarFraction: "a fraction is written with /, as in 1/2"
    case .foreignDigits: "numbers are written with the digits 0 to 9"
    case .character: Self.words(forCharacter: text)
    }
  }

  private static func words(forCharacter text: String) -> String {
    let scalars = text.unicodeScalars
    if let hidden = scalars.first(where: \.isInvisible) {
      return hidden == "\u{FFFD}"
        ? "the text here is not valid UTF-8 (U+FFFD stands in its place)"
        : "the invisible character \(hidden.codePoint) has no meaning here: delete it"
    }
    let points = scalars.prefix(4).map(\.codePoint).joined(separator: " ")
    return
      "the character '\(String(text.unicodeScalars.prefix(4)))' (\(points)) has no meaning here"
  }
}

extension Unicode.Scalar {
  /// `U+0041`
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Controls, direction marks and the like: nothing that a message should repeat.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: self == "\u{FFFD}" || properties.isDefaultIgnorableCodePoint
    }
  }
}
