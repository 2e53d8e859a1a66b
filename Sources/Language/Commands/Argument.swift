// What stands after the word of a command, as a value. The line that shows how a command is written, the parser,
// completion and the remark on what is missing are made from it, so that they cannot say different things.

/// A part of what a command takes.
indirect enum Argument: Sendable, ExpressibleByStringLiteral {
  /// A word or a sign that stands as it is: `from`, `=`.
  case word(String)
  case one(Slot)
  /// Names of a kind with commas or spaces between them, as many as the range says.
  case several(Slot, ClosedRange<Int>)
  case choice([CommandChoice])
  /// The argument, or nothing in its place.
  case optional(Argument)

  init(stringLiteral word: String) { self = .word(word) }

  static func list(of slot: Slot) -> Argument { .several(slot, 1...Int.max) }

  static func upTo(_ most: Int, _ slot: Slot) -> Argument { .several(slot, 0...most) }

  static func choice<Word: OptionWord>(of type: Word.Type) -> Argument {
    .choice(Word.allCases.map { $0.option })
  }
}

/// The kind of thing that stands in a place.
enum Slot: Equatable, Sendable {
  // Names.
  /// Of a constraint or an objective.
  case id
  case variable
  /// Of whatever can be asked about: a variable, a constraint, an objective.
  case subject
  /// Of a point, or of a constraint, whose constant moves.
  case movable
  case view
  /// The letter that a constraint is to have.
  case letter
  // Columns of the tableau.
  case entering, leaving
  // Numbers.
  /// A sum, which is called this.
  case value(String)
  case expression
  /// A whole number that is at least this.
  case count(from: Int)
  case weight
  /// A priority, with its sign or without.
  case priority
  /// The same, as it stands at the end of a constraint.
  case mark
  /// The same, for the constraints that have it.
  case level
  /// A line that stands in this one.
  case line
  // Text that no lexer should look at.
  case file, topic, lesson

  /// How a place for it is shown.
  var word: String {
    switch self {
    case .id: "ID"
    case .variable, .subject: "VAR"
    case .movable: "POINT"
    case .view: "VIEW"
    case .letter: "LETTER"
    case .entering: "ENTER"
    case .leaving: "LEAVE"
    case .value(let name): name
    case .expression: "EXPRESSION"
    case .count: "N"
    case .weight: "W"
    case .priority, .mark: "@P"
    case .level: "LEVEL"
    case .file: "FILE"
    case .topic: "WORD"
    case .lesson: "NAME"
    case .line: "LINE"
    }
  }
}

extension Argument {
  /// How it is written: `[VAR [VAR]]`, `ID, ID, ...`.
  var form: String {
    switch self {
    case .word(let word): word
    case .one(let slot): slot.word
    case .several(let slot, let count): Self.form(of: slot, count)
    case .choice(let choices): choices.map { $0.word }.joined(separator: " | ")
    case .optional(let argument): "[\(argument.form)]"
    }
  }

  private static func form(of slot: Slot, _ count: ClosedRange<Int>) -> String {
    if count.upperBound == .max { return "\(slot.word), \(slot.word), ..." }
    let optional = (count.lowerBound..<count.upperBound).reduce("") { inner, _ in
      inner.isEmpty ? "[\(slot.word)]" : "[\(slot.word) \(inner)]"
    }
    let needed = Array(repeating: slot.word, count: count.lowerBound)
    return (needed + (optional.isEmpty ? [] : [optional])).joined(separator: " ")
  }

  /// What stands in it, if that is one thing.
  var slot: Slot? {
    switch self {
    case .one(let slot): slot
    case .optional(let argument): argument.slot
    case .word, .several, .choice: nil
    }
  }

  /// Whether it is the name of a column of the tableau.
  var isColumn: Bool { slot == .entering || slot == .leaving }

  /// Whether it is made of names and numbers, in which a name may stand again.
  var isSum: Bool {
    switch slot {
    case .value, .expression: true
    case .id, .variable, .subject, .movable, .view, .letter, .entering, .leaving, .count, .weight,
      .priority, .mark, .level, .line, .file, .topic, .lesson, nil:
      false
    }
  }

  /// Whether its text is taken as it stands.
  var isRawText: Bool { slot == .file || slot == .topic || slot == .lesson }
}
