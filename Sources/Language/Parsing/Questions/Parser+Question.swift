// Questions, claims and quantities, as a lesson writes them:
//
//     question   value | value in interval | enters COLUMN | leaves COLUMN | choice NAME
//              | yes: expectation | no: expectation
//     claim      expectation | not expectation            what `expect` takes
//     value      a sum in which `error(ID)` and its like may stand
//
// The key words are names elsewhere, so each counts only where no name could stand.

extension Parser {
  /// What `expect:` says of a question.
  ///
  /// - Throws: the leftmost thing that is wrong; its range lies within the text.
  public static func question(
    _ text: String, knowing names: Vocabulary = Vocabulary()
  ) throws(Diagnostic) -> Question {
    var parser = try LineParser(text, knowing: KnownNames(names))
    return try parser.question()
  }

  /// What a task or a choice claims: what `expect` takes, or `not` and that.
  public static func claim(
    _ text: String, knowing names: Vocabulary = Vocabulary()
  ) throws(Diagnostic) -> Claim {
    var parser = try LineParser(text, knowing: KnownNames(names))
    return try parser.claim()
  }

  /// A number as a learner types it, with or without what it is the value of. A decimal comma is one where it can be nothing
  /// else: `2,5`, and not `1,500`.
  public static func numberAnswer(
    _ text: String, knowing names: Vocabulary
  ) throws(Diagnostic) -> NumberAnswer {
    var parser = try LineParser(withDecimalPoint(text), knowing: KnownNames(names))
    return try parser.numberAnswer()
  }

  /// With a point for the one comma of a text, between digits and not before three, which may be a group of them.
  private static func withDecimalPoint(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].last?.isNumber == true else { return text }
    let digits = parts[1].prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count != 3 else { return text }
    return "\(parts[0]).\(parts[1])"
  }
}

extension LineParser {
  fileprivate mutating func question() throws(Diagnostic) -> Question {
    (isAsked, readsLabels) = (true, true)
    switch current.name {
    case "yes" where next.kind == .colon, "no" where next.kind == .colon:
      let holds = advance().kind == .name("yes")
      advance()
      return .claim(try expectedClaim(isNegated: false), holds: holds)
    case "enters" where next.name != nil:
      advance()
      return .enters(try onlyColumn())
    case "leaves" where next.name != nil:
      advance()
      return .leaves(try onlyColumn())
    case "choice" where !next.isEnd && !next.isRelation && !next.isOperator:
      let start = advance().range.upperBound
      let range = source.trimmed(SourceRange(start, tokens[tokens.count - 1].range.upperBound))
      return .choice(source.text(range))
    default: return try askedValue()
    }
  }

  private mutating func onlyColumn() throws(Diagnostic) -> Name {
    guard let name = columnName() else { throw missingOperand() }
    guard current.isEnd else { throw leftover() }
    return name
  }

  private mutating func askedValue() throws(Diagnostic) -> Question {
    stopWords = ["in", "ambiguous"].filter { !names.hasValue($0) }
    let value = try measured()
    if current.isEnd { return .value(value) }
    if current.name == "in" {
      let interval = try interval()
      guard current.isEnd else { throw leftover() }
      return .interval(value, interval)
    }
    guard current.isRelation || current.name == "ambiguous" else { throw leftover() }
    let end = tokens[tokens.count - 1].range.upperBound
    let all = SourceRange(tokens[0].range.lowerBound, end)
    throw CommandFact.claimAsValue(value.text, claim: source.text(all))
      .at(SourceRange(current.range.lowerBound, end))
  }

  /// A sum in which quantities may stand.
  mutating func measured() throws(Diagnostic) -> MeasuredExpression {
    let value = try sum()
    return MeasuredExpression(value.expression, text: source.text(value.range))
  }

  // MARK: Claims

  fileprivate mutating func claim() throws(Diagnostic) -> Claim {
    (isAsked, readsLabels) = (true, true)
    let isNegated =
      current.name == "not" && !next.isEnd && !next.isRelation && !next.isOperator
    if isNegated { advance() }
    return try expectedClaim(isNegated: isNegated)
  }

  private mutating func expectedClaim(isNegated: Bool) throws(Diagnostic) -> Claim {
    guard let entry = CommandTable.entry(named: "expect"), !current.isEnd else {
      throw CommandFact.missingClaim.at(previous?.range ?? current.range)
    }
    let start = current.range.lowerBound
    let expectation = try expectation(CommandWord(entry: entry, word: entry.name))
    guard current.isEnd else { throw leftover() }
    let range = SourceRange(start, current.range.upperBound)
    return Claim(
      expectation: expectation, isNegated: isNegated, text: source.text(range), range: range)
  }

  // MARK: Answers

  /// `20`, `X = 20`; what stands before the one `=` may be anything, such as `f(low)`.
  fileprivate mutating func numberAnswer() throws(Diagnostic) -> NumberAnswer {
    (isAsked, readsLabels) = (true, true)
    let signs = tokens.indices.filter { tokens[$0].kind == .relation(.equal) }
    guard signs.count == 1 else { return NumberAnswer(subject: nil, value: try lastMeasured()) }
    var left = self
    let subject = try? left.measured()
    let isAll = left.position == signs[0]
    position = signs[0] + 1
    return NumberAnswer(subject: isAll ? subject?.expression : nil, value: try lastMeasured())
  }

  private mutating func lastMeasured() throws(Diagnostic) -> MeasuredExpression {
    let value = try measured()
    guard current.isEnd else { throw leftover() }
    return value
  }
}
