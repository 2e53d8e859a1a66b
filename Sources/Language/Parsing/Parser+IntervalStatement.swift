// A constraint that is written as an interval, as replies print one: `x in [3, 5]`, `x in {3}`, `x between 3 and 5`. It is the
// chain `3 <= x <= 5`.

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
    let ends = word.name == "in" ? try interval() : try endsBetween()
    func operand(_ end: Expression) -> Located { Located(expression: end, range: end.range) }
    switch (ends.lower.map(operand), ends.upper.map(operand)) {
    case (let lower?, let upper?) where lower.range == upper.range:
      return ([subject, lower], [.equal])
    case (let lower?, let upper?):
      return ([lower, subject, upper], [.lessOrEqual, .lessOrEqual])
    case (let lower?, nil): return ([subject, lower], [.greaterOrEqual])
    case (nil, let upper?): return ([subject, upper], [.lessOrEqual])
    case (nil, nil): throw ExpressionFact.intervalInStatement.at(word.range)
    }
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
