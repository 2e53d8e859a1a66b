// What `expect` claims. Its key words are names elsewhere, so each counts only where no name could
// stand.

extension LineParser {
  mutating func expectation(_ command: CommandWord) throws(Diagnostic) -> Expectation {
    if current.isEnd { throw CommandFact.missingClaim.at(tokens[0].range) }
    if let claim = wholeClaim {
      advance()
      return claim
    }
    if current.name == "objective", next.name != nil || next.kind == .number || next.kind == .at {
      return try objectiveClaim(command)
    }

    stopWords = ["in", "ambiguous"].filter { !names.hasValue($0) }
    let value = try sum()
    switch current.kind {
    case .name("in"):
      return try interval(of: value.expression)
    case .name("ambiguous"):
      advance()
      return .ambiguous(value.expression)
    case .end: throw CommandFact.missingClaim.at(value.range)
    default:
      let (relation, right) = try comparison(command)
      return .relation(value.expression, relation, right)
    }
  }

  /// `unsatisfiable` and `unbounded`, unless something is said of a variable of that name.
  private var wholeClaim: Expectation? {
    if next.isRelation || next.isOperator || next.name == "in" || next.name == "ambiguous" {
      return nil
    }
    return switch current.name {
    case "unsatisfiable": .unsatisfiable
    case "unbounded": .unbounded
    default: nil
    }
  }

  /// `objective high = 0`
  private mutating func objectiveClaim(_ command: CommandWord) throws(Diagnostic) -> Expectation {
    advance()
    let level = try level(for: command)
    if current.isEnd { throw CommandFact.missingClaim.at(level.range) }
    let (relation, right) = try comparison(command)
    return .objective(level, relation, right)
  }

  private mutating func comparison(
    _ command: CommandWord
  ) throws(Diagnostic) -> (Relation, Expression) {
    let relation = try self.relation()
    let right = try sum()
    if current.isRelation { throw CommandFact.chainInExpect.at(current.range) }
    if let diagnostic = refusedMark(command) { throw diagnostic }
    guard current.isEnd else { throw leftover() }
    return (relation, right.expression)
  }

  // MARK: Intervals

  /// `in [10, 20]`, `in (-inf, 3]`; the current token is `in`.
  private mutating func interval(of value: Expression) throws(Diagnostic) -> Expectation {
    let word = advance()
    let opening = current
    guard opening.kind == .openBracket || opening.kind == .open else {
      if case .bad(let fault) = current.kind { throw bad(fault) }
      throw CommandFact.missingInterval.at(current.isEnd ? word.range : current.range)
    }
    advance()
    let lower = try intervalEnd(isUpper: false)
    if lower != nil, opening.kind == .open {
      throw CommandFact.openFiniteEnd.at(opening.range, suggesting: "[")
    }
    guard take(.comma) else {
      switch current.kind {
      case .end: throw CommandFact.unclosedInterval.at(opening.range)
      case .close, .closeBracket: throw CommandFact.missingIntervalComma.at(current.range)
      default: throw leftover()
      }
    }
    let upper = try intervalEnd(isUpper: true)
    let closing = advance()
    switch closing.kind {
    case .closeBracket: break
    case .close where upper == nil: break
    case .close: throw CommandFact.openFiniteEnd.at(closing.range, suggesting: "]")
    case .end: throw CommandFact.unclosedInterval.at(opening.range)
    default:
      position -= 1
      throw leftover()
    }
    return .interval(value, lower: lower, upper: upper)
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
    guard token.kind == .infinity || token.name == "inf" || token.name == "infinity" else {
      return try sum().expression
    }
    guard isNegative != isUpper else {
      throw CommandFact.wrongInfinity.at(current.range.union(token.range))
    }
    position = index + 1
    return nil
  }
}
