// What is said of statements. One sentence, without a full stop at its end, that says what is wrong and
// what to type instead; plain ASCII except for what the learner typed.

import Wording

extension StatementFact: Phrase {
  var english: String {
    switch self {
    case .missingColon(let next):
      "a label needs a colon after it, and a variable needs an operator such as * before "
        + "\(English.quoted(next))"
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
      "after @ comes a number from 1 to 1000 or one of \(EnglishGrammar.list(PriorityWord.all.map { $0.word }, "or"))"
    case .unknownPriority(let word):
      "\(English.quoted("@\(word)")) is not a priority: the priorities are \(EnglishGrammar.list(PriorityWord.all.map { "@\($0.word)" }, "or")) "
        + "and @1 to @1000"
    case .priorityOutOfRange(let text):
      "a priority is a whole number from 1 to 1000, which \(English.quoted(text)) is not"
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
