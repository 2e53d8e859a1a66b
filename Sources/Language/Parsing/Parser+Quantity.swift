// Numbers that are read off a solution, as terms of an expression: as replies print them and as words ask for them.
//
//     quantity   NAME⁺ | NAME⁻ | NAME+ | NAME-     slacks of a preference
//              | LABEL                             the slack of a requirement, the value of an objective
//              | f(LEVEL) | objective LEVEL
//              | WORD(…)                           error, plus, minus, slack, objective, pivots, cost, ratio

import Rationals

extension LineParser {
  /// The quantity that begins here; nil where none does. The current token is a name.
  mutating func quantity() throws(Diagnostic) -> Located? {
    guard let text = current.name else { return nil }
    if next.kind == .open, let word = Quantity.Word(rawValue: text),
      word != .function || isLevel(at: position + 2)
    {
      return try quantity(word)
    }
    if beginsObjectiveOfLevel {
      let start = advance().range
      let level = try level(form: .quantity(.objective))
      return located(.objective(level), start.union(level.range))
    }
    if let sign = slackSign {
      let name = Name(text, advance().range)
      let range = name.range.union(advance().range)
      return located(.column(Name(name.text + sign.rawValue, range)), range)
    }
    guard readsLabels, !names.hasValue(text), !stopWords.contains(text), names.isLabel(text) else {
      return nil
    }
    let name = Name(text, advance().range)
    return located(.column(name), name.range)
  }

  private func located(_ quantity: Quantity, _ range: SourceRange) -> Located {
    Located(expression: .quantity(quantity, range), range: range)
  }

  /// Whether `objective high` stands here.
  var beginsObjectiveOfLevel: Bool {
    guard current.name == Quantity.Word.objective.rawValue, isApart(position + 1),
      !names.hasValue("objective")
    else { return false }
    return isLevel(at: position + 1)
  }

  /// Whether the token there names a level: `high`, `@high`, `600`.
  private func isLevel(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    switch tokens[index].kind {
    case .at, .number: return true
    case .name(let word): return PriorityWord.value(of: word) != nil
    // Anything else is none.
    default: return false
    }
  }

  /// The sign after the current name, if the two are the name of a slack: `a⁺`. With `+` and `-` they are one where no
  /// operand follows, as in `a+` and `a+ + b-`, if a constraint has that name.
  private var slackSign: SlackSign? {
    let index = position + 1
    guard index < tokens.count, !isApart(index) else { return nil }
    let sign: SlackSign
    switch tokens[index].kind {
    case .raised(let sign): return sign
    case .plus: sign = .plus
    case .minus: sign = .minus
    // No other sign is part of a name.
    default: return nil
    }
    guard let name = current.name, names.isLabel(name) || isAsked, !names.hasValue(name) else {
      return nil
    }
    let after = tokens[index + 1]
    switch after.kind {
    case .number, .name, .open: return isApart(index + 1) && names.isLabel(name) ? sign : nil
    // Nothing else begins an operand but a sign, and that stands apart if it joins two.
    default: return !after.isOperator || isApart(index + 1) ? sign : nil
    }
  }

  /// `error(want)`; the current token is its word.
  private mutating func quantity(_ word: Quantity.Word) throws(Diagnostic) -> Located {
    let start = advance().range
    let opening = advance().range
    let quantity: Quantity =
      switch word {
      case .error: .error(try subject(.constraint, word))
      case .plus: .plus(try subject(.constraint, word))
      case .minus: .minus(try subject(.constraint, word))
      case .slack: .slack(try subject(.constraint, word))
      case .objective: .objective(try level(form: .quantity(word)))
      case .function: .function(try level(form: .quantity(word)))
      case .pivots: .pivots(current.kind == .close ? nil : try level(form: .quantity(word)))
      case .cost: .cost(try subject(.column, word))
      case .ratio: .ratio(try subject(.column, word))
      }
    guard current.kind == .close else {
      throw current.isEnd ? ExpressionFact.unclosedParenthesis.at(opening) : leftover()
    }
    return located(quantity, start.union(advance().range))
  }

  private mutating func subject(
    _ what: MissingArgument, _ word: Quantity.Word
  ) throws(Diagnostic) -> Name {
    let isColumn = word == .cost || word == .ratio
    if isColumn, let name = columnName() { return name }
    if let text = current.name { return Name(text, advance().range) }
    if case .bad(let fault) = current.kind { throw bad(fault) }
    throw CommandFact.missingArgument(what, .quantity(word))
      .at(current.isEnd ? tokens[position - 1].range : current.range)
  }
}
