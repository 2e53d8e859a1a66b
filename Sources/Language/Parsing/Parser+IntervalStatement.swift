// A constraint that is written as an interval, as replies print one: `x in [3, 5]`, `x in {3}`, `x between 3 and 5`. It is the
// chain `3 <= x <= 5`, and `x in [X2, X3] = [20, 30]` the chain `20 = X2 <= x <= X3 = 30`.

extension LineParser {
  /// Whether the word at that index, after an operand, can only be meant to open an interval.
  func isIntervalWord(at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, let word = tokens[index].name,
      tokens[index - 1].isOperand, isApart(index)
    else { return false }
    let following = tokens[index + 1]
    return switch word {
    case "in":
      following.kind == .openBracket || following.kind == .open
        || following.kind == .bad(.brace)
    case "between": !following.isEnd && tokens[index...].contains { $0.name == "and" }
    // No other word opens one.
    default: false
    }
  }

  /// The words that open an interval on this line, and the one between its ends.
  var intervalWords: [String] {
    guard let index = tokens.indices.first(where: isIntervalWord(at:)) else { return [] }
    return [tokens[index].name ?? "", "and"].filter { !names.hasValue($0) }
  }

  /// The rest of a constraint that says where an expression lies; the current token is the word that opens the interval.
  mutating func chain(of subject: Located) throws(Diagnostic) -> (
    operands: [Located], relations: [Relation]
  ) {
    let word = current
    let interval = word.name == "in" ? try interval() : try endsBetween()
    let lower = try ends(isUpper: false, of: interval, word)
    let upper = try ends(isUpper: true, of: interval, word)
    let isPoint = lower.first != nil && lower.first?.range == upper.first?.range
    guard let nearest = lower.first ?? upper.first else {
      throw ExpressionFact.intervalInStatement.at(word.range)
    }
    guard !isPoint, !lower.isEmpty, !upper.isEmpty else {
      let ends = lower.isEmpty ? upper : [nearest] + lower.dropFirst()
      let sign: Relation = isPoint ? .equal : lower.isEmpty ? .lessOrEqual : .greaterOrEqual
      return ([subject] + ends, [sign] + ends.dropFirst().map { _ in .equal })
    }
    let between: [Relation] = [.lessOrEqual, .lessOrEqual]
    return (
      lower.reversed() + [subject] + upper,
      lower.dropFirst().map { _ in .equal } + between + upper.dropFirst().map { _ in .equal }
    )
  }

  /// The ends on one side, in the order in which they are given: `X2` and 20 of `in [X2, X3] = [20, 30]`.
  private func ends(
    isUpper: Bool, of interval: IntervalExpression, _ word: Token
  ) throws(Diagnostic) -> [Located] {
    let all = ([interval] + interval.equals).map { isUpper ? $0.upper : $0.lower }
    let ends = all.compactMap { $0 }
    guard ends.isEmpty || ends.count == all.count else {
      throw ExpressionFact.intervalInStatement.at(word.range)
    }
    // An end without a name is given twice as the same number.
    return ends.enumerated().filter { index, end in
      index == 0 || !end.isWritten(like: ends[index - 1])
    }.map { Located(expression: $0.element, range: $0.element.range) }
  }

  /// `between 3 and 5`
  private mutating func endsBetween() throws(Diagnostic) -> IntervalExpression {
    let start = advance().range
    if current.name == "and" {
      throw ExpressionFact.nothingBetween("between", "and").at(current.range)
    }
    let lower = try sum().expression
    guard take(.name("and")) else { throw leftover() }
    let upper = try sum().expression
    return IntervalExpression(
      lower: lower, upper: upper, text: source.text(start.union(upper.range)))
  }
}
