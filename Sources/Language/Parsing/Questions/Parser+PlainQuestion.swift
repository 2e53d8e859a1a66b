// Questions in plain words: `what is X?`, `where is X`, `how do I see the region`, `tell me about slack`. What is asked of a
// name or an expression in use is its value; whatever else is asked is for help to answer.

extension LineParser {
  /// The words that begin a question, where no name does.
  private static let openers: Set<String> = [
    "what", "whats", "where", "wheres", "which", "how", "who", "when", "can", "could", "is", "are",
    "does", "do", "tell", "describe", "define", "explain", "teach",
    "что", "чему", "где", "как", "какой", "какая", "какое", "какие", "каков", "какова", "каково",
    "сколько", "объясни",
    "объясните", "опиши", "опишите", "расскажи", "расскажите", "скажи", "скажите",
  ]

  /// Words that say only that something is asked.
  private static let fillers: Set<String> = [
    "is", "are", "was", "the", "a", "an", "of", "value", "s", "now", "much", "big", "large", "wide",
    "high", "tall", "far", "me", "about", "does", "do", "mean",
    "такое", "такой", "такая", "такие", "равно", "равен", "равна", "равны", "сейчас", "теперь",
    "значение", "значения",
    "находится", "лежит", "стоит", "это", "значит", "мне", "о", "об", "обо", "про", "за",
  ]

  /// Whether the line is such a question.
  var isPlainQuestion: Bool {
    guard position == 0, let word = current.name?.lowercased(), !names.contains(word),
      !hasRelation
    else { return false }
    if word == "show" { return next.name == "me" }
    return Self.openers.contains(word) && next.name != nil && next.name != "if"
  }

  /// Whether it is whether something is so: `is X = 20?`, `is X 20`, `is X at least 3`.
  mutating func plainClaim() throws(Diagnostic) -> ConstraintStatement? {
    guard position == 0, let word = current.name, word.lowercased() == "is", !names.contains(word),
      let asked = next.name ?? (next.kind == .number ? "" : nil),
      hasRelation || names.hasValue(asked) || names.isLabel(asked)
    else { return nil }
    advance()
    readsLabels = true
    if hasRelation { return try comparedStatement() }
    stopWords = Self.comparingWords + ["not"]
    return try comparedStatement(inWordsOf: try measured())
  }

  /// What a value is compared with, in words or not: `at least 3`, `10`.
  mutating func comparedStatement(
    inWordsOf subject: MeasuredExpression
  ) throws(Diagnostic) -> ConstraintStatement {
    let relation = Self.comparisons.first { comparison in
      zip(tokens[position...], comparison.words).allSatisfy { $0.name == $1 }
    }
    position += relation?.words.count ?? 0
    return try comparedStatement(of: subject, relation?.sign ?? .equal)
  }

  /// `X - X1?`, `X = 20?`: a line that is of what is there, and asks.
  mutating func markedQuestion() throws(Diagnostic) -> Command.Question? {
    guard position == 0, tokens.count > 2, tokens[tokens.count - 2].kind == .question,
      let first = tokens.first(where: { $0.kind != .minus && $0.kind != .open }),
      first.kind == .number || first.name.map({ names.hasValue($0) || names.isLabel($0) }) ?? false
    else { return nil }
    guard hasRelation else { return try plainQuestion() }
    readsLabels = true
    return .holds(try comparedStatement())
  }

  /// The current token is after the word that begins it.
  mutating func plainQuestion() throws(Diagnostic) -> Command.Question {
    let last = tokens[tokens.count - 2].kind == .question ? tokens.count - 2 : tokens.count - 1
    while position < last, isFiller { advance() }
    let begin = position
    defer { position = tokens.count - 1 }
    guard begin < last else { return .help(nil) }
    (isAsked, readsLabels) = (true, true)
    if let value = try? measured(), position == last, isInUse(value.expression) {
      // A constraint's name alone: what it is.
      if case .quantity(.column(let name), _) = value.expression, name.ofConstraint == name,
        names.isLabel(name.text)
      {
        return .decompose(name)
      }
      return .value(value.expression)
    }
    return .help(
      source.text(tokens[begin].range.union(tokens[last - 1].range)))
  }

  /// Whether the current token says only that something is asked.
  private var isFiller: Bool {
    if current.kind == .bad(.quote) { return true }
    guard let word = current.name, !names.contains(word), !names.isLabel(word) else { return false }
    // `big-M`
    if next.kind == .minus, !isApart(position + 1) { return false }
    return Self.fillers.contains(word.lowercased())
  }

  /// Whether every name in it has a value.
  private func isInUse(_ expression: Expression) -> Bool {
    !expression.contains { node in
      if case .name(let name) = node { !names.hasValue(name.text) } else { false }
    }
  }
}
