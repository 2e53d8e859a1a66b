// What is asked with why and what: `why X`, `why X - X1 ?`, `why is X 20`, `why not X = 10`, `what if LINE`.

extension LineParser {
  /// What stands after `why`. Words that only make a sentence of it are passed over, and so is what it is said to be.
  mutating func reasonAsked() throws(Diagnostic) -> Command.Question {
    (isAsked, readsLabels) = (true, true)
    takeWord("is", "are", "does", "do", "must", "should")
    let isDenied = takeDenial()
    if !isDenied, takeWord("not", "no") { return .whyNot(try comparedStatement()) }
    takeQuestionMark()
    if current.isEnd { return .why(nil) }
    stopWords = (["not", "is", "be", "equal", "in"] + Self.comparingWords).filter {
      !names.hasValue($0)
    }
    let subject = try measured()
    takeWord("is", "be", "equal", "equals")
    if isDenied || takeWord("not") { return .whyNot(try comparedStatement(inWordsOf: subject)) }
    if current.isRelation {
      advance()
      _ = try sum()
    } else if current.name == "in", isIntervalWord(at: position) {
      _ = try interval()
    }
    // `why is X so large`, `why is X at least 3`
    var asked = subject
    while let word = current.name, !names.contains(word) {
      if let side = Self.sides[word], case .name(let view) = subject.expression,
        names.isView(view.text)
      {
        let side = "\(view.text).\(side)"
        asked = MeasuredExpression(.name(Name(side, view.range)), text: side)
      }
      advance()
    }
    if current.kind == .number { _ = try sum() }
    takeQuestionMark()
    return .why(asked)
  }

  /// `why is title so wide` asks for its width.
  private static let sides = [
    "wide": "width", "narrow": "width", "broad": "width", "tall": "height", "high": "height",
    "flat": "height",
  ]

  /// `can't`, `cannot`, `isn't`: that something is not.
  private mutating func takeDenial() -> Bool {
    if takeWord("cannot", "cant", "isnt", "wont") { return true }
    guard let word = current.name, ["can", "isn", "doesn", "won", "don"].contains(word),
      !names.hasValue(word)
    else { return false }
    if next.name == "not" {
      position += 2
      return true
    }
    guard next.kind == .bad(.quote), position + 2 < tokens.count, tokens[position + 2].name == "t"
    else { return false }
    position += 3
    return true
  }

  @discardableResult
  private mutating func takeWord(_ words: String...) -> Bool {
    guard let word = current.name, words.contains(word), !names.hasValue(word), !next.isRelation
    else { return false }
    advance()
    return true
  }

  mutating func takeQuestionMark() {
    if current.kind == .question, next.isEnd { advance() }
  }

  /// `X = 10`, `X >= 5`, `10`
  mutating func comparedStatement(
    of subject: MeasuredExpression? = nil, _ sign: Relation = .equal
  ) throws(Diagnostic) -> ConstraintStatement {
    let start = subject?.expression.range ?? current.range
    var operands = subject.map { [Located(expression: $0.expression, range: start)] } ?? []
    var relations: [Relation] = subject == nil ? [] : [sign]
    operands.append(try sum())
    while current.isRelation {
      relations.append(try relation())
      operands.append(try sum())
    }
    let range = start.union(previous?.range ?? start)
    takeQuestionMark()
    return ConstraintStatement(
      operands: operands.map { $0.expression }, relations: relations,
      operandTexts: operands.map { source.text($0.range) }, range: range)
  }

  /// `VAR`, or two lines with `|` between them.
  mutating func branching(_ command: CommandWord) throws(Diagnostic) -> Command.Question {
    let range = source.trimmed(SourceRange(tokens[0].range.upperBound, source.count))
    guard range.lowerBound < range.upperBound else {
      throw CommandFact.missingArgument(.line, .command(command.entry.form)).at(tokens[0].range)
    }
    if let name = current.name, next.isEnd {
      return .branchOn(Name(name, advance().range))
    }
    let lines = branches(in: range)
    position = tokens.count - 1
    guard lines.count == 2, !lines.contains("") else {
      throw CommandFact.needsTwoLines(command.entry.form).at(range)
    }
    return .branch(lines)
  }

  /// What stands between `|`, or else between `or`, or else between commas.
  private func branches(in range: SourceRange) -> [String] {
    let text = source.text(range)
    if text.contains("|") {
      return text.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmed }
    }
    let isOr = { (token: Token) in token.name == "or" && !names.hasValue("or") }
    let inner = tokens[position...].filter { isOr($0) }
    let splits = inner.isEmpty ? tokens[position...].filter { $0.kind == .comma } : inner
    var start = range.lowerBound
    var lines: [String] = []
    for token in splits {
      lines.append(source.text(SourceRange(start, token.range.lowerBound)).trimmed)
      start = token.range.upperBound
    }
    return lines + [source.text(SourceRange(start, range.upperBound)).trimmed]
  }

  /// `POINT from A to B`, `VAR in OBJECTIVE from A to B`
  mutating func swept(_ command: CommandWord) throws(Diagnostic) -> Command.Question {
    let name = try names(1..., upTo: 1, for: command)[0]
    let isCoefficient = current.name == "in" && next.name != nil && take(.name("in"))
    let objective = isCoefficient ? try self.name(for: command) : nil
    let ends = try values(of: ["from", .one(.value("A")), "to", .one(.value("B"))], for: command)
      .values
    return .sweep(name, in: objective, from: ends[0].expression, to: ends[1].expression)
  }

  /// `if LINE`, or a question that begins with `what`.
  mutating func supposition(_ command: CommandWord) throws(Diagnostic) -> Command.Question {
    guard current.name == "if" else { return try plainQuestion() }
    let start = advance().range.upperBound
    let range = source.trimmed(SourceRange(start, source.count))
    guard range.lowerBound < range.upperBound else {
      throw CommandFact.missingArgument(.line, .command(command.entry.form)).at(tokens[1].range)
    }
    position = tokens.count - 1
    let line = source.text(range)
    return .whatIf(line.hasSuffix("?") ? String(line.dropLast()) : line)
  }
}
