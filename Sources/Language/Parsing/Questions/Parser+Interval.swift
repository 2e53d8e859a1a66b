// Intervals, in one grammar for all who write them:
//
//     interval   [ end , end ]          with ( or ) beside an end at infinity
//     end        sum | inf | -inf | ∞ | −∞
//     intervals  interval { = interval }          as replies name one and then give its numbers: [X2, X3] = [20, 30]
//
// A learner may answer with less ceremony: `10, 20`, `10 to 20`, `from 10 to 20`, `10..20`, `10 20`, `10 - 20`,
// `X in [10, 20]`, `10 <= X <= 20`, `at least 10`, `{10}`, or `10`; and may mean by ( or ) that an end does not belong to it.
// The words may be Russian ones, too, whatever the program speaks: `от 10 до 20`, `между 10 и 20`, `не меньше 10`.

extension Parser {
  /// An interval as a learner types it.
  ///
  /// - Parameter subject: what it is the interval of, which may be compared with its ends; nil: whatever has a name.
  /// - Throws: why it is none.
  public static func intervalAnswer(
    _ text: String, knowing names: Vocabulary, of subject: Expression? = nil
  ) throws(Diagnostic) -> IntervalExpression {
    var parser = try LineParser(text, knowing: KnownNames(names), readsSpans: true)
    if let compared = parser.comparedInterval(of: subject) { return compared }
    let line = text.unprompted
    if line != text { return try intervalAnswer(line, knowing: names, of: subject) }
    return try parser.intervalAnswer()
  }
}

extension LineParser {
  /// `in [10, 20]`, `in (-inf, 3]`, `in [X2, X3] = [20, 30]`; the current token is `in`.
  mutating func interval() throws(Diagnostic) -> IntervalExpression {
    try intervals(after: advance().range)
  }

  private mutating func intervals(after word: SourceRange) throws(Diagnostic) -> IntervalExpression
  {
    var interval = try interval(after: word)
    while saysSameInterval(at: position) {
      interval.equals.append(try self.interval(after: advance().range))
    }
    return interval
  }

  /// Whether the token there is a sign of equality between two intervals.
  private func saysSameInterval(at index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index].kind == .relation(.equal) else { return false }
    let following = tokens[index + 1]
    return opens(following)
      && (following.kind != .open || tokens[index...].contains { isInfinity($0) })
  }

  /// `[X1, X2]`, `(−∞, X3]`, with nothing else on the line; nil where something else is.
  mutating func wholeInterval() throws(Diagnostic) -> IntervalExpression? {
    guard tokens.indices.allSatisfy({ !tokens[$0].isRelation || saysSameInterval(at: $0) }),
      tokens[position...].contains(where: { $0.kind == .comma || $0.kind == .bad(.semicolon) }),
      current.kind == .openBracket
        || current.kind == .open && tokens.contains(where: { isInfinity($0) })
    else { return nil }
    let interval = try intervals(after: current.range)
    guard current.isEnd else { throw leftover() }
    return interval
  }

  private func isInfinity(_ token: Token) -> Bool {
    token.kind == .infinity || token.name == "inf" || token.name == "infinity"
  }

  private mutating func interval(
    after word: SourceRange
  ) throws(Diagnostic) -> IntervalExpression {
    let opening = current
    if isBrace("{") { return try pointInBraces() }
    guard opening.kind == .openBracket || opening.kind == .open else {
      if case .bad(let fault) = current.kind { throw bad(fault) }
      throw CommandFact.interval(.missing).at(current.isEnd ? word : current.range)
    }
    advance()
    let lower = try intervalEnd(isUpper: false)
    if lower != nil, opening.kind == .open {
      throw CommandFact.interval(.openFiniteEnd).at(opening.range, suggesting: "[")
    }
    guard take(.comma) || take(.bad(.semicolon)) else {
      switch current.kind {
      case .end: throw CommandFact.interval(.unclosed).at(opening.range)
      case .close, .closeBracket: throw CommandFact.interval(.missingComma).at(current.range)
      default: throw leftover()
      }
    }
    let upper = try intervalEnd(isUpper: true)
    let closing = advance()
    switch closing.kind {
    case .closeBracket: break
    case .close where upper == nil: break
    case .close: throw CommandFact.interval(.openFiniteEnd).at(closing.range, suggesting: "]")
    case .end: throw CommandFact.interval(.unclosed).at(opening.range)
    default:
      position -= 1
      throw leftover()
    }
    return IntervalExpression(
      lower: lower, upper: upper, text: source.text(opening.range.union(closing.range)))
  }

  /// `{X2}`: a single value.
  private mutating func pointInBraces() throws(Diagnostic) -> IntervalExpression {
    let point = try sum()
    return IntervalExpression(
      lower: point.expression, upper: point.expression, text: source.text(point.range))
  }

  /// An end of an interval; nil if it is infinite.
  private mutating func intervalEnd(isUpper: Bool) throws(Diagnostic) -> Expression? {
    var index = position
    var isNegative = false
    while tokens[index].kind == .plus || tokens[index].kind == .minus {
      if tokens[index].kind == .minus { isNegative.toggle() }
      index += 1
    }
    let token = tokens[index]
    let name = readsSpans ? token.name?.lowercased() : token.name
    guard token.kind == .infinity || name == "inf" || name == "infinity" else {
      return try sum().expression
    }
    guard isNegative != isUpper else {
      throw CommandFact.interval(.wrongInfinity).at(current.range.union(token.range))
    }
    position = index + 1
    return nil
  }

  // MARK: As it is answered

  fileprivate mutating func intervalAnswer() throws(Diagnostic) -> IntervalExpression {
    if let place = tokens.firstIndex(where: { $0.name == "in" }), !names.hasValue("in") {
      position = place + 1
    }
    // Of `[X2, X3] = [20, 30]` the numbers count.
    if let place = tokens.indices.last(where: saysSameInterval(at:)) { position = place + 1 }
    if let word = current.name, ["from", "between", "от", "между"].contains(word.lowercased()),
      !names.hasValue(word)
    {
      advance()
    }
    stopWords = ["to", "and", "до", "и"].filter { !names.hasValue($0) }
    spacesSeparate = !tokens[position...].contains { isSeparator($0) }
    // What begins with a parenthesis may be an interval, or its first end: (1 + 2)/2, 5.
    let start = position
    if opens(current), let bracketed = try? bracketedAnswer() { return bracketed }
    position = start
    depth = 0
    return try bareAnswer(from: current.range, opening: nil)
  }

  private mutating func bracketedAnswer() throws(Diagnostic) -> IntervalExpression {
    let opening = advance()
    return try bareAnswer(from: opening.range, opening: opening)
  }

  /// Two ends with something between them, or one that is all of it; a bracket may close them.
  private mutating func bareAnswer(
    from start: SourceRange, opening: Token?
  ) throws(Diagnostic) -> IntervalExpression {
    let lower = try intervalEnd(isUpper: false)
    let isSingle = closes(current) || current.isEnd
    if isSingle, let dashed = lower?.dashedNumbers, opening.map({ !isBrace($0) }) ?? true {
      if !current.isEnd { advance() }
      guard current.isEnd else { throw leftover() }
      let range = start.union(current.range)
      return IntervalExpression(
        lower: dashed.lower, upper: dashed.upper, text: source.text(range))
    }
    if isSingle {
      // [20 is the half of an interval, {20} is a set.
      let isSet = opening.map { isBrace($0) && isBrace(current) } ?? current.isEnd
      guard isSet, lower != nil else { throw CommandFact.interval(.missingComma).at(current.range) }
      if !current.isEnd { advance() }
    } else if isSeparator(current) {
      advance()
    } else if !isApart(position) {
      throw leftover()
    }
    let upper = isSingle ? lower : try intervalEnd(isUpper: true)
    let closing = closes(current) ? advance() : nil
    guard current.isEnd else { throw leftover() }
    let range = start.union(closing?.range ?? current.range)
    return IntervalExpression(
      lower: lower, upper: upper, excludesLower: opening?.kind == .open && lower != nil,
      excludesUpper: closing?.kind == .close && upper != nil,
      isSet: !isSingle && opening.map { isBrace($0) } ?? false, text: source.text(range))
  }

  private func opens(_ token: Token) -> Bool {
    token.kind == .open || token.kind == .openBracket || isBrace(token) && text(of: token) == "{"
  }

  private func closes(_ token: Token) -> Bool {
    token.kind == .close || token.kind == .closeBracket || isBrace(token) && text(of: token) == "}"
  }

  private func isBrace(_ token: Token) -> Bool { token.kind == .bad(.brace) }

  private func isSeparator(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .span, .bad(.semicolon): true
    case .name(let word): stopWords.contains(word)
    default: false
    }
  }
}
