// What completion says of each word that it offers.

import Rationals
import Wording

/// A few words on what may be typed.
enum OfferWords {
  case name(Completion.NameKind)
  case namesFixed, namesFree
  case mark(PriorityWord)
  /// The level of that priority.
  case level(Rational)
  case weight
  // What `expect` claims.
  case objective, unbounded, unsatisfiable, ambiguous, interval
  case relation(Relation)
  /// A word or a sign between the arguments of a command: `from`, `=`.
  case between(String)
  case option(CommandChoice)
  case exercise(ExerciseKind)
  case exerciseOption(ExerciseOption)
  case stackOption(StackStatement.Option)
  case edge(InsetStatement.Edge)
  case layout(LayoutWord)
  case layoutOption(LayoutOptionWord)
  /// The room for a layout, and its constraints.
  case room, constraints
  /// A word of which help has a topic.
  case topic(String)
  /// In words already.
  case told(String)
}

extension OfferWords: Phrase {
  var english: String {
    switch self {
    case .name(.point): "a point"
    case .name(.variable): "a variable"
    case .name(.label): "a constraint"
    case .name(.view): "a view"
    case .namesFixed: "from here on an unknown name is an error"
    case .namesFree: "from here on an unknown name makes a variable"
    case .mark(let priority): English.text(priority)
    case .level(let priority): "the level of priority \(priority)"
    case .weight: "how much it counts within its level"
    case .objective: "the least value of a level's objective"
    case .unbounded: "an objective has no least value"
    case .unsatisfiable: "the requirements contradict one another"
    case .ambiguous: "more than one value is left"
    case .interval: "the exact interval that is left"
    case .relation(.equal): "every solution has that value"
    case .relation(.lessOrEqual): "no solution has a greater value"
    case .relation(.greaterOrEqual): "no solution has a smaller value"
    case .between("from"): "where it begins"
    case .between("to"): "where it ends"
    case .between: "before the value"
    case .option(let option): English.text(option)
    case .exercise(let kind): English.about(kind)
    case .exerciseOption(.level): "how hard: 1, 2 or 3"
    case .exerciseOption(.seed): "which one: the same number is the same exercise again"
    case .stackOption(let option): English.about(option)
    case .edge(let edge): English.about(edge)
    case .layout(let word): English.about(word)
    case .layoutOption(let word): English.about(word)
    case .room: "the room that it is given: in 320 x 480"
    case .constraints: "lists the constraints that say the same"
    case .topic(let word): English.help.topic(of: word)?.summary ?? word
    case .told(let words): words
    }
  }
}

extension English {
  fileprivate static func text(_ priority: PriorityWord) -> String {
    switch priority.word {
    case "required": "must hold (1000)"
    case "strong": "the same as @high"
    case "weak": "the same as @low"
    default: "a preference of level \(priority.value)"
    }
  }

  fileprivate static func text(_ option: CommandChoice) -> String {
    switch option {
    case .trace(.change): "only what the last change did"
    case .trace(.conflict): "the first phase that fails with the line refused last"
    case .sensitivity(.report): "the two tables of a spreadsheet's solver"
    case .rule(.bland): "the first column that improves; never cycles"
    case .rule(.dantzig): "the column with the most negative reduced cost"
    case .rule(.greatest): "the column that improves the objective most"
    case .rule(.dual): "where the start allows it, what is below 0 leaves: no first phase"
    case .rule(.bigM): "what is missing costs M in the objective, instead of a first phase"
    case .numbers(.exact): "fractions, such as 10/3"
    case .numbers(.decimal): "decimal places, 6 of them unless you say otherwise"
    case .predict(.on): "each pivot is guessed before it is shown"
    case .predict(.off): "pivots are shown at once"
    case .style(.unicode): "lines, arrows and signs such as a\u{207A}"
    case .style(.ascii): "what every keyboard has, such as a+"
    case .language(.english): "in English"
    case .language(.russian): "in Russian, по-русски"
    case .show(.dictionary): "a basis as equations"
    case .show(.tableau): "a basis as a table"
    case .show(.revised): "the inverse of a basis, its prices and the column that enters"
    case .exercise(let kind): about(kind)
    case .direction(.ltr): "from left to right: leading is left"
    case .direction(.rtl): "from right to left: leading is right"
    case .draw(.on): "after every change"
    case .draw(.off): "only when it is asked for"
    case .assumption(.margins): "how far all margins lie inside their edges"
    case .assumption(.baselines): "how far all baselines lie inside their edges"
    }
  }

  /// What an exercise asks.
  static func about(_ kind: ExerciseKind) -> String {
    switch kind {
    case .region: "read a region: which values some constraints leave"
    case .levels: "level by level: what is left when each priority has had its say"
    case .hugging: "hugging and resistance: which width a view in a row gets"
    case .conflict: "find the conflict: the requirements that clash, and no others"
    case .enters: "which column enters the basis"
    case .ratio: "the ratio test: how far the entering variable can grow"
    case .leaves: "which variable leaves the basis"
    case .row: "a row of the next dictionary"
    case .price: "a shadow price: what one more unit is worth"
    case .dual: "write the dual of a linear program"
    }
  }
}
